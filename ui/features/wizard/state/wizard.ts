import { atom } from 'jotai';
import type { Result } from 'neverthrow';
import type { makeCall } from '../../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../../adapters/http/client/failure.ts';
import type {
  ReservationAnswer,
  WizardReservation,
} from '../../../../adapters/http/contract/wizard/wizard.ts';
import {
  hasPassedExtras,
  keepPassedExtras,
  readShelvedDraft,
  shelveDraft,
  type TabShelf,
} from '../../../state/reservation/drafts.ts';
import { type StepName, stepNumber } from '../../../state/reservation/steps.ts';
import { stepsOf } from '../../../state/reservation/steps-of.ts';
import {
  diffAnswers,
  isNothingTyped,
  NOTHING_TYPED,
  overlayTyped,
  type TypedAnswers,
} from '../../../state/reservation/typed.ts';
import { farthestStep, savedAnswers } from './answers.ts';
import {
  type AccountFault,
  type BlockingFailure,
  type Fault,
  isAccountFault,
  toStepFailure,
} from './failures.ts';
import { takeReturningAnswers } from './leaving-participants.ts';
import { ownFaults, remainingFaults } from './remaining-faults.ts';
import type { AnswersOf } from './shapes.ts';

export type WizardDeps = {
  readonly call: ReturnType<typeof makeCall>;
  readonly shelf: TabShelf;
  readonly newKey: () => string;
};

export type Wizard = {
  readonly id: string;
  readonly step: StepName;
  /** The reservation in the last response. Null before the first response. */
  readonly reservation: WizardReservation | null;
  readonly typed: TypedAnswers;
  /** True if another window has saved the reservation since the unsaved input was typed. */
  readonly overElsewhere: boolean;
  readonly busy: 'loading' | 'saving' | null;
  /** The wizard handles an early press after the response. */
  readonly pressed: boolean;
  readonly blocking: BlockingFailure | null;
  readonly faults: readonly Fault[];
  /** True if the server refused the step without field errors. */
  readonly refused: boolean;
  readonly accountFault: AccountFault | null;
  /** The number of refused attempts. Each refusal moves the focus to the error summary. */
  readonly attempt: number;
  /** The step that 'Dalej' has already loaded. Opening it sends no second request. */
  readonly readAhead: StepName | null;
  /** From 1. All steps before it count as done, also when an earlier step is open (W-014). */
  readonly reached: number;
};

/** The page to open after an action. Null if the wizard stays on this page. */
export type Onward = { readonly to: StepName | 'thanks' } | { readonly pay: string } | null;

const begun = (id: string, step: StepName): Wizard => ({
  id,
  step,
  reservation: null,
  typed: NOTHING_TYPED,
  overElsewhere: false,
  busy: 'loading',
  pressed: false,
  blocking: null,
  faults: [],
  refused: false,
  accountFault: null,
  attempt: 0,
  readAhead: null,
  reached: stepNumber(step),
});

export const wizardAtom = atom<Wizard>(begun('', 'trip'));
/** The password of the new account. It is only in memory, never in storage. */
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
export const fetchReservation = ({ call }: WizardDeps, id: string, step: StepName): Answer =>
  call(GETS[step], { reservationId: id });

/** The server's answers with unsaved input applied. Null if the step is not loaded. */
export const answersOf = <S extends StepName>(wizard: Wizard, step: S): AnswersOf[S] | null => {
  const server = wizard.reservation && savedAnswers[step](wizard.reservation);
  return server && wizard.step === step ? overlayTyped(server, wizard.typed) : server;
};

/** Step 4 counts as done if the visitor was once past it (R54). */
const reachedIn = (
  shelf: TabShelf,
  { id, step }: Wizard,
  reservation: WizardReservation,
): number => {
  if (stepNumber(step) > stepNumber('extras')) keepPassedExtras(shelf, id);
  const opened = stepNumber(farthestStep(reservation));
  const passed =
    opened === stepNumber('extras') &&
    (stepsOf(reservation).reserveList || hasPassedExtras(shelf, id));
  return Math.max(stepNumber(step), passed ? stepNumber('participants') : opened);
};

