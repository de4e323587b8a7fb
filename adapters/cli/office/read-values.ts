import { err, ok, type Result } from 'neverthrow';
import { isBookingId } from '../../../domain/booking/booking-id.ts';
import { MESSAGE_BOUNDS } from '../../../domain/booking/note.ts';
import { type Day, dayOf, formatTimeOfDay, type Instant, isDay } from '../../../domain/calendar.ts';
import type { Money } from '../../../domain/money.ts';
import { SITES } from '../../../domain/sites.ts';
import {
  cleanEnteredCode,
  cleanMultiLineText,
  cleanOneLineText,
  type RefusedCharacter,
} from '../../../domain/text/clean.ts';
import {
  firstRefusedCharacterInEmail,
  isEmail,
  normalizeEmail,
} from '../../../domain/travellers/contact.ts';
import { cleanEnteredEmail } from '../../codecs/email.ts';
import {
  normalizeEnteredAmount,
  parseGrosze,
  toWireMoney,
} from '../../http/contract/codecs/amounts.ts';
import { formatPrice } from '../../words/amounts-and-days.pl.ts';
import { toPlainLine } from '../terminal/table.ts';

/** A parsed value, or an error sentence that says what to type instead. */
export type ParseResult<T> = Result<T, string>;

/** Reads what the clerk typed. `label` names it in an error sentence, like --amount. */
export type ReadTyped<T> = (typed: string, label: string) => ParseResult<T>;

export const acceptAnyText: ReadTyped<string> = (typed) => ok(typed);

const LONGEST_TEXT = 200;

/** Reads '150', '150.50' or '150,50' złoty as grosze (R1). */
export const readAmount: ReadTyped<Money> = (typed, label) => {
  const grosze = parseGrosze(normalizeEnteredAmount(typed) ?? '');
  return grosze !== null && grosze > 0
    ? ok(grosze)
    : err(`${label} is "${typed}": give an amount in PLN, like 150 or 150.50.`);
};

/** Reads a booking number. A wrong check character means that it was mistyped (R45). */
export const readBookingId = (typed: string): ParseResult<string> => {
  const id = cleanEnteredCode(typed).replaceAll('-', '').toUpperCase();
  return isBookingId(id)
    ? ok(id)
    : err(
        `"${typed}" is not a booking number: it must have eight letters and digits, and its check character must match.`,
      );
};

export const readDay: ReadTyped<Day> = (typed, label) => {
  const day = cleanOneLineText(typed);
  return isDay(day) ? ok(day) : err(`${label} is "${typed}": give a day like 2027-07-31.`);
};

type Period = { readonly from: Day | null; readonly until: Day | null };

export const requireUntilNotBeforeFrom = <P extends Period>(period: P): ParseResult<P> =>
  period.from !== null && period.until !== null && period.until < period.from
    ? err(
        `--until is before --from: ${period.until} is before ${period.from}. Give a later --until.`,
      )
    : ok(period);

const readAtMost = (longest: number, text: string, label: string): ParseResult<string> => {
  if (text === '') return err(`${label} is empty: write a few words.`);
  return text.length <= longest
    ? ok(text)
    : err(`${label} is too long: at most ${longest} characters.`);
};

export const readText: ReadTyped<string> = (typed, label) =>
  readAtMost(LONGEST_TEXT, toPlainLine(typed), label);

/** Reads the lines of a message and cleans them like text from a customer (R67). */
export const readMessageText: ReadTyped<string> = (typed, label) =>
  readAtMost(MESSAGE_BOUNDS.contents, cleanMultiLineText(typed.normalize('NFC')), label);

/** Reads one line of text and cleans it in the same way as text from a customer (R67). */
export const readSingleLineText: ReadTyped<string> = (typed, label) =>
  readText(cleanOneLineText(typed), label);

export const readSingleLineUpTo =
  (longest: number): ReadTyped<string> =>
  (typed, label) =>
    readAtMost(longest, toPlainLine(cleanOneLineText(typed)), label);

export const readVoucherOrAmbassadorCode: ReadTyped<string> = (typed, label) =>
  readText(cleanEnteredCode(typed), label).map((code) => code.toUpperCase());

/** Returns the end of an error sentence. It names the refused character if known (R34.7, R67.9). */
export const formatRefusedCharacter = (refused: RefusedCharacter | null): string =>
  refused === null
    ? '.'
    : `: "${refused.character}" (character ${refused.position}) is not allowed.`;

/** Reads an e-mail address in lower case, by the same rules as a customer's address (R34). */
export const readEmailAddress = (typed: string): ParseResult<string> => {
  const email = normalizeEmail(cleanEnteredEmail(typed));
  return isEmail(email)
    ? ok(email)
    : err(
        `"${typed}" is not a valid e-mail address${formatRefusedCharacter(firstRefusedCharacterInEmail(email))}`,
      );
};

export const readNumber: ReadTyped<number> = (typed, label) => {
  const number = cleanOneLineText(typed);
  return /^[1-9]\d{0,8}$/.test(number)
    ? ok(Number(number))
    : err(`${label} is "${typed}": give a whole number above 0.`);
};

export const readOneOf =
  <const W extends string>(words: readonly W[]): ReadTyped<W> =>
  (typed, label) => {
    const cleaned = cleanOneLineText(typed);
    const found = words.find((word) => word === cleaned);
    return found === undefined
      ? err(`${label} is "${typed}": give one of ${words.join(', ')}.`)
      : ok(found);
  };

const SITE_NUMBERS = SITES.map(String);

export const SITE_VALUE = SITE_NUMBERS.join('|');

export const readSite: ReadTyped<number> = (typed, label) =>
  readOneOf(SITE_NUMBERS)(typed, label).map(Number);

export const readSiteOrAll: ReadTyped<number | null> = (typed, label) =>
  readOneOf([...SITE_NUMBERS, 'all'])(typed, label).map((word) =>
    word === 'all' ? null : Number(word),
  );

/** Formats an amount of money for people to read: 2 349,50 PLN. */
export const formatPln = (amount: Money): string => toPlainLine(formatPrice(amount));

/** Formats an amount of money for programs to read: 2349.50 (R1). */
export const moneyJson = (amount: Money): string => toWireMoney(amount);
export const instantJson = (at: Instant): string => new Date(at).toISOString();

/** Formats a point in time as Warsaw time: 2027-07-31 12:30 (R2). */
export const formatWarsawTime = (at: Instant): string => `${dayOf(at)} ${formatTimeOfDay(at)}`;

export const isYes = (typed: string): boolean => /^(y|yes|t|tak)$/i.test(cleanOneLineText(typed));
