import type { Day } from '../calendar.ts';
import type { Money } from '../money.ts';

/** Empty texts stand for what the bank does not state. */
export type Counterparty = { readonly name: string; readonly account: string };

export type StatementLine = {
  /** The company's account: 26 digits if Polish, else as the bank writes it. */
  readonly account: string;
  readonly day: Day;
  /** Grosze, or hundredths of the currency; negative for outgoing money. */
  readonly amount: Money;
  readonly currency: string;
  readonly party: Counterparty;
  readonly title: string;
  /** The bank's own number of the line; '' without one. */
  readonly reference: string;
  /** The payer's own number of the transfer; '' without one. */
  readonly endToEnd: string;
  /** The bank took back an earlier line with this one (RC and RD of MT940, `RvslInd` of CAMT). */
  readonly isReversal?: true;
  /** The bank booked several payments as one, and does not state them. */
  readonly isBatch?: true;
};

/** Booked lines of one account in the bank's order, and the covered days if stated. */
export type Statement = {
  readonly account: string;
  readonly from: Day | null;
  readonly until: Day | null;
  readonly lines: readonly StatementLine[];
};

/** Keeps letters and digits, upper case, without accents: banks wrap, cut and recode text. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[łŁ]/g, 'l')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '');

/** Removes spaces; a Polish account becomes its 26 digits. */
export const accountOf = (text: string): string => {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  return /^PL\d{26}$/.test(compact) ? compact.slice(2) : compact;
};

/** Some banks leave out a Polish account's check digits. */
const UNCHECKED = 24;

export const isSameAccount = (a: string, b: string): boolean => {
  const [one, other] = [accountOf(a), accountOf(b)];
  return (
    one === other ||
    (Math.min(one.length, other.length) === UNCHECKED &&
      one.slice(-UNCHECKED) === other.slice(-UNCHECKED))
  );
};

const checkDigits = (unchecked: string): string =>
  String(98n - (BigInt(`${unchecked}252100`) % 97n)).padStart(2, '0');

/** How bank files may write an account: with and without check digits. */
export const accountForms = (account: string): readonly string[] => {
  if (/^\d{24}$/.test(account)) return [account, `${checkDigits(account)}${account}`];
  return /^\d{26}$/.test(account) ? [account, account.slice(2)] : [account];
};

export type KeyedLine = StatementLine & { readonly key: string };
