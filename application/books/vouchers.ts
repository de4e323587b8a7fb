import { type Money, sum } from '../../domain/money.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import type { Placed } from './ledger.ts';

/** The code of the voucher that a payment was made with: payments by voucher are called `…/CODE` (R25). */
const codeIn = (paymentId: string): string => paymentId.split('/')[1] ?? '';

/** What bookings took off each voucher, by its code. */
export const spentOfVouchers = (bookings: readonly Placed[]): ReadonlyMap<string, Money> => {
  const payments = bookings.flatMap((booking) => booking.payments.filter(({ method }) => method === 'voucher'));
  const codes = Map.groupBy(payments, ({ id }) => codeIn(id));
  return new Map([...codes].map(([code, made]) => [code, sum(made.map(({ amount }) => amount))]));
};

/** What does not add up in a voucher: what is left of it and what was spent, in the shop or by the office outside it, is what it was issued for, and it is used when nothing is left (R26). */
export const voucherProblems = ({ kind, issued, value, used, settled = 0 }: Voucher, spent: Money): readonly string[] => [
  ...(value < 0 || used !== (value === 0) ? [`${value} left, used ${used}`] : []),
  ...(kind === 'gift' && issued !== value + spent + settled ? [`${issued} is not ${value} and ${spent}`] : []),
];
