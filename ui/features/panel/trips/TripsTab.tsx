import { useLocation, useSearch } from 'wouter';
import { accountFailureCopy } from '../../../copy/account.pl.ts';
import { messageOfFailure } from '../../../forms/failure-message.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Skeleton } from '../../../parts/Skeleton.tsx';
import { tripsCopy } from '../copy/panel-trips.pl.ts';
import type { TabProps } from '../frame/tab.ts';
import { listFrom, tripFrom } from '../state/trip-paths.ts';
import { TripList } from './list/TripList.tsx';
import { useTrips } from './list/use-trips.ts';
import { MissingTrip, TripPage } from './TripPage.tsx';

/** /twoj-panel shows three lists, /twoj-panel/wyjazd/… one trip. */
export const TripsTab = ({ account, onLoggedOut }: TabProps) => {
  const [path] = useLocation();
  const search = useSearch();
  const { trips, lost, reload, replace } = useTrips(account.Email, onLoggedOut);
  const named = tripFrom(path);
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
        <TripList trips={trips} list={listFrom(search)} />
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
