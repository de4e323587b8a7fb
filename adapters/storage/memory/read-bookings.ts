import type {
  LiveHold,
  OccupancyByUnit,
  ReadBookings,
  WaitingParty,
  WriteBookings,
} from '../../../application/ports/store.ts';
import {
  type Booking,
  claimsOf,
  groupTravellersOf,
  isHoldActive,
  isOngoing,
  pendingAgeRequest,
} from '../../../domain/booking/booking.ts';
import { summarizeBooking, withBookerOnly } from '../../../domain/booking/summary.ts';
import type { Day, Instant } from '../../../domain/calendar.ts';
import type { GroupState } from '../../../domain/groups/group.ts';
import { sum } from '../../../domain/money.ts';
import { addReviewSums, type ReviewSum } from '../../../domain/reviews/review.ts';
import { type BookingRow, type BookingTable, countForOffer, occupancyOfUnits } from './bookings.ts';

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byNumber = (a: Booking, b: Booking): number => byText(a.id, b.id);
const bookingsOf = (found: readonly BookingRow[]): readonly Booking[] =>
  found.map(({ booking }) => booking);

export const sortNewestFirst = (found: readonly BookingRow[]): readonly Booking[] =>
  [...bookingsOf(found)].sort((a, b) => b.createdAt - a.createdAt || byNumber(a, b));

const liveHold = ({ booking }: BookingRow, at: Instant): readonly LiveHold[] => {
  if (booking.status !== 'draft' || !isHoldActive(booking.hold, at) || booking.seats.length === 0)
    return [];
  const unitIds = booking.seats.map(({ unitId }) => unitId).sort((a, b) => a - b);
  return [
    { bookingId: booking.id, offerId: booking.offerId, beganAt: booking.hold.beganAt, unitIds },
  ];
};

export const NOTHING_STAGED: ReadonlyMap<string, BookingRow> = new Map();

export const readTables = (table: BookingTable, staged: ReadonlyMap<string, BookingRow>) => ({
  get: (id: string): Booking | null =>
    ((staged.size === 0 ? undefined : staged.get(id)) ?? table.all.get(id))?.booking ?? null,
  taken: (unitIds: readonly number[], at: Instant, without: string | null): OccupancyByUnit =>
    occupancyOfUnits(table, staged, unitIds, at, without),
  waitingOn: (unitIds: readonly number[]): readonly WaitingParty[] => {
    const found = new Map<string, Booking>();
    for (const unitId of unitIds)
      for (const { booking } of table.under('waits', String(unitId), staged))
        found.set(booking.id, booking);
    return [...found.values()]
      .flatMap((booking) =>
        booking.status === 'reserveList'
          ? [{ bookingId: booking.id, placedAt: booking.placedAt, seats: booking.seats }]
          : [],
      )
      .sort((a, b) => a.placedAt - b.placedAt || byText(a.bookingId, b.bookingId));
  },
  group: (code: string, without: string): GroupState | null => {
    const opener = (staged.get(code) ?? table.all.get(code))?.booking;
    if (opener?.group?.code !== code) return null;
    const otherMembers = bookingsOf(table.under('group', code, staged)).filter(
      ({ id }) => id !== without,
    );
    const { siteId, offerId, group } = opener;
    return {
      code,
      siteId,
      offerId,
      openedOn: group.openedOn,
      others: sum(otherMembers.map(groupTravellersOf)),
    };
  },
});

type WithinTransactions = Pick<
  WriteBookings,
  'get' | 'taken' | 'waitingOn' | 'group' | 'membersOf' | 'liveHolds' | 'liveHoldsOfAddress'
>;

export const readStaged = (
  table: BookingTable,
  staged: ReadonlyMap<string, BookingRow>,
): WithinTransactions => {
  const tables = readTables(table, staged);
  return {
    get: async (id) => tables.get(id),
    taken: async (...args) => tables.taken(...args),
    waitingOn: async (unitIds) => tables.waitingOn(unitIds),
    group: async (...args) => tables.group(...args),
    liveHolds: async (visitorId, at) =>
      table
        .under('visitor', visitorId, staged)
        .flatMap((booking) => liveHold(booking, at))
        .sort((a, b) => a.beganAt - b.beganAt || byText(a.bookingId, b.bookingId)),
    liveHoldsOfAddress: async (address, at) =>
      table.under('address', address, staged).flatMap((booking) => liveHold(booking, at)).length,
    membersOf: async (code) =>
      bookingsOf(table.under('group', code, staged))
        .filter(({ status }) => status === 'confirmed')
        .map(({ id }) => id)
        .sort(byText),
  };
};

export const stagedVersionCheck =
  (table: BookingTable, staged: ReadonlyMap<string, BookingRow>): WriteBookings['glance'] =>
  async (seen, unitIds) => ({
    same: (staged.get(seen.id) ?? table.all.get(seen.id))?.booking === seen,
    awaited: unitIds.some((unitId) => table.under('waits', String(unitId), staged).length > 0),
  });

