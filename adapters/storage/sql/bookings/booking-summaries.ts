import { type RawBuilder, sql } from 'kysely';
import {
  type Booking,
  type CancelReason,
  isConfirmedOrCancelled,
} from '../../../../domain/booking/booking.ts';
import { firstPaymentDueIfMethodIsSet } from '../../../../domain/booking/placed/dues.ts';
import { type BookingSummary, summarizeBooking } from '../../../../domain/booking/summary.ts';
import { type Contact, contactOf, NOBODY } from '../../../../domain/party/person.ts';
import type { ContractFacts } from '../../../../domain/reports/contributions.ts';
import { type Dialect, defineStatement, type Queries } from '../engine/engine.ts';
import type { Tables } from '../engine/schema.ts';
import { bookingFrom, DOCUMENT_START } from './documents.ts';

type SummaryRow = {
  readonly id: string;
  readonly data: string;
  readonly user_num: number | null;
};

const PATHS = [
  ['siteId'],
  ['offerId'],
  ['status'],
  ['placedAt'],
  ['createdAt'],
  ['cancelAskedAt'],
  ['cancelledAt'],
  ['reason'],
  ['refund'],
  ['reserveList'],
  ['keptLate'],
  ['firstDue'],
  ['wayAwaited'],
  ['quote', 'price'],
  ['plan'],
  ['payments'],
  ['seats'],
  ['vouchers'],
  ['notes'],
  ['choices', 'participants', '0', 'userNum'],
] as const;

/**
 * Where a booking's document has the data for a report: the organiser pays into the tourism
 * guarantee funds for each traveller.
 */
const CONTRACT_PATHS = [
  ['siteId'],
  ['status'],
  ['placedAt'],
  ['cancelledAt'],
  ['reserveList'],
  ['choices', 'participants'],
  ['movedUpAt'],
] as const;

type Paths = readonly (readonly string[])[];

type Parts = readonly [
  siteId: number,
  offerId: number,
  status: BookingSummary['status'],
  placedAt: number | null,
  createdAt: number,
  cancelAskedAt: number | null,
  cancelledAt: number | null,
  reason: CancelReason,
  refund: number,
  reserveList: boolean,
  keptLate: number | null,
  firstDue: number | null,
  wayAwaited: true | null,
  price: number | null,
  plan: BookingSummary['plan'] | null,
  payments: BookingSummary['payments'] | null,
  seats: BookingSummary['seats'],
  vouchers: readonly { readonly code: string }[],
  notes: readonly unknown[] | null,
  first: number | null,
];
type ContractParts = readonly [
  siteId: number,
  status: 'confirmed' | 'cancelled',
  placedAt: number,
  cancelledAt: number,
  reserveList: boolean,
  participants: ContractFacts['choices']['participants'],
  movedUpAt: number | null,
];
type StoredParts = readonly [parts: Parts, travellers: number];

const sqlitePath = (path: readonly string[]): string =>
  `'$.booking${path.map((name) => (name === '0' ? '[0]' : `.${name}`)).join('')}'`;

/**
 * Reads only these parts of a document. Most of a document is about the price, which a summary does
 * not need.
 */
