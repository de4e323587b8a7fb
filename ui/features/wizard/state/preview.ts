import { atom } from 'jotai';
import type { Room } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { AccommodationOption } from '../../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { type StepName, stepDataOf } from '../../../state/reservation/steps.ts';
import { isNothingEntered } from '../../../state/reservation/stored-input.ts';
import { savedAnswers, usesDefaultPartySize } from './answers.ts';
import { accommodationOf } from './bedroom.ts';
import { type Fault, toStepFailure } from './failures.ts';
import { sendStep } from './send-step.ts';
import { chosenRoomIds } from './step2-berths.ts';
import { dispatchAtom, wizardAtom, wizardDepsAtom } from './wizard.ts';
import { answersOf, isIdle, type Wizard } from './wizard-state.ts';

/** `of` is the key of the previewed answers. `reservation` is null without a preview. */
export type WizardPreview = {
  readonly of: string;
  readonly asking: boolean;
  readonly reservation: WizardReservation | null;
  /** The preview's errors, without those about answers that are still missing. */
  readonly faults: readonly Fault[];
};

const NO_PREVIEW: WizardPreview = { of: '', asking: false, reservation: null, faults: [] };
export const previewAtom = atom<WizardPreview>(NO_PREVIEW);

const startsChosen = (step: StepName, reservation: WizardReservation): boolean => {
  if (step === 'trip') return usesDefaultPartySize(reservation);
  const saved = stepDataOf(reservation).berths?.Config.AccommodationConfig[0]?.roomId ?? null;
  return (
    step === 'berths' &&
    saved === null &&
    (savedAnswers.berths(reservation)?.people[0]?.roomId ?? null) !== null
  );
};

/** A preview's key: the answers and the reservation's version. Empty if all answers are saved. */
export const previewKey = ({
  id,
  step,
  reservation,
  typed: { booking, people },
}: Wizard): string => {
  // A typed group code needs no new preview, because only joining the group changes the price.
  const { groupCode: _code, ...answered } = booking;
  const typed = { booking: answered, people };
  return reservation === null || (isNothingEntered(typed) && !startsChosen(step, reservation))
    ? ''
    : JSON.stringify([id, step, reservation.Version, typed]);
};

export const previewOf = (wizard: Wizard, preview: WizardPreview): WizardReservation | null =>
  previewIn(preview, previewKey(wizard));

const previewIn = (
  { of, reservation }: WizardPreview,
  answers: string,
): WizardReservation | null => (of !== '' && of === answers ? reservation : null);

// A derived atom of jotai: its value changes only when input changes the price, so other input
// causes no render.
const answersAtom = atom((get) => previewKey(get(wizardAtom)));
export const savedReservationAtom = atom((get) => get(wizardAtom).reservation);
export const currentPreviewAtom = atom((get) => previewIn(get(previewAtom), get(answersAtom)));
export const previewPendingAtom = atom(
  (get) => get(previewAtom).asking && get(previewAtom).of === get(answersAtom),
);

/**
 * Requests a preview of the current answers. A response is ignored if the answers have changed
 * meanwhile.
 */
export const requestPreviewAtom = atom(null, async (get, set): Promise<void> => {
  const wizard = get(wizardAtom);
  const of = previewKey(wizard);
  if (of === get(previewAtom).of || wizard.state === 'saving') return;
  // A preview of step 2 always accepts the reserve list, so that a unit with too few places is no
  // error (R9).
  const terms = { dryRun: true, acceptsReserveList: true, onlyComplete: true };
  const answer = of === '' ? null : sendStep(wizard, get(wizardDepsAtom), terms);
  set(previewAtom, { ...NO_PREVIEW, of, asking: answer !== null });
  if (answer === null) return;
  const result = await answer;
  if (get(previewAtom).of !== of) return;
  if (result.isOk()) {
    set(previewAtom, { ...NO_PREVIEW, of, reservation: result.value.Reservation });
    return;
  }
  const failure = toStepFailure(result.error);
  if (failure.kind === 'faults') {
    const faults = failure.faults.filter(({ code }) => code !== 'required');
    set(previewAtom, { ...NO_PREVIEW, of, faults });
    return;
  }
  if (failure.blocking.kind === 'closed' && isIdle(get(wizardAtom)))
    set(dispatchAtom, { type: 'failed', failure: failure.blocking });
  set(previewAtom, { ...NO_PREVIEW, of });
});

/** True if the unit can be booked with this accommodation, as the server has decided (R5). */
export const isUnitOpenFor = (
  { Availability: { PlaceOpen, CabinOpen, WholeOpen } }: Room,
  accommodation: AccommodationOption,
): boolean => ({ single: PlaceOpen, cabin: CabinOpen, whole: WholeOpen })[accommodation];

/**
 * True if the unit is not sold with this accommodation or has too few places for the party (W-119).
 */
const isUnitTooFull = (room: Room, accommodation: AccommodationOption, people: number): boolean =>
  !isUnitOpenFor(room, accommodation) || room.Availability.Remaining < people;

/** True if a chosen unit lacks free places, so the visitor must accept the reserve list (R9). */
export const needsReserveListConsent = (wizard: Wizard): boolean => {
  const answers = answersOf(wizard, 'berths');
  const { trip, berths } = wizard.reservation
    ? stepDataOf(wizard.reservation)
    : { trip: null, berths: null };
  if (answers === null || trip === null || berths === null) return false;
  const way = accommodationOf(wizard.reservation, answers);
  const chosen = chosenRoomIds(answers, way);
  const theirs = (room: Room): number => chosen.filter((roomId) => roomId === room.RoomId).length;
  return berths.ResortsList.some(({ RoomsList }) =>
    RoomsList.some((room) => theirs(room) > 0 && isUnitTooFull(room, way, theirs(room))),
  );
};

/** Returns the whole yacht's capacity if the party is larger, otherwise null (R62). */
export const exceededYachtCapacity = (wizard: Wizard): number | null => {
  const answers = wizard.step === 'berths' ? answersOf(wizard, 'berths') : null;
  const { trip, berths } = wizard.reservation
    ? stepDataOf(wizard.reservation)
    : { trip: null, berths: null };
  if (answers === null || berths === null || trip?.Config.AccommodationOption !== 'whole')
    return null;
  const rooms = berths.ResortsList.flatMap(({ RoomsList }) => RoomsList);
  const most =
    rooms.find(({ RoomId }) => RoomId === answers.people[0]?.roomId)?.Availability.TravellersMax ??
    answers.people.length;
  return most < answers.people.length ? most : null;
};

/**
 * True if the party is on the reserve list or joins it. In step 2 the current answers decide; in
 * all other steps the saved reservation decides.
 */
export const joinsReserveListAtom = atom((get) => {
  const wizard = get(wizardAtom);
  const saved = wizard.reservation !== null && stepDataOf(wizard.reservation).reserveList;
  if (wizard.step !== 'berths') return saved;
  const preview = get(currentPreviewAtom);
  return (
    needsReserveListConsent(wizard) ||
    (get(answersAtom) === '' && saved) ||
    (preview !== null && stepDataOf(preview).reserveList)
  );
});
