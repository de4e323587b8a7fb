import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../../../hooks/use-page-data.ts';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { panelTripCopy, tripsCopy } from '../copy/panel-trips.pl.ts';
import { useFocusAfterChange } from '../frame/use-focus-after-change.ts';
import { type TripTab, tripListPath } from '../state/trip-view-model.ts';
import type { TripMessage, TripProps } from './frame/trip-props.ts';
import { TripHeader, TripTabs } from './head/TripHeader.tsx';
import { TripMessageNotice } from './head/TripMessageNotice.tsx';
import { CancelledNotice } from './info/Cancelling.tsx';
import { InfoTab } from './info/InfoTab.tsx';
import { ReserveListStatus } from './info/ReserveListStatus.tsx';
import { OptionsTab } from './options/OptionsTab.tsx';
import { PaymentsTab } from './payments/PaymentsTab.tsx';
import { PeopleTab } from './people/PeopleTab.tsx';
import css from './TripPage.module.css';

type Props = Omit<TripProps, 'tell'> & { readonly tab: TripTab };

export const TripPage = ({ tab, ...props }: Props) => {
  const { trip } = props;
  usePageTitle(`${trip.Name}: ${panelTripCopy.tabs[tab]}`);
  const [message, setMessage] = useState<(TripMessage & { readonly nth: number }) | null>(null);
  const room = useFocusAfterChange(tab);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another tab is opened
  useEffect(() => setMessage(null), [tab]);
  const tell = (next: TripMessage | null): void =>
    setMessage((before) => next && { ...next, nth: (before?.nth ?? 0) + 1 });
  return (
    <article className={css.trip} data-trip>
      <p>
        <Link href={tripListPath(trip.List)} className={css.back}>
          <Icon name="left" />
          {panelTripCopy.back}
        </Link>
      </p>
      <div className={css.head}>
        <TripHeader trip={trip} slim={tab !== 'info'} />
        <TripTabs reservationId={trip.ReservationId} tab={tab} />
      </div>
      {message && <TripMessageNotice key={message.nth} told={message} />}
      {!trip.Owner && <Notice>{panelTripCopy.notOwner}</Notice>}
      <ReserveListStatus {...props} tell={tell} />
      <CancelledNotice trip={trip} />
      <div className={css.tab} ref={room} tabIndex={-1}>
        <TabContents {...props} tab={tab} tell={tell} />
      </div>
    </article>
  );
};

const TabContents = ({ tab, ...props }: TripProps & { readonly tab: TripTab }) => {
  switch (tab) {
    case 'info':
      return <InfoTab {...props} />;
    case 'people':
      return <PeopleTab {...props} />;
    case 'payments':
      return <PaymentsTab {...props} />;
    case 'transport':
    case 'yachts':
    case 'insurance':
    case 'addons':
      return <OptionsTab key={tab} {...props} section={tab} />;
  }
};

/** For another customer's booking the page says the same as for an unknown booking (R45). */
export const MissingTrip = () => (
  <EmptyState
    title={tripsCopy.missing}
    action={{ href: tripListPath('current'), text: panelTripCopy.back }}
  >
    {tripsCopy.missingText}
  </EmptyState>
);
