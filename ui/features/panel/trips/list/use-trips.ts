import { useAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { isLoggedOut } from '../../../../state/loaded.ts';
import {
  NO_TRIPS_LOADED,
  readTrips,
  type TripsState,
  tripsAtom,
  withTrip,
} from '../../state/trips.ts';

export type LoadedTrips = TripsState & {
  readonly reload: () => Promise<readonly Reservation[] | null>;
  readonly replace: (trip: Reservation) => void;
};

/** The trips load when the tab opens and after every change. */
export const useTrips = (email: string, onLoggedOut: () => void): LoadedTrips => {
  const [lists, put] = useAtom(useMemo(() => tripsAtom(email), [email]));
  const read = useCallback(async () => {
    const answer = await readTrips();
    put(answer.isOk() ? { trips: answer.value, lost: null } : { lost: answer.error });
    return answer;
  }, [put]);
  const reload = async (): Promise<readonly Reservation[] | null> => {
    const answer = await read();
    if (answer.isOk()) return answer.value;
    if (isLoggedOut(answer.error)) onLoggedOut();
    return null;
  };
  useEffect(() => {
    void read();
    return () => put(NO_TRIPS_LOADED);
  }, [read, put]);
  return { ...lists, reload, replace: (trip) => put({ trips: withTrip(lists.trips, trip) }) };
};
