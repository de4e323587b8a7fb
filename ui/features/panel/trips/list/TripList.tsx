import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { EmptyState } from '../../../../parts/EmptyState.tsx';
import tabs from '../../../../parts/Tabs.module.css';
import { tripsCopy } from '../../copy/panel-trips.pl.ts';
import { TRIP_LISTS, type TripListName, tripListPath } from '../../state/trip-view-model.ts';
import css from './list.module.css';
import { TripCard } from './TripCard.tsx';

type Props = {
  /** Null until the trips of the list are loaded. */
  readonly trips: readonly Reservation[] | null;
  readonly list: TripListName;
  readonly loading?: ReactNode;
};

export const TripList = ({ trips, list, loading }: Props) => {
  const listed = trips?.filter(({ List }) => List === list);
  return (
    <section className={css.lists} aria-label={tripsCopy.tab}>
      <h2 className={css.listTitle}>{tripsCopy.tab}</h2>
      <nav className={tabs.pills} aria-label={tripsCopy.tab}>
        {TRIP_LISTS.map((name) => (
          <Link
            key={name}
            href={tripListPath(name)}
            aria-current={name === list ? 'page' : undefined}
          >
            {tripsCopy.lists[name]}
          </Link>
        ))}
      </nav>
      {listed === undefined ? (
        loading
      ) : listed.length === 0 ? (
        <EmptyState
          as="h3"
          title={tripsCopy.empty[list]}
          action={
            list === 'current' ? { href: tripsCopy.chooseHref, text: tripsCopy.choose } : undefined
          }
        />
      ) : (
        <ul className={css.cards}>
          {listed.map((trip) => (
            <li key={trip.ReservationId}>
              <TripCard trip={trip} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
