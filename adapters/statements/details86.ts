import { accountOf, type Counterparty } from '../../domain/statements/line.ts';
import { oneLine } from './problems.ts';

/** What a :86: field says of a payment. */
export type Details = { readonly party: Counterparty; readonly title: string };

/** Parts of a title are cut at a width of the bank's, in the middle of a word too; a shorter part ended by itself. */
const CUT_AT = 27;

const joined = (parts: readonly string[]): string =>
  oneLine(parts.reduce((text, part, index) => text + ((parts[index - 1] ?? '').length >= CUT_AT ? '' : ' ') + part, ''));

/** Subfields by their number, in the order in which they stand; a number that comes again goes on. */
const subfieldsOf = (text: string, mark: string): ReadonlyMap<number, string> => {
  const fields = new Map<number, string>();
  const starts = [...text.matchAll(new RegExp(`[${mark}](\\d{2})`, 'g'))];
  for (const [index, { 0: head, 1: number = '', index: at }] of starts.entries()) {
    const said = text.slice(at + head.length, starts[index + 1]?.index ?? text.length);
    fields.set(Number(number), (fields.get(Number(number)) ?? '') + said);
  }
  return fields;
};

/** The 26 digits of a Polish account, however it is split: 38 is an IBAN, 31 an account, 30 the bank that comes before a short one. */
const accountIn = (field: (number: number) => string): string => {
  const [bank, account, iban] = [30, 31, 38].map((number) => accountOf(field(number)));
  if (iban !== undefined && iban !== '') return iban;
  return account !== undefined && bank !== undefined && /^\d{16}$/.test(account) && /^\d{8,10}$/.test(bank)
    ? bank + account
    : (account ?? '');
};

const structured = (text: string, mark: string): Details => {
  const fields = subfieldsOf(text, mark);
  const field = (number: number): string => fields.get(number)?.replace(/\s+$/, '') ?? '';
  const said = (numbers: readonly number[]): readonly string[] => numbers.map(field).filter((part) => part.trim() !== '');
  // Whoever names the payer in 32 and 33 has ten parts of a title; others have the name and the address in the last three of these.
  const named = said([32, 33]);
  const title = named.length > 0 ? [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 60, 61, 62, 63] : [20, 21, 22, 23, 24, 25, 26, 60, 61, 62, 63];
  return {
    party: { name: joined(named.length > 0 ? named : said([27, 28])), account: accountIn(field) },
    title: joined(said(title)),
  };
};

/**
 * Reads a :86: field in the dialects of Polish banks: three digits of a code or none, then subfields of two digits behind `~`, `?`, `<`, `^` or `;`.
 * Without such subfields all of it is the title.
 */
export const detailsOf = (lines: readonly string[]): Details => {
  const mark = /^(?:\d{3,4})?\s*([~?<^;])\d{2}/.exec(lines[0] ?? '')?.[1] ?? /^([~?<^;])\d{2}/.exec(lines[1] ?? '')?.[1];
  if (mark === undefined) return { party: { name: '', account: '' }, title: joined(lines) };
  return structured(lines.join(''), mark === '^' ? '\\^' : mark);
};
