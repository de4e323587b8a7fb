import { isLeft } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import { toWireBit, toWireBitText } from '../screen-rules.ts';
import {
  codecWithSchema,
  list,
  object,
  oneOfCodec,
  schemaOf,
  withDefault,
  withSchema,
} from './shapes.ts';
import { ReservationId } from './texts.ts';

export const Text = withSchema(t.string, { type: 'string' });
export const Bool = withSchema(t.boolean, { type: 'boolean' });
export const Float = codecWithSchema(
  'number',
  t.number.is,
  (u, c) => (Number.isFinite(u) ? t.number.validate(u, c) : t.failure(u, c)),
  { type: 'number' },
);
export const Anything = withSchema(t.unknown, {});

const isInt = (u: unknown): u is number => Number.isSafeInteger(u);

const digits = (min: number, max: number): string => {
  if (max <= 100)
    return `^0*(${Array.from({ length: max - min + 1 }, (_, i) => min + i).join('|')})$`;
  return min > 0 ? '^[1-9][0-9]{0,14}$' : '^[0-9]{1,15}$';
};

/** Codec of an integer, also as a text of digits. Errors: `tooSmall`, `tooLarge`. */
export const integerCodec = (min: number, max: number = Number.MAX_SAFE_INTEGER) =>
  codecWithSchema(
    `int ${min}..${max}`,
    (u): u is number => isInt(u) && u >= min && u <= max,
    (u, c) => {
      const n = typeof u === 'string' && /^\d{1,15}$/.test(u) ? Number(u) : u;
      if (!isInt(n)) return t.failure(u, c, u === '' ? 'required' : undefined);
      if (n < min) return t.failure(u, c, 'tooSmall');
      return n > max ? t.failure(u, c, 'tooLarge') : t.success(n);
    },
    {
      anyOf: [
        { type: 'integer', minimum: min, maximum: max },
        { type: 'string', pattern: digits(min, max), maxLength: 15 },
      ],
    },
  );

export const Int = codecWithSchema(
  'integer',
  isInt,
  (u, c) => (isInt(u) ? t.success(u) : t.failure(u, c)),
  { type: 'integer' },
);

export const Id = integerCodec(1);

/** Codec of the id of a choice. A missing id, '' and 0 become null, which means "not chosen". */
export const ChosenId: t.Type<number | null, number | null | undefined, unknown> = codecWithSchema(
  'id or nothing',
  (u): u is number | null => u === null || Id.is(u),
  (u, c) =>
    u === undefined || u === null || u === '' || u === 0 || u === '0'
      ? t.success(null)
      : Id.validate(u, c),
  {
    anyOf: [
      { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      { type: 'string', pattern: '^(0?|[1-9][0-9]{0,14})$' },
      { type: 'null' },
    ],
  },
  true,
);

const MOST_PARTICIPANTS = 12;

/** Codec of a participant's number. The booker is 1; a booking has at most 12 participants. */
export const UserNum = integerCodec(1, MOST_PARTICIPANTS);

/**
 * Codec of a list with at most one entry for each participant. If a participant has two entries, it
 * is not clear which of them counts. So the `userNum` of the second entry gets the error `invalid`.
 */
export const perUserList = <A extends { readonly userNum: number }, O>(
  entry: t.Type<A, O, unknown>,
  min = 0,
) => {
  const entries = list(entry, { min, max: MOST_PARTICIPANTS });
  const codec = new t.Type<A[], O[], unknown>(
    entries.name,
    entries.is,
    (u, c) => {
      const read = entries.validate(u, c);
      if (isLeft(read)) return read;
      const users = read.right.map(({ userNum }) => userNum);
      const repeats = users.flatMap((userNum, index) => {
        if (users.indexOf(userNum) === index) return [];
        const ofEntry = t.appendContext(c, String(index), entry);
        const context = t.appendContext(ofEntry, 'userNum', UserNum);
        return [{ value: userNum, context, message: 'invalid' }];
      });
      return repeats.length === 0 ? read : t.failures(repeats);
    },
    entries.encode,
  );
  return withSchema(codec, schemaOf(entries));
};

/** Codec of a brand's id. A missing id means the shop's own brand (R4); an unknown id gets 400. */
export const SiteId = withDefault(Id, SHOP_SITE);

const flagOf = (u: unknown): 0 | 1 | undefined =>
  u === 1 || u === '1' || u === true ? 1 : u === 0 || u === '0' || u === false ? 0 : undefined;

/**
 * Codec of yes and no. A request sends 1, 0, '1', '0', true or false. `toValue` converts the answer
 * (true for yes) to the decoded value.
 */
const flagCodec = <A>(name: string, is: t.Is<A>, toValue: (yes: boolean) => A) =>
  codecWithSchema(
    name,
    is,
    (u, c) => {
      const flag = flagOf(u);
      return flag === undefined ? t.failure(u, c) : t.success(toValue(flag === 1));
    },
    { enum: [0, 1, '0', '1', false, true] },
  );

export const Bit = oneOfCodec(0, 1);

export const BitText = oneOfCodec('1', '0');

export const ZeroOrOne = flagCodec('flag', Bit.is, toWireBit);

/** The published contract writes an insurance choice as the text '1' or '0'. */
export const YesNo = flagCodec('yes or no', BitText.is, toWireBitText);

export const BooleanAnswer = flagCodec('boolean', t.boolean.is, (yes) => yes);

export const WireGender = oneOfCodec('1', '2', '');

/** Codec of a gender: 1 is a woman, 2 a man. Every other value is refused. */
export const RequestGender: t.Type<'1' | '2' | '', string, unknown> = codecWithSchema(
  'gender',
  WireGender.is,
  (u, c) => {
    const text = typeof u === 'number' ? String(u) : u;
    return WireGender.is(text) ? t.success(text) : t.failure(u, c, 'invalid');
  },
  { enum: ['1', '2', '', 1, 2] },
);

/** Codec of a checkbox that must be ticked. If it is not, the error is `required`. */
export const Accepted: t.Type<1, 0 | 1, unknown> = codecWithSchema(
  'accepted',
  (u): u is 1 => u === 1,
  (u, c) => {
    const flag = flagOf(u);
    if (flag === 1) return t.success(1);
    const isMissing = flag === 0 || u === undefined || u === null;
    return t.failure(u, c, isMissing ? 'required' : undefined);
  },
  { enum: [1, '1', true] },
);

/** Each call about one booking has these fields in its request. */
export const bookingFields = { reservationId: ReservationId, siteId: SiteId };

/**
 * The booking's version that the caller has read. A call that changes a booking refuses an outdated
 * version (R58).
 */
export const versionField = { expectedVersion: integerCodec(0) };

export const BookingRequest = object(bookingFields);
export const VersionedBookingRequest = object(bookingFields, versionField);
