import { atom } from 'jotai';
import type { Result } from 'neverthrow';
import type { makeCall } from '../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import type { ReservationAnswer, WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { farthest, savedAnswers, stepsOf } from './answers.ts';
import { keepPassedExtras, passedExtras, type Shelf, shelve, shelvedDraft } from './drafts.ts';
import { type AccountFault, type Fault, isOfAccount, setbackOf, type Trouble } from './failures.ts';
import { takeReturned } from './leavers.ts';
import { ownFaults, unmended } from './mend.ts';
import type { AnswersOf } from './shapes.ts';
import { numberOf, type StepName } from './steps.ts';
import { isNothing, merge, NOTHING_TYPED, type Typed, typedIn } from './typed.ts';

/** What the wizard reaches outside itself: the shop's calls, the tab's shelf, new keys for one click. */
export type Outside = { readonly call: ReturnType<typeof makeCall>; readonly shelf: Shelf; readonly newKey: () => string };

/** The wizard at one step of one reservation. */
export type Wizard = {
  readonly id: string;
  readonly step: StepName;
  /** The last answer of the server; null until the first. */
  readonly reservation: WizardReservation | null;
  readonly typed: Typed;
  /** What was typed here lies over a reservation that another window has changed since. */
  readonly overElsewhere: boolean;
  readonly busy: 'loading' | 'saving' | null;
  /** The step's button was pressed while the step was still being read: what it does waits for the answer. */
  readonly pressed: boolean;
  readonly trouble: Trouble | null;
  readonly faults: readonly Fault[];
  /** The step was refused as a whole, without naming a field. */
  readonly refused: boolean;
  readonly accountFault: AccountFault | null;
  /** Refused tries so far: with each the summary of errors takes focus again. */
  readonly attempt: number;
  /** The step that 'Dalej' has just read on the way to it: opening it asks nothing again. */
  readonly readAhead: StepName | null;
  /** Number of the farthest step that was got to, from 1: those before it are passed, whichever is looked at (W-014). */
  readonly reached: number;
};

/** Where a finished action leads; null: the screen stays. */
export type Onward = { readonly to: StepName | 'thanks' } | { readonly pay: string } | null;

const begun = (id: string, step: StepName): Wizard => ({
  id,
  step,
  reservation: null,
  typed: NOTHING_TYPED,
  overElsewhere: false,
  busy: 'loading',
  pressed: false,
  trouble: null,
  faults: [],
  refused: false,
  accountFault: null,
  attempt: 0,
  readAhead: null,
  reached: numberOf(step),
});

export const wizardAtom = atom<Wizard>(begun('', 'trip'));
/** The new account's password: in memory alone, never on the shelf. */
export const passwordAtom = atom('');

const GETS = {
  trip: 'detailsGet',
  berths: 'accommodationsGet',
  insurance: 'insuranceGet',
  extras: 'addonsGet',
  participants: 'participantsGet',
  summary: 'confirmationGet',
} as const satisfies Record<StepName, string>;

type Answer = Promise<Result<ReservationAnswer, ApiFailure>>;
export const read = ({ call }: Outside, id: string, step: StepName): Answer => call(GETS[step], { reservationId: id });

/** What a step holds now: the server's answers under what was typed here; null while unknown. */
export const answersOf = <S extends StepName>(wizard: Wizard, step: S): AnswersOf[S] | null => {
  const server = wizard.reservation && savedAnswers[step](wizard.reservation);
  return server && wizard.step === step ? merge(server, wizard.typed) : server;
};

/** Step 4 asks nothing that must be answered, and of a sign-up it is not asked at all: who was past it has passed it (R54). */
const reachedIn = (shelf: Shelf, { id, step }: Wizard, reservation: WizardReservation): number => {
  if (numberOf(step) > numberOf('extras')) keepPassedExtras(shelf, id);
  const opened = numberOf(farthest(reservation));
  const passed = opened === numberOf('extras') && (stepsOf(reservation).reserveList || passedExtras(shelf, id));
  return Math.max(numberOf(step), passed ? numberOf('participants') : opened);
};

