import { expect, type Page } from 'playwright/test';
import { action, BROWSER_PASSWORD } from './browser-shop.ts';

export const PLAIN_OFFER = {
  id: 101,
  path: '/oferta/wyspy-dalmacji',
  name: 'Wyspy Dalmacji',
  yacht: 'Bavaria 40',
};

export const MAY_TRIP = 145;

export const STEP_SLUGS = [
  'twoj-rejs',
  'zakwaterowanie-i-dojazd',
  'ubezpieczenie',
  'dodatki',
  'dane-uczestnikow',
  'podsumowanie-i-platnosc',
] as const;
export type StepSlug = (typeof STEP_SLUGS)[number] | 'podziekowanie';

export const onStep = async (page: Page, step: StepSlug): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`/rezerwacja/${step}\\?r=`), { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A loading step has a heading too, so the test also waits until the placeholder disappears.
  await expect(page.getByRole('status', { name: 'Wczytywanie' })).toHaveCount(0);
};

export const reservationOf = (page: Page): string =>
  new URL(page.url()).searchParams.get('r') ?? '';

export const beginBooking = async (page: Page, offerId: number = PLAIN_OFFER.id): Promise<void> => {
  await page.goto(`/rezerwacja?oferta=${offerId}`);
  await onStep(page, 'twoj-rejs');
};

export const chooseCount = async (page: Page, people: number): Promise<void> => {
  const more = page.getByRole('button', { name: /więcej|dodaj|zwiększ/i }).first();
  for (let count = 1; count < people; count += 1) await more.click();
  await action(page, /^Dalej/).click();
  await onStep(page, 'zakwaterowanie-i-dojazd');
};

export const chooseBerths = async (page: Page): Promise<void> => {
  await page.getByText(PLAIN_OFFER.yacht, { exact: true }).first().click();
  await page.getByText('Dojazd własny', { exact: true }).first().click();
  await action(page, /^Dalej/).click();
  await onStep(page, 'ubezpieczenie');
};

export const chooseInsurance = async (page: Page): Promise<void> => {
  await page.getByText('W cenie wyjazdu').first().click();
  await action(page, /^Dalej/).click();
  await onStep(page, 'dodatki');
};

export const skipExtras = async (page: Page): Promise<void> => {
  await action(page, 'Przechodzę dalej, wybiorę dodatki później').click();
  await onStep(page, 'dane-uczestnikow');
};

export const fillPerson = async (
  page: Page,
  nth: number,
  person: { first: string; last: string; born: string; phone?: string },
): Promise<void> => {
  await page.getByLabel('Imię', { exact: true }).nth(nth).fill(person.first);
  await page.getByLabel('Nazwisko', { exact: true }).nth(nth).fill(person.last);
  await page.getByLabel('Data urodzenia').nth(nth).fill(person.born);
  if (person.phone !== undefined)
    await page
      .getByLabel(/^Telefon/)
      .nth(nth)
      .fill(person.phone);
};

export const ANNA_TYPED = { first: 'Anna', last: 'Żak', born: '1995-05-05', phone: '600 100 200' };

export const fillAccount = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mail', { exact: true }).first().fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(BROWSER_PASSWORD);
  await page.getByRole('checkbox', { name: /politykę prywatności/ }).check();
};

export const walkToStep = async (
  page: Page,
  step: StepSlug,
  email: string | null,
  offerId: number = PLAIN_OFFER.id,
): Promise<void> => {
  await beginBooking(page, offerId);
  if (step === 'twoj-rejs') return;
  await chooseCount(page, 1);
  if (step === 'zakwaterowanie-i-dojazd') return;
  await chooseBerths(page);
  if (step === 'ubezpieczenie') return;
  await chooseInsurance(page);
  if (step === 'dodatki') return;
  await skipExtras(page);
  if (step === 'dane-uczestnikow') return;
  await fillPerson(page, 0, ANNA_TYPED);
  if (email !== null) await fillAccount(page, email);
  await action(page, /^Dalej/).click();
  await onStep(page, 'podsumowanie-i-platnosc');
};

export const pressOrder = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: /przetwarzanie danych/ }).check();
  await page.getByRole('checkbox', { name: /warunki uczestnictwa/ }).check();
  await action(page, 'Rezerwuję i płacę').click();
};
