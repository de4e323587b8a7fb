import { isRight } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { isDay } from '../../../../domain/calendar.ts';
import {
  cleanEnteredCode,
  cleanMultiLineText,
  cleanName,
  cleanOneLineText,
  isStorable,
} from '../../../../domain/text/clean.ts';
import {
  firstRefusedCharacterInEmail,
  isEmail,
  isPhoneByFormerRulesOnly,
} from '../../../../domain/travellers/contact.ts';
import {
  countryProblem,
  firstRefusedCharacterInName,
  nameProblem,
  normalizeName,
} from '../../../../domain/travellers/names.ts';
import { failFieldDecoding } from '../../../codecs/decode.ts';
import { cleanEnteredEmail } from '../../../codecs/email.ts';
import { codecWithSchema, type JsonSchema } from './shapes.ts';

const isText = (u: unknown): u is string => typeof u === 'string';

/**
 * Cleaning can shorten a text, so the limit applies to the cleaned text. But if a text has over 10
 * 000 characters more than its limit, it is refused without cleaning.
 */
const CLEANED_LENGTH = 10_000;

type Bounds = { readonly max: number; readonly min?: number };

const cleanedTextCodec = (
  name: string,
  clean: (text: string) => string,
  { max, min = 0 }: Bounds,
  schema: JsonSchema = min === 0 ? { type: 'string' } : VISIBLE,
) =>
  codecWithSchema(
    name,
    (u): u is string => isText(u) && u.length >= min && u.length <= max && clean(u) === u,
    (u, c) => {
      if (!isText(u)) return t.failure(u, c);
      if (u.length > max + CLEANED_LENGTH) return t.failure(u, c, 'tooLong');
      const text = clean(u);
      if (text.length < min) return t.failure(u, c, 'required');
      return text.length > max ? t.failure(u, c, 'tooLong') : t.success(text);
    },
    { ...schema, maxLength: max },
  );

const VISIBLE = { type: 'string', minLength: 1, pattern: '\\S' } as const;

/** Codec of one line of text (R67). The text is cleaned and can be empty. */
export const singleLineCodec = (max: number) =>
  cleanedTextCodec(`text to ${max}`, cleanOneLineText, { max });

export const requiredSingleLineCodec = (max: number) =>
  cleanedTextCodec(`text of 1 to ${max}`, cleanOneLineText, { max, min: 1 });

/** Codec of a text with line breaks (R67). The text is cleaned and can be empty. */
export const multiLineTextCodec = (max: number) =>
  cleanedTextCodec(`free text to ${max}`, cleanMultiLineText, { max });

export const requiredMultiLineTextCodec = (max: number) =>
  cleanedTextCodec(`free text of 1 to ${max}`, cleanMultiLineText, { max, min: 1 });

/** Codec of a typed code, cleaned (R67). Refuses a text without any letter or digit. */
export const enteredCodeCodec = (max: number) =>
  cleanedTextCodec(
    `code to ${max}`,
    cleanEnteredCode,
    { max, min: 1 },
    { ...VISIBLE, pattern: '[A-Za-z0-9]' },
  );

/** Codec of a text as typed, such as a password. Errors: `required`, `tooShort`, `tooLong`. */
export const secretCodec = (max: number, min = 1) =>
  codecWithSchema(
    `secret of ${min} to ${max}`,
    (u): u is string => isText(u) && u.length >= min && u.length <= max,
    (u, c) => {
      if (!isText(u)) return t.failure(u, c);
      if (u === '' && min > 0) return t.failure(u, c, 'required');
      if (u.length < min) return t.failure(u, c, 'tooShort');
      return u.length > max ? t.failure(u, c, 'tooLong') : t.success(u);
    },
    { type: 'string', minLength: min, maxLength: max },
  );

/** Codec of a key or an id, as sent. `invalid`: it has characters that no store can hold. */
export const identifierCodec = (max: number) => {
  const read = secretCodec(max);
  return codecWithSchema(
    `key to ${max}`,
    (u): u is string => read.is(u) && isStorable(u),
    (u, c) => (isText(u) && !isStorable(u) ? t.failure(u, c, 'invalid') : read.validate(u, c)),
    { type: 'string', minLength: 1, maxLength: max },
  );
};

