import { expect } from 'playwright/test';
import { expectAccessible, expectNoSidewaysScroll, shopTest } from './browser-shop.ts';
import { PLAIN_OFFER, reservationOf, walkToStep } from './wizard-steps.ts';

shopTest(
  'R8.16: page and card of an offer lead back to the draft that holds its places, at any width',
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/reservations/held')) requests.push(request.url());
    });
    await page.goto(PLAIN_OFFER.path);
    await expect(page.getByRole('link', { name: 'Rezerwuj', exact: true }).first()).toBeVisible();
    expect(requests).toEqual([]);
    await walkToStep(page, 'ubezpieczenie', null);
    await expect(page.getByText('Trzymamy miejsca do')).toBeVisible();
    const draft = `/rezerwacja?r=${reservationOf(page)}`;
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of [PLAIN_OFFER.path, '/rejsy-morskie?destination=1']) {
        await page.goto(path);
        await expect(page.getByText('Masz tu rozpoczętą rezerwację').first()).toBeVisible();
        await expect(page.getByText('Trzymamy miejsca do').first()).toBeVisible();
        await expect(
          page.getByRole('link', { name: 'Wróć do rezerwacji' }).first(),
        ).toHaveAttribute('href', draft);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    }
    await page.getByRole('link', { name: 'Wróć do rezerwacji' }).first().click();
    await expect(page).toHaveURL(new RegExp(`r=${reservationOf(page)}`));
  },
);
