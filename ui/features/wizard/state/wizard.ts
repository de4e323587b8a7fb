import { atom } from 'jotai';
import type { Result } from 'neverthrow';
import type { ApiFailure, createApiCaller } from '../../../../adapters/http/client/call.ts';
import { passwordProblem } from '../../../../adapters/http/contract/screen-rules.ts';
import type {
  ReservationAnswer,
  WizardReservation,
} from '../../../../adapters/http/contract/wizard/wizard.ts';
import type { StorageWithRemoval } from '../../../state/browser-storage.ts';
import { type StepName, stepDataOf, stepNumber } from '../../../state/reservation/steps.ts';
import {
  diffAnswers,
  type EnteredAnswers,
  hasSkippedExtras,
  isNothingEntered,
  markExtrasSkipped,
  moveStoredInputToVersion,
  NOTHING_ENTERED,
  overlayEnteredAnswers,
  readStoredInput,
  storeEnteredAnswers,
} from '../../../state/reservation/stored-input.ts';
import { type AnswersOf, farthestStep, savedAnswers } from './answers.ts';
import { type BlockingFailure, toStepFailure } from './failures.ts';
import { takeAnswersOfReturningParticipants } from './leaving-participants.ts';
import { remainingFaults } from './remaining-faults.ts';
import {
  blockingFailureIn,
  initialWizard,
  isIdle,
  type UnsavedStepInput,
  type Wizard,
  type WizardEvent,
  wizardAfter,
} from './wizard-state.ts';

export type WizardDeps = {
  readonly call: ReturnType<typeof createApiCaller>;
  readonly shelf: StorageWithRemoval;
  readonly newKey: () => string;
};

const depsAtom = atom<WizardDeps | null>(null);
/**
 * What all actions of the wizard need: the caller of the API, the tab's storage and a function that
 * makes idempotency keys. WizardScreen sets them before the first action; reading them earlier
 * throws an error.
 */
export const wizardDepsAtom = atom(
  (get): WizardDeps => {
    const deps = get(depsAtom);
    if (deps === null) throw new Error('wizardDepsAtom is not set. Render WizardScreen first.');
    return deps;
  },
  (_, set, deps: WizardDeps) => set(depsAtom, deps),
);

export type NextPage = { readonly to: StepName | 'thanks' } | { readonly pay: string } | null;

export const wizardAtom = atom<Wizard>(initialWizard('', 'trip'));
/** All changes of `wizardAtom` pass through the reducer. */
export const dispatchAtom = atom(null, (get, set, event: WizardEvent): Wizard => {
  const wizard = wizardAfter(get(wizardAtom), event);
  set(wizardAtom, wizard);
  return wizard;
});
/** The password of the new account is only in memory, never in storage. */
export const passwordAtom = atom('');
export const enterPasswordAtom = atom(null, (get, set, password: string): void => {
  set(passwordAtom, password);
  const { typed, faults } = get(wizardAtom);
  if (passwordProblem(password) === null && faults.some(({ field }) => field === 'password'))
    set(dispatchAtom, {
      type: 'changed',
      typed,
      faults: faults.filter(({ field }) => field !== 'password'),
    });
});

const GETS = {
  trip: 'detailsGet',
  berths: 'accommodationsGet',
  insurance: 'insuranceGet',
  extras: 'addonsGet',
  participants: 'participantsGet',
  summary: 'confirmationGet',
} as const satisfies Record<StepName, string>;

type Answer = Promise<Result<ReservationAnswer, ApiFailure>>;
export const fetchReservation = ({ call }: WizardDeps, id: string, step: StepName): Answer =>
  call(GETS[step], { reservationId: id });

/**
 * Returns the number of the farthest step. Step 4 counts as done for a sign-up, and once the
 * visitor has opened a later step (R54).
 */
const reachedIn = (
  shelf: StorageWithRemoval,
  { id, step }: Wizard,
  reservation: WizardReservation,
): number => {
  if (stepNumber(step) > stepNumber('extras')) markExtrasSkipped(shelf, id);
  const opened = stepNumber(farthestStep(reservation));
  const passed =
    opened === stepNumber('extras') &&
    (stepDataOf(reservation).reserveList || hasSkippedExtras(shelf, id));
  return Math.max(stepNumber(step), passed ? stepNumber('participants') : opened);
};

