import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ApiFailure } from '../../../../adapters/http/client/call.ts';
import type { Reservation } from '../../../../adapters/http/contract/panel/reservation.ts';
import { accountFailureCopy } from '../../../copy/account.pl.ts';
import { messageOfFailure } from '../../../forms/use-form.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Skeleton } from '../../../parts/Skeleton.tsx';
import { isLoggedOut } from '../../../state/loaded.ts';
import { tripsCopy } from '../copy/panel-trips.pl.ts';
import type { TabProps } from '../frame/tab.ts';
import { fetchTrips, withTrip } from '../state/changes.ts';
import { tripInPath, tripListInSearch } from '../state/trip-view-model.ts';
import { TripList } from './list/TripList.tsx';
import { MissingTrip, TripPage } from './TripPage.tsx';

type TripsState = {
  readonly trips: readonly Reservation[] | null;
  /** True if `trips` includes past trips. */
  readonly complete: boolean;
  readonly lost: ApiFailure | null;
};

const NO_TRIPS_LOADED: TripsState = { trips: null, complete: false, lost: null };

/** Current trips load when the tab opens; past trips load only when a screen needs them. */
const useTrips = (
  needsHistoric: (trips: TripsState['trips']) => boolean,
  onLoggedOut: () => void,
) => {
  const [{ trips, complete, lost }, put] = useState(NO_TRIPS_LOADED);
  const historic = needsHistoric(trips);
  const missing = trips === null || (historic && !complete);
  const read = async (withHistoric: boolean): Promise<TripsState['trips']> => {
    const answer = await fetchTrips(withHistoric);
    if (answer.isOk()) {
      put({ trips: answer.value, complete: withHistoric, lost: null });
      return answer.value;
    }
    put((before) => ({ ...before, lost: answer.error }));
    if (isLoggedOut(answer.error)) onLoggedOut();
    return null;
  };
  const readMissing = useEffectEvent(read);
  useEffect(() => {
    if (!missing) return;
    void readMissing(historic);
    return () => put((before) => ({ ...before, lost: null }));
  }, [missing, historic]);
  const replace = (trip: Reservation): void =>
    put((before) => ({ ...before, trips: withTrip(before.trips, trip) }));
  return { trips, missing, lost, reload: () => read(historic), replace };
};

/** /twoj-panel shows three lists, /twoj-panel/wyjazd/… one trip. */
export const TripsTab = ({ account, onLoggedOut }: TabProps) => {
  const [path] = useLocation();
  const list = tripListInSearch(useSearch());
  const named = tripInPath(path);
  const tripIn = (trips: TripsState['trips'], id = named?.reservationId) =>
    trips?.find(({ ReservationId }) => ReservationId === id) ?? null;
  // Past trips are needed for two lists (past, cancelled) and for a trip that is not current.
  const { trips, missing, lost, reload, replace } = useTrips(
    (loaded) =>
      named === null
        ? list !== 'current'
        : loaded !== null && tripIn(loaded)?.IsHistorical !== false,
    onLoggedOut,
  );
  const trip = tripIn(trips);
  const loading = lost === null && <Skeleton shapes={['title', 'picture', 'line', 'short']} />;
  return (
    <>
      {lost !== null && (
        <TripsLoadFailure title={messageOfFailure(lost).text} onRetry={() => void reload()} />
      )}
      {named === null ? (
        <TripList trips={missing ? null : trips} list={list} loading={loading} />
      ) : trip ? (
        <TripPage
          key={trip.ReservationId}
          trip={trip}
          tab={named.tab}
          email={account.Email}
          reload={async () => tripIn(await reload(), trip.ReservationId)}
          replace={replace}
          onLoggedOut={onLoggedOut}
        />
      ) : missing ? (
        loading
      ) : (
        <MissingTrip />
      )}
    </>
  );
};

type TripsLoadFailureProps = { readonly title: string; readonly onRetry: () => void };

const TripsLoadFailure = ({ title, onRetry }: TripsLoadFailureProps) => (
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
