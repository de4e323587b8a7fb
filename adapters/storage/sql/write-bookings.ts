import type { WriteBookings } from '../../../application/ports/store.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import type { BookingWrites } from './booking-writes.ts';
import { type ClaimRow, claimRowsOf, documentOf, type PersonRow, peopleOf } from './documents.ts';
import type { Connection } from './engine.ts';
import { type BookingQueries, readBookings } from './read-bookings.ts';

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
