import { isPlaced } from '../../domain/booking/booking.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { Caller } from '../booking/actor.ts';
import { roleOf } from './access.ts';
import { readTripView, type TripDeps, type TripView } from './trip-view.ts';

export type Customer = Caller & { readonly account: NonNullable<Caller['account']> };

/** `current`: the next trip first. `historic`: the latest first. Both include cancelled trips. */
export type Trips = {
  readonly current: readonly TripView[];
  readonly historic: readonly TripView[];
};

const byStart = (a: TripView, b: TripView): number =>
  a.entry.offer.from < b.entry.offer.from
    ? -1
    : a.entry.offer.from > b.entry.offer.from
      ? 1
      : b.trip.placedAt - a.trip.placedAt;

/**
 * Returns trips that the customer booked, and trips on which the customer travels, found by e-mail
 * (R45). If `historic` is false, the store reads no past trips.
 */
export const listTrips =
  (deps: TripDeps) =>
  async (customer: Customer, { historic }: { readonly historic: boolean }): Promise<Trips> => {
    const { id, email } = customer.account;
    const endsFrom = historic ? undefined : dayOf(deps.clock.now());
    const [booked, travelled] = await Promise.all([
      deps.store.bookings.ofAccount(id, endsFrom),
      deps.store.bookings.ofTraveller(email, endsFrom),
    ]);
    const bookings = new Map([...booked, ...travelled].map((booking) => [booking.id, booking]));
    const viewOf = readTripView(deps);
    const views = await Promise.all(
      [...bookings.values()].map((booking) => {
        const role = roleOf(customer, booking);
        return role === null || !isPlaced(booking) ? null : viewOf(booking, role);
      }),
    );
    const trips = views.filter((view) => view !== null).sort(byStart);
    return {
      current: trips.filter(({ historical }) => !historical),
      historic: trips.filter(({ historical }) => historical).reverse(),
    };
  };
