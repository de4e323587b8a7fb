import type { WriteBookings } from '../../../application/ports/store.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { type ClaimRow, claimRowsOf, documentOf, type PersonRow, peopleOf } from './documents.ts';
import type { Connection, Queries } from './engine.ts';
import { type BookingQueries, readBookings } from './read-bookings.ts';
import type { Tables } from './schema.ts';
import { byLength, statement } from './statement.ts';

/** The writing statements of bookings, compiled once for a database. */
export const bookingWrites = (db: Queries) => ({
  save: statement<Tables['bookings']>()((slots) =>
    db
      .insertInto('bookings')
      .values({
        id: slots.one('id'),
        site_id: slots.one('site_id'),
        offer_id: slots.one('offer_id'),
        status: slots.one('status'),
        version: slots.one('version'),
        visitor_id: slots.one('visitor_id'),
        account_id: slots.one('account_id'),
        address: slots.one('address'),
        ends_on: slots.one('ends_on'),
        created_at: slots.one('created_at'),
        saved_at: slots.one('saved_at'),
        held_since: slots.one('held_since'),
        document: slots.one('document'),
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          status: row.ref('excluded.status'),
          version: row.ref('excluded.version'),
          visitor_id: row.ref('excluded.visitor_id'),
          account_id: row.ref('excluded.account_id'),
          address: row.ref('excluded.address'),
          ends_on: row.ref('excluded.ends_on'),
          saved_at: row.ref('excluded.saved_at'),
          held_since: row.ref('excluded.held_since'),
          document: row.ref('excluded.document'),
        })),
      ),
  ),
  claim: byLength((count) =>
    statement<{
      bookingId: string;
      until: number | null;
      units: readonly number[];
      wholes: readonly number[];
      pairs: readonly number[];
      singles: readonly number[];
    }>()((slots) =>
      db
        .insertInto('claims')
        .values(
          Array.from({ length: count }, (_, index) => ({
            booking_id: slots.one('bookingId'),
            unit_id: slots.item('units', index),
            wholes: slots.item('wholes', index),
            pairs: slots.item('pairs', index),
            singles: slots.item('singles', index),
            hold_until: slots.one('until'),
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(['unit_id', 'booking_id']).doUpdateSet((row) => ({
            wholes: row.ref('excluded.wholes'),
            pairs: row.ref('excluded.pairs'),
            singles: row.ref('excluded.singles'),
            hold_until: row.ref('excluded.hold_until'),
          })),
        ),
    ),
  ),
  unclaim: statement<{ bookingId: string }>()((slots) => db.deleteFrom('claims').where('booking_id', '=', slots.one('bookingId'))),
  unclaimOthers: byLength((count) =>
    statement<{ bookingId: string; units: readonly number[] }>()((slots) =>
      db.deleteFrom('claims').where('booking_id', '=', slots.one('bookingId')).where('unit_id', 'not in', slots.list('units', count)),
    ),
  ),
  people: byLength((count) =>
    statement<{ bookingId: string; line: number; userNums: readonly number[]; emails: readonly string[]; data: readonly string[] }>()(
      (slots) =>
        db
          .insertInto('people')
          .values(
            Array.from({ length: count }, (_, index) => ({
              booking_id: slots.one('bookingId'),
              journal_n: slots.one('line'),
              user_num: slots.item('userNums', index),
              email: slots.item('emails', index),
              data: slots.item('data', index),
            })),
          )
          .onConflict((conflict) =>
            conflict
              .columns(['booking_id', 'journal_n', 'user_num'])
              .doUpdateSet((row) => ({ email: row.ref('excluded.email'), data: row.ref('excluded.data') })),
          ),
    ),
  ),
  forget: byLength((count) =>
    statement<{ bookingId: string; userNums: readonly number[] }>()((slots) =>
      db
        .deleteFrom('people')
        .where('booking_id', '=', slots.one('bookingId'))
        .where('journal_n', '=', 0)
        .where('user_num', 'in', slots.list('userNums', count)),
    ),
  ),
  forgetAll: statement<{ bookingId: string }>()((slots) =>
    db.deleteFrom('people').where('booking_id', '=', slots.one('bookingId')).where('journal_n', '=', 0),
  ),
  adopt: statement<{ visitorId: string; accountId: string }>()((slots) =>
    db
      .updateTable('bookings')
      .set({ account_id: slots.one('accountId') })
      .where('visitor_id', '=', slots.one('visitorId'))
      .where('account_id', 'is', null)
      .where('status', '=', 'draft'),
  ),
});

export type BookingWrites = ReturnType<typeof bookingWrites>;

const sendClaims = (writes: BookingWrites, connection: Connection, booking: Booking, before: Booking | null | undefined): void => {
  const { rows, until } = claimRowsOf(booking);
  const known = before === undefined ? null : before === null ? { rows: [], until: null } : claimRowsOf(before);
  const units = rows.map(({ unitId }) => unitId);
  const bookingId = booking.id;
  if (known === null || known.rows.some(({ unitId }) => !units.includes(unitId)))
    connection.send(units.length === 0 ? writes.unclaim({ bookingId }) : writes.unclaimOthers(units.length)({ bookingId, units }));
  if (units.length === 0) return;
  if (known !== null && known.until === until && sameRows(known.rows, rows)) return;
  connection.send(
    writes.claim(units.length)({
      bookingId,
      until,
      units,
      wholes: rows.map(({ wholes }) => wholes),
      pairs: rows.map(({ pairs }) => pairs),
      singles: rows.map(({ singles }) => singles),
    }),
  );
};

const sameRows = (a: readonly ClaimRow[], b: readonly ClaimRow[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Writes those whose data changed, and forgets those who are no longer there. */
const sendPeople = (writes: BookingWrites, connection: Connection, booking: Booking, before: Booking | null | undefined): void => {
  const bookingId = booking.id;
  const now = peopleOf(booking);
  const known: readonly PersonRow[] = before ? peopleOf(before) : [];
  const kept = new Map(known.map(({ userNum, data }) => [userNum, data]));
  const gone = known.map(({ userNum }) => userNum).filter((userNum) => now.every((row) => row.userNum !== userNum));
  if (before === undefined) connection.send(writes.forgetAll({ bookingId }));
  else if (gone.length > 0) connection.send(writes.forget(gone.length)({ bookingId, userNums: gone }));
  const changed = now.filter(({ userNum, data }) => kept.get(userNum) !== data);
  if (changed.length === 0) return;
  connection.send(
    writes.people(changed.length)({
      bookingId,
      line: 0,
      userNums: changed.map(({ userNum }) => userNum),
      emails: changed.map(({ email }) => email),
      data: changed.map(({ data }) => data),
    }),
  );
};

/**
 * Bookings inside a transaction. What was read or written there is remembered: it is not read again, and a save writes only
 * the claims and people that changed. Undefined is a booking that nobody looked at, null one that is not there.
 */
export const writeBookings = (queries: BookingQueries, writes: BookingWrites, connection: Connection): WriteBookings => {
  const seen = new Map<string, Booking | null>();
  const read = readBookings(queries, (bound) => connection.all(bound));
  return {
    taken: read.taken,
    get: async (id) => {
      const known = seen.get(id);
      if (known !== undefined) return known;
      const booking = await read.get(id);
      seen.set(id, booking);
      return booking;
    },
    save: async (booking, { endsOn, address }) => {
      const before = seen.get(booking.id);
      connection.send(
        writes.save({
          id: booking.id,
          site_id: booking.siteId,
          offer_id: booking.offerId,
          status: booking.status,
          version: booking.version,
          visitor_id: booking.owner.visitorId,
          account_id: booking.owner.accountId,
          address,
          ends_on: endsOn,
          created_at: booking.createdAt,
          saved_at: booking.savedAt,
          held_since: booking.status === 'draft' ? (booking.hold?.beganAt ?? null) : null,
          document: documentOf(booking),
        }),
      );
      sendClaims(writes, connection, booking, before);
      sendPeople(writes, connection, booking, before);
      seen.set(booking.id, booking);
    },
    adopt: async (visitorId, accountId) => {
      connection.send(writes.adopt({ visitorId, accountId }));
      seen.clear();
    },
  };
};
