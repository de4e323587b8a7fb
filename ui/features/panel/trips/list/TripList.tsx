import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { formatDateRange, formatMoney } from '../../../../format.ts';
import { useCountryFlag } from '../../../../hooks/use-flag.ts';
import { ColourLabel, type LabelColour } from '../../../../parts/AvailabilityLabel.tsx';
import { Card } from '../../../../parts/Card.tsx';
import { CountryFlag } from '../../../../parts/CountryFlag.tsx';
import { EmptyState } from '../../../../parts/EmptyState.tsx';
import { Facts } from '../../../../parts/Facts.tsx';
import tabs from '../../../../parts/Tabs.module.css';
import { WaveBar } from '../../../../parts/WaveBar.tsx';
import { OfferPicture } from '../../../../shared/offers/OfferPicture.tsx';
import { infoCopy, refundText, tripsCopy } from '../../copy/panel-trips.pl.ts';
import {
  firstOverduePlanLine,
  paidFraction,
  TRIP_LISTS,
  type TripListName,
  tripListPath,
  tripPath,
  unpaidSurcharge,
} from '../../state/trip-view-model.ts';
import { lineDueText } from '../payments/PlanLines.tsx';
import shared from '../shared.module.css';
import css from './list.module.css';

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

const COLOURS: Readonly<Record<Reservation['StatusCode'], LabelColour>> = {
  reserveList: 'grey',
  awaitingPayment: 'amber',
  confirmed: 'green',
  paid: 'green',
  cancelled: 'red',
  over: 'grey',
};

type StatusLabelProps = { readonly trip: Reservation };

/** A sign-up on the reserve list always has the status 'Lista rezerwowa' (A-036, R49). */
export const StatusLabel = ({ trip: { ReserveList, Status, StatusCode } }: StatusLabelProps) => {
  const waiting = ReserveList && StatusCode !== 'cancelled';
  return (
    <ColourLabel
      colour={waiting ? 'grey' : COLOURS[StatusCode]}
      tick={!waiting && (StatusCode === 'confirmed' || StatusCode === 'paid')}
    >
      {waiting ? tripsCopy.reserveList : Status}
    </ColourLabel>
  );
};

export const TripFacts = ({ trip: { Offer, StepConfig } }: { readonly trip: Reservation }) => (
  <Facts
    facts={[
      { icon: 'calendar', text: formatDateRange(Offer.Availability.From, Offer.Availability.To) },
      { icon: 'people', text: tripsCopy.people(StepConfig.Step1.participantsCount) },
    ]}
  />
);

export const TripPrice = ({ trip: { Owner, Price } }: { readonly trip: Reservation }) => (
  <>
    {Owner ? tripsCopy.price : tripsCopy.yourPrice}{' '}
    <b className={shared.sum}>{formatMoney(Price.CurrentPrice)}</b>
  </>
);

export const TripCard = ({ trip }: { readonly trip: Reservation }) => {
  const { Offer, Price, ReservationId, Owner } = trip;
  const cancelled = trip.StatusCode === 'cancelled';
  const late = firstOverduePlanLine(trip.PlanByDay);
  const added = unpaidSurcharge(trip.PlanByDay);
  return (
    <Card className={css.card}>
      <div className={css.cardPicture}>
        <OfferPicture image={Offer.ListImg} mute />
      </div>
      <div className={css.cardBody}>
        <p className={shared.place}>
          <CountryFlag src={useCountryFlag(Offer)} />
          {Offer.Region.Country.Name}
          <StatusLabel trip={trip} />
        </p>
        <h3>{trip.Name}</h3>
        <TripFacts trip={trip} />
        <p className={css.number}>{tripsCopy.number(ReservationId)}</p>
        <div className={css.cardFoot}>
          <div className={css.cardMoney}>
            {cancelled && trip.Cancelled && <p>{refundText(trip.Cancelled)}</p>}
            {Owner && !trip.ReserveList && !cancelled && (
              <>
                {Price.Paid !== '0' && <WaveBar part={paidFraction(Price)} double />}
                <p>{tripsCopy.paid(Price.Paid, Price.CurrentPrice)}</p>
                {added && (
                  <p>{`${added.Name}: ${formatMoney(added.Left)}, ${lineDueText(trip, added)}`}</p>
                )}
                {late && (
                  <p className={css.late}>{`${late.Name}: ${infoCopy.late(late.LateSince)}`}</p>
                )}
              </>
            )}
            <p>
              <TripPrice trip={trip} />
            </p>
          </div>
          <Link href={tripPath(ReservationId)} className={css.cardLink}>
            {tripsCopy.details}
            <span className="vh">{`: ${trip.Name}`}</span>
          </Link>
        </div>
      </div>
    </Card>
  );
};
