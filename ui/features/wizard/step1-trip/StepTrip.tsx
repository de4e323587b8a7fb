import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import type {
  AccommodationOption,
  Step1,
} from '../../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { formatMoney, joinShortWordsByNoBreakSpaces } from '../../../format.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { type BookedPart, CabinPlan } from '../../../parts/CabinPlan.tsx';
import { RadioGroup } from '../../../parts/Checkbox.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../parts/ChoiceCard.tsx';
import { Counter } from '../../../parts/Counter.tsx';
import { FieldNotes } from '../../../parts/Field.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { Panel } from '../../../parts/Panel.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { firstPictureOrDefaultScene } from '../../../view-models/pictures.ts';
import { entryCopy, receiptCopy, tripCopy, wizardCopy } from '../copy/wizard.pl.ts';
import { type StepProps, useDisplayedReservation } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { controlId } from '../state/failures.ts';
import type { TripAnswers } from '../state/step1-trip.ts';
import { refreshReservationAtom } from '../state/wizard.ts';
import { LoginDialog } from '../step5-participants/AccountSection.tsx';
import { GroupSection } from './GroupSection.tsx';
import css from './trip.module.css';

/** Logging in keeps the draft and all answers (W-006). */
const GuestStrip = () => {
  const session = useSession();
  const refresh = useSetAtom(refreshReservationAtom);
  if (session.kind === 'customer') return null;
  return (
    <div className={css.guest}>
      <p>
        <b>{entryCopy.guest}</b> {entryCopy.guestText}
      </p>
      <LoginDialog email="" words={entryCopy.haveAccount} onDone={refresh} />
    </div>
  );
};

const NEAR = 3;

/** The hint names how many more people would raise the group rebate (R21). */
const MoreHint = ({ reservation }: { readonly reservation: WizardReservation }) => {
  const { More } = useDisplayedReservation(reservation).reservation;
  return (
    <p className={shared.more} role="status">
      {More !== null &&
        More.Travellers <= NEAR &&
        receiptCopy.more(More.Travellers, formatMoney(More.Rebate))}
    </p>
  );
};

const YES_NO = [
  { value: '1', text: wizardCopy.yes },
  { value: '0', text: wizardCopy.no },
];

type Booking = TripAnswers['booking'];
type Bounds = Step1['WholeYacht']['OwnSkipper'];

/** The choice of the skipper decides how many travellers a whole yacht takes (R36). */
const boundsOf = (
  { MaxPlacesPerRoom, WholeYacht }: Step1,
  { option, ownSkipper }: Booking,
): Bounds =>
  option === 'whole'
    ? ownSkipper
      ? WholeYacht.OwnSkipper
      : (WholeYacht.OrganiserSkipper ?? WholeYacht.OwnSkipper)
    : { Min: 1, Max: MaxPlacesPerRoom, Starts: 1 };

const boundsText = ({ Min, Max }: Bounds, { option, ownSkipper }: Booking): string =>
  option !== 'whole'
    ? tripCopy.bounds(Min, Max)
    : ownSkipper
      ? tripCopy.boundsOwn(Min, Max)
      : tripCopy.boundsOrganiser(Min, Max);

const MARKS: Readonly<Record<AccommodationOption, BookedPart>> = {
  single: 'berth',
  cabin: 'cabin',
  whole: 'whole',
};

type Way = {
  readonly way: AccommodationOption;
  readonly title: string;
  readonly text: string;
  readonly cost: string | undefined;
};

const waysOf = (trip: Step1): readonly Way[] => {
  const wholeText =
    trip.WholeYacht.OrganiserSkipper === null ? tripCopy.wholeOwnText : tripCopy.wholeText;
  const { Place, Cabin, Whole } = trip.PricesFrom;
  const each = (price: string | null): string | undefined =>
    price === null ? undefined : tripCopy.fromEach(formatMoney(price));
  const yacht = Whole === null ? undefined : tripCopy.fromYacht(formatMoney(Whole));
  const ways = [
    {
      way: 'single',
      sold: trip.CanReservePlace,
      title: tripCopy.single,
      text: tripCopy.singleText,
      cost: each(Place),
    },
    {
      way: 'cabin',
      sold: trip.CanReserveCabin,
      title: tripCopy.cabin,
      text: tripCopy.cabinText,
      cost: each(Cabin),
    },
    {
      way: 'whole',
      sold: trip.CanReserveWhole,
      title: tripCopy.whole,
      text: wholeText,
      cost: yacht,
    },
  ] as const;
  return ways.filter(({ sold }) => sold);
};

