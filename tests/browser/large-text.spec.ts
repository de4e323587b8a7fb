import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { expectNoSidewaysScroll, newEmail, shopTest } from './browser-shop.ts';
import { onStep, pressOrder, reservationOf, STEP_SLUGS, walkToStep } from './wizard-steps.ts';

// The reader doubled the browser's text size. A zoom would make the window narrower instead.
shopTest.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
});

shopTest(
  'with text at 200 % each step and the thank-you page fit 1280 and 360 px',
  async ({ page }) => {
    shopTest.setTimeout(120_000);
    const fits = async () => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
    };
    await walkToStep(page, 'podsumowanie-i-platnosc', newEmail());
    const reservation = reservationOf(page);
    for (const step of STEP_SLUGS) {
      await page.goto(`/rezerwacja/${step}?r=${reservation}`);
      await onStep(page, step);
      await fits();
    }
    await pressOrder(page);
    await onStep(page, 'podziekowanie');
    await fits();
  },
);

shopTest('with text at 200 % public pages and the login fit 1280 and 360 px', async ({ page }) => {
  for (const path of ['/', '/rejsy-morskie', '/oferta/wyspy-dalmacji', '/zaloguj', '/kontakt'])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectNoSidewaysScroll(page);
    }
});
