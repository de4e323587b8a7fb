import type { Day } from '../calendar.ts';
import type { Money } from '../money.ts';

/** Somebody on the other side of a transfer; '' for what the bank does not say. */
export type Counterparty = { readonly name: string; readonly account: string };

/** One booked line of a bank statement, as the bank has it. */
export type StatementLine = {
  /** The company's own account: 26 digits of a Polish one, else as the bank writes it. */
  readonly account: string;
  /** The day on which the bank booked it. */
  readonly day: Day;
  /** In grosze, or the hundredths of its currency; below zero for what went out. */
  readonly amount: Money;
  readonly currency: string;
  readonly party: Counterparty;
  readonly title: string;
  /** The bank's own number; '' where it gives none. */
  readonly reference: string;
  /** What whoever ordered the transfer called it; '' where it has no such number. */
  readonly endToEnd: string;
  /** The bank took back an earlier line with this one (RC and RD of MT940, `RvslInd` of CAMT). */
  readonly isReversal?: true;
  /** The bank booked several payments as one, and does not say what each of them was. */
  readonly isBatch?: true;
};

/** One statement of one account: its booked lines in the bank's order, and the days that it covers where it says so. */
export type Statement = {
  readonly account: string;
  readonly from: Day | null;
  readonly until: Day | null;
  readonly lines: readonly StatementLine[];
};

/** Letters and digits of a text alone, large and without accents: what is left of it however a bank wraps, cuts and recodes it. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁ]/g, 'l')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** An account without spaces; a Polish one as its 26 digits, so that the same one is the same however it is written. */
export const accountOf = (text: string): string => {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  return /^PL\d{26}$/.test(compact) ? compact.slice(2) : compact;
};

/** Digits of a Polish account behind the two that check it, which some banks leave out. */
const UNCHECKED = 24;

/** Whether two accounts are one, however they are written. */
export const isSameAccount = (a: string, b: string): boolean => {
  const [one, other] = [accountOf(a), accountOf(b)];
  return one === other || (Math.min(one.length, other.length) === UNCHECKED && one.slice(-UNCHECKED) === other.slice(-UNCHECKED));
};

/** The two digits that check the others of a Polish account. */
const checkDigits = (unchecked: string): string => String(98n - (BigInt(`${unchecked}252100`) % 97n)).padStart(2, '0');

/** How an account may stand in files of a bank: with the two digits that check it, and without them. */
export const formsOf = (account: string): readonly string[] => {
  if (/^\d{24}$/.test(account)) return [account, `${checkDigits(account)}${account}`];
  return /^\d{26}$/.test(account) ? [account, account.slice(2)] : [account];
};

/** A line with the key under which it is stored. */
export type KeyedLine = StatementLine & { readonly key: string };
