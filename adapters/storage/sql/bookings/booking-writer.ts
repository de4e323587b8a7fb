import type { BookingWriter } from '../../../../application/ports/store.ts';
import {
  type Booking,
  countBookingTravellersForGroup,
  pendingAgeRequest,
} from '../../../../domain/booking/booking.ts';
import { ambassadorCommissionEarned } from '../../../../domain/booking/placed/dues.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import type { Connection } from '../engine/engine.ts';
import type { BookingQueries } from './booking-queries.ts';
import { bookingReader } from './booking-reader.ts';
import type { BookingWrites } from './booking-writes.ts';
import {
  bookingDocumentOf,
  claimRowsOf,
  type PersonRow,
  personRowsOf,
  type UnitRow,
  waitingRowsOf,
} from './documents.ts';

const listsOf = (rows: readonly UnitRow[]) => ({
  units: rows.map(({ unitId }) => unitId),
  wholes: rows.map(({ wholes }) => wholes),
  pairs: rows.map(({ pairs }) => pairs),
  singles: rows.map(({ singles }) => singles),
});

const sendClaims = (
  writes: BookingWrites,
  connection: Connection,
  booking: Booking,
  before: Booking | null | undefined,
): void => {
  const { rows, until } = claimRowsOf(booking);
  const stored =
    before === undefined ? null : before === null ? { rows: [], until: null } : claimRowsOf(before);
  const units = rows.map(({ unitId }) => unitId);
  const bookingId = booking.id;
  if (stored === null || stored.rows.some(({ unitId }) => !units.includes(unitId)))
    connection.send(
      units.length === 0
        ? writes.unclaim({ bookingId })
        : writes.unclaimOthers({ bookingId, units }),
    );
  if (units.length === 0) return;
  if (stored !== null && stored.until === until && hasSameRows(stored.rows, rows)) return;
  connection.send(writes.claim({ bookingId, until, ...listsOf(rows) }));
};

