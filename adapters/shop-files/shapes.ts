import * as t from 'io-ts';
import type { Day } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import { cleanOneLineText, isStorable } from '../../domain/text/clean.ts';
import { isEmail } from '../../domain/travellers/contact.ts';
import { cleanEnteredEmail } from '../codecs/email.ts';
import {
  nullable,
  object,
  schemaOf,
  withDefault,
  withSchema,
} from '../http/contract/codecs/shapes.ts';

/** Codec of a number. `parse` returns null for invalid input. Errors: `tooSmall`, `tooLarge`. */
const boundedNumberCodec = (
  name: string,
  [min, max]: readonly [number, number],
  parse: (input: number) => number | null,
  encode: (value: number) => number = t.identity,
) =>
  new t.Type<number, number, unknown>(
    name,
    (u): u is number => typeof u === 'number',
    (u, c) => {
      const value = typeof u === 'number' && Number.isFinite(u) ? parse(u) : null;
      if (value === null) return t.failure(u, c);
      if (value < min) return t.failure(u, c, 'tooSmall');
      return value > max ? t.failure(u, c, 'tooLarge') : t.success(value);
    },
    encode,
  );

export const wholeNumberCodec = (min: number, max: number) =>
  withSchema(
    boundedNumberCodec(`whole number from ${min} to ${max}`, [min, max], (input) =>
      Number.isSafeInteger(input) ? input : null,
    ),
    { type: 'integer', minimum: min, maximum: max },
  );

const hundredthsOf = (amount: number): number | null => {
  const hundredths = Math.round(amount * 100);
  return Math.abs(amount * 100 - hundredths) < 1e-6 ? hundredths : null;
};

const hundredths = (name: string, min: number, max: number) =>
  withSchema(
    boundedNumberCodec(name, [min * 100, max * 100], hundredthsOf, (value) => value / 100),
    { type: 'number', minimum: min, maximum: max, description: `${name}, two decimals at most` },
  );

/** Codec of an amount: złoty with at most two decimals in the file, grosze in the program (R1). */
export const zlotysCodec = (min = 0, max = 1_000_000): t.Type<Money, number> =>
  hundredths('PLN', min, max);

/** Codec of an amount: euros with at most two decimals in the file, cents in the program. */
export const eurosCodec = (min = 0, max = 100_000): t.Type<number, number> =>
  hundredths('EUR', min, max);

/** Codec of a percentage with at most two decimals (R30). */
export const percentCodec = (max = 100) =>
  withSchema(
    boundedNumberCodec(`per cent from 0 to ${max}`, [0, max], (input) =>
      hundredthsOf(input) === null ? null : input,
    ),
    { type: 'number', minimum: 0, maximum: max, description: 'per cent, two decimals at most' },
  );

/** Codec of a text with no space at either end. Errors: `required`, `tooShort`, `tooLong`. */
export const trimmedTextCodec = (max = 200, min = 1) =>
  withSchema(
    new t.Type<string, string, unknown>(
      `text of ${min} to ${max} characters`,
      (u): u is string => typeof u === 'string' && u.length >= min && u.length <= max,
      (u, c) => {
        if (typeof u !== 'string' || u.trim() !== u || !isStorable(u)) return t.failure(u, c);
        if (u === '') return t.failure(u, c, 'required');
        if (u.length < min) return t.failure(u, c, 'tooShort');
        return u.length > max ? t.failure(u, c, 'tooLong') : t.success(u);
      },
      t.identity,
    ),
    { type: 'string', minLength: min, maxLength: max },
  );

export const anyTextCodec = (max = 20_000) =>
  withSchema(
    new t.Type<string, string, unknown>(
      `text to ${max} characters`,
      (u): u is string => typeof u === 'string' && u.length <= max,
      (u, c) =>
        typeof u !== 'string' || !isStorable(u)
          ? t.failure(u, c)
          : u.length > max
            ? t.failure(u, c, 'tooLong')
            : t.success(u),
      t.identity,
    ),
    { type: 'string', maxLength: max },
  );

/**
 * Codec of a text that must match a pattern. `clean` changes the text before it is checked and
 * stored.
 */