/** Typing laid over other typing of the same people. */
const over = (beneath: Typed, { booking, people }: Typed): Typed => ({
  booking: { ...beneath.booking, ...booking },
  people: beneath.people.map((person, index) => ({ ...person, ...people[index] })),
});

export const shelved = ({ shelf }: Outside, wizard: Wizard, reservation: WizardReservation): Wizard => {
  const onShelf = shelvedDraft(shelf, wizard.id, wizard.step);
  const server = savedAnswers[wizard.step](reservation);
  const own = onShelf !== null && server !== null ? typedIn(server, merge(server, onShelf.typed)) : NOTHING_TYPED;
  const returned = takeReturned(shelf, reservation, wizard.step);
  const typed = returned === null ? own : over(returned, own);
  if (returned !== null) shelve(shelf, wizard.id, wizard.step, { version: reservation.Version, typed });
  return {
    ...wizard,
    reservation,
    busy: null,
    typed,
    overElsewhere: !isNothing(own) && onShelf?.version !== reservation.Version,
    reached: reachedIn(shelf, wizard, reservation),
  };
};

const isConfirmed = (reservation: WizardReservation): boolean => (stepsOf(reservation).summary?.ConfirmedAt ?? null) !== null;

/**
 * What every step says at once: that the trip takes no more bookings (R57), or that the chosen places were lost. Step 2 says the latter above
 * its own choice, and step 1 comes before it (R8).
 */
const troubleAt = (step: StepName, { Closed, PlacesLost }: WizardReservation): Trouble | null => {
  if (Closed) return { kind: 'closed' };
  return PlacesLost && step !== 'trip' && step !== 'berths' ? { kind: 'lapsed' } : null;
};

/** Opens a step at its address: reads it anew, lays what was typed over it, or leads to where the reservation has got to. */
export const openAtom = atom(null, (_, set, outside: Outside, id: string, step: StepName): Promise<Onward> => {
  const opened = set(readStepAtom, outside, id, step);
  set(openingAtom, { opened });
  return opened;
});

/** The last opening, for who has to wait until it is through. */
const openingAtom = atom<{ readonly opened: Promise<Onward> } | null>(null);

/**
 * A press on the step's button while something is under way: the wizard once the reading is through, so that no press is lost.
 * Null where there is nothing to press for: saving or pressed already, another step opened meanwhile, trouble told.
 */
export const pressEarlyAtom = atom(null, async (get, set): Promise<Wizard | null> => {
  const before = get(wizardAtom);
  const opening = get(openingAtom);
  if (before.busy !== 'loading' || before.pressed || before.reservation === null || opening === null) return null;
  set(wizardAtom, { ...before, pressed: true });
  await opening.opened;
  const now = get(wizardAtom);
  if (now.id !== before.id || now.step !== before.step || !now.pressed) return null;
  const ready = { ...now, pressed: false };
  set(wizardAtom, ready);
  return ready.busy === null && ready.trouble === null ? ready : null;
});

const readStepAtom = atom(null, async (get, set, outside: Outside, id: string, step: StepName): Promise<Onward> => {
  const before = get(wizardAtom);
  const known = before.id === id ? before.reservation : null;
  const opening: Wizard = { ...begun(id, step), reservation: known };
  const present = known && savedAnswers[step](known) ? shelved(outside, opening, known) : opening;
  if (known !== null && before.readAhead === step && present !== opening) {
    set(wizardAtom, { ...present, trouble: troubleAt(step, known) });
    return null;
  }
  set(wizardAtom, { ...present, busy: 'loading' });
  const answer = await read(outside, id, step);
  const now = get(wizardAtom);
  // Another step was opened meanwhile: this answer is too late.
  if (now.id !== id || now.step !== step) return null;
  if (answer.isErr()) {
    const setback = setbackOf(answer.error);
    const trouble: Trouble = setback.kind === 'trouble' ? setback.trouble : { kind: 'broken' };
    if (trouble.kind === 'stepSkipped' && step !== 'trip') return { to: 'trip' };
    set(wizardAtom, { ...now, busy: null, trouble });
    return null;
  }
  const { Reservation } = answer.value;
  if (isConfirmed(Reservation)) return { to: 'thanks' };
  if (savedAnswers[step](Reservation) === null) return { to: farthest(Reservation) };
  // What was typed while the answer was under way is on the shelf already.
  set(wizardAtom, { ...shelved(outside, now, Reservation), trouble: troubleAt(step, Reservation) });
  return null;
});

