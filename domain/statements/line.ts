import type { Day } from '../calendar.ts';
import type { Money } from '../money.ts';

export type Counterparty = { readonly name: string; readonly account: string };

export type StatementLine = {
  readonly account: string;
  readonly day: Day;
  /** The bank line's amount in hundredths of its currency; negative for outgoing money. */
  readonly amount: Money;
  readonly currency: string;
  readonly party: Counterparty;
  readonly title: string;
  readonly reference: string;
  readonly endToEnd: string;
  /** True if this bank line reverses an earlier one (RC and RD of MT940, `RvslInd` of CAMT). */
  readonly isReversal?: true;
  /** True if this bank line is the sum of several payments that the bank does not list. */
  readonly isBatch?: true;
};

/** A bank statement. Its lines are in the bank's order; `from` and `until` are null if unknown. */
export type Statement = {
  readonly account: string;
  readonly from: Day | null;
  readonly until: Day | null;
  readonly lines: readonly StatementLine[];
  /** The bank's number of the statement, with its page; '' if it has none. */
  readonly number: string;
  /** The balance before the first line; null if the bank states none. */
  readonly opening: Money | null;
  /** The position of the statement's file in its archive; missing outside archives. */
  readonly packedFile?: number;
};

/** Returns only letters A–Z and digits, in upper case, because banks wrap, cut and recode texts. */
export const lettersAndDigitsOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[łŁ]/g, 'l')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '');

/** Removes spaces and hyphens; a Polish account becomes its 26 digits. */
export const normalizeAccountNumber = (text: string): string => {
  if (/^\d+$/.test(text)) return text;
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  return /^PL\d{26}$/.test(compact) ? compact.slice(2) : compact;
};

const UNCHECKED = 24;

export const isSameBankAccount = (a: string, b: string): boolean => {
  const [accountA, accountB] = [normalizeAccountNumber(a), normalizeAccountNumber(b)];
  return (
    accountA === accountB ||
    (Math.min(accountA.length, accountB.length) === UNCHECKED &&
      accountA.slice(-UNCHECKED) === accountB.slice(-UNCHECKED))
  );
};

const checkDigits = (unchecked: string): string =>
  String(98n - (BigInt(`${unchecked}252100`) % 97n)).padStart(2, '0');

/** Returns the ways in which bank files write an account: with and without check digits. */
export const accountNumberVariants = (account: string): readonly string[] => {
  if (/^\d{24}$/.test(account)) return [account, `${checkDigits(account)}${account}`];
  return /^\d{26}$/.test(account) ? [account, account.slice(2)] : [account];
};

export type KeyedLine = StatementLine & { readonly key: string };

/** The transfer that pays a refund contains the refund's id. */
export type OrderedRefund = {
  readonly id: string;
  readonly bookingId: string;
  readonly amount: Money;
};

const REFUND = 'ZWROT';

export const refundIdOf = (bookingId: string, n: number): string => `${REFUND}-${bookingId}-${n}`;

const lettersIn = ({ endToEnd, title }: Pick<StatementLine, 'endToEnd' | 'title'>): string =>
  lettersAndDigitsOf(`${endToEnd} ${title}`);

/** Chooses the longest id that fits, because the id of refund 11 begins with the id of refund 1. */
export const findNamedRefund = <R extends OrderedRefund>(
  line: Pick<StatementLine, 'endToEnd' | 'title'>,
  refunds: readonly R[],
): R | undefined => {
  const letters = lettersIn(line);
  if (!letters.includes(REFUND)) return undefined;
  return refunds
    .filter(({ id }) => letters.includes(lettersAndDigitsOf(id)))
    .toSorted((a, b) => b.id.length - a.id.length)[0];
};

/**
 * Returns true if a bank line names a refund of this booking, even one that the shop has not paid
 * out yet.
 */
export const hasRefundIdOfBooking = (
  line: Pick<StatementLine, 'endToEnd' | 'title'>,
  bookingId: string,
): boolean => lettersIn(line).includes(`${REFUND}${bookingId}`);

/** Returns true if two titles can name the same refund, or if neither title names a refund. */
export const mayNameSameRefund = (titleA: string, titleB: string): boolean => {
  const [idA = '', idB = ''] = [titleA, titleB].map(
    (title) => new RegExp(`${REFUND}\\w{8}\\d{1,2}`).exec(lettersAndDigitsOf(title))?.[0],
  );
  return idA === '' || idB === '' ? idA === idB : idA.startsWith(idB) || idB.startsWith(idA);
};

/**
 * Finds the refund that a return line brings back: the one with the line's amount (R48.7).
 * Undefined if there is none.
 */
export const findRefundReturnedByBank = (
  { amount, currency, ...line }: Pick<StatementLine, 'endToEnd' | 'title' | 'amount' | 'currency'>,
  paidOutRefunds: readonly OrderedRefund[],
): OrderedRefund | undefined => {
  if (amount <= 0 || currency !== 'PLN') return undefined;
  const refund = findNamedRefund(line, paidOutRefunds);
  return refund?.amount === amount ? refund : undefined;
};
