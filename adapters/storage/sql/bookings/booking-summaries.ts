import { type RawBuilder, sql } from 'kysely';
import { type BookingSummary, summarizeBooking } from '../../../../domain/booking/summary.ts';
import { NOBODY, type Person } from '../../../../domain/party/person.ts';
import { byLength, type Dialect, type Queries, statement } from '../engine/engine.ts';
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

/** The database extracts a document's parts, because most of it describes the price. */
const partsOf = (dialect: Dialect): RawBuilder<string> =>
  dialect === 'sqlite'
    ? sql`'[' || json_extract(document, ${sql.raw(PATHS.map(sqlitePath).join())}) || ',' ||
        json_array_length(document, '$.booking.choices.participants') || ']'`
    : sql`(select jsonb_build_array(
          jsonb_build_array(${sql.raw(PATHS.map((path) => `b #> '{${path.join()}}'`).join())}),
          jsonb_array_length(b #> '{choices,participants}'))::text
        from (select document::jsonb -> 'booking' as b offset 0) as parsed)`;

/** On SQLite the index of migration 028 holds these texts, so a change needs a new index. */
export const summaryText = (dialect: Dialect): RawBuilder<string> =>
  sql`case when document like ${sql.lit(`${DOCUMENT_START}%`)}
    then ${partsOf(dialect)} else document end`;

export const summaryQueries = (db: Queries, dialect: Dialect) =>
  byLength((count) =>
    statement<{
      states: readonly Tables['bookings']['status'][];
      offerId: number;
    }>()<SummaryRow>((slots) => {
      const some = () =>
        db
          .selectFrom('bookings')
          .where('status', 'in', slots.list('states', count))
          .where('offer_id', '=', slots.one('offerId'));
      return some()
        .select([
          'id',
          summaryText(dialect).as('data'),
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

const personIn = (text: string): Person => JSON.parse(text).person;

const fromParts = (
  id: string,
  [parts, travellers]: StoredParts,
  data: ReadonlyMap<number, string>,
): BookingSummary => {
  const [siteId, offerId, status, placedAt, createdAt, cancelAskedAt, cancelledAt] = parts;
  const [, , , , , , , price, plan, payments, seats, vouchers, notes, first] = parts;
  const booker = first === null || first <= 0 ? undefined : data.get(first);
  return {
    ...{ id, siteId, offerId, status, cancelAskedAt, cancelledAt, price, seats, travellers },
    orderedAt: placedAt ?? createdAt,
    plan: plan ?? [],
    payments: payments ?? [],
    voucherCodes: vouchers.map(({ code }) => code),
    notes: notes?.length ?? 0,
    booker: booker === undefined ? NOBODY : personIn(booker),
    // Only a search by name reads the people, so other lists do not parse them.
    get people() {
      return [...data].filter(([userNum]) => userNum > 0).map(([, text]) => personIn(text));
    },
  };
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
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, data }) => {
      const personData = people.get(id) ?? NO_DATA;
      return data.startsWith('[')
        ? fromParts(id, JSON.parse(data), personData)
        : summarizeBooking(
            bookingFrom({ document: data, visitor_id: '', account_id: null }, personData),
          );
    });
};
