import { sql } from 'kysely';
import type { LiveHold, OccupancyByUnit, ReadBookings } from '../../../application/ports/store.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import type { Occupancy } from '../../../domain/seats/occupancy.ts';
import { bookingFrom } from './documents.ts';
import type { Queries } from './engine.ts';
import { type Bound, byLength, statement } from './statement.ts';

/** Runs a reading statement: outside of transactions the engine's own, inside the transaction's. */
export type Run = <Row>(bound: Bound<Row>) => Promise<readonly Row[]>;

/** Rows of bookings and of their people in one answer, so that both are of one moment; `user_num` is null on a booking's own. */
type Mixed = {
  readonly id: string;
  readonly data: string;
  readonly user_num: number | null;
  readonly visitor_id: string | null;
  readonly account_id: string | null;
  readonly created_at: number | null;
};

const assembled = (rows: readonly Mixed[]): readonly Booking[] => {
  const people = new Map<string, Map<number, string>>();
  for (const { id, user_num, data } of rows) {
    if (user_num === null) continue;
    const own = people.get(id) ?? new Map<number, string>();
    people.set(id, own.set(user_num, data));
  }
  const nobody = new Map<number, string>();
  return rows
    .filter(({ user_num }) => user_num === null)
    .sort((a, b) => (b.created_at ?? 0) - (a.created_at ?? 0) || (a.id < b.id ? -1 : 1))
    .map(({ id, data, visitor_id, account_id }) =>
      bookingFrom({ document: data, visitor_id: visitor_id ?? '', account_id }, people.get(id) ?? nobody),
    );
};

/** The reading statements of bookings, compiled once for a database. */
export const bookingQueries = (db: Queries) => {
  const own = () =>
    db
      .selectFrom('bookings')
      .select([
        'id',
        'document as data',
        sql<number | null>`cast(null as integer)`.as('user_num'),
        sql<string | null>`visitor_id`.as('visitor_id'),
        'account_id',
        sql<number | null>`created_at`.as('created_at'),
      ]);
  const theirs = () =>
    db
      .selectFrom('people')
      .select([
        'booking_id as id',
        'data',
        sql<number | null>`user_num`.as('user_num'),
        sql<string | null>`null`.as('visitor_id'),
        sql<string | null>`null`.as('account_id'),
        sql<number | null>`cast(null as bigint)`.as('created_at'),
      ])
      .where('journal_n', '=', 0);
  const live = () =>
    db.selectFrom('claims').innerJoin('bookings', 'bookings.id', 'claims.booking_id').where('bookings.status', '=', 'draft');
  const sums = () =>
    db
      .selectFrom('claims')
      .select((row) => [
        'unit_id',
        row.fn.sum<number>('wholes').as('wholes'),
        row.fn.sum<number>('pairs').as('pairs'),
        row.fn.sum<number>('singles').as('singles'),
      ])
      .groupBy('unit_id');
  return {
    get: statement<{ id: string }>()<Mixed>((slots) =>
      own()
        .where('id', '=', slots.one('id'))
        .unionAll(theirs().where('booking_id', '=', slots.one('id'))),
    ),
    ofAccount: statement<{ accountId: string }>()<Mixed>((slots) =>
      own()
        .where('account_id', '=', slots.one('accountId'))
        .unionAll(
          theirs().where('booking_id', 'in', db.selectFrom('bookings').select('id').where('account_id', '=', slots.one('accountId'))),
        ),
    ),
    liveHolds: statement<{ visitorId: string; at: number }>()((slots) =>
      live()
        .select(['bookings.id', 'bookings.offer_id', 'bookings.held_since', 'claims.unit_id'])
        .where('bookings.visitor_id', '=', slots.one('visitorId'))
        .where('claims.hold_until', '>', slots.one('at'))
        .orderBy('bookings.held_since')
        .orderBy('bookings.id')
        .orderBy('claims.unit_id'),
    ),
    liveHoldsOfAddress: statement<{ address: string; at: number }>()((slots) =>
      live()
        .select((row) => row.fn.count<number>('bookings.id').distinct().as('holds'))
        .where('bookings.address', '=', slots.one('address'))
        .where('bookings.held_since', 'is not', null)
        .where('claims.hold_until', '>', slots.one('at')),
    ),
    taken: byLength((count) =>
      statement<{ unitIds: readonly number[]; at: number; without: string }>()((slots) =>
        sums()
          .where('unit_id', 'in', slots.list('unitIds', count))
          .where((row) => row.or([row('hold_until', 'is', null), row('hold_until', '>', slots.one('at'))]))
          .where('booking_id', '<>', slots.one('without')),
      ),
    ),
    takenOfAll: statement<{ at: number }>()((slots) =>
      sums()
        .select((row) => row.fn.min('hold_until').as('next_lapse'))
        .where((row) => row.or([row('hold_until', 'is', null), row('hold_until', '>', slots.one('at'))])),
    ),
    endedTrips: byLength((count) =>
      statement<{ emails: readonly string[]; today: string }>()((slots) =>
        db
          .selectFrom('people')
          .innerJoin('bookings', 'bookings.id', 'people.booking_id')
          .select((row) => ['people.email', row.fn.count<number>('bookings.id').distinct().as('trips')])
          .where('people.journal_n', '=', 0)
          .where('people.email', 'in', slots.list('emails', count))
          .where('bookings.status', '=', 'confirmed')
          .where('bookings.ends_on', '<', slots.one('today'))
          .groupBy('people.email')
          .unionAll(
            db
              .selectFrom('past_trips')
              .select((row) => ['email', row.fn.countAll<number>().as('trips')])
              .where('email', 'in', slots.list('emails', count))
              .where('ended_on', '<', slots.one('today'))
              .groupBy('email'),
          ),
      ),
    ),
  };
};