/** Merges unsaved input of the same participants. The second argument overrides `beneath`. */
const mergeTyped = (beneath: TypedAnswers, { booking, people }: TypedAnswers): TypedAnswers => ({
  booking: { ...beneath.booking, ...booking },
  people: beneath.people.map((person, index) => ({ ...person, ...people[index] })),
});

export const withShelvedDraft = (
  { shelf }: WizardDeps,
  wizard: Wizard,
  reservation: WizardReservation,
): Wizard => {
  const onShelf = readShelvedDraft(shelf, wizard.id, wizard.step);
  const server = savedAnswers[wizard.step](reservation);
  const own =
    onShelf !== null && server !== null
      ? diffAnswers(server, overlayTyped(server, onShelf.typed))
      : NOTHING_TYPED;
  const returned = takeReturningAnswers(shelf, reservation, wizard.step);
  const typed = returned === null ? own : mergeTyped(returned, own);
  if (returned !== null)
    shelveDraft(shelf, wizard.id, wizard.step, { version: reservation.Version, typed });
  return {
    ...wizard,
    reservation,
    busy: null,
    typed,
    overElsewhere: !isNothingTyped(own) && onShelf?.version !== reservation.Version,
    reached: reachedIn(shelf, wizard, reservation),
  };
};

const isConfirmed = (reservation: WizardReservation): boolean =>
  (stepsOf(reservation).summary?.ConfirmedAt ?? null) !== null;

/** The offer is closed (R57), or places are lost, which does not block steps 1 and 2 (R8). */
const blockingAt = (
  step: StepName,
  { Closed, PlacesLost }: WizardReservation,
): BlockingFailure | null => {
  if (Closed) return { kind: 'closed' };
  return PlacesLost && step !== 'trip' && step !== 'berths' ? { kind: 'lapsed' } : null;
};

/** Loads the reservation, applies unsaved input, or redirects to the farthest step. */
export const openAtom = atom(
  null,
  (_, set, deps: WizardDeps, id: string, step: StepName): Promise<Onward> => {
    const opened = set(readStepAtom, deps, id, step);
    set(openingAtom, { opened });
    return opened;
  },
);

/** The call that opens the step, for callers that must wait for its end. */
const openingAtom = atom<{ readonly opened: Promise<Onward> } | null>(null);

/**
 * For a press while the step is loading: returns the loaded wizard, or null if the press has no
 * effect.
 */
export const pressWhileLoadingAtom = atom(null, async (get, set): Promise<Wizard | null> => {
  const before = get(wizardAtom);
  const opening = get(openingAtom);
  if (
    before.busy !== 'loading' ||
    before.pressed ||
    before.reservation === null ||
    opening === null
  )
    return null;
  set(wizardAtom, { ...before, pressed: true });
  await opening.opened;
  const now = get(wizardAtom);
  if (now.id !== before.id || now.step !== before.step || !now.pressed) return null;
  const ready = { ...now, pressed: false };
  set(wizardAtom, ready);
  return ready.busy === null && ready.blocking === null ? ready : null;
});

const readStepAtom = atom(
  null,
  async (get, set, deps: WizardDeps, id: string, step: StepName): Promise<Onward> => {
    const before = get(wizardAtom);
    const known = before.id === id ? before.reservation : null;
    const opening: Wizard = { ...begun(id, step), reservation: known };
    const present =
      known && savedAnswers[step](known) ? withShelvedDraft(deps, opening, known) : opening;
    if (known !== null && before.readAhead === step && present !== opening) {
      set(wizardAtom, { ...present, blocking: blockingAt(step, known) });
      return null;
    }
    set(wizardAtom, { ...present, busy: 'loading' });
    const answer = await fetchReservation(deps, id, step);
    const now = get(wizardAtom);
    // The visitor has opened another step since the request, so this response is ignored.
    if (now.id !== id || now.step !== step) return null;
    if (answer.isErr()) {
      const stepFailure = toStepFailure(answer.error);
      const blocking: BlockingFailure =
        stepFailure.kind === 'blocking' ? stepFailure.blocking : { kind: 'broken' };
      if (blocking.kind === 'stepSkipped' && step !== 'trip') return { to: 'trip' };
      set(wizardAtom, { ...now, busy: null, blocking });
      return null;
    }
    const { Reservation } = answer.value;
    if (isConfirmed(Reservation)) return { to: 'thanks' };
    if (savedAnswers[step](Reservation) === null) return { to: farthestStep(Reservation) };
    // Storage already contains input that was typed while the request was pending.
    set(wizardAtom, {
      ...withShelvedDraft(deps, now, Reservation),
      blocking: blockingAt(step, Reservation),
    });
    return null;
  },
);

