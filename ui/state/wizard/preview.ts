import { atom } from 'jotai';
import type { Result } from 'neverthrow';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import type { Room } from '../../../adapters/http/contract/offers/catalogue.ts';
import type { AccommodationOption } from '../../../adapters/http/contract/wizard/steps.ts';
import type { ReservationAnswer, WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { savedAnswers, startsAsWished, stepsOf } from './answers.ts';
import { wayOf } from './bedroom.ts';
import { type Fault, setbackOf } from './failures.ts';
import { berthsPayload, complete, extrasPayload, insurancePayload, roomsOf, tripPayload } from './payloads.ts';
import type { StepName } from './steps.ts';
import { isNothing } from './typed.ts';
import { answersOf, type Outside, type Wizard, wizardAtom } from './wizard.ts';

/**
 * What the shop says of answers that are not saved yet. `of` names the answers; `reservation` is what saving them would come to, null
 * while the shop has not told or cannot tell before more is answered.
 */
export type Preview = {
  readonly of: string;
  readonly asking: boolean;
  readonly reservation: WizardReservation | null;
  /** Answers that cannot be taken as they are, beside those that are only missing. */
  readonly faults: readonly Fault[];
};

export const NO_PREVIEW: Preview = { of: '', asking: false, reservation: null, faults: [] };
export const previewAtom = atom<Preview>(NO_PREVIEW);

/** The screen starts with an answer that the shop has not got: how many share a yacht, or the only unit. */
const startsChosen = (step: StepName, reservation: WizardReservation): boolean => {
  if (step === 'trip') return startsAsWished(reservation);
  const saved = stepsOf(reservation).berths?.Config.AccommodationConfig[0]?.roomId ?? null;
  return step === 'berths' && saved === null && (savedAnswers.berths(reservation)?.people[0]?.roomId ?? null) !== null;
};

/** Which answers a preview is about: the step as it stands, on the version that it stands on; '' where everything is saved. */
export const previewedBy = ({ id, step, reservation, typed: { booking, people } }: Wizard): string => {
  // A code that is being typed changes nothing before it is joined.
  const { groupCode: _code, ...answered } = booking;
  const typed = { booking: answered, people };
  return reservation === null || (isNothing(typed) && !startsChosen(step, reservation))
    ? ''
    : JSON.stringify([id, step, reservation.Version, typed]);
};

/** The preview of exactly these answers, or null. */
export const previewOf = (wizard: Wizard, preview: Preview): WizardReservation | null => told(preview, previewedBy(wizard));

const told = ({ of, reservation }: Preview, answers: string): WizardReservation | null =>
  of !== '' && of === answers ? reservation : null;

// What screens read of it, apart from the answers themselves: they stand still while somebody types what changes no price.
const answersAtom = atom((get) => previewedBy(get(wizardAtom)));
export const savedAtom = atom((get) => get(wizardAtom).reservation);
/** What the shop told of the present answers; null where everything is saved, or while it is being asked. */
export const toldAtom = atom((get) => told(get(previewAtom), get(answersAtom)));
/** The shop is being asked about the present answers. */
export const countingAtom = atom((get) => get(previewAtom).asking && get(previewAtom).of === get(answersAtom));

type Answer = Promise<Result<ReservationAnswer, ApiFailure>>;

/**
 * Tries the step's save (dryRun): the shop prices what is chosen so far (R15). Null where a step has no price of its own. Step 2 allows the
 * reserve list, so that the answer tells whether the party fits (R9).
 */
const tried = (wizard: Wizard, { call }: Outside): Answer | null => {
  const { id, step, reservation } = wizard;
  switch (step) {
    case 'trip': {
      const answers = answersOf(wizard, step);
      return answers && call('detailsUpdate', { ...tripPayload(id, answers), dryRun: true });
    }
    case 'berths': {
      const answers = answersOf(wizard, step);
      return answers && call('accommodationsUpdate', { ...berthsPayload(id, answers, wayOf(reservation, answers), true), dryRun: true });
    }
    case 'insurance': {
      const answers = answersOf(wizard, step);
      return answers && call('insuranceUpdate', { ...insurancePayload(id, answers), dryRun: true });
    }
    case 'extras': {
      const answers = answersOf(wizard, step);
      const shown = reservation && stepsOf(reservation).extras;
      return answers && shown && call('addonsUpdate', { ...extrasPayload(id, complete(shown, answers)), dryRun: true });
    }
    case 'participants':
    case 'summary':
      return null;
  }
};

const wrongIn = (failure: ApiFailure): readonly Fault[] => {
  const setback = setbackOf(failure);
  return setback.kind === 'faults' ? setback.faults.filter(({ code }) => code !== 'required') : [];
};

/** The trip takes no more bookings since the step was opened. */
const isClosed = (failure: ApiFailure): boolean => {
  const setback = setbackOf(failure);
  return setback.kind === 'trouble' && setback.trouble.kind === 'closed';
};

/** Asks what the present answers would come to. An answer that is overtaken by further typing is passed over. */
export const previewAskAtom = atom(null, async (get, set, outside: Outside): Promise<void> => {
  const wizard = get(wizardAtom);
  const of = previewedBy(wizard);
  if (of === get(previewAtom).of || wizard.busy === 'saving') return;
  const answer = of === '' ? null : tried(wizard, outside);
  set(previewAtom, { ...NO_PREVIEW, of, asking: answer !== null });
  if (answer === null) return;
  const told = await answer;
  if (get(previewAtom).of !== of) return;
  const now = get(wizardAtom);
  if (told.isErr() && isClosed(told.error) && now.busy === null) set(wizardAtom, { ...now, trouble: { kind: 'closed' } });
  set(previewAtom, {
    of,
    asking: false,
    reservation: told.isOk() ? told.value.Reservation : null,
    faults: told.isErr() ? wrongIn(told.error) : [],
  });
});

/** Whether a unit has something left to be booked this way: the server's own flag (R5). */
export const isOpen = ({ Availability: { PlaceOpen, CabinOpen, WholeOpen } }: Room, way: AccommodationOption): boolean =>
  ({ single: PlaceOpen, cabin: CabinOpen, whole: WholeOpen })[way];

/** Whether a unit is too full for so many who chose it, by the step's own figures: not open for the way to sail, or with less left (W-119). */
export const isTooFull = (room: Room, way: AccommodationOption, people: number): boolean =>
  !isOpen(room, way) || room.Availability.Remaining < people;

/**
 * Whether saving step 2 as it stands asks for the reserve list: from the step's own answer, at once, so that a quick press says the same
 * as a slow one (W-119). The shop has the last word (R9).
 */
export const asksForList = (wizard: Wizard): boolean => {
  const answers = answersOf(wizard, 'berths');
  const { trip, berths } = wizard.reservation ? stepsOf(wizard.reservation) : { trip: null, berths: null };
  if (answers === null || trip === null || berths === null) return false;
  const way = wayOf(wizard.reservation, answers);
  const chosen = roomsOf(answers, way);
  const theirs = (room: Room): number => chosen.filter((roomId) => roomId === room.RoomId).length;
  return berths.ResortsList.some(({ RoomsList }) => RoomsList.some((room) => theirs(room) > 0 && isTooFull(room, way, theirs(room))));
};

/** How many the chosen whole yacht takes, where that is fewer than travel; else null (R62). */
export const yachtLimit = (wizard: Wizard): number | null => {
  const answers = wizard.step === 'berths' ? answersOf(wizard, 'berths') : null;
  const { trip, berths } = wizard.reservation ? stepsOf(wizard.reservation) : { trip: null, berths: null };
  if (answers === null || berths === null || trip?.Config.AccommodationOption !== 'whole') return null;
  const rooms = berths.ResortsList.flatMap(({ RoomsList }) => RoomsList);
  const most = rooms.find(({ RoomId }) => RoomId === answers.people[0]?.roomId)?.Availability.TravellersMax ?? answers.people.length;
  return most < answers.people.length ? most : null;
};

/** Whether the booking as the screen holds it is a sign-up: in step 2 as it would be saved, else as it was saved last. */
export const listedAtom = atom((get) => {
  const wizard = get(wizardAtom);
  const saved = wizard.reservation !== null && stepsOf(wizard.reservation).reserveList;
  if (wizard.step !== 'berths') return saved;
  const told = get(toldAtom);
  return asksForList(wizard) || (get(answersAtom) === '' && saved) || (told !== null && stepsOf(told).reserveList);
});
