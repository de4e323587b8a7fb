import * as t from 'io-ts';
import { countryProblem, nameProblem, normalName } from '../../../../domain/travellers/names.ts';
import { withSchema } from './schema.ts';

const isText = (u: unknown): u is string => typeof u === 'string';

/** A string of a request, at most `max` characters; may be empty. Code `tooLong`. */
export const text = (max: number) =>
  withSchema(
    new t.Type<string, string, unknown>(
      `text to ${max}`,
      (u): u is string => isText(u) && u.length <= max,
      (u, c) => (!isText(u) ? t.failure(u, c) : u.length > max ? t.failure(u, c, 'tooLong') : t.success(u)),
      t.identity,
    ),
    { type: 'string', maxLength: max },
  );

/** A string that must say something, `min` to `max` characters. Codes `required`, `tooShort`, `tooLong`. */
export const filled = (max: number, min = 1) =>
  withSchema(
    new t.Type<string, string, unknown>(
      `text of ${min} to ${max}`,
      (u): u is string => isText(u) && u.length >= min && u.length <= max,
      (u, c) => {
        if (!isText(u)) return t.failure(u, c);
        if (u === '') return t.failure(u, c, 'required');
        if (u.length < min) return t.failure(u, c, 'tooShort');
        return u.length > max ? t.failure(u, c, 'tooLong') : t.success(u);
      },
      t.identity,
    ),
    { type: 'string', minLength: min, maxLength: max },
  );

/** A string typed into a form, numbers accepted as their digits (a phone, a gender): what it means is judged later, by the domain. */
export const typed = (max: number) =>
  withSchema(
    new t.Type<string, string, unknown>(
      `typed to ${max}`,
      (u): u is string => isText(u) && u.length <= max,
      (u, c) => {
        const said = Number.isSafeInteger(u) ? String(u) : u;
        return !isText(said) ? t.failure(u, c) : said.length > max ? t.failure(u, c, 'tooLong') : t.success(said);
      },
      t.identity,
    ),
    { anyOf: [{ type: 'string', maxLength: max }, { type: 'integer' }] },
  );

const pattern = (
  name: string,
  regex: RegExp,
  more: { format?: string; description?: string },
  holds: (s: string) => boolean = () => true,
) => {
  const is = (u: unknown): u is string => isText(u) && regex.test(u) && holds(u);
  return withSchema(
    new t.Type<string, string, unknown>(
      name,
      is,
      (u, c) => (is(u) ? t.success(u) : t.failure(u, c, u === '' ? 'required' : undefined)),
      t.identity,
    ),
    { type: 'string', pattern: regex.source, ...more },
  );
};

const daysIn = (year: number, month: number): number =>
  month === 2 ? (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

/** A calendar day in Warsaw, `YYYY-MM-DD`, that exists (R2). */
export const Day = pattern('day', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { format: 'date' }, (day) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return date <= daysIn(year, month);
});

/** A moment in UTC, ISO 8601 with `Z` (R2). */
export const Instant = pattern('instant', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/, {
  format: 'date-time',
});

/** Epoch milliseconds as the wire writes a moment (R2). */
export const wireInstant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/**
 * The id of a reservation as somebody may have typed it: at most 40 characters. Whether its check character is right is the server's
 * question, since a wrong one is 404 like any unknown id (R45).
 */
export const ReservationId = filled(40);

const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,253}$/;

/** Whether the letters of an address have the shape that mail systems accept: dots inside parts only, a domain with a dot (R34). */
const looksLikeEmail = (address: string): boolean => {
  const [local = '', domain = ''] = address.split('@');
  const dotted = (part: string) => part.split('.').every((label) => label !== '');
  return (
    address.length <= 254 &&
    dotted(local) &&
    dotted(domain) &&
    /^[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,}$/u.test(domain) &&
    !/(^|\.)-|-(\.|$)/.test(domain)
  );
};

/** An e-mail address, 254 characters at most, trimmed; letters' case is kept as typed (it is compared without case, R34). */
export const Email = withSchema(
  new t.Type<string, string, unknown>(
    'email',
    (u): u is string => isText(u) && EMAIL.test(u) && looksLikeEmail(u),
    (u, c) => {
      if (!isText(u)) return t.failure(u, c);
      // Anything this long is no address, and is not worth a regular expression.
      const address = u.length > 1000 ? '' : u.trim();
      if (u.trim() === '') return t.failure(u, c, 'required');
      return EMAIL.test(address) && looksLikeEmail(address) ? t.success(address) : t.failure(u, c, 'invalid');
    },
    t.identity,
  ),
  { type: 'string', format: 'email', maxLength: 254 },
);

/**
 * A first or last name as somebody typed it, without the spaces around it; may be empty. What a name may be says the domain (R67). Codes
 * `invalid`, `tooLong`.
 */
export const PersonName = withSchema(
  new t.Type<string, string, unknown>(
    'name of a person',
    (u): u is string => isText(u) && nameProblem(u) === null,
    (u, c) => {
      if (!isText(u)) return t.failure(u, c);
      const fault = nameProblem(u);
      return fault === null ? t.success(normalName(u)) : t.failure(u, c, fault);
    },
    t.identity,
  ),
  {
    type: 'string',
    format: 'person-name',
    description:
      "'' or 1 to 100 characters with at least one letter: letters and marks of any script, digits, spaces, - ‐ ‑ –, ' ’ ʼ ʻ, ·, and a full stop at the end of a word or between single letters",
  },
);

/** The country of a person as it was typed, without the spaces around it; may be empty. Codes `invalid`, `tooLong` (R67.11). */
export const CountryName = withSchema(
  new t.Type<string, string, unknown>(
    'name of a country',
    (u): u is string => isText(u) && countryProblem(u) === null,
    (u, c) => {
      if (!isText(u)) return t.failure(u, c);
      const problem = countryProblem(u);
      return problem === null ? t.success(normalName(u)) : t.failure(u, c, problem);
    },
    t.identity,
  ),
  {
    type: 'string',
    format: 'country-name',
    description:
      "'' or 1 to 100 characters with at least one letter: letters and marks of any script, spaces, - ‐ ‑ –, ' ’ ʼ ʻ, full stops, parentheses",
  },
);