/** Stores each change of the form at once, so that a reload, Back or a crash loses nothing. */
export const changeAtom = atom(
  null,
  (get, set, deps: WizardDeps, answers: AnswersOf[StepName]): void => {
    const wizard = get(wizardAtom);
    const server = wizard.reservation && savedAnswers[wizard.step](wizard.reservation);
    if (wizard.reservation === null || server === null) return;
    const typed = diffAnswers(server, answers);
    const faults = remainingFaults(wizard.faults, overlayTyped(server, wizard.typed), answers);
    const version = wizard.overElsewhere ? 0 : wizard.reservation.Version;
    shelveDraft(deps.shelf, wizard.id, wizard.step, { version, typed });
    set(wizardAtom, { ...wizard, typed, faults, refused: false });
  },
);

export const applyRefusal = (wizard: Wizard, failure: ApiFailure): Wizard => {
  const stepFailure = toStepFailure(failure, wizard.reservation?.Price.CurrentPrice);
  const still: Wizard = {
    ...wizard,
    busy: null,
    blocking: null,
    attempt: wizard.attempt + 1,
    faults: [],
    refused: false,
    accountFault: null,
  };
  switch (stepFailure.kind) {
    case 'faults': {
      const answers = answersOf(wizard, wizard.step);
      const faults = answers === null ? stepFailure.faults : ownFaults(stepFailure.faults, answers);
      return {
        ...still,
        faults,
        refused: faults.length === 0 && stepFailure.account === null,
        accountFault: stepFailure.account,
      };
    }
    case 'blocking':
      return { ...still, blocking: stepFailure.blocking };
  }
};

/** A reservation that is already confirmed leads to the thank-you page (R50). */
export const onwardFrom = (blocking: BlockingFailure | null): Onward =>
  blocking?.kind === 'confirmed' ? { to: 'thanks' } : null;

/** With the saved state, and with or without the unsaved input (R58). */
export const takeOverAtom = atom(null, (get, set, deps: WizardDeps, keepTyped: boolean): void => {
  const wizard = get(wizardAtom);
  const present = wizard.blocking?.kind === 'elsewhere' ? wizard.blocking.reservation : null;
  const reservation = present ?? wizard.reservation;
  const typed = keepTyped ? wizard.typed : NOTHING_TYPED;
  if (reservation)
    shelveDraft(deps.shelf, wizard.id, wizard.step, { version: reservation.Version, typed });
  set(wizardAtom, {
    ...wizard,
    reservation,
    typed,
    blocking: null,
    overElsewhere: false,
    faults: [],
  });
});

/** Closes the failure screen and shows the form again, which still holds all input. */
export const backToFormAtom = atom(null, (get, set): void => {
  set(wizardAtom, {
    ...get(wizardAtom),
    blocking: null,
    faults: [],
    refused: false,
    accountFault: null,
  });
});

/** Keeps the form: after the hold has expired, or after a login. */
export const refreshAtom = atom(null, async (get, set, deps: WizardDeps): Promise<void> => {
  const { id, step } = get(wizardAtom);
  const answer = await fetchReservation(deps, id, step);
  const wizard = get(wizardAtom);
  if (answer.isErr() || wizard.id !== id || wizard.step !== step || wizard.busy !== null) return;
  const { Reservation } = answer.value;
  // A logged-in visitor needs no new account, so its errors are removed.
  const known = (stepsOf(Reservation).participants?.Account ?? null) !== null;
  const faults = known ? wizard.faults.filter((fault) => !isAccountFault(fault)) : wizard.faults;
  const blocking = blockingAt(step, Reservation) ?? wizard.blocking;
  set(wizardAtom, { ...wizard, reservation: Reservation, faults, accountFault: null, blocking });
});