const cleanedTextCodec = (
  name: string,
  clean: (typed: string) => string,
  pattern: RegExp,
  isValid: (text: string) => boolean = () => true,
) => {
  const holds = (text: string): boolean =>
    text === clean(text) && pattern.test(text) && isValid(text);
  return withSchema(
    new t.Type<string, string, unknown>(
      name,
      (u): u is string => typeof u === 'string' && holds(u),
      (u, c) => {
        const text = typeof u === 'string' ? clean(u) : '';
        return typeof u === 'string' && holds(text) ? t.success(text) : t.failure(u, c);
      },
      t.identity,
    ),
    { type: 'string', pattern: pattern.source, description: name },
  );
};

export const matchingTextCodec = (
  name: string,
  pattern: RegExp,
  isValid?: (text: string) => boolean,
) => cleanedTextCodec(name, t.identity, pattern, isValid);

const isCalendarDay = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
};

export const calendarDay: t.Type<Day, string> = matchingTextCodec(
  'day as 2027-05-22',
  /^20\d\d-\d\d-\d\d$/,
  isCalendarDay,
);

const hour = matchingTextCodec('hour as 15:00', /^(?:[01]\d|2[0-3]):[0-5]\d$/);

// The codecs `phone` and `email` clean a text of the company's files in the same way as a
// customer's text (R67).
export const phone = cleanedTextCodec(
  'phone number as +48 22 000 11 63',
  cleanOneLineText,
  /^\+?[\d ().-]{7,25}$/,
);
export const email = cleanedTextCodec(
  'e-mail address',
  cleanEnteredEmail,
  /^[!-~]+@[!-?A-~]+\.[!-?A-~]+$/,
  isEmail,
);

export const slug = matchingTextCodec(
  'lower-case letters, digits and hyphens',
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
);

/** Codec of a path on the shop's own host, because pages must not load files from other hosts. */
export const ownHostPathCodec = matchingTextCodec(
  'path of a file on the shop’s own host as /sceny/croatia-day-monohull-1-1200x800.svg or /zdjecia/jacht.jpg',
  /^(?:\/\w[\w-]*)*\/\w[\w-]*(?:\.\w+)+$/,
  (path) => path.length <= 500,
);

/**
 * Codec of a photograph's path. `npm run content` makes the photograph at this path from an
 * original in the folder `photos`.
 */
export const photographPathCodec = matchingTextCodec(
  'path of a photograph as /zdjecia/bavaria-46-mesa.jpg',
  /^\/zdjecia\/[a-z0-9]+(?:-[a-z0-9]+)*\.jpg$/,
  (path) => path.length <= 200,
);

export const degreesCodec = (max: number) =>
  withSchema(
    new t.Type<number, number, unknown>(
      `degrees from -${max} to ${max}`,
      t.number.is,
      (u, c) => (typeof u === 'number' && Math.abs(u) <= max ? t.success(u) : t.failure(u, c)),
      t.identity,
    ),
    { type: 'number', minimum: -max, maximum: max },
  );

/** Codec of an optional field. If it is missing, its value is null. */
export const nullIfMissingCodec = <C extends t.Mixed>(codec: C) =>
  withDefault(nullable(codec), null, null);

/** Codec of a field that can be null. If older files lack the field, it gets `usual`. */
export const nullableWithDefaultCodec = <C extends t.Mixed>(
  codec: C,
  usual: t.TypeOf<C> | null,
) => {
  const orNull = nullable(codec);
  return withSchema(
    new t.Type<t.TypeOf<C> | null, t.OutputOf<C> | null, unknown>(
      orNull.name,
      orNull.is,
      (u, c) => (u === undefined ? t.success(usual) : orNull.validate(u, c)),
      orNull.encode,
    ),
    schemaOf(orNull),
    true,
  );
};

export const meeting = object({
  place: nullIfMissingCodec(trimmedTextCodec()),
  hour: nullIfMissingCodec(hour),
  pontoon: nullIfMissingCodec(trimmedTextCodec(60)),
  dutyPhone: nullIfMissingCodec(phone),
});
