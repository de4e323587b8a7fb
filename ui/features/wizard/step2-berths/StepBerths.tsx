import { useAtomValue, useSetAtom } from 'jotai';
import { memo, useCallback, useRef } from 'react';
import type { Room } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { AccommodationOption } from '../../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { formatMoney } from '../../../format.ts';
import { Checkbox } from '../../../parts/Checkbox.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { berthsCopy, fieldErrorText, tripCopy, wizardCopy } from '../copy/wizard.pl.ts';
import { crewCopy } from '../copy/wizard-participants.pl.ts';
import { PartySections } from '../frame/PartySections.tsx';
import { PersonSection } from '../frame/PersonSection.tsx';
import {
  type StepProps,
  sameAnswers,
  useDisplayedReservation,
  useOpenNextPage,
  usePersonPatch,
} from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { accommodationOf, giveUpCabinAtom, offersOwnCabin } from '../state/bedroom.ts';
import { controlId, type Fault } from '../state/failures.ts';
import { copyFullUnitChoiceToAllParticipants } from '../state/follow-first-participant.ts';
import { isUnitOpenFor, previewAtom, previewKey } from '../state/preview.ts';
import { type BerthFields, chosenRoomIds, personNameOnBerth } from '../state/step2-berths.ts';
import { BerthNameFields } from './BerthNameFields.tsx';
import css from './berths.module.css';
import { JourneyChoice, LuggageChoice } from './JourneyChoice.tsx';
import { UnitChoice } from './UnitChoice.tsx';

const FULL = {
  single: berthsCopy.reserveFull,
  cabin: berthsCopy.reserveFullCabin,
  whole: berthsCopy.reserveFullWhole,
} as const;

type Props = {
  readonly room: Room;
  readonly way: AccommodationOption;
  readonly tight: boolean;
};

/** Says that a unit is full or has too few places for the party (W-124, W-125, R9). */
const ReserveNotice = ({ room, way, tight }: Props) => {
  const open = isUnitOpenFor(room, way);
  if (open && !tight) return null;
  return (
    <Notice kind="warning" title={berthsCopy.reserveTitle} live>
      {open ? berthsCopy.reserveFew(room.Name, room.Availability.Remaining) : FULL[way](room.Name)}
    </Notice>
  );
};

const NOTHING_TOLD: readonly Fault[] = [];

export const StepBerths = (props: StepProps<'berths'>) => {
  const { reservation, answers, wizard, error } = props;
  const preview = useAtomValue(previewAtom);
  const { listed } = useDisplayedReservation(reservation);
  const { berths: step, trip } = stepDataOf(reservation);
  const way = accommodationOf(reservation, answers);
  const patch = usePersonPatch({
    answers,
    change: (next) =>
      props.change(
        step === null ? next : copyFullUnitChoiceToAllParticipants(answers, next, step, way),
      ),
  });
  const takeBedroom = useOwnCabinChoice(props);
  if (step === null || trip === null) return null;
  const rooms = step.ResortsList.flatMap(({ RoomsList }) => RoomsList);
  const chosen = new Set(chosenRoomIds(answers, way));
  const theirs = rooms.filter(({ RoomId }) => chosen.has(RoomId));
  const tight = listed && theirs.every((room) => isUnitOpenFor(room, way));
  const early = preview.of === previewKey(wizard) ? preview.faults : NOTHING_TOLD;
  // In a cabin everybody shares participant 1's choice, so only participant 1 is asked (W-045).
  const askedPeople = way === 'cabin' ? answers.people.slice(0, 1) : answers.people;
  const [first] = answers.people;
  const unit = rooms.find(({ RoomId }) => RoomId === first?.roomId)?.Name;
  const journey = step.Journeys.find(({ JourneyId }) => JourneyId === first?.journeyId)?.Name;
  const followed = [unit, journey].filter(Boolean).join(', ');
  const forAll = way === 'cabin' && answers.people.length > 1;
  const shared = {
    firstJourney: first?.journeyId ?? null,
    mate: way === 'cabin' ? answers.people[1] : undefined,
    reservation,
    forAll,
    bedroom: offersOwnCabin(reservation, answers)
      ? answers.booking.bedroom || way === 'cabin'
      : null,
    takeBedroom,
    patch,
    way,
    tight,
    early,
    followed,
    error,
    party: answers.people.length,
    faults: wizard.faults,
  };
  return (
    <>
      {reservation.PlacesLost && (
        <Notice kind="warning" title={berthsCopy.lost}>
          {berthsCopy.lostText}
        </Notice>
      )}
      <PartySections
        reservation={reservation}
        people={askedPeople}
        isAlike={(berth) => first !== undefined && hasNothingOwn(berth, first)}
        faults={wizard.faults}
        said={followed === '' ? crewCopy.same : crewCopy.sameAs(followed)}
      >
        {(berth, number) => <BerthOf key={number} {...shared} berth={berth} index={number - 1} />}
      </PartySections>
    </>
  );
};

/** True if a participant only copies participant 1, without luggage and name of their own. */
const hasNothingOwn = (
  { same, journeyId, pointId, luggage, name, surname }: BerthFields,
  first: BerthFields,
): boolean =>
  (same || (journeyId === first.journeyId && pointId === first.pointId)) &&
  !luggage &&
  name === '' &&
  surname === '';

