import { atom } from 'jotai';
import type { Result } from 'neverthrow';
import { call } from '../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import type { Reservation } from '../../../adapters/http/contract/panel/reservation.ts';

/** What is known of a customer's trips. */
export type KnownTrips = {
  /** Those ahead first, then those behind; null until they are known. */
  readonly trips: readonly Reservation[] | null;
  /** Why they could not be read; what was read before stays. */
  readonly lost: ApiFailure | null;
};

export const NOTHING_KNOWN: KnownTrips = { trips: null, lost: null };

/** By the customer's e-mail, so that nobody is shown what belongs to who was here before. */
const knownAtom = atom<ReadonlyMap<string, KnownTrips>>(new Map());

/** The trips of a customer; what is written is put over what is known. */
export const tripsAtom = (email: string) =>
  atom(
    (get) => get(knownAtom).get(email) ?? NOTHING_KNOWN,
    (_get, set, change: Partial<KnownTrips>) =>
      set(knownAtom, (known) => new Map(known).set(email, { ...(known.get(email) ?? NOTHING_KNOWN), ...change })),
  );

/** Asks the shop for the trips of who is logged in. */
export const readTrips = async (): Promise<Result<readonly Reservation[], ApiFailure>> =>
  (await call('accountReservations', {})).map(({ Reservations: { Current, Historic } }) => [...Current, ...Historic]);

/** The trips with one of them as it is now. */
export const withTrip = (trips: readonly Reservation[] | null, now: Reservation): readonly Reservation[] | null =>
  trips?.map((trip) => (trip.ReservationId === now.ReservationId ? now : trip)) ?? null;
