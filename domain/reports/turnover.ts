import type { Booking, Cancelled, Confirmed } from '../booking/booking.ts';
import { ledgerOfBooking } from '../booking/placed/dues.ts';
import { retainedAmount } from '../booking/placed/refunds.ts';
import { type Money, sum } from '../money.ts';

export type Turnover = {
  readonly bookings: number;
  readonly travellers: number;
  readonly price: Money;
  readonly paid: Money;
  readonly left: Money;
  readonly overpaid: Money;
  /** The company may keep a part of the payments of cancelled bookings (R48). */
  readonly cancelled: number;
  readonly kept: Money;
};

/** Sums up bookings; drafts and sign-ups on the reserve list do not count. */
export const turnoverOf = (bookings: readonly Booking[]): Turnover => {
  const confirmed = bookings.filter(
    (booking): booking is Confirmed => booking.status === 'confirmed',
  );
  const cancelled = bookings.filter(
    (booking): booking is Cancelled => booking.status === 'cancelled' && !booking.reserveList,
  );
  const ledgers = confirmed.map(ledgerOfBooking);
  return {
    bookings: confirmed.length,
    travellers: confirmed.reduce((count, { choices }) => count + choices.participants.length, 0),
    price: sum(confirmed.map(({ quote }) => quote.price)),
    paid: sum(ledgers.map(({ paid }) => paid)),
    left: sum(ledgers.map(({ left }) => left)),
    overpaid: sum(ledgers.map(({ overpaid }) => overpaid)),
    cancelled: cancelled.length,
    kept: sum(cancelled.map(retainedAmount)),
  };
};