export const StepTrip = (props: StepProps<'trip'>) => {
  const { reservation, answers, change, error } = props;
  const { trip } = stepDataOf(reservation);
  const { booking } = answers;
  const party = useRef(booking.option === 'whole' ? 1 : booking.count);
  if (trip === null) return null;
  const set = (patch: Partial<Booking>) => {
    const next = { ...booking, ...patch };
    if (next.option === 'single') party.current = next.count;
    change({ ...answers, booking: next });
  };
  const choose = (option: AccommodationOption) => {
    // For a whole yacht the number of people starts at the shop's default (R62).
    const ownSkipper =
      option === 'whole' && (booking.ownSkipper || trip.WholeYacht.OrganiserSkipper === null);
    const whole = boundsOf(trip, { ...booking, option, ownSkipper }).Starts;
    set({
      option,
      ownSkipper,
      count: option === 'whole' ? whole : option === 'cabin' ? 2 : party.current,
    });
  };
  const fault = { id: controlId('accommodationOption'), error: error('accommodationOption') };
  return (
    <>
      <GuestStrip />
      {trip.AllTaken && (
        <Notice kind="warning" title={tripCopy.allFull}>
          {tripCopy.allFullText}
        </Notice>
      )}
      <Panel>
        <ChoiceGroup legend={tripCopy.kind} quiet fault={fault}>
          {waysOf(trip).map(({ way, title, text, cost }, index) => (
            <ChoiceCard
              key={way}
              id={index === 0 ? fault.id : undefined}
              name="accommodationOption"
              value={way}
              title={title}
              cost={cost}
              checked={booking.option === way}
              onChange={() => choose(way)}
              aside={
                <CabinPlan
                  hull={firstPictureOrDefaultScene(reservation.Offer.ListImg).vessel}
                  cabins={4}
                  berths={8}
                  marked={MARKS[way]}
                />
              }
            >
              {joinShortWordsByNoBreakSpaces(text)}
            </ChoiceCard>
          ))}
        </ChoiceGroup>
      </Panel>
      <SkipperQuestion {...props} trip={trip} set={set} />
      <CountQuestion
        trip={trip}
        booking={booking}
        set={set}
        fault={error('participantsCount')}
        reservation={reservation}
      />
      <GroupSection {...props} />
    </>
  );
};

type Set = { readonly trip: Step1; readonly set: (patch: Partial<Booking>) => void };

type CountQuestionProps = Set & {
  readonly booking: Booking;
  readonly fault: string | undefined;
  readonly reservation: WizardReservation;
};

const CountQuestion = ({ trip, booking, set, fault, reservation }: CountQuestionProps) => {
  const bounds = boundsOf(trip, booking);
  return (
    <Panel title={booking.option === 'whole' ? tripCopy.countTitleWhole : tripCopy.countTitle}>
      <div className={css.counted}>
        {booking.option === 'cabin' ? (
          <p>{tripCopy.cabinCount}</p>
        ) : (
          <Counter
            id={controlId('participantsCount')}
            label={tripCopy.count}
            value={booking.count}
            min={bounds.Min}
            max={bounds.Max}
            bounds={boundsText(bounds, booking)}
            onChange={(count) => set({ count })}
          />
        )}
        <FieldNotes id={controlId('participantsCount')} error={fault} />
        <MoreHint reservation={reservation} />
      </div>
    </Panel>
  );
};

/** Asks if the party has its own skipper or, on some offers, if the booker is a skipper (R3). */
const SkipperQuestion = ({ answers: { booking }, error, trip, set }: StepProps<'trip'> & Set) => {
  if (trip.AsksBeSkipper)
    return (
      <Panel>
        <RadioGroup
          name="beSkipper"
          legend={<span className={shared.question}>{tripCopy.beSkipper}</span>}
          hint={tripCopy.beSkipperHint}
          options={YES_NO}
          value={booking.beSkipper ? '1' : '0'}
          onChange={(value) => set({ beSkipper: value === '1' })}
        />
      </Panel>
    );
  if (booking.option !== 'whole') return null;
  const { OwnSkipper, OrganiserSkipper } = trip.WholeYacht;
  if (OrganiserSkipper === null)
    return (
      <div id={controlId('ownSkipper')} tabIndex={-1}>
        <Notice title={tripCopy.ownSkipperOnly}>{tripCopy.ownSkipperOnlyText}</Notice>
      </div>
    );
  const answer = (ownSkipper: boolean) => {
    const [before, after] = ownSkipper
      ? [OrganiserSkipper, OwnSkipper]
      : [OwnSkipper, OrganiserSkipper];
    const count =
      booking.count === before.Starts
        ? after.Starts
        : Math.min(Math.max(booking.count, after.Min), after.Max);
    set({ ownSkipper, count });
  };
  return (
    <Panel>
      <RadioGroup
        id={controlId('ownSkipper')}
        name="ownSkipper"
        legend={<span className={shared.question}>{tripCopy.ownSkipper}</span>}
        hint={tripCopy.ownSkipperHint}
        options={YES_NO}
        value={booking.ownSkipper ? '1' : '0'}
        onChange={(value) => answer(value === '1')}
        error={error('ownSkipper')}
      />
      {booking.ownSkipper && <p role="status">{tripCopy.ownSkipperWho}</p>}
    </Panel>
  );
};