export const stagedBookingCounts = (
  table: BookingTable,
  staged: ReadonlyMap<string, BookingRow>,
): Pick<WriteBookings, 'countOf' | 'lastLapses'> => ({
  countOf: async (offerId) => {
    let count = table.countOf(offerId);
    for (const [id, { booking }] of staged)
      count += countForOffer(booking, offerId) - countForOffer(table.all.get(id)?.booking, offerId);
    return count;
  },
  lastLapses: async (unitIds, at) =>
    new Map(
      unitIds.flatMap((unitId) => {
        const until = table.claims.lastLapse(unitId, at);
        return until === null ? [] : [[unitId, until]];
      }),
    ),
});

const NO_REVIEWS: ReviewSum = { count: 0, stars: 0 };

const reviewsIn = (table: BookingTable) =>
  [...table.all.values()].flatMap(({ booking }) =>
    booking.status === 'confirmed' && booking.review !== undefined
      ? [{ booking, review: booking.review }]
      : [],
  );

export const readBookings = (
  table: BookingTable,
  pastTrips: (email: string, today: Day) => number,
): ReadBookings => {
  const under = (name: Parameters<BookingTable['under']>[0], key: string) =>
    table.under(name, key, NOTHING_STAGED);
  const within = readStaged(table, NOTHING_STAGED);
  return {
    ...within,
    ofAccount: async (accountId) => sortNewestFirst(under('account', accountId)),
    ofTraveller: async (email) => sortNewestFirst(email === '' ? [] : under('email', email)),
    confirmedFrom: async (day) =>
      [
        ...bookingsOf(
          [...table.all.values()].filter(
            ({ booking, endsOn }) => booking.status === 'confirmed' && endsOn >= day,
          ),
        ),
      ].sort(byNumber),
    ongoingOf: async (offerId, limit) =>
      [
        ...bookingsOf(
          [...table.all.values()].filter(
            ({ booking }) => booking.offerId === offerId && isOngoing(booking),
          ),
        ),
      ]
        .sort(byNumber)
        .slice(0, limit),
    inStates: async (states, offerId) =>
      [
        ...bookingsOf(
          [...table.all.values()].filter(
            ({ booking }) =>
              states.includes(booking.status) && (offerId === null || booking.offerId === offerId),
          ),
        ),
      ].sort(byNumber),
    summariesOf: async (states, offerId, people) => {
      const summaries = [...table.all.values()]
        .map(({ booking }) => booking)
        .filter((booking) => states.includes(booking.status) && booking.offerId === offerId)
        .sort(byNumber)
        .map(summarizeBooking);
      return people === 'everybody' ? summaries : summaries.map(withBookerOnly);
    },
    cancelledPaid: async () =>
      [
        ...bookingsOf(
          [...table.all.values()].filter(
            ({ booking }) => booking.status === 'cancelled' && booking.payments.length > 0,
          ),
        ),
      ].sort(byNumber),
    reviewSums: async () => {
      const sums = new Map<number, ReviewSum>();
      for (const { booking, review } of reviewsIn(table)) {
        const sum = sums.get(booking.offerId) ?? NO_REVIEWS;
        sums.set(booking.offerId, addReviewSums([sum, { count: 1, stars: review.stars }]));
      }
      return sums;
    },
    reviewed: async (which, limit) =>
      reviewsIn(table)
        .filter(
          ({ booking, review }) =>
            which === 'all' ||
            (review.hidden === undefined &&
              (which === 'public' || which.offerIds.includes(booking.offerId))),
        )
        .sort((a, b) => b.review.at - a.review.at || byText(a.booking.id, b.booking.id))
        .slice(0, limit)
        .map(({ booking }) => booking),
    ageRequests: async () =>
      bookingsOf(
        [...table.all.values()].filter(({ booking }) => pendingAgeRequest(booking) !== null),
      ),
    due: async (until, limit) =>
      [...table.all.values()]
        .flatMap(({ booking, wakeAt }) =>
          wakeAt !== null && wakeAt <= until ? [{ bookingId: booking.id, at: wakeAt }] : [],
        )
        .sort((a, b) => a.at - b.at || byText(a.bookingId, b.bookingId))
        .slice(0, limit),
    takenOfAll: async (at, endsFrom) => {
      const ahead = new Set(
        [...table.all.values()]
          .filter(({ endsOn }) => endsFrom === null || endsOn >= endsFrom)
          .flatMap(({ booking }) => claimsOf(booking).seats.map(({ unitId }) => unitId)),
      );
      const units = table.claims.units().filter((unitId) => ahead.has(unitId));
      const lapses = units.flatMap((unitId) => table.claims.nextLapse(unitId, at) ?? []);
      return {
        taken: occupancyOfUnits(table, NOTHING_STAGED, units, at, null),
        nextLapse: lapses.length === 0 ? null : Math.min(...lapses),
      };
    },
    endedTrips: async (emails, today) => {
      const trips: Record<string, number> = {};
      for (const email of new Set(emails)) {
        const ended = under('email', email).filter(
          ({ booking, endsOn }) => booking.status === 'confirmed' && endsOn < today,
        );
        const count = ended.length + pastTrips(email, today);
        if (count > 0) trips[email] = count;
      }
      return trips;
    },
  };
};
