import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../../../adapters/http/client/failure.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';

export type Trips = {
  /** Those ahead first, then those behind; null until they are known. */
  readonly trips: readonly Reservation[] | null;
  /** Why they could not be read; what was read before stays. */
  readonly lost: ApiFailure | null;
  readonly reload: () => Promise<readonly Reservation[] | null>;
  readonly replace: (trip: Reservation) => void;
};

/** The customer's trips, read on opening and after every change. */
export const useTrips = (onLoggedOut: () => void): Trips => {
  const [trips, setTrips] = useState<readonly Reservation[] | null>(null);
  const [lost, setLost] = useState<ApiFailure | null>(null);
  const read = useCallback(async () => {
    const answer = await call('accountReservations', {});
    if (answer.isErr()) {
      setLost(answer.error);
      return answer.error;
    }
    const { Current, Historic } = answer.value.Reservations;
    setLost(null);
    setTrips([...Current, ...Historic]);
    return [...Current, ...Historic];
  }, []);
  const reload = async (): Promise<readonly Reservation[] | null> => {
    const found = await read();
    if (!('kind' in found)) return found;
    if (found.kind === 'refused' && found.status === 401) onLoggedOut();
    return null;
  };
  useEffect(() => void read(), [read]);
  const replace = (trip: Reservation): void =>
    setTrips((before) => before?.map((each) => (each.ReservationId === trip.ReservationId ? trip : each)) ?? null);
  return { trips, lost, reload, replace };
};
