import { chromium, expect } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../support/chromium.ts';
import { action, logInOnPage, shopTest } from './browser-shop.ts';
import { onStep, pressOrder, reservationOf, walkToStep } from './wizard-steps.ts';

/** Playwright turns off the back/forward cache of Chromium, which people have. */
const caching = shopTest.extend({
  context: async ({ baseURL, extraHTTPHeaders }, use) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...CHROMIUM_FLAGS, '--enable-features=BackForwardCache'],
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

caching(
  'W-135: Back from the payment provider leads to the confirmed booking, which can be paid, and announces it',
  async ({ page }) => {
    await logInOnPage(page);
    await walkToStep(page, 'podsumowanie-i-platnosc', null);
    await page.getByRole('radio', { name: /^Płatność online/ }).check();
    const reservation = reservationOf(page);
    await pressOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Płatność testowa' })).toBeVisible();
    await page.goBack();
    await onStep(page, 'podziekowanie');
    expect(reservationOf(page)).toBe(reservation);
    // The focus on the heading has a screen reader announce where Back has led to.
    await expect(page.getByRole('heading', { level: 1, name: 'Dziękujemy!' })).toBeFocused();
    await expect(action(page, 'Rezerwuję i płacę')).toHaveCount(0);
    await page.getByRole('link', { name: 'Zapłać online' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Płatność testowa' })).toBeVisible();
  },
);
