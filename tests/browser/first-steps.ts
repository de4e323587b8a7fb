import type { Page } from 'playwright/test';
import { action } from './browser-shop.ts';
import { onStep, reservationOf } from './wizard-steps.ts';

/** PLAIN is far in the future, with two classes and a coach. The other offers are special cases. */
export const PLAIN = 101;
export const RESERVE_LIST_ONLY = 3;
export const OWN_SKIPPER_ONLY = 111;
export const SKIPPER_DISCOUNT = 82;

export const enter = async (page: Page, offerId: number): Promise<void> => {
  await page.goto(`/rezerwacja?oferta=${offerId}`);
  await onStep(page, 'twoj-rejs');
};

export const wayChoice = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) });
export const peopleCounter = (page: Page) =>
  page.getByRole('group', { name: 'Liczba osób' }).locator('output');
export const pressNext = (page: Page): Promise<void> => action(page, /^Dalej/).click();
export const savedReservation = async (page: Page) => {
  const answer = await page.request.post('/v1/reservations/details/get', {
    data: { reservationId: reservationOf(page) },
  });
  return (await answer.json()).Reservation;
};
export const priceText = (wire: string): string =>
  `${wire.replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')}\u00a0PLN`;
export const summaryBox = (page: Page) =>
  page.getByRole('complementary', { name: 'Twoja rezerwacja' });
export const personPanel = (page: Page, person: number) =>
  page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: new RegExp(`Uczestnik ${person}(?!\\d)`) }),
  });
