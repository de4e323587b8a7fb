import { ok } from 'neverthrow';
import { type Day, isDay } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import { parseGroupedHundredths } from './amounts-and-days.ts';
import { type Read, refuseStatement } from './problems.ts';

const dayOfShort = (digits: string): Day =>
  `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;

/** `day`: null if the bank writes 000000. `currency`: '' if the bank writes none. */
export type Balance = {
  readonly currency: string;
  readonly amount: Money;
  readonly day: Day | null;
};

const BALANCE = /^([CD])\s{0,9}(\d{6})\s{0,9}([A-Z]{3})?\s{0,9}([\d.,\s']+)$/i;

/** Parses a balance (`:60F:`, `:62F:`). Returns null if the text is no balance. */
export const parseBalance = (text: string): Balance | null => {
  const [, sign = '', date = '', currency = '', sum = ''] = BALANCE.exec(text.trim()) ?? [];
  const [amount, day] = [parseGroupedHundredths(sum), dayOfShort(date)];
  if (amount === null || sign === '' || (date !== '000000' && !isDay(day))) return null;
  return {
    currency: currency.toUpperCase(),
    amount: sign.toUpperCase() === 'D' ? 0 - amount : amount,
    day: date === '000000' ? null : day,
  };
};

/** An entry: value date, entry date, sign (R: reversal, E: expected), currency, amount and rest. */
const ENTRY =
  /^(\d{6})\s{0,9}(\d{4})?\s{0,9}(R[CD]|E[CD]|[CD])\s{0,9}([A-Z])?\s{0,9}(\d{1,3}(?:[.\s']\d{3})+(?:,\d*)?(?!\d)|\d+(?:[.,]\d*)?|,\d+)\s*(.*)$/i;

/** The rest of an entry: its type, the payer's number, `//`, the bank's number. */
const NUMBERS =
  /^(?:(?!NONREF|NIEPODANO|BRAK)[A-Z][A-Z0-9 ]{3})?([^/]*(?:\/(?!\/)[^/]*)*)(?:\/\/(.*))?$/i;

const numberIn = (text: string): string =>
  /^(?:NONREF|NIEPODANO|BRAK)?$/i.test(text.trim()) ? '' : text.trim();

export type EntryLine = {
  readonly day: Day;
  readonly amount: Money;
  /** The payment's number: the bank's, otherwise the payer's; '' if there is none. */
  readonly reference: string;
  readonly isExpected: boolean;
  readonly isReversal: boolean;
};

/** Adds the year to an entry date: the year that puts it nearest to the value date. */
const bookedOn = (value: Day, monthAndDay: string): Day => {
  if (monthAndDay === '' || monthAndDay === '0000') return value;
  const [year, months] = [
    Number(value.slice(0, 4)),
    Number(monthAndDay.slice(0, 2)) - Number(value.slice(5, 7)),
  ];
  return `${months > 6 ? year - 1 : months < -6 ? year + 1 : year}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`;
};

export const parseEntryLine = (text: string, lineNumber: number): Read<EntryLine> => {
  const [found, value = '', booked = '', sign = '', , sum = '', numbers = ''] =
    ENTRY.exec(text.trim()) ?? [];
  if (found === undefined) return refuseStatement('badLine', lineNumber, ':61:');
  const [amount, day] = [parseGroupedHundredths(sum), bookedOn(dayOfShort(value), booked)];
  if (amount === null) return refuseStatement('badAmount', lineNumber, ':61:');
  if (!isDay(dayOfShort(value)) || !isDay(day))
    return refuseStatement('badDay', lineNumber, ':61:');
  const [, payers = '', banks = ''] = NUMBERS.exec(numbers) ?? [];
  const direction = sign.toUpperCase();
  // RD reverses a payment from the account, so the money comes back.
  const cameIn = direction === 'C' || direction === 'RD' || direction === 'EC';
  return ok({
    day,
    amount: cameIn ? amount : 0 - amount,
    reference: numberIn(banks) === '' ? numberIn(payers) : numberIn(banks),
    isExpected: direction.startsWith('E'),
    isReversal: direction.startsWith('R'),
  });
};