const partsOf = (dialect: Dialect, paths: Paths): RawBuilder<string> =>
  dialect === 'sqlite'
    ? sql`'[' || json_extract(document, ${sql.raw(paths.map(sqlitePath).join())}) || ',' ||
        json_array_length(document, '$.booking.choices.participants') || ']'`
    : sql`(select jsonb_build_array(
          jsonb_build_array(${sql.raw(paths.map((path) => `b #> '{${path.join()}}'`).join())}),
          jsonb_array_length(b #> '{choices,participants}'))::text
        from (select document::jsonb -> 'booking' as b offset 0) as parsed)`;

/** Excludes documents that contain U+0000, because PostgreSQL cannot parse them. */
const withoutZero = (dialect: Dialect): RawBuilder<unknown> =>
  dialect === 'sqlite' ? sql`` : sql` and strpos(document, '\\u0000') = 0`;

const partsJsonSql = (dialect: Dialect, paths: Paths): RawBuilder<string> =>
  sql`case when document like ${sql.lit(`${DOCUMENT_START}%`)}${withoutZero(dialect)}
    then ${partsOf(dialect, paths)} else document end`;

/**
 * SQL of a summary. SQLite uses the index of migration 029 only for exactly the same SQL. If you
 * change the SQL, a new migration must change the index.
 */
export const summaryJsonSql = (dialect: Dialect): RawBuilder<string> =>
  partsJsonSql(dialect, PATHS);

const CONTACT_PATHS = ['firstName', 'lastName', 'phone', 'email'] as const;

/** SQL of a booker's contact. The SQLite index of migration 030 has the same SQL. */
const contactJsonSql = (): RawBuilder<string> =>
  sql`json_extract(data, ${sql.raw(CONTACT_PATHS.map((name) => `'$.person.${name}'`).join())})`;

type SummaryArguments = {
  readonly states: readonly Tables['bookings']['status'][];
  readonly offerId: number;
};

/**
 * The number of the participant who is the booker in almost every booking. If one booking has
 * another booker, the program reads the whole bookings instead of the summaries.
 */
const FIRST_NUMBER = 1;

type BookerRow = {
  readonly id: string;
  readonly data: string;
  readonly booker: string | null;
};

/** Names the index for SQLite, which otherwise searches the primary key and then reads the rows. */
const bookerSql = (dialect: Dialect): RawBuilder<string | null> => {
  const isBooker = sql`where people.booking_id = bookings.id and journal_n = 0
    and user_num = ${sql.lit(FIRST_NUMBER)}`;
  return dialect === 'sqlite'
    ? sql`(select ${contactJsonSql()} from people indexed by people_bookers ${isBooker})`
    : sql`(select data from people ${isBooker})`;
};

const bookerQueries = (db: Queries, dialect: Dialect) =>
  defineStatement<SummaryArguments>()<BookerRow>((slots) =>
    db
      .selectFrom('bookings')
      .where('status', 'in', slots.list('states'))
      .where('offer_id', '=', slots.one('offerId'))
      .select(['id', summaryJsonSql(dialect).as('data'), bookerSql(dialect).as('booker')]),
  );

const everybodyQueries = (db: Queries, dialect: Dialect) =>
  defineStatement<SummaryArguments>()<SummaryRow>((slots) => {
    const some = () =>
      db
        .selectFrom('bookings')
        .where('status', 'in', slots.list('states'))
        .where('offer_id', '=', slots.one('offerId'));
    return some()
      .select([
        'id',
        summaryJsonSql(dialect).as('data'),
        sql<number | null>`cast(null as integer)`.as('user_num'),
      ])
      .unionAll(
        db
          .selectFrom('people')
          .select(['booking_id as id', 'data', sql<number | null>`user_num`.as('user_num')])
          .where('journal_n', '=', sql.lit(0))
          .where('booking_id', 'in', some().select('id')),
      );
  });

export const summaryQueries = (db: Queries, dialect: Dialect) => ({
  booker: bookerQueries(db, dialect),
  everybody: everybodyQueries(db, dialect),
  contracts: defineStatement<{ offerId: number }>()((slots) =>
    db
      .selectFrom('bookings')
      .where('offer_id', '=', slots.one('offerId'))
      .where('status', 'in', [sql.lit('confirmed' as const), sql.lit('cancelled' as const)])
      .select(partsJsonSql(dialect, CONTRACT_PATHS).as('data')),
  ),
});

const NO_DATA: ReadonlyMap<number, string> = new Map();

const bookingOf = (document: string, people: ReadonlyMap<number, string>): Booking =>
  bookingFrom({ document, visitor_id: '', account_id: null }, people);

export const parseContractFacts = (data: string): readonly ContractFacts[] => {
  if (!data.startsWith('[')) return [bookingOf(data, NO_DATA)].filter(isConfirmedOrCancelled);
  const [parts]: readonly [ContractParts, number] = JSON.parse(data);
  const [siteId, status, placedAt, cancelledAt, reserveList, participants, movedUpAt] = parts;
  const moved = movedUpAt === null ? {} : { movedUpAt };
  const contract = { siteId, placedAt, ...moved, choices: { participants } };
  return status === 'confirmed'
    ? [{ ...contract, status }]
    : [{ ...contract, status, cancelledAt, reserveList }];
};

const contactIn = (text: string): Contact => {
  const stored = JSON.parse(text);
  if (!Array.isArray(stored)) return contactOf(stored.person);
  const [firstName, lastName, phone, email] = stored;
  return { firstName, lastName, phone, email };
};

const NO_CONTACT = contactOf(NOBODY);

const fromParts = (
  id: string,
  [parts, travellers]: StoredParts,
  booker: Contact,
  people: readonly Contact[],
): BookingSummary => {
  const [siteId, offerId, status, placedAt, createdAt, cancelAskedAt, cancelledAt] = parts;
  const [, , , , , , , reason, refund, reserveList, keptLate, firstDue, wayAwaited] = parts;
  const [, , , , , , , , , , , , , price, plan, payments, seats, vouchers, notes] = parts;
  const cancelled = { reason, refund, reserveList, ...(keptLate === null ? {} : { keptLate }) };
  const awaited = wayAwaited === null ? {} : { wayAwaited };
  return {
    ...{ id, siteId, offerId, status, cancelAskedAt, price, seats, travellers },
    orderedAt: placedAt ?? createdAt,
    cancellation: cancelledAt === null ? null : { cancelledAt, ...cancelled },
    firstDue:
      status === 'confirmed' && firstDue !== null
        ? firstPaymentDueIfMethodIsSet({ firstDue, ...awaited })
        : null,
    plan: plan ?? [],
    payments: payments ?? [],
    voucherCodes: vouchers.map(({ code }) => code),
    notes: notes?.length ?? 0,
    ...{ booker, people },
  };
};

const firstNumber = ([parts]: StoredParts): number | null => parts[19];

const compareIds = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : 1;

/** Builds summaries. Returns null if one booker is missing, which happens in older documents. */
export const assembleSummariesWithBookerOnly = (
  rows: readonly BookerRow[],
): readonly BookingSummary[] | null => {
  const summaries: BookingSummary[] = [];
  for (const { id, data, booker } of rows) {
    if (!data.startsWith('[')) return null;
    const stored: StoredParts = JSON.parse(data);
    if ((firstNumber(stored) ?? FIRST_NUMBER) !== FIRST_NUMBER) return null;
    const person = booker === null ? NO_CONTACT : contactIn(booker);
    summaries.push(fromParts(id, stored, person, [person]));
  }
  return summaries.sort(compareIds);
};

export const assembleSummaries = (rows: readonly SummaryRow[]): readonly BookingSummary[] => {
  const people = new Map<string, Map<number, string>>();
  for (const { id, user_num, data } of rows) {
    if (user_num === null) continue;
    const personData = people.get(id) ?? new Map<number, string>();
    people.set(id, personData.set(user_num, data));
  }
  return rows
    .filter(({ user_num }) => user_num === null)
    .sort(compareIds)
    .map(({ id, data }) => {
      const personData = people.get(id) ?? NO_DATA;
      if (!data.startsWith('[')) return summarizeBooking(bookingOf(data, personData));
      const stored: StoredParts = JSON.parse(data);
      const persons = new Map(
        [...personData].filter(([userNum]) => userNum > 0).map(([n, text]) => [n, contactIn(text)]),
      );
      const booker = persons.get(firstNumber(stored) ?? 0) ?? NO_CONTACT;
      return fromParts(id, stored, booker, [...persons.values()]);
    });
};
