import { expect, type Page } from 'playwright/test';
import { bookTrip } from './book-trip.ts';
import { expectNoSidewaysScroll, logInOnPage, newEmail, shopTest } from './browser-shop.ts';
import { onStep, PLAIN_OFFER, pressOrder, walkToStep } from './wizard-steps.ts';

/** A4 with margins of 1 cm, in CSS pixels. */
const PAPER = { width: 718, height: 1047 };

const expectPrintable = async (page: Page): Promise<void> => {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expectNoSidewaysScroll(page);
  const { buttons, cut, fixed } = await page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const textOf = (element: Element) => (element.textContent ?? '').trim().slice(0, 40);
    const isCut = (element: Element): boolean => {
      const { overflowX, clip } = getComputedStyle(element);
      return (
        overflowX !== 'visible' &&
        clip === 'auto' &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1
      );
    };
    return {
      buttons: [...document.querySelectorAll('button, nav, [class*="button"]')]
        .filter(isVisible)
        .map(textOf),
      cut: [...document.querySelectorAll('main, main *')]
        .filter((element) => element instanceof HTMLElement && isVisible(element) && isCut(element))
        .map((element) => `${element.className}: ${textOf(element)}`),
      fixed: [...document.querySelectorAll('body *')]
        .filter((element) => isVisible(element) && getComputedStyle(element).position === 'fixed')
        .map(textOf),
    };
  });
  expect(buttons).toEqual([]);
  expect(cut).toEqual([]);
  expect(fixed).toEqual([]);
};

shopTest('issue 42: a printed offer has no buttons and no cut text', async ({ page }) => {
  await page.goto(PLAIN_OFFER.path);
  await expectPrintable(page);
  // Paper cannot unfold the fees for cancelling, the answers and the coach's prices.
  const folded = page.locator('main details:not([open]) > :not(summary)');
  for (const part of await folded.all()) await expect(part).toBeVisible();
  expect(await folded.count()).toBeGreaterThan(5);
});

shopTest('printed terms have no menu over their heading and no cut text', async ({ page }) => {
  await page.goto('/warunki-uczestnictwa');
  await expectPrintable(page);
});

shopTest(
  'issue 42: printed step 6 and thanks have no buttons and no cut text',
  async ({ page }) => {
    await walkToStep(page, 'podsumowanie-i-platnosc', newEmail());
    await expectPrintable(page);
    await page.emulateMedia({ media: null });
    await pressOrder(page);
    await onStep(page, 'podziekowanie');
    await expectPrintable(page);
  },
);

shopTest('issue 42: a printed trip has no buttons and no cut text', async ({ page }) => {
  await logInOnPage(page);
  const id = await bookTrip(page);
  for (const tab of ['', '/platnosci']) {
    await page.goto(`/twoj-panel/wyjazd/${id}${tab}`);
    await expect(page.getByRole('heading', { level: 2, name: PLAIN_OFFER.name })).toBeVisible();
    await expectPrintable(page);
    await page.emulateMedia({ media: null });
  }
});
