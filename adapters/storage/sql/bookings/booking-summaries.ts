import { type RawBuilder, sql } from 'kysely';
import { type BookingSummary, summarizeBooking } from '../../../../domain/booking/summary.ts';
import { NOBODY, type Person } from '../../../../domain/party/person.ts';
import {
  type Dialect,
  defineStatement,
  type Queries,
  statementByListLength,
} from '../engine/engine.ts';
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
  ['quote', 'price'],
  ['plan'],
  ['payments'],
  ['seats'],
  ['vouchers'],
  ['notes'],
  ['choices', 'participants', '0', 'userNum'],
] as const;

type Parts = readonly [
  siteId: number,
  offerId: number,
  status: BookingSummary['status'],
  placedAt: number | null,
  createdAt: number,
  cancelAskedAt: number | null,
  cancelledAt: number | null,
  price: number | null,
  plan: BookingSummary['plan'] | null,
  payments: BookingSummary['payments'] | null,
  seats: BookingSummary['seats'],
  vouchers: readonly { readonly code: string }[],
  notes: readonly unknown[] | null,
  first: number | null,
];
type StoredParts = readonly [parts: Parts, travellers: number];

const sqlitePath = (path: readonly string[]): string =>
  `'$.booking${path.map((name) => (name === '0' ? '[0]' : `.${name}`)).join('')}'`;

/** Reads some parts of a document only, because most of a document is about the price. */
const partsOf = (dialect: Dialect): RawBuilder<string> =>
  dialect === 'sqlite'
    ? sql`'[' || json_extract(document, ${sql.raw(PATHS.map(sqlitePath).join())}) || ',' ||
        json_array_length(document, '$.booking.choices.participants') || ']'`
    : sql`(select jsonb_build_array(
          jsonb_build_array(${sql.raw(PATHS.map((path) => `b #> '{${path.join()}}'`).join())}),
          jsonb_array_length(b #> '{choices,participants}'))::text
        from (select document::jsonb -> 'booking' as b offset 0) as parsed)`;

/** Excludes documents that contain U+0000, because PostgreSQL cannot parse them. */
const withoutZero = (dialect: Dialect): RawBuilder<unknown> =>
  dialect === 'sqlite' ? sql`` : sql` and strpos(document, '\\u0000') = 0`;

/** SQL of a summary. The SQLite index of migration 028 has the same SQL: change both together. */
export const summaryJsonSql = (dialect: Dialect): RawBuilder<string> =>
  sql`case when document like ${sql.lit(`${DOCUMENT_START}%`)}${withoutZero(dialect)}
    then ${partsOf(dialect)} else document end`;

type SummaryArguments = {
  readonly states: readonly Tables['bookings']['status'][];
  readonly offerId: number;
};

/** The booker is participant 1 in almost every booking. */
const FIRST_NUMBER = 1;

type BookerRow = {
  readonly id: string;
  readonly data: string;
  readonly booker: string | null;
};

const bookerQueries = (db: Queries, dialect: Dialect) =>
  statementByListLength((count) =>
    defineStatement<SummaryArguments>()<BookerRow>((slots) =>
      db
        .selectFrom('bookings')
        .where('status', 'in', slots.list('states', count))
        .where('offer_id', '=', slots.one('offerId'))
        .select(({ selectFrom }) => [
          'id',
          summaryJsonSql(dialect).as('data'),
          selectFrom('people')
            .select('data')
            .whereRef('people.booking_id', '=', 'bookings.id')
            .where('journal_n', '=', sql.lit(0))
            .where('user_num', '=', sql.lit(FIRST_NUMBER))
            .as('booker'),
        ]),
    ),
  );

const everybodyQueries = (db: Queries, dialect: Dialect) =>
  statementByListLength((count) =>
    defineStatement<SummaryArguments>()<SummaryRow>((slots) => {
      const some = () =>
        db
          .selectFrom('bookings')
          .where('status', 'in', slots.list('states', count))
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
    }),
  );

export const summaryQueries = (db: Queries, dialect: Dialect) => ({
  booker: bookerQueries(db, dialect),
  everybody: everybodyQueries(db, dialect),
});

const personIn = (text: string): Person => JSON.parse(text).person;

const fromParts = (
  id: string,
  [parts, travellers]: StoredParts,
  booker: Person,
  people: readonly Person[],
): BookingSummary => {
  const [siteId, offerId, status, placedAt, createdAt, cancelAskedAt, cancelledAt] = parts;
  const [, , , , , , , price, plan, payments, seats, vouchers, notes] = parts;
  return {
    ...{ id, siteId, offerId, status, cancelAskedAt, cancelledAt, price, seats, travellers },
    orderedAt: placedAt ?? createdAt,
    plan: plan ?? [],
    payments: payments ?? [],
    voucherCodes: vouchers.map(({ code }) => code),
    notes: notes?.length ?? 0,
    ...{ booker, people },
  };
};

const firstNumber = ([parts]: StoredParts): number | null => parts[13];

const compareIds = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : 1;

/** Builds summaries. Returns null if one booker is missing, which happens in older documents. */
export const assembleWithBooker = (
  rows: readonly BookerRow[],
): readonly BookingSummary[] | null => {
  const summaries: BookingSummary[] = [];
  for (const { id, data, booker } of rows) {
    if (!data.startsWith('[')) return null;
    const stored: StoredParts = JSON.parse(data);
    if ((firstNumber(stored) ?? FIRST_NUMBER) !== FIRST_NUMBER) return null;
    const person = booker === null ? NOBODY : personIn(booker);
    summaries.push(fromParts(id, stored, person, [person]));
  }
  return summaries.sort(compareIds);
};

const NO_DATA: ReadonlyMap<number, string> = new Map();

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
      if (!data.startsWith('['))
        return summarizeBooking(
          bookingFrom({ document: data, visitor_id: '', account_id: null }, personData),
        );
      const stored: StoredParts = JSON.parse(data);
      const persons = new Map(
        [...personData].filter(([userNum]) => userNum > 0).map(([n, text]) => [n, personIn(text)]),
      );
      const booker = persons.get(firstNumber(stored) ?? 0) ?? NOBODY;
      return fromParts(id, stored, booker, [...persons.values()]);
    });
};
