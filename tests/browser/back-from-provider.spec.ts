import { chromium, expect, type Page } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { action, logInOnPage, shopTest } from './browser-shop.ts';
import { onStep, pressOrder, reservationOf, walkToStep } from './wizard-steps.ts';

/** Real browsers have the back/forward cache; Playwright turns it off. */
const caching = shopTest.extend({
  context: async ({ baseURL, extraHTTPHeaders }, use) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...CHROMIUM_FLAGS],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    await use(
      await browser.newContext({
        baseURL: baseURL ?? '',
        extraHTTPHeaders: extraHTTPHeaders ?? {},
        locale: 'pl-PL',
      }),
    );
    await browser.close();
  },
});

const countRestores = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted)
        sessionStorage.setItem('restores', `${Number(sessionStorage.getItem('restores')) + 1}`);
    }),
  );
  return () => page.evaluate(() => Number(sessionStorage.getItem('restores')));
};

/** Safari ignores `no-store` for the back/forward cache and Chromium obeys it. */
const ignoreNoStore = (page: Page) =>
  page.route(/\/rezerwacja/, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = { ...response.headers(), 'cache-control': 'no-cache' };
    await route.fulfill({ response, headers });
  });

for (const [browser, restores] of [
  ['obeys no-store', 0],
  ['restores the page', 1],
] as const)
  caching(
    `W-135: Back from the payment provider leads to the confirmed booking, which can be paid, and announces it, in a browser that ${browser}`,
    async ({ page }) => {
      const restored = await countRestores(page);
      if (restores > 0) await ignoreNoStore(page);
      await logInOnPage(page);
      await walkToStep(page, 'podsumowanie-i-platnosc', null);
      await page.getByRole('radio', { name: /^Płatność online/ }).check();
      const reservation = reservationOf(page);
      await pressOrder(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Płatność testowa' })).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await onStep(page, 'podziekowanie');
      expect(await restored()).toBe(restores);
      expect(reservationOf(page)).toBe(reservation);
      await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy!' })).toBeFocused();
      await expect(action(page, 'Rezerwuję i płacę')).toHaveCount(0);
      await page.getByRole('link', { name: 'Zapłać online' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Płatność testowa' })).toBeVisible();
    },
  );

caching(
  'Back from an offer restores the list from the cache, with its filter',
  async ({ page }) => {
    const restored = await countRestores(page);
    await page.goto('/rejsy-morskie');
    const filter = page.getByRole('form', { name: 'Filtry' });
    await filter.getByRole('checkbox', { name: 'Chorwacja' }).check();
    await expect(page).toHaveURL(/destination=/);
    await page.locator('main article a[href^="/oferta/"]').first().click();
    await expect(page).toHaveURL(/\/oferta\//);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/rejsy-morskie.*destination=/);
    await expect(filter.getByRole('checkbox', { name: 'Chorwacja' })).toBeChecked();
    expect(await restored()).toBe(1);
  },
);
