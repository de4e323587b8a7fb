import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { formatDateRange, formatMoney } from '../../../../format.ts';
import { ButtonLink } from '../../../../parts/Button.tsx';
import { Icon, type IconName } from '../../../../parts/Icon.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { changeCopy } from '../../copy/panel-trip-changes.pl.ts';
import { essentialsCopy, panelTripCopy } from '../../copy/panel-trips.pl.ts';
import { tripPath } from '../../state/trip-paths.ts';
import { type TripTab, visiblePeople } from '../../state/trip-view-model.ts';
import type { TripProps } from '../frame/trip-props.ts';
import { Papers } from '../papers/Papers.tsx';
import { ChargedAmount } from '../payments/ChargedAmount.tsx';
import { dueNowText, formatDue } from '../payments/PlanLines.tsx';
import shared from '../shared.module.css';
import css from './info.module.css';

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
        <Line icon="pin" name={essentialsCopy.where}>
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
        {chosenLines(trip).map(({ tab, icon, text }) => (
          <Line key={tab} icon={icon} name={panelTripCopy.tabs[tab]}>
            <Link href={tripPath(trip.ReservationId, tab)}>{text}</Link>
          </Line>
        ))}
        {(trip.May.AskForPapers || trip.Papers.length > 0) && (
          <Line icon="download" name={essentialsCopy.papers}>
            <Papers {...props} />
          </Line>
        )}
      </dl>
    </Panel>
  );
};

type ChosenLine = { readonly tab: TripTab; readonly icon: IconName; readonly text: string };

/** Example of the result: '2 × Autokar z Polski: Łódź, Dojazd własny'. */
const counted = (names: readonly string[]): string =>
  [...Map.groupBy(names.filter(Boolean), (name) => name)]
    .map(([name, same]) => (same.length === 1 ? name : `${same.length} × ${name}`))
    .join(', ');

const chosenLines = (trip: Reservation): readonly ChosenLine[] => {
  const { accommodation, transport, insurance, addons } = trip.StepDetails;
  const people = visiblePeople(trip);
  const complete = people.filter(({ Complete }) => Complete === 1).length;
  const extras = addons.flatMap(({ AddonsList, TrainingsList }) => [
    ...AddonsList,
    ...TrainingsList,
  ]);
  const lines: readonly ChosenLine[] = [
    {
      tab: 'people',
      icon: 'people',
      text: essentialsCopy.complete(complete, people.length),
    },
    {
      tab: 'transport',
      icon: 'compass',
      text: counted(
        transport.map(({ JourneyName, PointName }) =>
          PointName === '' ? JourneyName : `${JourneyName}: ${PointName}`,
        ),
      ),
    },
    {
      tab: 'yachts',
      icon: 'yacht',
      text: [...new Set(accommodation.map(({ RoomName }) => RoomName))].filter(Boolean).join(', '),
    },
    {
      tab: 'insurance',
      icon: 'shield',
      text: counted(insurance.map(({ InsuranceName }) => InsuranceName)),
    },
    { tab: 'addons', icon: 'check', text: counted(extras) },
  ];
  return lines.map((line) => (line.text === '' ? { ...line, text: changeCopy.none } : line));
};

/** The page links to a map, so that no script of a third party runs on the page. */
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
          ? essentialsCopy.next(trip.DueNow.Name, trip.DueNow.Amount, dueNowText(trip, trip.DueNow))
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
