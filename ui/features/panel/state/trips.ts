import { atom } from 'jotai';
import type { Result } from 'neverthrow';
import { call } from '../../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../../adapters/http/client/failure.ts';
import type { Reservation } from '../../../../adapters/http/contract/panel/reservation.ts';

export type TripsState = {
  readonly trips: readonly Reservation[] | null;
  readonly lost: ApiFailure | null;
};

export const NO_TRIPS_LOADED: TripsState = { trips: null, lost: null };

/** The key is the customer's e-mail, so that no customer sees the previous one's data. */
const knownAtom = atom<ReadonlyMap<string, TripsState>>(new Map());

export const tripsAtom = (email: string) =>
  atom(
    (get) => get(knownAtom).get(email) ?? NO_TRIPS_LOADED,
    (_get, set, change: Partial<TripsState>) =>
      set(knownAtom, (listsByEmail) =>
        new Map(listsByEmail).set(email, {
          ...(listsByEmail.get(email) ?? NO_TRIPS_LOADED),
          ...change,
        }),
      ),
  );

export const readTrips = async (): Promise<Result<readonly Reservation[], ApiFailure>> =>
  (await call('accountReservations', {})).map(({ Reservations: { Current, Historic } }) => [
    ...Current,
    ...Historic,
  ]);

export const withTrip = (
  trips: readonly Reservation[] | null,
  current: Reservation,
): readonly Reservation[] | null =>
  trips?.map((trip) => (trip.ReservationId === current.ReservationId ? current : trip)) ?? null;
