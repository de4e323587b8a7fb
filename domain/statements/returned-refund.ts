import type { Money } from '../money.ts';
import { lettersOf, type StatementLine } from './line.ts';

/** Money that was ordered to go back: `id` is what the transfer calls itself. */
export type OrderedRefund = {
  readonly id: string;
  readonly bookingId: string;
  readonly amount: Money;
};

/** How ids of refunds begin; the booking's id and a number follow. */
const REFUND = 'ZWROT';

/** The id of a booking's n-th refund; a transfer of money back has it as its number. */
export const refundIdOf = (bookingId: string, n: number): string => `${REFUND}-${bookingId}-${n}`;

const lettersIn = ({ endToEnd, title }: Pick<StatementLine, 'endToEnd' | 'title'>): string =>
  lettersOf(`${endToEnd} ${title}`);

/** Of some refunds the one that a line names; the longest id first, because the id of a first refund begins that of an eleventh. */
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

/** Whether a line names a refund of a booking, in whatever state that refund is. */
export const namesRefundOf = (
  line: Pick<StatementLine, 'endToEnd' | 'title'>,
  bookingId: string,
): boolean => lettersIn(line).includes(`${REFUND}${bookingId}`);

/** Whether two titles may be of one refund, or both of none. */
export const mayNameSameRefund = (a: string, b: string): boolean => {
  const [one = '', other = ''] = [a, b].map(
    (title) => new RegExp(`${REFUND}\\w{8}\\d{1,2}`).exec(lettersOf(title))?.[0],
  );
  return one === '' || other === ''
    ? one === other
    : one.startsWith(other) || other.startsWith(one);
};

/** The refund that left and that a line brings back: the line names it, and brings all of it (R48.7). */
export const returnedRefund = (
  { amount, currency, ...line }: Pick<StatementLine, 'endToEnd' | 'title' | 'amount' | 'currency'>,
  left: readonly OrderedRefund[],
): OrderedRefund | undefined => {
  if (amount <= 0 || currency !== 'PLN') return undefined;
  const refund = findNamedRefund(line, left);
  return refund?.amount === amount ? refund : undefined;
};
