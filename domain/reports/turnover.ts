import { ledgerOfBooking } from '../booking/placed/dues.ts';
import { retainedAmount } from '../booking/placed/refunds.ts';
import type { BookingSummary } from '../booking/summary.ts';
import { type Money, sum } from '../money.ts';

export type Turnover = {
  readonly bookings: number;
  readonly travellers: number;
  readonly price: Money;
  readonly paid: Money;
  readonly left: Money;
  readonly overpaid: Money;
  /** `kept` is what the company keeps of the payments of cancelled bookings (R48). */
  readonly cancelled: number;
  readonly kept: Money;
};

export const NO_TURNOVER: Turnover = {
  ...{ bookings: 0, travellers: 0, price: 0, paid: 0, left: 0, overpaid: 0 },
  ...{ cancelled: 0, kept: 0 },
};

export const addTurnovers = (a: Turnover, b: Turnover): Turnover => ({
  bookings: a.bookings + b.bookings,
  travellers: a.travellers + b.travellers,
  price: a.price + b.price,
  paid: a.paid + b.paid,
  left: a.left + b.left,
  overpaid: a.overpaid + b.overpaid,
  cancelled: a.cancelled + b.cancelled,
  kept: a.kept + b.kept,
});

/** Sums up bookings; leaves out drafts and sign-ups on the reserve list. */
export const turnoverOf = (bookings: readonly BookingSummary[]): Turnover => {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  const cancelled = bookings.flatMap(({ cancellation, payments }) =>
    cancellation === null || cancellation.reserveList ? [] : [{ ...cancellation, payments }],
  );
  const ledgers = confirmed.map(ledgerOfBooking);
  return {
    bookings: confirmed.length,
    travellers: confirmed.reduce((count, { travellers }) => count + travellers, 0),
    price: sum(confirmed.map(({ price }) => price ?? 0)),
    paid: sum(ledgers.map(({ paid }) => paid)),
    left: sum(ledgers.map(({ left }) => left)),
    overpaid: sum(ledgers.map(({ overpaid }) => overpaid)),
    cancelled: cancelled.length,
    kept: sum(cancelled.map(retainedAmount)),
  };
};
