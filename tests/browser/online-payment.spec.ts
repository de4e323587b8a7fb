import { expect, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectSoundPage,
  logInOnPage,
  mailTo,
  screensOf,
  shopTest,
  withoutErrors,
} from './browser-shop.ts';
import { recordSentEvents } from './sent-events.ts';
import { onStep, PLAIN_OFFER, pressOrder, reservationOf, walkToStep } from './wizard-steps.ts';

const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const toOnline = async (page: Page): Promise<string> => {
  const email = await logInOnPage(page);
  await walkToStep(page, 'podsumowanie-i-platnosc', null);
  await page.getByRole('radio', { name: /^Płatność online/ }).check();
  return email;
};

shopTest(
  // This test also covers P-087, W-169 and W-010.
  'W-135, W-194, R30, R31: online payment shows its commission, can be retried, is reported once',
  async ({ page }) => {
    const errors = withoutErrors(page);
    const statistics = await recordSentEvents(page);
    const wide = page.viewportSize() ?? { width: 1280, height: 900 };
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(PLAIN_OFFER.path);
    const callBack = page.getByRole('button', { name: 'Zgoda na statystyki' });
    const floating = page.getByRole('complementary', { name: 'Szybka rezerwacja' });
    // P-087: the floating button covers no part of the footer.
    await expect(async () => {
      await page.evaluate(() =>
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
      );
      const [line, bar] = [
        await callBack.boundingBox({ timeout: 1000 }),
        await floating.boundingBox({ timeout: 1000 }),
      ];
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass({ timeout: 15_000 });
    // P-019: the button to the top stands inside the bar, which is at most 72 px high.
    const [bar, top] = [
      await floating.boundingBox(),
      await page.getByRole('link', { name: 'Wróć na górę strony' }).boundingBox(),
    ];
    expect(bar?.height).toBeLessThanOrEqual(72);
    expect(top?.y).toBeGreaterThanOrEqual(bar?.y ?? 0);
    expect(await screensOf(page)).toBeLessThanOrEqual(11);
    await page.setViewportSize(wide);

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(floating.getByText('Razem')).toBeVisible();
    await expect(floating.getByRole('link', { name: 'REZERWUJ' })).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(floating.getByRole('link', { name: 'REZERWUJ' })).toBeVisible();
    await floating.getByRole('button', { name: 'Więcej' }).click();
    await expect(floating.getByText(/^od\s3\s898\sPLN$/)).toBeVisible();
    await expectAccessible(page);
    await callBack.click();
    await page.getByRole('button', { name: 'Zgadzam się' }).click();
    const email = await toOnline(page);
    await expect(page.getByText(/^\+ [\d\s]+(,\d\d)?\sPLN \(1%\)$/)).toBeVisible();
    await expect(page.getByText('Numer rachunku')).toBeHidden();
    const reservation = reservationOf(page);
    await pressOrder(page);

    await expectHeading(page, 'Płatność testowa');
    await expect(page.getByText('Prowizja operatora')).toBeVisible();
    await expect(page.getByText(new RegExp(`^${reservation} Anna Żak`))).toBeVisible();
    await expectSoundPage(page);
    await page.getByRole('button', { name: 'Odrzuć' }).click();

    await expect(page).toHaveURL(new RegExp(`/OnlinePayment\\?r=${reservation}&error=501$`));
    await expectHeading(page, 'Problem z płatnością');
    await expect(page.getByText(/Skontaktuj się z\sbiurem/)).toBeVisible();
    // The event has the price without the provider's commission.
    const orders = async () => (await statistics()).filter(({ event }) => event === 'transaction');
    const reservationAnswer = await page.request.post('/v1/reservations/confirmation/get', {
      data: { reservationId: reservation },
    });
    const { CurrentPrice } = (await reservationAnswer.json()).Reservation.Offer;
    expect(await orders()).toMatchObject([
      {
        ecommerce: {
          purchase: {
            actionField: { id: String(PLAIN_OFFER.id), revenue: CurrentPrice },
            products: [{ name: PLAIN_OFFER.name }, {}, {}],
          },
        },
      },
    ]);
    await expect(page.getByText('Prowizja operatora')).toBeVisible();
    await expectSoundPage(page);
    await page.goto(`/OnlinePayment?r=${reservation}`);
    await expectHeading(page, 'Problem z płatnością');
    await page.getByRole('link', { name: 'Zapłać ponownie' }).click();

    await expectHeading(page, 'Płatność testowa');
    const again = page.url();
    await page.getByRole('button', { name: 'Zapłać' }).click();
    await expect(page).toHaveURL(new RegExp(`/OnlinePayment\\?r=${reservation}$`));
    await expectHeading(page, 'Dziękujemy! Płatność dotarła');
    await expectSoundPage(page);
    await page.goto(`/OnlinePayment?r=${reservation}&error=501`);
    await expectHeading(page, 'Dziękujemy! Płatność dotarła');
    await page.goto(again);
    await expect(page.getByText('Ta płatność jest już opłacona.')).toBeVisible();
    await page.goto(`/v1/payments/${reservation}/next`);
    await expectHeading(page, 'Dziękujemy! Płatność dotarła');
    expect(await mailTo(email, /^Wpłata dotarła/)).toContain('opłacona w całości');
    await page.goto(`/rezerwacja/podziekowanie?r=${reservation}`);
    await expectHeading(page, 'Dziękujemy!');
    expect(await orders()).toHaveLength(1);

    await page.goto('/?error=501');
    await expect(page).toHaveURL(/\/OnlinePayment\/\?error/);
    await expectHeading(page, 'Problem z płatnością');
    await expectSoundPage(page);
    errors();
  },
);

shopTest(
  'W-009, W-094, R53: an open tab on a phone shows the payment’s arrival; no event without consent',
  async ({ page, context }) => {
    const errors = withoutErrors(page);
    const statistics = await recordSentEvents(page);
    await page.setViewportSize({ width: 360, height: 800 });
    await toOnline(page);
    await page.getByRole('radio', { name: /^W trzech ratach/ }).check();
    const reservation = reservationOf(page);
    await pressOrder(page);
    await expectHeading(page, 'Płatność testowa');
    await expectSoundPage(page);
    const other = await context.newPage();
    await other.goto(`/OnlinePayment?r=${reservation}`);
    await expectHeading(other, 'Czekamy na potwierdzenie płatności');
    await expectSoundPage(other);
    const thanks = await context.newPage();
    await thanks.goto(`/rezerwacja/podziekowanie?r=${reservation}`);
    await onStep(thanks, 'podziekowanie');
    await expect(thanks.getByText('Zapłacisz online')).toBeVisible();
    await expectSoundPage(thanks);
    await page.getByRole('button', { name: 'Zapłać' }).click();
    await expectHeading(page, 'Dziękujemy! Wpłata dotarła');
    await expectHeading(other, 'Dziękujemy! Wpłata dotarła');
    expect(await statistics()).toEqual([]);
    errors();
  },
);

shopTest(
  'W-156, R45: without a session a payment link leads to the login, and from there to the payment',
  async ({ page, browser }) => {
    await toOnline(page);
    const reservation = reservationOf(page);
    await pressOrder(page);
    await expectHeading(page, 'Płatność testowa');
    const stranger = await browser.newPage();
    await stranger.goto(`/v1/payments/${reservation}/next`);
    await expect(stranger).toHaveURL(new RegExp(`/zaloguj\\?dalej=.*${reservation}`));
    await stranger.close();
  },
);
