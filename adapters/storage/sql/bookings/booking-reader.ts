import type {
  BookingReader,
  LiveHold,
  OccupancyByUnit,
  WaitingParty,
} from '../../../../application/ports/store.ts';
import { type Booking, reviewGivenTimeOrZero } from '../../../../domain/booking/booking.ts';
import { withBookerOnly } from '../../../../domain/booking/summary.ts';
import type { Occupancy } from '../../../../domain/seats/occupancy.ts';
import type { Bound, Run } from '../engine/engine.ts';
import type { BookingPersonRow, BookingQueries } from './booking-queries.ts';
import {
  assembleSummaries,
  assembleSummariesWithBookerOnly,
  parseContractFacts,
} from './booking-summaries.ts';
import { bookingFrom, groupOpening } from './documents.ts';

export const assembleBookings = (rows: readonly BookingPersonRow[]): readonly Booking[] => {
  const people = new Map<string, Map<number, string>>();
  for (const { id, user_num, data } of rows) {
    if (user_num === null) continue;
    const personData = people.get(id) ?? new Map<number, string>();
    people.set(id, personData.set(user_num, data));
  }
  const nobody = new Map<number, string>();
  return rows
    .filter(({ user_num }) => user_num === null)
    .sort((a, b) => (b.created_at ?? 0) - (a.created_at ?? 0) || (a.id < b.id ? -1 : 1))
    .map(({ id, data, visitor_id, account_id }) =>
      bookingFrom(
        { document: data, visitor_id: visitor_id ?? '', account_id },
        people.get(id) ?? nobody,
      ),
    );
};

const byUnit = (rows: readonly ({ readonly unit_id: number } & Occupancy)[]): OccupancyByUnit =>
  new Map(rows.map(({ unit_id, wholes, pairs, singles }) => [unit_id, { wholes, pairs, singles }]));

const byNumber = (bookings: readonly Booking[]): readonly Booking[] =>
  bookings.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const byReview = (bookings: readonly Booking[]): readonly Booking[] =>
  bookings.toSorted(
    (a, b) => reviewGivenTimeOrZero(b) - reviewGivenTimeOrZero(a) || (a.id < b.id ? -1 : 1),
  );

const LARGEST_NUMBER = 2_147_483_647;

/** A value below every day: a condition "after this day" then excludes no booking. */
const FIRST_DAY = '';

/** An id that no booking has. A query that must exclude one booking then excludes none. */
const NO_BOOKING = '';

