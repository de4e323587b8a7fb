import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { rebateLabels, timelineTitle } from '../../../../../adapters/http/contract/names.pl.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { formatDateRange, formatMoney, joinShortWordsByNoBreakSpaces } from '../../../../format.ts';
import { formatInstantDate } from '../../../../moments.ts';
import { ColourLabel } from '../../../../parts/AvailabilityLabel.tsx';
import button from '../../../../parts/Button.module.css';
import { ButtonLink } from '../../../../parts/Button.tsx';
import { Icon, type IconName } from '../../../../parts/Icon.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { SummaryRows } from '../../../../parts/SideSummary.tsx';
import { TimelineList } from '../../../../shared/trips/TimelineList.tsx';
import { reducedRebateTexts } from '../../../../view-models/rebates.ts';
import { changeCopy } from '../../copy/panel-trip-changes.pl.ts';
import { essentialsCopy, infoCopy, panelTripCopy } from '../../copy/panel-trips.pl.ts';
import {
  changePermissionOf,
  type TripTab,
  tripPath,
  visibleParticipantsOf,
} from '../../state/trip-view-model.ts';
import { participantName, type TripProps } from '../frame/trip-requests.tsx';
import { GroupPanel } from '../group/GroupPanel.tsx';
import { Papers } from '../papers/Papers.tsx';
import { ChargedAmount, dueNowText, formatDue, PlanLines } from '../payments/PlanLines.tsx';
import shared from '../shared.module.css';
import { Cancelling } from './Cancelling.tsx';
import css from './info.module.css';

const Essentials = (props: TripProps) => {
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
          {Port && Port.Description !== '' && (
            <p className={shared.small}>{joinShortWordsByNoBreakSpaces(Port.Description)}</p>
          )}
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
            <Link href={tripPath(trip.ReservationId, tab)}>
              {joinShortWordsByNoBreakSpaces(text)}
            </Link>
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

/** Joins names and counts equal names: '2 × Autokar z Polski: Łódź, Dojazd własny'. */
const counted = (names: readonly string[]): string =>
  [...Map.groupBy(names.filter(Boolean), (name) => name)]
    .map(([name, same]) => (same.length === 1 ? name : `${same.length} × ${name}`))
    .join(', ');

const chosenLines = (trip: Reservation): readonly ChosenLine[] => {
  const { accommodation, transport, insurance, addons } = trip.StepDetails;
  const people = visibleParticipantsOf(trip);
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

/** Returns a link to a map, because a map inside the page would run a third party's script. */
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

/** Shows what the customer needs at the marina, then the whole booking. */
export const InfoTab = (props: TripProps) => {
  const { trip } = props;
  return (
    <>
      <Essentials {...props} />
      <div className={shared.columns}>
        <div>
          {trip.Timeline && (
            <Panel title={timelineTitle}>
              <TimelineList timeline={trip.Timeline} />
            </Panel>
          )}
          {trip.Owner && <PlanPanel trip={trip} />}
          <Crew trip={trip} />
          <BookingPanel trip={trip} />
        </div>
        <div>
          {trip.Owner && <Rebates trip={trip} />}
          <GroupPanel {...props} />
          <Cancelling {...props} />
        </div>
      </div>
    </>
  );
};

const BookingPanel = ({ trip }: { readonly trip: Reservation }) => (
  <Panel title={infoCopy.booking}>
    <SummaryRows
      rows={[
        { text: infoCopy.number, amount: <b>{trip.ReservationId}</b> },
        {
          text: infoCopy.dates,
          amount: formatDateRange(trip.Offer.Availability.From, trip.Offer.Availability.To),
        },
        { text: infoCopy.made, amount: formatInstantDate(trip.CreatedTime) },
        { text: infoCopy.status, amount: trip.Status },
      ]}
    />
  </Panel>
);

/**
 * Explains each rebate that a cap reduced. Without an explanation, the smaller amount would look
 * like a mistake (R23).
 */
const Rebates = ({ trip: { Rebates: rebates, Receipt } }: { readonly trip: Reservation }) => (
  <Panel title={infoCopy.rebates}>
    {rebates.length === 0 ? (
      <p className="muted">{infoCopy.noRebates}</p>
    ) : (
      <SummaryRows
        rows={rebates.map(({ Kind, Value }) => ({
          text: rebateLabels[Kind],
          amount: formatMoney(`-${Value.replace('-', '')}`),
          minus: true,
        }))}
      />
    )}
    {reducedRebateTexts(Receipt).map((cut) => (
      <p key={cut} className={shared.small}>
        {cut}
      </p>
    ))}
  </Panel>
);

const PlanPanel = ({ trip }: { readonly trip: Reservation }) =>
  trip.InstallmentDetails.length > 0 && (
    <Panel title={infoCopy.plan}>
      <PlanLines trip={trip} />
    </Panel>
  );

const Crew = ({ trip }: { readonly trip: Reservation }) => {
  const people = visibleParticipantsOf(trip);
  const gate = changePermissionOf(trip, 'people');
  const missing = people.some(({ Complete }) => Complete === 0);
  return (
    <Panel title={infoCopy.crew}>
      <ul className={`${shared.lines} ${css.crew}`}>
        {people.map(({ userNum, Complete }) => {
          const placed = trip.Placements.find((each) => each.userNum === userNum);
          const name = participantName(trip, userNum);
          return (
            <li key={userNum}>
              <span className={css.initials} aria-hidden="true">
                {initials(name)}
              </span>
              <span>
                <b>{name}</b>
                <br />
                {[placed?.RoomName, placed?.JourneyPlacement.Message].filter(Boolean).join(', ')}
              </span>
              {gate !== 'none' && (
                <ColourLabel colour={Complete === 1 ? 'green' : 'amber'}>
                  {Complete === 1 ? infoCopy.complete : infoCopy.incomplete}
                </ColourLabel>
              )}
            </li>
          );
        })}
      </ul>
      {missing && gate === 'open' && (
        <>
          <Notice kind="warning" icon="clock">
            {infoCopy.fill(trip.ChangesUntil)}
          </Notice>
          <Link
            href={tripPath(trip.ReservationId, 'people')}
            className={`${button.button} ${button.line} ${button.wide}`}
          >
            {infoCopy.toPeople}
          </Link>
        </>
      )}
    </Panel>
  );
};

const initials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();
