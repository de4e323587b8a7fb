import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { useCountryFlag } from '../../../../hooks/use-flag.ts';
import { CountryFlag } from '../../../../parts/CountryFlag.tsx';
import { joinClasses } from '../../../../parts/classes.ts';
import tabsCss from '../../../../parts/Tabs.module.css';
import { OfferPicture } from '../../../../shared/offers/OfferPicture.tsx';
import { SHAPES } from '../../../../view-models/pictures.ts';
import { panelTripCopy } from '../../copy/panel-trips.pl.ts';
import { TRIP_TABS, type TripTab, tripPath } from '../../state/trip-view-model.ts';
import { StatusLabel, TripFacts, TripPrice } from '../list/TripList.tsx';
import shared from '../shared.module.css';
import css from './head.module.css';

/** The shop's date, not the browser's date, decides how many days are left. */
export const countdownText = ({ DaysToStart }: Pick<Reservation, 'DaysToStart'>): string | null => {
  if (DaysToStart === null) return null;
  return DaysToStart < 0 ? panelTripCopy.underWay : panelTripCopy.toGo(DaysToStart);
};

type HeaderProps = { readonly trip: Reservation; readonly slim: boolean };

/** `slim`: the header has little height, so that the tab's content stays in view. */
export const TripHeader = ({ trip, slim }: HeaderProps) => {
  const { Offer } = trip;
  const toGo = countdownText(trip);
  return (
    <>
      {!slim && (
        <div className={css.cover}>
          <OfferPicture image={Offer.CoverImg} shape={SHAPES.strip} mute />
        </div>
      )}
      <header className={joinClasses(css.headWords, slim && css.slim)}>
        <p className={shared.place}>
          <CountryFlag src={useCountryFlag(Offer)} />
          {Offer.Region.Country.Name}
          {trip.ReserveList ? (
            <b className={css.mark}>{panelTripCopy.reserveMark}</b>
          ) : (
            <StatusLabel trip={trip} />
          )}
        </p>
        <h2 className={css.name}>{trip.Name}</h2>
        <TripFacts trip={trip} />
        <p className={css.headLine}>
          {toGo && !slim && <b className={css.toGo}>{toGo}</b>}
          <span>
            <TripPrice trip={trip} />
          </span>
        </p>
      </header>
    </>
  );
};

type TabsProps = { readonly reservationId: string; readonly tab: TripTab };

export const TripTabs = ({ reservationId, tab }: TabsProps) => {
  const list = useRef<HTMLElement>(null);
  // On a phone the row of tabs scrolls sideways, so the current tab must scroll into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another tab is opened
  useEffect(() => {
    const row = list.current;
    const word = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && word)
      row.scrollLeft = word.offsetLeft - row.offsetLeft - (row.clientWidth - word.clientWidth) / 2;
  }, [tab]);
  return (
    <nav aria-label={panelTripCopy.tabsLabel} className={`${tabsCss.lines} ${css.tabs}`} ref={list}>
      {TRIP_TABS.map((name) => (
        <Link
          key={name}
          href={tripPath(reservationId, name)}
          aria-current={name === tab ? 'page' : undefined}
        >
          {panelTripCopy.tabs[name]}
        </Link>
      ))}
    </nav>
  );
};
