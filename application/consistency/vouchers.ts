import type { PlacedBooking } from '../../domain/booking/booking.ts';
import { type Money, sum } from '../../domain/money.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';

/** The voucher code of a payment. Voucher payments are numbered `…/CODE` (R25). */
const codeIn = (paymentId: string): string => paymentId.split('/')[1] ?? '';

/** What bookings spent of each voucher, by code. */
export const voucherSpending = (bookings: readonly PlacedBooking[]): ReadonlyMap<string, Money> => {
  const payments = bookings.flatMap((booking) =>
    booking.payments.filter(({ method }) => method === 'voucher'),
  );
  const codes = Map.groupBy(payments, ({ id }) => codeIn(id));
  return new Map([...codes].map(([code, made]) => [code, sum(made.map(({ amount }) => amount))]));
};

/**
 * Inconsistencies of a voucher: issued value equals remaining plus spent value, in the shop and by
 * the office, and it is used when nothing is left (R26).
 */
export const voucherProblems = (
  { kind, issued, value, used, settled = 0 }: Voucher,
  spent: Money,
): readonly string[] => [
  ...(value < 0 || used !== (value === 0) ? [`${value} left, used ${used}`] : []),
  ...(kind === 'gift' && issued !== value + spent + settled
    ? [`${issued} is not ${value} and ${spent}`]
    : []),
];