/** Takes a changed form: kept on the shelf at once, so that reload, Back and a crash lose nothing. */
export const changeAtom = atom(null, (get, set, outside: Outside, answers: AnswersOf[StepName]): void => {
  const wizard = get(wizardAtom);
  const server = wizard.reservation && savedAnswers[wizard.step](wizard.reservation);
  if (wizard.reservation === null || server === null) return;
  const typed = typedIn(server, answers);
  const faults = unmended(wizard.faults, merge(server, wizard.typed), answers);
  const version = wizard.overElsewhere ? 0 : wizard.reservation.Version;
  shelve(outside.shelf, wizard.id, wizard.step, { version, typed });
  set(wizardAtom, { ...wizard, typed, faults, refused: false });
});

/** The wizard after a refusal: nothing that was typed is touched. */
export const refusedAs = (wizard: Wizard, failure: ApiFailure): Wizard => {
  const setback = setbackOf(failure, wizard.reservation?.Price.CurrentPrice);
  const still: Wizard = {
    ...wizard,
    busy: null,
    trouble: null,
    attempt: wizard.attempt + 1,
    faults: [],
    refused: false,
    accountFault: null,
  };
  switch (setback.kind) {
    case 'faults': {
      const answers = answersOf(wizard, wizard.step);
      const faults = answers === null ? setback.faults : ownFaults(setback.faults, answers);
      return { ...still, faults, refused: faults.length === 0 && setback.account === null, accountFault: setback.account };
    }
    case 'trouble':
      return { ...still, trouble: setback.trouble };
  }
};

/** What leads away from the step by itself: a reservation that is confirmed already (R50). */
export const goTo = (trouble: Trouble | null): Onward => (trouble?.kind === 'confirmed' ? { to: 'thanks' } : null);

/** Goes on after a change made elsewhere: on what is saved now, with what was typed here laid over it, or without (R58). */
export const takeOverAtom = atom(null, (get, set, outside: Outside, keepTyped: boolean): void => {
  const wizard = get(wizardAtom);
  const present = wizard.trouble?.kind === 'elsewhere' ? wizard.trouble.reservation : null;
  const reservation = present ?? wizard.reservation;
  const typed = keepTyped ? wizard.typed : NOTHING_TYPED;
  if (reservation) shelve(outside.shelf, wizard.id, wizard.step, { version: reservation.Version, typed });
  set(wizardAtom, { ...wizard, reservation, typed, trouble: null, overElsewhere: false, faults: [] });
});

/** Leaves a screen of trouble for the form, which still holds everything that was typed. */
export const backToFormAtom = atom(null, (get, set): void => {
  set(wizardAtom, { ...get(wizardAtom), trouble: null, faults: [], refused: false, accountFault: null });
});

/** Asks the server what became of the places, without touching the form: when the hold's time is up, or somebody logged in. */
export const refreshAtom = atom(null, async (get, set, outside: Outside): Promise<void> => {
  const { id, step } = get(wizardAtom);
  const answer = await read(outside, id, step);
  const wizard = get(wizardAtom);
  if (answer.isErr() || wizard.id !== id || wizard.step !== step || wizard.busy !== null) return;
  const { Reservation } = answer.value;
  // Whoever is logged in by now is not asked for an account any more: what was wrong with it is settled.
  const known = (stepsOf(Reservation).participants?.Account ?? null) !== null;
  const faults = known ? wizard.faults.filter((fault) => !isOfAccount(fault)) : wizard.faults;
  const trouble = troubleAt(step, Reservation) ?? wizard.trouble;
  set(wizardAtom, { ...wizard, reservation: Reservation, faults, accountFault: null, trouble });
});
