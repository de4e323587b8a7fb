import type { Day } from '../calendar.ts';
import type { Money } from '../money.ts';

export type Counterparty = { readonly name: string; readonly account: string };

export type StatementLine = {
  readonly account: string;
  readonly day: Day;
  /** A bank line's amount is in hundredths of its currency, negative for outgoing money. */
  readonly amount: Money;
  readonly currency: string;
  readonly party: Counterparty;
  readonly title: string;
  readonly reference: string;
  readonly endToEnd: string;
  /** The bank reverses an earlier line by this one (RC and RD of MT940, `RvslInd` of CAMT). */
  readonly isReversal?: true;
  /** The bank may book several payments as one line without listing them. */
  readonly isBatch?: true;
};

/** A statement's lines are in the bank's order; unknown days are null. */
export type Statement = {
  readonly account: string;
  readonly from: Day | null;
  readonly until: Day | null;
  readonly lines: readonly StatementLine[];
};

/** Returns upper case without accents, because banks wrap, cut and recode texts. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[łŁ]/g, 'l')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '');

/** Removes spaces and hyphens; a Polish account becomes its 26 digits. */
export const accountOf = (text: string): string => {
  if (/^\d+$/.test(text)) return text;
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  return /^PL\d{26}$/.test(compact) ? compact.slice(2) : compact;
};

const UNCHECKED = 24;

export const isSameAccount = (a: string, b: string): boolean => {
  const [accountA, accountB] = [accountOf(a), accountOf(b)];
  return (
    accountA === accountB ||
    (Math.min(accountA.length, accountB.length) === UNCHECKED &&
      accountA.slice(-UNCHECKED) === accountB.slice(-UNCHECKED))
  );
};

const checkDigits = (unchecked: string): string =>
  String(98n - (BigInt(`${unchecked}252100`) % 97n)).padStart(2, '0');

/** Returns the account's forms in bank files: with and without check digits. */
export const accountForms = (account: string): readonly string[] => {
  if (/^\d{24}$/.test(account)) return [account, `${checkDigits(account)}${account}`];
  return /^\d{26}$/.test(account) ? [account, account.slice(2)] : [account];
};

export type KeyedLine = StatementLine & { readonly key: string };
