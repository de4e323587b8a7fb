import type { PlacedBooking } from '../../domain/booking/booking.ts';
import { type Money, sum } from '../../domain/money.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';

/** The id of a voucher's payment ends in `/CODE` (R25). */
const codeIn = (paymentId: string): string => paymentId.split('/')[1] ?? '';

export const voucherSpending = (bookings: readonly PlacedBooking[]): ReadonlyMap<string, Money> => {
  const payments = bookings.flatMap((booking) =>
    booking.payments.filter(({ method }) => method === 'voucher'),
  );
  const codes = Map.groupBy(payments, ({ id }) => codeIn(id));
  return new Map(
    [...codes].map(([code, payments]) => [code, sum(payments.map(({ amount }) => amount))]),
  );
};

/** Finds vouchers whose issued value is not remaining plus spent, or unmarked empty ones (R26). */
export const voucherProblems = (
  { kind, issued, value, used, settled = 0 }: Voucher,
  spent: Money,
): readonly string[] => [
  ...(value < 0 || used !== (value === 0) ? [`${value} left, used ${used}`] : []),
  ...(kind === 'gift' && issued !== value + spent + settled
    ? [`${issued} is not ${value} and ${spent}`]
    : []),
];
