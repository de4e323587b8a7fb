import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDateRange, formatMoney } from '../../../../format.ts';
import { ButtonLink } from '../../../../parts/Button.tsx';
import { Icon, type IconName } from '../../../../parts/Icon.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { essentialsCopy, panelTripCopy } from '../../copy/panel-trips.pl.ts';
import { tripPath } from '../../state/trip-paths.ts';
import type { TripProps } from '../frame/trip-props.ts';
import { Papers } from '../papers/Papers.tsx';
import { ChargedAmount } from '../payments/ChargedAmount.tsx';
import { dueWhen, formatDue } from '../payments/PlanLines.tsx';
import shared from '../shared.module.css';
import css from './info.module.css';

/**
 * What a traveller needs in the marina on a phone: date, meeting place, amount left to pay,
 * documents.
 */
export const Essentials = (props: TripProps) => {
  const { trip } = props;
  const { Port, Availability, Region } = trip.Offer;
  return (
    <Panel>
      <h2 className="vh">{essentialsCopy.title}</h2>
      <dl className={css.essentials}>
        <Line icon="calendar" name={essentialsCopy.when}>
          <b>{formatDateRange(Availability.From, Availability.To)}</b>
        </Line>
        <Line icon="compass" name={essentialsCopy.where}>
          <b>{Port ? Port.Name : Region.Name}</b>
          {Port && Port.Description !== '' && <p className={shared.small}>{Port.Description}</p>}
          {Port && (
            <p>
              <a href={mapOf(Port.GeoCords)} target="_blank" rel="noopener noreferrer">
                {essentialsCopy.map}
                <span className="vh"> {essentialsCopy.newTab}</span>
              </a>
            </p>
          )}
        </Line>
        {trip.InstallmentDetails.length > 0 && (
          <Line icon="clock" name={essentialsCopy.left}>
            <ToPay {...props} />
          </Line>
        )}
        {(trip.May.AskForPapers || trip.Papers.length > 0) && (
          <Line icon="download" name={essentialsCopy.papers}>
            <Papers {...props} />
          </Line>
        )}
      </dl>
    </Panel>
  );
};

/**
 * Returns the address of a map. The page has a link instead of a map, so that no script of a third
 * party runs on it.
 */
const mapOf = ({ GeoX, GeoY }: { readonly GeoX: number; readonly GeoY: number }): string =>
  `https://www.openstreetmap.org/?mlat=${GeoX}&mlon=${GeoY}#map=15/${GeoX}/${GeoY}`;

const Line = ({
  icon,
  name,
  children,
}: {
  readonly icon: IconName;
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <div>
    <dt>
      <Icon name={icon} />
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
);

const ToPay = ({ trip }: TripProps) => {
  const { LeftToPay } = trip.Price;
  if (LeftToPay === '0') return <b>{essentialsCopy.nothing}</b>;
  return (
    <>
      <b>{formatMoney(LeftToPay)}</b>
      <p className={shared.small}>
        {trip.DueNow
          ? essentialsCopy.next(trip.DueNow.Name, trip.DueNow.Amount, dueWhen(trip, trip.DueNow))
          : formatDue(trip, null)}
      </p>
      <p className={`${shared.actions} ${css.pay}`}>
        {trip.PaymentUrl !== null && trip.NextPayment && (
          <ButtonLink small href={trip.PaymentUrl}>
            {essentialsCopy.pay(trip.NextPayment.Charged)}
          </ButtonLink>
        )}
        <Link
          href={tripPath(trip.ReservationId, 'payments')}
          aria-label={`${essentialsCopy.toPayments}: ${panelTripCopy.tabs.payments}`}
        >
          {essentialsCopy.toPayments}
        </Link>
      </p>
      {trip.PaymentUrl !== null && trip.NextPayment && <ChargedAmount charge={trip.NextPayment} />}
    </>
  );
};