/** Codec of a form field (a line of text or a number). The domain decides if it is valid. */
export const formTextCodec = (max: number) => {
  const line = singleLineCodec(max);
  return codecWithSchema(
    `typed to ${max}`,
    line.is,
    (u, c) => line.validate(Number.isSafeInteger(u) ? String(u) : u, c),
    { anyOf: [{ type: 'string', maxLength: max }, { type: 'integer' }] },
  );
};

const pattern = (
  name: string,
  regex: RegExp,
  more: { format?: string; description?: string },
  holds: (s: string) => boolean = () => true,
) => {
  const is = (u: unknown): u is string => isText(u) && regex.test(u) && holds(u);
  return codecWithSchema(
    name,
    is,
    (u, c) => (is(u) ? t.success(u) : t.failure(u, c, u === '' ? 'required' : undefined)),
    { type: 'string', pattern: regex.source, ...more },
  );
};

/** Codec of a day `YYYY-MM-DD` that exists in the calendar (R2). */
export const Day = pattern(
  'day',
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  { format: 'date' },
  isDay,
);

/** Codec of a point in time: UTC, ISO 8601, with `Z` at the end (R2). */
export const Instant = pattern(
  'instant',
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/,
  {
    format: 'date-time',
  },
);

export const toWireInstant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * Codec of a booking number. Accepts malformed numbers too, because they must get the same 404 as
 * an unknown number (R45).
 */
export const ReservationId = identifierCodec(40);

/**
 * Codec of an e-mail address as a customer typed it: cleaned (R67), with an ASCII domain. Accepts
 * invalid addresses, because `domain/` checks them (R34).
 */
export const enteredEmailCodec = (max: number, min = 0) =>
  cleanedTextCodec(`e-mail of ${min} to ${max}`, cleanEnteredEmail, { max, min });

/**
 * Codec of a valid e-mail address of at most 254 characters (R34). Cleans the address (R67), then
 * refuses an invalid one.
 */
export const Email = codecWithSchema(
  'email',
  (u): u is string => isText(u) && isEmail(u),
  (u, c) => {
    if (!isText(u)) return t.failure(u, c);
    if (u.length > 1000) return t.failure(u, c, 'invalid');
    const email = cleanEnteredEmail(u);
    if (email === '') return t.failure(u, c, 'required');
    return isEmail(email)
      ? t.success(email)
      : failFieldDecoding(u, c, firstRefusedCharacterInEmail(email));
  },
  { type: 'string', format: 'email', maxLength: 254 },
);

/** Codec of a phone number, cleaned (R67). `domain/` decides if the number is valid. */
export const Phone = codecWithSchema(
  'phone',
  formTextCodec(40).is,
  (u, c) => {
    const read = formTextCodec(40).validate(u, c);
    return isRight(read) && isPhoneByFormerRulesOnly(read.right)
      ? t.failure(u, c, 'invalid')
      : read;
  },
  { anyOf: [{ type: 'string', maxLength: 40 }, { type: 'integer' }] },
);

/** Codec of a person's name, cleaned (R67). Errors: `invalid` with the character, `tooLong`. */
export const PersonName = codecWithSchema(
  'name of a person',
  (u): u is string => isText(u) && nameProblem(u) === null,
  (u, c) => {
    if (!isText(u)) return t.failure(u, c);
    const name = cleanName(u);
    const fault = nameProblem(name);
    if (fault === 'invalid') return failFieldDecoding(u, c, firstRefusedCharacterInName(name));
    return fault === null ? t.success(normalizeName(name)) : t.failure(u, c, fault);
  },
  {
    type: 'string',
    format: 'person-name',
    description:
      "'' or 1 to 100 characters with at least one letter: letters and marks of any script, digits, spaces, - ‐ ‑ –, ' ’ ʼ ʻ, ·, and a full stop at the end of a word or between single letters",
  },
);

/** Codec of a country's name, cleaned; it can be empty. Errors: `invalid`, `tooLong` (R67.13). */
export const CountryName = codecWithSchema(
  'name of a country',
  (u): u is string => isText(u) && countryProblem(u) === null,
  (u, c) => {
    if (!isText(u)) return t.failure(u, c);
    const country = cleanName(u);
    const problem = countryProblem(country);
    return problem === null ? t.success(normalizeName(country)) : t.failure(u, c, problem);
  },
  {
    type: 'string',
    format: 'country-name',
    description:
      "'' or 1 to 100 characters with at least one letter: letters and marks of any script, spaces, - ‐ ‑ –, ' ’ ʼ ʻ, full stops, parentheses",
  },
);