const mergeEnteredAnswers = (
  beneath: EnteredAnswers,
  { booking, people }: EnteredAnswers,
): EnteredAnswers => ({
  booking: { ...beneath.booking, ...booking },
  people: beneath.people.map((person, index) => ({ ...person, ...people[index] })),
});

/** Unsaved input in the tab's storage overrides the loaded reservation. */
export const readUnsavedInput = (
  { shelf }: WizardDeps,
  wizard: Wizard,
  reservation: WizardReservation,
): UnsavedStepInput => {
  const onShelf = readStoredInput(shelf, wizard.id, wizard.step);
  const server = savedAnswers[wizard.step](reservation);
  const unsaved =
    onShelf !== null && server !== null
      ? diffAnswers(server, overlayEnteredAnswers(server, onShelf.typed))
      : NOTHING_ENTERED;
  const returned = takeAnswersOfReturningParticipants(shelf, reservation, wizard.step);
  const typed = returned === null ? unsaved : mergeEnteredAnswers(returned, unsaved);
  if (returned !== null)
    storeEnteredAnswers(shelf, wizard.id, wizard.step, { version: reservation.Version, typed });
  return {
    typed,
    overElsewhere: !isNothingEntered(unsaved) && onShelf?.version !== reservation.Version,
    reached: reachedIn(shelf, wizard, reservation),
  };
};

const isConfirmed = (reservation: WizardReservation): boolean =>
  (stepDataOf(reservation).summary?.ConfirmedAt ?? null) !== null;

/**
 * If the offer is closed, every step is blocked (R57). If the places are lost, only steps 3 to 6
 * are blocked. In steps 1 and 2 the visitor can choose other places (R8).
 */
const blockingAt = (
  step: StepName,
  { Closed, PlacesLost }: WizardReservation,
): BlockingFailure | null => {
  if (Closed) return { kind: 'closed' };
  return PlacesLost && step !== 'trip' && step !== 'berths' ? { kind: 'lapsed' } : null;
};

/** Another accommodation in step 1 clears the chosen units. Step 2 must then be saved again. */
const hasNoUnit = (reservation: WizardReservation): boolean =>
  stepDataOf(reservation).berths?.Config.AccommodationConfig.every(
    ({ roomId }) => roomId === null,
  ) ?? false;

export const openStepAtom = atom(null, (_, set, id: string, step: StepName): Promise<NextPage> => {
  const opened = set(readStepAtom, id, step);
  set(openingAtom, { opened });
  return opened;
});

/** Other actions wait until the call that opens the step has ended. */
const openingAtom = atom<{ readonly opened: Promise<NextPage> } | null>(null);

/**
 * Waits until the step is loaded, so that a click during loading is not lost. Returns null if there
 * is nothing to wait for, another click already waits, or the step then cannot be edited.
 */
export const waitForLoadedStepAtom = atom(null, async (get, set): Promise<Wizard | null> => {
  const before = get(wizardAtom);
  const opening = get(openingAtom);
  if (
    before.state !== 'loading' ||
    before.pressed ||
    before.reservation === null ||
    opening === null
  )
    return null;
  set(dispatchAtom, { type: 'pressed' });
  await opening.opened;
  if (get(openingAtom) !== opening) return null;
  const current = set(dispatchAtom, { type: 'released' });
  return current.state === 'editing' ? current : null;
});

