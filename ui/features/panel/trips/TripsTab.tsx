import { useAtom } from 'jotai';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Reservation } from '../../../../adapters/http/contract/panel/reservation.ts';
import { accountFailureCopy } from '../../../copy/account.pl.ts';
import { messageOfFailure } from '../../../forms/failure-message.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Skeleton } from '../../../parts/Skeleton.tsx';
import { isLoggedOut } from '../../../state/loaded.ts';
import { tripsCopy } from '../copy/panel-trips.pl.ts';
import type { TabProps } from '../frame/tab.ts';
import { listInSearch, tripInPath } from '../state/trip-paths.ts';
import {
  NO_TRIPS_LOADED,
  readTrips,
  type TripsState,
  tripsAtom,
  withTrip,
} from '../state/trips.ts';
import { TripList } from './list/TripList.tsx';
import { MissingTrip, TripPage } from './TripPage.tsx';

type LoadedTrips = TripsState & {
  readonly reload: () => Promise<readonly Reservation[] | null>;
  readonly replace: (trip: Reservation) => void;
};

/** The trips load when the tab opens and after every change. */
const useTrips = (email: string, onLoggedOut: () => void): LoadedTrips => {
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

/** /twoj-panel shows three lists, /twoj-panel/wyjazd/… one trip. */
export const TripsTab = ({ account, onLoggedOut }: TabProps) => {
  const [path] = useLocation();
  const search = useSearch();
  const { trips, lost, reload, replace } = useTrips(account.Email, onLoggedOut);
  const named = tripInPath(path);
  const trip = named && trips?.find(({ ReservationId }) => ReservationId === named.reservationId);
  const reloadTrip = async (id: string) =>
    (await reload())?.find(({ ReservationId }) => ReservationId === id) ?? null;
  return (
    <>
      {lost !== null && (
        <TripsLoadFailure title={messageOfFailure(lost).text} onRetry={() => void reload()} />
      )}
      {trips === null ? (
        lost === null && <Skeleton shapes={['title', 'picture', 'line', 'short']} />
      ) : named === null ? (
        <TripList trips={trips} list={listInSearch(search)} />
      ) : trip ? (
        <TripPage
          key={trip.ReservationId}
          trip={trip}
          tab={named.tab}
          email={account.Email}
          reload={() => reloadTrip(trip.ReservationId)}
          replace={replace}
          onLoggedOut={onLoggedOut}
        />
      ) : (
        <MissingTrip />
      )}
    </>
  );
};

export const TripsLoadFailure = ({
  title,
  onRetry,
}: {
  readonly title: string;
  readonly onRetry: () => void;
}) => (
  <>
    <Notice kind="error" title={tripsCopy.failed} live>
      {title}
    </Notice>
    <div>
      <Button kind="line" onClick={onRetry}>
        {accountFailureCopy.retry}
      </Button>
    </div>
  </>
);