type Of = {
  readonly reservation: WizardReservation;
  readonly berth: BerthFields;
  readonly index: number;
  readonly party: number;
  readonly way: AccommodationOption;
  readonly forAll: boolean;
  readonly tight: boolean;
  readonly firstJourney: number | null;
  readonly mate: BerthFields | undefined;
  readonly followed: string;
  readonly bedroom: boolean | null;
  readonly takeBedroom: (isTaken: boolean) => void;
  readonly patch: (index: number, patch: Partial<BerthFields>) => void;
  readonly early: readonly Fault[];
  readonly faults: readonly Fault[];
  readonly error: StepProps<'berths'>['error'];
};

const unmoved = (before: Of, after: Of): boolean =>
  before.reservation === after.reservation &&
  before.forAll === after.forAll &&
  before.bedroom === after.bedroom &&
  before.faults === after.faults &&
  before.early === after.early &&
  before.tight === after.tight &&
  before.followed === after.followed &&
  before.firstJourney === after.firstJourney &&
  before.mate === after.mate &&
  sameAnswers(before.berth, after.berth);

const BerthOf = memo((props: Of) => {
  const {
    reservation,
    berth,
    index,
    party,
    way,
    forAll,
    tight,
    followed,
    firstJourney,
    mate,
    bedroom,
    takeBedroom,
    patch,
    early,
    error,
  } = props;
  const { berths: step } = stepDataOf(reservation);
  if (step === null) return null;
  const rooms: readonly Room[] = step.ResortsList.flatMap(({ RoomsList }) => RoomsList);
  const set = (change: Partial<BerthFields>) => patch(index, change);
  const berthProps = { berth, index, set, error };
  const follows = index > 0 && berth.same;
  const choosesUnit = !follows && (way === 'single' || index === 0);
  const unit = choosesUnit ? rooms.find(({ RoomId }) => RoomId === berth.roomId) : undefined;
  return (
    <PersonSection number={index + 1} name={personNameOnBerth(berth)} hasFewFields={follows}>
      {forAll && <p className="muted">{berthsCopy.everybody}</p>}
      {index > 0 && (
        <Checkbox checked={berth.same} onChange={({ target }) => set({ same: target.checked })}>
          <b>{wizardCopy.sameAsFirst}</b>
          {follows && <span className={shared.followed}>{followed}</span>}
        </Checkbox>
      )}
      {choosesUnit && (
        <UnitChoice
          {...berthProps}
          reservation={reservation}
          rooms={rooms}
          firstClass={step.FirstClass ?? ''}
          way={way}
          party={party}
          early={early}
          asksBedroom={bedroom !== null}
          roomId={berth.roomId}
        />
      )}
      {index === 0 && bedroom !== null && (
        <OwnCabinChoice {...{ reservation, bedroom, takeBedroom, early, error }} />
      )}
      {unit && <ReserveNotice room={unit} way={way} tight={tight} />}
      {!follows && <JourneyChoice {...berthProps} journeys={step.Journeys} />}
      <div className={css.beneath}>
        <LuggageChoice
          {...berthProps}
          reservation={reservation}
          journeyId={follows ? firstJourney : berth.journeyId}
          whose={mate && wizardCopy.participant(1)}
        />
        {mate && (
          <LuggageChoice
            berth={mate}
            index={1}
            set={(change) => patch(1, change)}
            error={error}
            reservation={reservation}
            journeyId={berth.journeyId}
            whose={wizardCopy.participant(2)}
          />
        )}
        {index > 0 && <BerthNameFields person={index + 1} berth={berth} set={set} error={error} />}
      </div>
    </PersonSection>
  );
}, unmoved);

/** A save of step 2 cannot give up a cabin, so unticking the box saves step 1 again (R13.3). */
const useOwnCabinChoice = ({ wizard, reservation, answers, change }: StepProps<'berths'>) => {
  const leave = useSetAtom(giveUpCabinAtom);
  const openNextPage = useOpenNextPage(wizard.id);
  const cabin = stepDataOf(reservation).trip?.Config.AccommodationOption === 'cabin';
  const take = (bedroom: boolean): void => {
    if (cabin && !bedroom) void leave().then((to) => openNextPage(to));
    else change({ ...answers, booking: { bedroom } });
  };
  const latest = useRef(take);
  latest.current = take;
  return useCallback((bedroom: boolean) => latest.current(bedroom), []);
};

type OwnCabinProps = Pick<StepProps<'berths'>, 'error'> & {
  readonly reservation: WizardReservation;
  readonly bedroom: boolean;
  readonly takeBedroom: (isTaken: boolean) => void;
  readonly early: readonly Fault[];
};

/** Asks two people who sail together if they want a cabin for themselves (W-042). */
const OwnCabinChoice = ({ reservation, bedroom, takeBedroom, early, error }: OwnCabinProps) => {
  const from = stepDataOf(reservation).trip?.PricesFrom.Cabin ?? null;
  const fault = early.find(({ field }) => field === 'bedroomChosen');
  return (
    <Checkbox
      id={controlId('bedroomChosen', 1)}
      checked={bedroom}
      error={error('bedroomChosen', 1) ?? (fault && fieldErrorText(fault))}
      onChange={({ target }) => takeBedroom(target.checked)}
    >
      <b>{berthsCopy.bedroom}</b>
      {from !== null && (
        <span className={shared.followed}>{tripCopy.fromEach(formatMoney(from))}</span>
      )}
    </Checkbox>
  );
};
