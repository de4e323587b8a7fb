import { atom } from 'jotai';
import type { Result } from 'neverthrow';
import { call } from '../../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../../adapters/http/client/failure.ts';
import type { Reservation } from '../../../../adapters/http/contract/panel/reservation.ts';

export type TripsState = {
  /** Coming trips first, then past trips. Null until they have loaded. */
  readonly trips: readonly Reservation[] | null;
  /** Why the last load failed. Trips that had loaded before it stay. */
  readonly lost: ApiFailure | null;
};

export const NO_TRIPS_LOADED: TripsState = { trips: null, lost: null };

/** Keyed by the customer's e-mail, so that no customer sees the data of the previous one. */
const knownAtom = atom<ReadonlyMap<string, TripsState>>(new Map());

/** The trips of one customer. Writing merges the new fields into the loaded state. */
export const tripsAtom = (email: string) =>
  atom(
    (get) => get(knownAtom).get(email) ?? NO_TRIPS_LOADED,
    (_get, set, change: Partial<TripsState>) =>
      set(knownAtom, (known) =>
        new Map(known).set(email, { ...(known.get(email) ?? NO_TRIPS_LOADED), ...change }),
      ),
  );

export const readTrips = async (): Promise<Result<readonly Reservation[], ApiFailure>> =>
  (await call('accountReservations', {})).map(({ Reservations: { Current, Historic } }) => [
    ...Current,
    ...Historic,
  ]);

export const withTrip = (
  trips: readonly Reservation[] | null,
  now: Reservation,
): readonly Reservation[] | null =>
  trips?.map((trip) => (trip.ReservationId === now.ReservationId ? now : trip)) ?? null;
