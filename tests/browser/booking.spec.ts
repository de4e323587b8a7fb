import { expect } from 'playwright/test';
import {
  action,
  BROWSER_PASSWORD,
  logInOnPage,
  mailTo,
  newEmail,
  shopTest,
  withoutErrors,
} from './browser-shop.ts';
import { countPresses } from './presses.ts';
import {
  ANNA_TYPED,
  beginBooking,
  chooseBerths,
  chooseCount,
  chooseInsurance,
  fillAccount,
  fillPerson,
  onStep,
  PLAIN_OFFER,
  pressOrder,
  reservationOf,
  skipExtras,
} from './wizard-steps.ts';

const formatted = (wire: string): string =>
  `${wire.replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')}\u00a0PLN`;

shopTest(
  // This test also covers W-006, W-008, W-075 and W-101.
  'R35.1, W-001: an anonymous visitor books in eleven presses and three consents, then activates the new account',
  async ({ page }) => {
    const errors = withoutErrors(page);
    const email = newEmail();
    const counted = await countPresses(page);
    await page.goto('/');
    await page.locator(`main a[href="${PLAIN_OFFER.path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(PLAIN_OFFER.path));
    await page
      .getByRole('link', { name: /rezerwuj/i })
      .filter({ visible: true })
      .first()
      .click();
    await onStep(page, 'twoj-rejs');
    await chooseCount(page, 1);
    await page.getByText(PLAIN_OFFER.yacht, { exact: true }).first().click();
    await page.getByText('Autokar z Polski', { exact: true }).first().click();
    await page.getByLabel('Miejsce odbioru').selectOption({ index: 1 });
    await action(page, /^Dalej/).click();
    await onStep(page, 'ubezpieczenie');
    await action(page, /^Dalej/).click();
    await onStep(page, 'dodatki');
    await skipExtras(page);
    await fillPerson(page, 0, ANNA_TYPED);
    await fillAccount(page, email);
    await action(page, /^Dalej/).click();
    await onStep(page, 'podsumowanie-i-platnosc');
    const reservation = reservationOf(page);
    await expect(page.getByText('Anna Żak').first()).toBeVisible();
    await pressOrder(page);
    await onStep(page, 'podziekowanie');
    expect(counted()).toEqual({ presses: 11, consents: 3 });
    await expect(
      page.getByText('W ciągu 15 minut otrzymasz e-mail z potwierdzeniem.'),
    ).toBeVisible();
    await expect(page.getByText(`${reservation} Anna Żak ${PLAIN_OFFER.name}`)).toBeVisible();
    await page.evaluate(() =>
      Object.assign(navigator.clipboard, {
        writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      }),
    );
    await page.getByRole('button', { name: 'Kopiuj: Numer rachunku' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'skopiuj go ręcznie' })).toBeVisible();

    expect(await mailTo(email, new RegExp(reservation))).toContain(PLAIN_OFFER.name);
    const link = /\/Activate\/[\w-]+/.exec(await mailTo(email, /kont/i))?.[0] ?? '';
    await page.goto(link);
    await page.getByRole('button', { name: /aktyw/i }).click();
    await expect(page.getByText('Twoje konto jest już aktywne').first()).toBeVisible();
    await page.goto('/zaloguj');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Hasło', { exact: true }).fill(BROWSER_PASSWORD);
    await page.getByRole('button', { name: 'Zaloguj się' }).click();
    await expect(page).toHaveURL(/twoj-panel/);
    await expect(page.getByText('Witaj, Anna').first()).toBeVisible();
    await expect(page.getByRole('main').getByText(PLAIN_OFFER.name).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(reservation).first()).toBeVisible();

    await page.goto(`/rezerwacja/podziekowanie?r=${reservation}`);
    await expect(page.getByText(`${reservation} Anna Żak ${PLAIN_OFFER.name}`)).toBeVisible();
    await page.evaluate(() =>
      Object.assign(navigator.clipboard, {
        writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      }),
    );
    await page.getByRole('button', { name: 'Kopiuj: Numer rachunku' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'skopiuj go ręcznie' })).toBeVisible();
    errors();
  },
);

shopTest(
  // This test also covers W-001.
  'W-018, R17: a logged-in customer books for two, and every step shows the server’s price',
  async ({ page }) => {
    const errors = withoutErrors(page);
    await logInOnPage(page);
    await beginBooking(page);
    const priced = async (): Promise<void> => {
      const answer = await page.request.post('/v1/reservations/details/get', {
        data: { reservationId: reservationOf(page) },
      });
      const { Reservation } = await answer.json();
      await expect(
        page.getByText(formatted(Reservation.Price.CurrentPrice)).filter({ visible: true }).first(),
      ).toBeVisible();
    };
    await priced();
    await chooseCount(page, 2);
    await priced();
    await expect(page.getByRole('checkbox', { name: 'Tak samo jak 1. uczestnik' })).toBeChecked();
    await chooseBerths(page);
    await priced();
    await chooseInsurance(page);
    await skipExtras(page);
    await priced();
    await expect(page.getByLabel('Hasło', { exact: true })).toHaveCount(0);
    await fillPerson(page, 0, ANNA_TYPED);
    await fillPerson(page, 1, { first: 'Jan', last: 'Kos', born: '1994-04-04' });
    await action(page, /^Dalej/).click();
    await onStep(page, 'podsumowanie-i-platnosc');
    await priced();
    await pressOrder(page);
    await onStep(page, 'podziekowanie');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dziękujemy!' })).toBeVisible();
    errors();
  },
);

shopTest('four travellers book together and the summary lists all of them', async ({ page }) => {
  await logInOnPage(page);
  await beginBooking(page);
  await chooseCount(page, 4);
  await chooseBerths(page);
  await chooseInsurance(page);
  await skipExtras(page);
  await fillPerson(page, 0, ANNA_TYPED);
  for (const [nth, first] of ['Jan', 'Ewa', 'Ola'].entries())
    await fillPerson(page, nth + 1, { first, last: 'Kos', born: '1994-04-04' });
  await action(page, /^Dalej/).click();
  await onStep(page, 'podsumowanie-i-platnosc');
  for (const name of ['Anna Żak', 'Jan Kos', 'Ewa Kos', 'Ola Kos'])
    await expect(page.getByText(name).first()).toBeVisible();
  await pressOrder(page);
  await onStep(page, 'podziekowanie');
});