const readStepAtom = atom(null, async (get, set, id: string, step: StepName): Promise<NextPage> => {
  const deps = get(wizardDepsAtom);
  const before = get(wizardAtom);
  const loaded = before.id === id ? before.reservation : null;
  const draft =
    loaded && savedAnswers[step](loaded)
      ? readUnsavedInput(deps, initialWizard(id, step), loaded)
      : null;
  set(dispatchAtom, { type: 'opened', id, step, reservation: loaded, draft });
  if (loaded !== null && draft !== null && before.state === 'saving' && before.readAhead === step) {
    const failure = blockingAt(step, loaded);
    set(dispatchAtom, { type: 'loaded', reservation: loaded, draft, failure });
    return null;
  }
  const answer = await fetchReservation(deps, id, step);
  const current = get(wizardAtom);
  // The visitor has opened another step since the request, so this response is ignored.
  if (current.id !== id || current.step !== step) return null;
  if (answer.isErr()) {
    const stepFailure = toStepFailure(answer.error);
    const failure: BlockingFailure =
      stepFailure.kind === 'blocking' ? stepFailure.blocking : { kind: 'broken' };
    if (failure.kind === 'stepSkipped' && step !== 'trip') return { to: 'trip' };
    set(dispatchAtom, { type: 'failed', failure });
    return null;
  }
  const { Reservation } = answer.value;
  if (isConfirmed(Reservation)) return { to: 'thanks' };
  if (savedAnswers[step](Reservation) === null) return { to: farthestStep(Reservation) };
  if (stepNumber(step) > stepNumber('berths') && hasNoUnit(Reservation)) return { to: 'berths' };
  set(dispatchAtom, {
    type: 'loaded',
    reservation: Reservation,
    // Read the stored input only now: the visitor can have typed while the request was pending.
    draft: readUnsavedInput(deps, current, Reservation),
    failure: blockingAt(step, Reservation),
  });
  return null;
});

/** Each change of the form is stored at once, so that a reload, Back or a crash loses nothing. */
export const changeAnswersAtom = atom(null, (get, set, answers: AnswersOf[StepName]): void => {
  const wizard = get(wizardAtom);
  const server = wizard.reservation && savedAnswers[wizard.step](wizard.reservation);
  if (wizard.reservation === null || server === null) return;
  const typed = diffAnswers(server, answers);
  const faults = remainingFaults(
    wizard.faults,
    overlayEnteredAnswers(server, wizard.typed),
    answers,
  );
  const version = wizard.overElsewhere ? 0 : wizard.reservation.Version;
  storeEnteredAnswers(get(wizardDepsAtom).shelf, wizard.id, wizard.step, { version, typed });
  set(dispatchAtom, { type: 'changed', typed, faults });
});

/** A reservation that is already confirmed leads to the thank-you page (R50). */
export const nextPageAfterFailure = (failure: BlockingFailure | null): NextPage =>
  failure?.kind === 'confirmed' ? { to: 'thanks' } : null;

/** After another window saved first, the visitor keeps or drops the unsaved input (R58). */
export const resolveChangedElsewhereAtom = atom(null, (get, set, keepTyped: boolean): void => {
  const wizard = get(wizardAtom);
  const failure = blockingFailureIn(wizard);
  const present = failure?.kind === 'elsewhere' ? failure.reservation : null;
  const reservation = present ?? wizard.reservation;
  const typed = keepTyped ? wizard.typed : NOTHING_ENTERED;
  if (reservation)
    storeEnteredAnswers(get(wizardDepsAtom).shelf, wizard.id, wizard.step, {
      version: reservation.Version,
      typed,
    });
  set(dispatchAtom, { type: 'takenOver', reservation, typed });
});

/**
 * Loads the reservation again, for example after an expired hold or a login. The unsaved input
 * stays in the form.
 */
export const refreshReservationAtom = atom(null, async (get, set): Promise<void> => {
  const { id, step } = get(wizardAtom);
  const answer = await fetchReservation(get(wizardDepsAtom), id, step);
  const wizard = get(wizardAtom);
  if (answer.isErr() || wizard.id !== id || wizard.step !== step || !isIdle(wizard)) return;
  const { Reservation } = answer.value;
  const failure = blockingAt(step, Reservation);
  set(dispatchAtom, { type: 'refreshed', reservation: Reservation, failure });
});

/**
 * Call this after the reservation has a new version. Marks the unsaved input of all steps as based
 * on this version, so that it does not count as a conflict (R58). Returns the event for the
 * reducer.
 */
export const rebaseUnsavedInput = (
  { shelf }: WizardDeps,
  wizard: Wizard,
  reservation: WizardReservation,
  typed: EnteredAnswers = wizard.typed,
): WizardEvent => {
  const { id, step, reservation: before } = wizard;
  moveStoredInputToVersion(shelf, id, step, before ?? reservation, reservation);
  storeEnteredAnswers(shelf, id, step, { version: reservation.Version, typed });
  return { type: 'rebased', reservation, typed };
};
