import type { Money } from '../money.ts';
import { lettersOf, type StatementLine } from './line.ts';

/** The bank transfer of a refund carries the refund's id. */
export type OrderedRefund = {
  readonly id: string;
  readonly bookingId: string;
  readonly amount: Money;
};

const REFUND = 'ZWROT';

export const refundIdOf = (bookingId: string, n: number): string => `${REFUND}-${bookingId}-${n}`;

const lettersIn = ({ endToEnd, title }: Pick<StatementLine, 'endToEnd' | 'title'>): string =>
  lettersOf(`${endToEnd} ${title}`);

/** The longest refund id counts, because the id of refund 11 begins with the id of refund 1. */
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

/** Returns true if a line names any refund of a booking, paid out or not. */
export const namesRefundOf = (
  line: Pick<StatementLine, 'endToEnd' | 'title'>,
  bookingId: string,
): boolean => lettersIn(line).includes(`${REFUND}${bookingId}`);

/** Returns true if two titles may name the same refund, or if neither names any. */
export const mayNameSameRefund = (a: string, b: string): boolean => {
  const [idA = '', idB = ''] = [a, b].map(
    (title) => new RegExp(`${REFUND}\\w{8}\\d{1,2}`).exec(lettersOf(title))?.[0],
  );
  return idA === '' || idB === '' ? idA === idB : idA.startsWith(idB) || idB.startsWith(idA);
};

/** Returns the refund that comes back in full (R48.7); undefined if there is none. */
export const returnedRefund = (
  { amount, currency, ...line }: Pick<StatementLine, 'endToEnd' | 'title' | 'amount' | 'currency'>,
  paidOutRefunds: readonly OrderedRefund[],
): OrderedRefund | undefined => {
  if (amount <= 0 || currency !== 'PLN') return undefined;
  const refund = findNamedRefund(line, paidOutRefunds);
  return refund?.amount === amount ? refund : undefined;
};
