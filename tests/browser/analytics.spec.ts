import { expect, type Page } from 'playwright/test';
import {
  action,
  expectAccessible,
  expectNoSidewaysScroll,
  newEmail,
  shopTest,
  withoutErrors,
} from './browser-shop.ts';
import { sentEvents } from './sent-events.ts';
import { onStep, PLAIN_OFFER, pressOrder, walkToStep } from './wizard-steps.ts';

shopTest.use({ storageState: { cookies: [], origins: [] } });

const question = (page: Page) =>
  page.getByRole('region', { name: 'Czy możemy policzyć Twoją wizytę?' });

const expectInFlow = async (page: Page): Promise<void> => {
  const [strip, header] = await Promise.all([
    question(page).boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  expect(strip?.y).toBe(0);
  expect(header?.y).toBeCloseTo(strip?.height ?? 0, 0);
};

shopTest(
  'W-171, P-159: only after the consent an offer’s view and the start of a reservation are sent',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await page.goto(PLAIN_OFFER.path);
    await expect(question(page)).toBeVisible();
    await expectAccessible(page);
    await expectInFlow(page);
    expect(await sentEvents(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await expectInFlow(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await question(page).getByRole('button', { name: 'Zgadzam się' }).click();
    await expect(question(page)).toHaveCount(0);
    const product = {
      name: PLAIN_OFFER.name,
      id: String(PLAIN_OFFER.id),
      quantity: 1,
      category: 'Wyjazdy',
      country: 'Chorwacja',
    };
    await expect
      .poll(() => sentEvents(page))
      .toMatchObject([
        {
          event: 'productView',
          ecommerce: { currencyCode: 'PLN', detail: { products: [product] } },
        },
      ]);
    // The test must read the data layer before the next page loads.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault()),
    );
    await page.locator('[data-rezerwuj]').first().click();
    expect((await sentEvents(page))[1]).toMatchObject({
      event: 'addToCart',
      ecommerce: { currencyCode: 'PLN', add: { products: [product] } },
    });
    errors();
  },
);

shopTest(
  'a refused consent is stored; the footer reopens the question; no event is sent without consent',
  async ({ page }) => {
    await page.goto(PLAIN_OFFER.path);
    await question(page).getByRole('button', { name: 'Nie, dziękuję' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    expect(await sentEvents(page)).toEqual([]);
    const again = page.getByRole('button', { name: 'Zgoda na statystyki' });
    await again.click();
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toContainText('bez zgody, nic nie liczymy');
    await question(page).getByRole('button', { name: 'Zgadzam się' }).click();
    await expect(again).toBeFocused();
    await expect.poll(async () => (await sentEvents(page)).length).toBe(1);
    await again.click();
    await question(page).getByRole('button', { name: 'Nie, dziękuję' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sentEvents(page)).toEqual([]);
  },
);

shopTest(
  'W-169, W-170: the thank-you page reports the order once, at the confirmed price',
  async ({ page }) => {
    await page.goto(PLAIN_OFFER.path);
    await question(page).getByRole('button', { name: 'Zgadzam się' }).click();
    await walkToStep(page, 'podsumowanie-i-platnosc', newEmail());
    await expect(action(page, 'Rezerwuję i płacę')).toBeVisible();
    await pressOrder(page);
    await onStep(page, 'podziekowanie');
    await expect
      .poll(async () => (await sentEvents(page)).map(({ event }) => event))
      .toEqual(['transaction']);
    const answer = await page.request.post('/v1/reservations/confirmation/get', {
      data: { reservationId: new URL(page.url()).searchParams.get('r') },
    });
    const { CurrentPrice } = (await answer.json()).Reservation.Offer;
    expect((await sentEvents(page))[0]?.ecommerce).toMatchObject({
      purchase: {
        actionField: {
          id: String(PLAIN_OFFER.id),
          revenue: CurrentPrice,
          tax: String(Math.round(Number(CurrentPrice) * 23) / 100),
          coupon: '',
        },
        products: expect.arrayContaining([
          expect.objectContaining({
            name: PLAIN_OFFER.name,
            brand: 'Kilwater',
            category: 'Wyjazdy',
            quantity: 1,
          }),
        ]),
      },
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sentEvents(page)).toEqual([]);
  },
);
