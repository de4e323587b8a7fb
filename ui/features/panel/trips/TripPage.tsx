import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { usePageTitle } from '../../../hooks/use-page-data.ts';
import { Button } from '../../../parts/Button.tsx';
import { EmptyState } from '../../../parts/EmptyState.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { panelTripCopy, tripsCopy } from '../copy/panel-trips.pl.ts';
import { useFocusAfterChange } from '../frame/use-focus-after-change.ts';
import { type TripTab, tripListPath } from '../state/trip-view-model.ts';
import {
  type TripMessage,
  type TripProps,
  TripRequestDialog,
  useTripRequestAfterConfirmation,
} from './frame/trip-requests.tsx';
import noticeCss from './head/head.module.css';
import { TripHeader, TripTabs } from './head/TripHeader.tsx';
import { CancelledNotice } from './info/Cancelling.tsx';
import { InfoTab } from './info/InfoTab.tsx';
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

/** A sign-up has no first payment and can leave the reserve list (R48). */
const ReserveListStatus = (props: TripProps) => {
  const { trip } = props;
  const { dialog, ask } = useTripRequestAfterConfirmation(props, {
    request: 'leaveReserveList',
    done: { title: panelTripCopy.left },
  });
  if (trip.ReserveList && trip.StatusCode === 'over')
    return <Notice title={panelTripCopy.reserveOver}>{panelTripCopy.reserveOverText}</Notice>;
  if (trip.StatusCode !== 'reserveList') return null;
  return (
    <>
      <Notice kind="warning" title={panelTripCopy.reserveTitle}>
        {panelTripCopy.reserveText}
      </Notice>
      {trip.Owner && (
        <div>
          <Button kind="line" small onClick={ask}>
            {panelTripCopy.leave}
          </Button>
        </div>
      )}
      <TripRequestDialog
        {...dialog}
        title={panelTripCopy.leaveAsk}
        confirm={panelTripCopy.leaveConfirm}
        sending={panelTripCopy.leaving}
        stay={panelTripCopy.stay}
      >
        {panelTripCopy.leaveText}
      </TripRequestDialog>
    </>
  );
};

const PAUSE = 500;

type TripMessageNoticeProps = { readonly told: TripMessage };

/**
 * When a message appears, the page scrolls to it. Half a second later, the message gets its second
 * line (A-166 to A-169).
 */
export const TripMessageNotice = ({
  told: { kind, title, text, later = '', way },
}: TripMessageNoticeProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [second, setSecond] = useState(false);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
    const timer = setTimeout(() => setSecond(true), PAUSE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={noticeCss.told}>
      <Notice kind={kind} title={title} live>
        {text && <p>{text}</p>}
        {way && (
          <p>
            <a href={way.href}>{way.text}</a>
          </p>
        )}
        {second && later !== '' && <p>{later}</p>}
      </Notice>
    </div>
  );
};
