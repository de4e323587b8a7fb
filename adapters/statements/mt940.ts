import { ok, Result } from 'neverthrow';
import type { Money } from '../../domain/money.ts';
import { accountOf, type Statement, type StatementLine } from '../../domain/statements/line.ts';
import { type Details, detailsOf } from './details86.ts';
import { broken, dayIn, hundredthsOf, type Read } from './problems.ts';

/** A field with the file's line on which it begins. */
type Field = { readonly tag: string; readonly lines: readonly string[]; readonly at: number };

/** The fields of a file; what stands before the first one, and the marks of SWIFT's blocks, are the bank's envelope. */
const fieldsOf = (text: string): readonly Field[] => {
  const fields: { tag: string; lines: string[]; at: number }[] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = raw.replace(/\p{Cc}/gu, '');
    const [, tag, rest = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line.replace(/^\{.*?\{4:(?=:)/, '')) ?? [];
    if (tag !== undefined) fields.push({ tag, lines: [rest], at: index + 1 });
    else if (!/^(?:-\}?|\{.*|)$/.test(line)) fields.at(-1)?.lines.push(line);
  }
  return fields;
};

const firstLine = ({ lines }: Field): string => lines[0] ?? '';

/** A day of YYMMDD: no statement is from before 2000. */
const dayOfShort = (digits: string, at: number): Read<string> =>
  dayIn(`20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`, at);

type Balance = { readonly currency: string; readonly amount: Money; readonly day: string };

const BALANCE = /^([CD])(\d{6})([A-Z]{3})([\d,.]+)$/;

const balanceOf = (field: Field): Read<Balance> => {
  const [, sign = '', date = '', currency = '', sum = ''] = BALANCE.exec(firstLine(field).trim()) ?? [];
  const amount = hundredthsOf(sum);
  if (amount === null || sign === '') return broken('badBalance', field.at);
  return dayOfShort(date, field.at).map((day) => ({ currency, day, amount: sign === 'D' ? 0 - amount : amount }));
};

/** Value date, day of booking, sign (R: taken back), a letter of the currency, sum, kind, the payer's number, the bank's own. */
const LINE = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d[\d,.]*)([A-Z][A-Z0-9]{3})([^/]*(?:\/(?!\/)[^/]*)*)(?:\/\/(.*))?$/;

/** A day of booking has no year: it is the one that lies next to the value date. */
const bookedOn = (value: string, monthAndDay: string | undefined, at: number): Read<string> =>
  dayOfShort(value, at).andThen((day) => {
    if (monthAndDay === undefined) return ok(day);
    const [year, months] = [Number(day.slice(0, 4)), Number(monthAndDay.slice(0, 2)) - Number(day.slice(5, 7))];
    const booked = months > 6 ? year - 1 : months < -6 ? year + 1 : year;
    return dayIn(`${booked}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`, at);
  });

const numberIn = (text: string): string => (/^(?:NONREF|NIEPODANO|BRAK)?$/i.test(text.trim()) ? '' : text.trim());

const lineOf = (account: string, currency: string, field: Field, { party, title }: Details): Read<StatementLine> => {
  const [, value = '', booked, sign = '', , sum = '', , payers = '', banks = ''] = LINE.exec(firstLine(field).trim()) ?? [];
  if (value === '') return broken('badLine', field.at);
  const amount = hundredthsOf(sum);
  if (amount === null) return broken('badAmount', field.at);
  // What is taken back of what went out has come in.
  const cameIn = sign === 'C' || sign === 'RD';
  return bookedOn(value, booked, field.at).map((day) => ({
    account,
    day,
    currency,
    party,
    title,
    amount: cameIn ? amount : 0 - amount,
    reference: numberIn(banks) === '' ? numberIn(payers) : numberIn(banks),
    endToEnd: '',
  }));
};

const accountIn = (text: string): string => accountOf(/PL ?\d{2}(?: ?\d{4}){6}|\d{26}/.exec(text)?.[0] ?? text.replace(/^\//, ''));

/** Each :61: with the :86: right after it; what the bank says after the closing balance is about the whole. */
const linesOf = (account: string, currency: string, fields: readonly Field[]): Read<readonly StatementLine[]> =>
  Result.combine(
    fields.flatMap((field, index) => {
      if (field.tag !== '61') return [];
      const next = fields[index + 1];
      return [lineOf(account, currency, field, detailsOf(next?.tag === '86' ? next.lines : []))];
    }),
  );

/** One page of a statement: from its account to its closing balance, which has to be what its lines make of the opening one. */
const statementOf = (fields: readonly Field[]): Read<Statement> => {
  const [own, opening, closing] = [['25'], ['60F', '60M'], ['62F', '62M']].map((tags) => fields.find(({ tag }) => tags.includes(tag)));
  const at = fields[0]?.at ?? null;
  if (own === undefined) return broken('noAccount', at);
  // A file that was cut off has no end.
  if (opening === undefined || closing === undefined) return broken('badBalance', at);
  const account = accountIn(firstLine(own).trim());
  return Result.combine([balanceOf(opening), balanceOf(closing)]).andThen(([before, after]) => {
    if (before === undefined || after === undefined || account === '') return broken('noAccount', own.at);
    return linesOf(account, before.currency, fields).andThen((lines): Read<Statement> => {
      const sum = lines.reduce((total, { amount }) => total + amount, before.amount);
      if (sum !== after.amount || before.currency !== after.currency) return broken('badBalance', closing.at);
      return ok({ account, from: lines[0]?.day ?? after.day, until: after.day, lines });
    });
  });
};

/** Reads the statements of an MT940 file. */
export const readMt940 = (text: string): Read<readonly Statement[]> => {
  const pages: Field[][] = [];
  for (const field of fieldsOf(text)) {
    // :20: begins a statement, and where a bank leaves it out the account does.
    const begins = field.tag === '20' || (field.tag === '25' && pages.at(-1)?.some(({ tag }) => tag === '25') !== false);
    if (begins) pages.push([field]);
    else pages.at(-1)?.push(field);
  }
  return pages.length === 0 ? broken('noStatement') : Result.combine(pages.map(statementOf));
};
