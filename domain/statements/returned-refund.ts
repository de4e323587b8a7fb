import type { Money } from '../money.ts';
import { lettersOf, type StatementLine } from './line.ts';

/** `id` is the number that the transfer carries. */
export type OrderedRefund = {
  readonly id: string;
  readonly bookingId: string;
  readonly amount: Money;
};

const REFUND = 'ZWROT';

/** The id of a booking's n-th refund, which its transfer carries as number. */
export const refundIdOf = (bookingId: string, n: number): string => `${REFUND}-${bookingId}-${n}`;

const lettersIn = ({ endToEnd, title }: Pick<StatementLine, 'endToEnd' | 'title'>): string =>
  lettersOf(`${endToEnd} ${title}`);

/** Longest id first, because the id of a first refund begins that of an eleventh. */
export const findNamedRefund = <R extends OrderedRefund>(
  line: Pick<StatementLine, 'endToEnd' | 'title'>,
  refunds: readonly R[],
): R | undefined => {
  const letters = lettersIn(line);
  if (!letters.includes(REFUND)) return undefined;
  return refunds
    .filter(({ id }) => letters.includes(lettersOf(id)))
    .toSorted((a, b) => b.id.length - a.id.length)[0];
};

/** Returns true if a line names a refund of a booking, in whatever state that refund is. */
export const namesRefundOf = (
  line: Pick<StatementLine, 'endToEnd' | 'title'>,
  bookingId: string,
): boolean => lettersIn(line).includes(`${REFUND}${bookingId}`);

/** Returns true if both titles may name one refund, or neither names any. */
export const mayNameSameRefund = (a: string, b: string): boolean => {
  const [one = '', other = ''] = [a, b].map(
    (title) => new RegExp(`${REFUND}\\w{8}\\d{1,2}`).exec(lettersOf(title))?.[0],
  );
  return one === '' || other === ''
    ? one === other
    : one.startsWith(other) || other.startsWith(one);
};

/** The refund that a line brings back: named by the line, and with the whole sum (R48.7). */
export const returnedRefund = (
  { amount, currency, ...line }: Pick<StatementLine, 'endToEnd' | 'title' | 'amount' | 'currency'>,
  left: readonly OrderedRefund[],
): OrderedRefund | undefined => {
  if (amount <= 0 || currency !== 'PLN') return undefined;
  const refund = findNamedRefund(line, left);
  return refund?.amount === amount ? refund : undefined;
};
