import { Link } from 'wouter';
import { rebateLabels, timelineTitle } from '../../../../../adapters/http/contract/names.pl.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { formatDateRange, formatMoney } from '../../../../format.ts';
import { formatInstantDate } from '../../../../moments.ts';
import { Label } from '../../../../parts/AvailabilityLabel.tsx';
import button from '../../../../parts/Button.module.css';
import { Notice } from '../../../../parts/Notice.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { SummaryRows } from '../../../../parts/SideSummary.tsx';
import { TimelineList } from '../../../../shared/trips/TimelineList.tsx';
import { reducedRebateTexts } from '../../../../view-models/rebates.ts';
import { infoCopy } from '../../copy/panel-trips.pl.ts';
import { tripPath } from '../../state/trip-paths.ts';
import { gateOf, visiblePeople } from '../../state/trip-view-model.ts';
import { participantName, type TripProps } from '../frame/trip-props.ts';
import { GroupPanel } from '../group/GroupPanel.tsx';
import { PlanLines } from '../payments/PlanLines.tsx';
import shared from '../shared.module.css';
import { Cancelling } from './Cancelling.tsx';
import { Essentials } from './Essentials.tsx';
import css from './info.module.css';

/** The essentials for the marina come first, then the whole booking. */
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

/** Without an explanation, a rebate that a cap reduced would look like a mistake (R23). */
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
  const people = visiblePeople(trip);
  const gate = gateOf(trip, 'people');
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
                <Label colour={Complete === 1 ? 'green' : 'amber'}>
                  {Complete === 1 ? infoCopy.complete : infoCopy.incomplete}
                </Label>
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
