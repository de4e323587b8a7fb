import { atom } from 'jotai';
import type { Result } from 'neverthrow';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import type { Room } from '../../../adapters/http/contract/offers/catalogue.ts';
import type { AccommodationOption } from '../../../adapters/http/contract/wizard/steps.ts';
import type { ReservationAnswer, WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { startsFull, stepsOf } from './answers.ts';
import { type Fault, setbackOf } from './failures.ts';
import { berthsPayload, complete, extrasPayload, insurancePayload, roomsOf, tripPayload } from './payloads.ts';
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

/** Which answers a preview is about: the step as it stands, on the version that it stands on; '' where everything is saved. */
export const previewedBy = ({ id, step, reservation, typed: { booking, people } }: Wizard): string => {
  // A code that is being typed changes nothing before it is joined.
  const { groupCode: _code, ...answered } = booking;
  const typed = { booking: answered, people };
  return reservation === null || (isNothing(typed) && !(step === 'trip' && startsFull(reservation)))
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

/** Tries the step's save (dryRun); null while it would only be refused as incomplete. Step 2 allows the reserve list, so that the answer tells whether the party fits (R9). */
const tried = (wizard: Wizard, { call }: Outside): Answer | null => {
  const { id, step, reservation } = wizard;
  const way = (reservation && stepsOf(reservation).trip?.Config.AccommodationOption) ?? 'single';
  switch (step) {
    case 'trip': {
      const answers = answersOf(wizard, step);
      return answers && call('detailsUpdate', { ...tripPayload(id, answers), dryRun: true });
    }
    case 'berths': {
      const answers = answersOf(wizard, step);
      // Without a unit there is no price to tell; journeys may follow.
      if (!answers || roomsOf(answers, way).includes(null)) return null;
      return call('accommodationsUpdate', { ...berthsPayload(id, answers, way, true), dryRun: true });
    }
    case 'insurance': {
      const answers = answersOf(wizard, step);
      const first = answers?.people[0]?.insuranceId ?? null;
      const chosen = answers?.people.map(({ same, insuranceId }, index) => (same && index > 0 ? first : insuranceId)) ?? [];
      // Nobody insured yet is a beginning, some insured and some not is an answer that is not whole.
      if (!answers || (chosen.includes(null) && chosen.some((id) => id !== null))) return null;
      return call('insuranceUpdate', { ...insurancePayload(id, answers), dryRun: true });
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

/** Somebody chose a unit of which nothing is left: the screen says what that means as soon as it is chosen. */
const choseFull = (wizard: Wizard): boolean => {
  const answers = answersOf(wizard, 'berths');
  const { trip, berths } = wizard.reservation ? stepsOf(wizard.reservation) : { trip: null, berths: null };
  if (wizard.step !== 'berths' || answers === null || trip === null || berths === null) return false;
  const way = trip.Config.AccommodationOption;
  const chosen = new Set(roomsOf(answers, way));
  return berths.ResortsList.some(({ RoomsList }) => RoomsList.some((room) => chosen.has(room.RoomId) && !isOpen(room, way)));
};

/** Whether saving these answers signs up for the reserve list: by the server's flags of what is chosen, or its last word on it all (R9). */
export const goesOnList = (wizard: Wizard, preview: Preview): boolean => {
  if (choseFull(wizard)) return true;
  const told = previewOf(wizard, preview) ?? (previewedBy(wizard) === '' ? wizard.reservation : null);
  return told !== null && stepsOf(told).reserveList;
};