export const bookingReader = (queries: BookingQueries, run: Run): BookingReader => {
  const read = async (bound: Bound<BookingPersonRow>) => assembleBookings(await run(bound));
  return {
    get: async (id) => (await read(queries.get({ id })))[0] ?? null,
    ofAccount: (accountId, endsFrom) =>
      read(queries.ofAccount({ accountId, day: endsFrom ?? FIRST_DAY })),
    draftsOf: (accountId) => read(queries.draftsOf({ accountId })),
    ofTraveller: async (email, endsFrom) =>
      email === '' ? [] : await read(queries.ofTraveller({ email, day: endsFrom ?? FIRST_DAY })),
    confirmedFrom: async (day) => byNumber(await read(queries.confirmedFrom({ day }))),
    ongoingOf: async (offerId, limit) =>
      byNumber(await read(queries.ongoingOf({ offerId, limit }))),
    inStates: async (states, offerId) =>
      states.length === 0
        ? []
        : byNumber(
            await read(
              queries.inStates({
                states,
                least: offerId ?? -LARGEST_NUMBER,
                most: offerId ?? LARGEST_NUMBER,
              }),
            ),
          ),
    summariesOf: async (states, offerId, people) => {
      if (states.length === 0) return [];
      const { booker, everybody } = queries.summaries;
      const whole = async () => assembleSummaries(await run(everybody({ states, offerId })));
      if (people === 'everybody') return whole();
      const rows = await run(booker({ states, offerId }));
      return assembleSummariesWithBookerOnly(rows) ?? (await whole()).map(withBookerOnly);
    },
    contractsOf: async (offerId) =>
      (await run(queries.summaries.contracts({ offerId }))).flatMap(({ data }) =>
        parseContractFacts(data),
      ),
    cancelledPaid: async () =>
      byNumber(await read(queries.cancelledPaid({}))).filter(
        (booking) => 'payments' in booking && booking.payments.length > 0,
      ),
    reviewSums: async () =>
      new Map(
        (await run(queries.reviewSums({}))).map(({ offer_id, reviews: count, stars }) => [
          offer_id,
          { count, stars },
        ]),
      ),
    reviewed: async (which, limit) => {
      if (typeof which === 'string')
        return byReview(
          await read(
            which === 'all' ? queries.reviewed({ limit }) : queries.publicReviewed({ limit }),
          ),
        );
      const { offerIds } = which;
      return offerIds.length === 0
        ? []
        : byReview(await read(queries.reviewedOn({ offerIds, limit })));
    },
    ageRequests: () => read(queries.ageRequests({})),
    due: async (until, limit) =>
      (await run(queries.due({ until, limit }))).map(({ id, wakeAt }) => ({
        bookingId: id,
        at: wakeAt ?? 0,
      })),
    liveHolds: async (visitorId, at) => {
      const holds = await run(queries.liveHolds({ visitorId, at }));
      if (holds.length === 0) return [];
      const ids = holds.map(({ id }) => id);
      const claimed = await run(queries.unitsOf({ ids }));
      return holds
        .map(({ id, offer_id, held_since }): LiveHold => {
          const unitIds = claimed
            .filter(({ booking_id }) => booking_id === id)
            .map(({ unit_id }) => unit_id);
          return {
            bookingId: id,
            offerId: offer_id,
            beganAt: held_since ?? 0,
            unitIds: unitIds.sort((a, b) => a - b),
          };
        })
        .sort((a, b) => a.beganAt - b.beganAt || (a.bookingId < b.bookingId ? -1 : 1));
    },
    liveHoldsOfAddress: async (address, at) =>
      (await run(queries.liveHoldsOfAddress({ address, at })))[0]?.holds ?? 0,
    taken: async (unitIds, at, without) =>
      unitIds.length === 0
        ? new Map()
        : byUnit(await run(queries.taken({ unitIds, at, without: without ?? NO_BOOKING }))),
    takenOfAll: async (at, endsFrom) => {
      const rows = await run(
        endsFrom === null
          ? queries.takenOfAll({ at })
          : queries.takenOfTrips({ at, day: endsFrom }),
      );
      const lapses = rows.flatMap(({ next_lapse }) => next_lapse ?? []);
      return { taken: byUnit(rows), nextLapse: lapses.length === 0 ? null : Math.min(...lapses) };
    },
    waitingOn: async (unitIds) => {
      if (unitIds.length === 0) return [];
      const parties = new Map<string, WaitingParty>();
      for (const { booking_id, placed_at, unit_id, wholes, pairs, singles } of await run(
        queries.waitingOn({ unitIds }),
      )) {
        const seats = [
          ...(parties.get(booking_id)?.seats ?? []),
          { unitId: unit_id, wholes, pairs, singles },
        ];
        parties.set(booking_id, { bookingId: booking_id, placedAt: placed_at, seats });
      }
      return [...parties.values()];
    },
    group: async (code, without) => {
      const [opener] = await run(queries.group({ code, without }));
      const opening = opener === undefined ? null : groupOpening(opener.document, code);
      if (opener === undefined || opening === null) return null;
      return {
        ...opening,
        code,
        siteId: opener.site_id,
        offerId: opener.offer_id,
        others: opener.others,
      };
    },
    membersOf: async (code) => (await run(queries.membersOf({ code }))).map(({ id }) => id),
    endedTrips: async (emails, today) => {
      if (emails.length === 0) return {};
      const trips: Record<string, number> = {};
      for (const { email, trips: more } of await run(queries.endedTrips({ emails, today })))
        trips[email] = (trips[email] ?? 0) + more;
      return trips;
    },
  };
};