const hasSameRows = (a: readonly UnitRow[], b: readonly UnitRow[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Stores the units for which a sign-up waits on the reserve list (R11). */
const sendWaits = (
  writes: BookingWrites,
  connection: Connection,
  booking: Booking,
  before: Booking | null | undefined,
): void => {
  const current = waitingRowsOf(booking);
  const stored = before ? waitingRowsOf(before) : null;
  if (before !== undefined && JSON.stringify(stored) === JSON.stringify(current)) return;
  const bookingId = booking.id;
  if (before === undefined || stored !== null) connection.send(writes.unwait({ bookingId }));
  if (current !== null)
    connection.send(
      writes.wait({
        bookingId,
        placedAt: current.placedAt,
        ...listsOf(current.rows),
      }),
    );
};

const sendPeople = (
  writes: BookingWrites,
  connection: Connection,
  booking: Booking,
  before: Booking | null | undefined,
): void => {
  const bookingId = booking.id;
  const current = personRowsOf(booking);
  const stored: readonly PersonRow[] = before ? personRowsOf(before) : [];
  const dataBefore = new Map(stored.map(({ userNum, data }) => [userNum, data]));
  const removed = stored
    .map(({ userNum }) => userNum)
    .filter((userNum) => current.every((row) => row.userNum !== userNum));
  if (before === undefined) connection.send(writes.forgetAll({ bookingId }));
  else if (removed.length > 0) connection.send(writes.forget({ bookingId, userNums: removed }));
  const changed = current.filter(({ userNum, data }) => dataBefore.get(userNum) !== data);
  if (changed.length === 0) return;
  connection.send(
    writes.people({
      bookingId,
      line: 0,
      userNums: changed.map(({ userNum }) => userNum),
      emails: changed.map(({ email }) => email),
      data: changed.map(({ data }) => data),
    }),
  );
};

/** Stores a booking's review. Reviews are never removed, so this never deletes a row (R72). */
const sendReview = (
  writes: BookingWrites,
  connection: Connection,
  booking: Booking,
  before: Booking | null | undefined,
): void => {
  if (booking.status !== 'confirmed' || booking.review === undefined) return;
  const stored = before?.status === 'confirmed' ? before.review : undefined;
  if (stored === booking.review) return;
  const { stars, at, hidden } = booking.review;
  connection.send(
    writes.review({
      ...{ bookingId: booking.id, offerId: booking.offerId, stars, givenAt: at },
      hidden: hidden === undefined ? 0 : 1,
    }),
  );
};

const searchColumnsOf = ({ status, owner, group, ambassador }: Booking) => ({
  status,
  visitor_id: owner.visitorId,
  account_id: owner.accountId,
  group_code: group?.code ?? null,
  ambassador_code: ambassador?.name ?? null,
});

type SearchColumns = ReturnType<typeof searchColumnsOf>;

const hasSameSearchColumns = (a: SearchColumns, b: SearchColumns): boolean =>
  a.status === b.status &&
  a.visitor_id === b.visitor_id &&
  a.account_id === b.account_id &&
  a.group_code === b.group_code &&
  a.ambassador_code === b.ambassador_code;

/**
 * Writes bookings. The writer caches each booking that it has read; null in the cache means that
 * the booking does not exist.
 */
export const bookingWriter = (
  queries: BookingQueries,
  writes: BookingWrites,
  connection: Connection,
): BookingWriter => {
  const seen = new Map<string, Booking | null>();
  const read = bookingReader(queries, (bound) => connection.all(bound));
  const get = async (id: string): Promise<Booking | null> => {
    const stored = seen.get(id);
    if (stored !== undefined) return stored;
    const booking = await read.get(id);
    seen.set(id, booking);
    return booking;
  };
  return {
    ofAccount: read.ofAccount,
    taken: read.taken,
    waitingOn: read.waitingOn,
    group: read.group,
    membersOf: read.membersOf,
    liveHolds: read.liveHolds,
    liveHoldsOfAddress: read.liveHoldsOfAddress,
    countOf: async (offerId) =>
      (await connection.all(queries.countOf({ offerId })))[0]?.bookings ?? 0,
    lastLapses: async (unitIds, at) => {
      if (unitIds.length === 0) return new Map();
      const rows = await connection.all(queries.lastLapses({ unitIds, at }));
      return new Map(
        rows.flatMap(({ unit_id, until }) => (until === null ? [] : [[unit_id, until]])),
      );
    },
    glance: async (booking, unitIds) => {
      const { id, owner } = booking;
      const document = bookingDocumentOf(booking);
      const [current] = await connection.all(queries.glance({ id, document, unitIds }));
      if (current === undefined) return { same: false, awaited: false };
      const same =
        current.same_document === 1 &&
        current.visitor_id === owner.visitorId &&
        current.account_id === owner.accountId &&
        current.people === personRowsOf(booking).length;
      if (same) seen.set(id, booking);
      return { same, awaited: current.awaited > 0 };
    },
    get,
    withWholeYachts: async (unitIds, at) => {
      if (unitIds.length === 0) return [];
      const found: Booking[] = [];
      for (const { booking_id } of await connection.all(queries.withWholeYachts({ unitIds, at }))) {
        const booking = await get(booking_id);
        if (booking !== null) found.push(booking);
      }
      return found;
    },
    save: async (booking, { endsOn, address, wakeAt, isNew = false }) => {
      const before = isNew ? null : seen.get(booking.id);
      const changed = {
        id: booking.id,
        version: booking.version,
        address,
        ends_on: endsOn,
        saved_at: booking.savedAt,
        held_since: booking.status === 'draft' ? (booking.hold?.beganAt ?? null) : null,
        document: bookingDocumentOf(booking),
        group_travellers: countBookingTravellersForGroup(booking),
        commission: ambassadorCommissionEarned(booking),
        wake_at: wakeAt,
        age_asked_at: pendingAgeRequest(booking)?.at ?? null,
      };
      const row = {
        ...searchColumnsOf(booking),
        ...changed,
        site_id: booking.siteId,
        offer_id: booking.offerId,
        created_at: booking.createdAt,
      };
      const stays =
        before !== undefined &&
        before !== null &&
        hasSameSearchColumns(searchColumnsOf(before), searchColumnsOf(booking));
      connection.send(stays ? writes.change(changed) : writes.save(row));
      sendClaims(writes, connection, booking, before);
      sendWaits(writes, connection, booking, before);
      sendPeople(writes, connection, booking, before);
      sendReview(writes, connection, booking, before);
      seen.set(booking.id, booking);
    },
    rewake: async (id, wakeAt) => connection.send(writes.rewake({ id, wakeAt })),
    lookAgain: async (siteId, at) => {
      connection.send(writes.lookAgain({ siteId, wakeAt: at }));
      // With the new settings, a paid order can have an event, for example a notice (R32.8).
      connection.send(writes.lookAtIdle({ siteId, wakeAt: at, today: dayOf(at) }));
    },
    adopt: async (visitorId, accountId) => {
      connection.send(writes.adopt({ visitorId, accountId }));
      seen.clear();
    },
  };
};
