import type { Day } from '../calendar.ts';
import type { Money } from '../money.ts';

/** The other side of a transfer; '' for what the bank does not state. */
export type Counterparty = { readonly name: string; readonly account: string };

/** One booked line of a bank statement. */
export type StatementLine = {
  /** The company's account: 26 digits if Polish, else as the bank writes it. */
  readonly account: string;
  /** Booking day. */
  readonly day: Day;
  /** In grosze or hundredths of the currency; negative for outgoing money. */
  readonly amount: Money;
  readonly currency: string;
  readonly party: Counterparty;
  readonly title: string;
  /** The bank's number; '' without one. */
  readonly reference: string;
  /** The payer's own number; '' without one. */
  readonly endToEnd: string;
  /** The bank took back an earlier line with this one (RC and RD of MT940, `RvslInd` of CAMT). */
  readonly isReversal?: true;
  /** The bank booked several payments as one, and does not say what each of them was. */
  readonly isBatch?: true;
};

/**
 * One statement of one account: booked lines in the bank's order, and the covered days if stated.
 */
export type Statement = {
  readonly account: string;
  readonly from: Day | null;
  readonly until: Day | null;
  readonly lines: readonly StatementLine[];
};

/**
 * Letters and digits only, upper case, without accents: stable however a bank wraps, cuts and
 * recodes the text.
 */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[łŁ]/g, 'l')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '');

/** Normalizes an account: no spaces, a Polish one as its 26 digits. */
export const accountOf = (text: string): string => {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  return /^PL\d{26}$/.test(compact) ? compact.slice(2) : compact;
};

/** Digits of a Polish account without check digits, which some banks leave out. */
const UNCHECKED = 24;

export const isSameAccount = (a: string, b: string): boolean => {
  const [one, other] = [accountOf(a), accountOf(b)];
  return (
    one === other ||
    (Math.min(one.length, other.length) === UNCHECKED &&
      one.slice(-UNCHECKED) === other.slice(-UNCHECKED))
  );
};

/** Computes the check digits of a Polish account. */
const checkDigits = (unchecked: string): string =>
  String(98n - (BigInt(`${unchecked}252100`) % 97n)).padStart(2, '0');

/** How bank files may write an account: with and without check digits. */
export const formsOf = (account: string): readonly string[] => {
  if (/^\d{24}$/.test(account)) return [account, `${checkDigits(account)}${account}`];
  return /^\d{26}$/.test(account) ? [account, account.slice(2)] : [account];
};

/** A line with the key under which it is stored. */
export type KeyedLine = StatementLine & { readonly key: string };