export type BookingQueries = ReturnType<typeof bookingQueries>;

const byUnit = (rows: readonly ({ readonly unit_id: number } & Occupancy)[]): OccupancyByUnit =>
  new Map(rows.map(({ unit_id, wholes, pairs, singles }) => [unit_id, { wholes, pairs, singles }]));

/** No booking has this id: leaves nobody's places out. */
const NO_BOOKING = '';

/** Reads bookings and what they take; see the port. */
export const readBookings = (queries: BookingQueries, run: Run): ReadBookings => ({
  get: async (id) => assembled(await run(queries.get({ id })))[0] ?? null,
  ofAccount: async (accountId) => assembled(await run(queries.ofAccount({ accountId }))),
  liveHolds: async (visitorId, at) => {
    const holds = new Map<string, LiveHold>();
    for (const { id, offer_id, held_since, unit_id } of await run(queries.liveHolds({ visitorId, at }))) {
      const unitIds = [...(holds.get(id)?.unitIds ?? []), unit_id];
      holds.set(id, { bookingId: id, offerId: offer_id, beganAt: held_since ?? 0, unitIds });
    }
    return [...holds.values()];
  },
  liveHoldsOfAddress: async (address, at) => (await run(queries.liveHoldsOfAddress({ address, at })))[0]?.holds ?? 0,
  taken: async (unitIds, at, without) =>
    unitIds.length === 0 ? new Map() : byUnit(await run(queries.taken(unitIds.length)({ unitIds, at, without: without ?? NO_BOOKING }))),
  takenOfAll: async (at) => {
    const rows = await run(queries.takenOfAll({ at }));
    const lapses = rows.flatMap(({ next_lapse }) => next_lapse ?? []);
    return { taken: byUnit(rows), nextLapse: lapses.length === 0 ? null : Math.min(...lapses) };
  },
  endedTrips: async (emails, today) => {
    if (emails.length === 0) return {};
    const trips: Record<string, number> = {};
    for (const { email, trips: more } of await run(queries.endedTrips(emails.length)({ emails, today })))
      trips[email] = (trips[email] ?? 0) + more;
    return trips;
  },
});
