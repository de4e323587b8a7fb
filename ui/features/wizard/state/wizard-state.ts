import { atom } from 'jotai';
import type { ApiFailure } from '../../../../adapters/http/client/call.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { type BrowserStorage, ignoreErrors } from '../../../state/browser-storage.ts';
import { type StepName, stepDataOf, stepNumber } from '../../../state/reservation/steps.ts';
import {
  type EnteredAnswers,
  NOTHING_ENTERED,
  overlayEnteredAnswers,
  parseAnswerFields,
} from '../../../state/reservation/stored-input.ts';
import { type AnswersOf, savedAnswers } from './answers.ts';
import {
  type AccountFault,
  type BlockingFailure,
  type Fault,
  isAccountFault,
  toStepFailure,
} from './failures.ts';
import { withoutFaultsOfSharedCard } from './remaining-faults.ts';

// Measures time by the monotonic clock, because a computer's calendar clock can be wrong.
const receivedAt = new WeakMap<WizardReservation, number>();

type Stopwatch = () => number;
const stopwatch: Stopwatch = () => performance.now();

/**
 * Returns the seconds until the hold ends; null without a hold (R8). Counts down from the server's
 * number.
 */
export const holdSecondsLeft = (
  reservation: WizardReservation,
  now: Stopwatch = stopwatch,
): number | null => {
  const { HoldSeconds } = reservation;
  if (HoldSeconds === null) return null;
  const received = receivedAt.get(reservation) ?? now();
  receivedAt.set(reservation, received);
  return Math.max(0, HoldSeconds - (now() - received) / 1000);
};

type StartedReservation = { readonly id: string; readonly offerId: number };

/** Remembers the started reservation in memory, in case the browser forbids all storage. */
export const startedReservationAtom = atom<StartedReservation | null>(null);

const KEY = 'kilwater.rezerwacje';
/** The browser stores at most this many drafts; the oldest are removed first. */
const MOST = 20;

const offersOf = (shelf: BrowserStorage): readonly (readonly [string, unknown])[] =>
  ignoreErrors(() => Object.entries(parseAnswerFields(JSON.parse(shelf.getItem(KEY) ?? '{}'))), []);

/**
 * Stores the offer of a draft in the browser. If the visitor loses the session, they can start
 * again with this offer (R57).
 */
export const rememberOffer = (shelf: BrowserStorage, { id, offerId }: StartedReservation): void => {
  const otherOffers = offersOf(shelf).filter(([other]) => other !== id);
  ignoreErrors(
    () =>
      shelf.setItem(
        KEY,
        JSON.stringify(Object.fromEntries([...otherOffers, [id, offerId]].slice(-MOST))),
      ),
    undefined,
  );
};

export const readRememberedOffer = (shelf: BrowserStorage, id: string): number | null => {
  const offerId = offersOf(shelf).find(([reservationId]) => reservationId === id)?.[1];
  return typeof offerId === 'number' ? offerId : null;
};

export type UnsavedStepInput = {
  readonly typed: EnteredAnswers;
  /**
   * True if another window has saved the reservation since the visitor typed the unsaved input of
   * this step. The input is then based on an older version (R58).
   */
  readonly overElsewhere: boolean;
  /**
   * `reached` is the number of the farthest step that the visitor has reached, from 1. All earlier
   * steps count as done (W-014).
   */
  readonly reached: number;
};

type Form = UnsavedStepInput & {
  readonly id: string;
  readonly step: StepName;
  readonly faults: readonly Fault[];
  /** `refusal` is null if the errors of the fields alone say why the server refused the step. */
  readonly refusal: AccountFault | 'unnamed' | null;
  /**
   * Counts the saves that the page did not send because of errors, and those that the server
   * refused. Each one moves the focus to the error summary.
   */
  readonly attempt: number;
};

/** `reservation` is null before the first response. */
export type Wizard = Form &
  (
    | {
        readonly state: 'loading';
        readonly reservation: WizardReservation | null;
        readonly pressed: boolean;
      }
    | { readonly state: 'editing'; readonly reservation: WizardReservation }
    | {
        readonly state: 'saving';
        readonly reservation: WizardReservation;
        readonly failure: BlockingFailure | null;
        /** The step that 'Dalej' has already loaded, so that opening it needs no second request. */
        readonly readAhead: StepName | null;
      }
    | {
        readonly state: 'blocked';
        readonly reservation: WizardReservation | null;
        readonly failure: BlockingFailure;
      }
    | { readonly state: 'placed'; readonly reservation: WizardReservation }
  );

type StepRefusal = { readonly failure: BlockingFailure } | Pick<Form, 'faults' | 'refusal'>;

export type WizardEvent =
  | {
      readonly type: 'opened';
      readonly id: string;
      readonly step: StepName;
      readonly reservation: WizardReservation | null;
      readonly draft: UnsavedStepInput | null;
    }
  | { readonly type: 'pressed' | 'released' }
  | {
      readonly type: 'loaded';
      readonly reservation: WizardReservation;
      readonly draft: UnsavedStepInput;
      readonly failure: BlockingFailure | null;
    }
  | { readonly type: 'failed'; readonly failure: BlockingFailure }
  | {
      readonly type: 'changed';
      readonly typed: EnteredAnswers;
      readonly faults: readonly Fault[];
    }
  | { readonly type: 'notSent'; readonly faults: readonly Fault[] }
  | { readonly type: 'sent' | 'stopped' }
  | {
      readonly type: 'refused';
      readonly refusal: StepRefusal;
      readonly reservation?: WizardReservation;
    }
  | {
      readonly type: 'saved';
      readonly reservation: WizardReservation;
      readonly readAhead: StepName | null;
    }
  | { readonly type: 'placed'; readonly reservation: WizardReservation }
  /**
   * A call that does not save this step, such as joining a group, has changed the reservation. The
   * unsaved input stays in the form.
   */
  | {
      readonly type: 'rebased';
      readonly reservation: WizardReservation;
      readonly typed: EnteredAnswers;
    }
  | {
      readonly type: 'refreshed';
      readonly reservation: WizardReservation;
      readonly failure: BlockingFailure | null;
    }
  | {
      readonly type: 'takenOver';
      readonly reservation: WizardReservation | null;
      readonly typed: EnteredAnswers;
    }
  | { readonly type: 'returned' };

export const initialWizard = (id: string, step: StepName): Wizard => ({
  id,
  step,
  state: 'loading',
  reservation: null,
  pressed: false,
  typed: NOTHING_ENTERED,
  overElsewhere: false,
  faults: [],
  refusal: null,
  attempt: 0,
  reached: stepNumber(step),
});

const formOf = (wizard: Form): Form => {
  const { id, step, typed, overElsewhere, reached, faults, refusal, attempt } = wizard;
  return { id, step, typed, overElsewhere, reached, faults, refusal, attempt };
};

const settle = (
  wizard: Form,
  reservation: WizardReservation | null,
  failure: BlockingFailure | null = null,
): Wizard => {
  const form = formOf(wizard);
  if (failure !== null) return { ...form, state: 'blocked', reservation, failure };
  return reservation === null
    ? { ...form, state: 'loading', reservation, pressed: false }
    : { ...form, state: 'editing', reservation };
};

export const blockingFailureIn = (wizard: Wizard): BlockingFailure | null =>
  wizard.state === 'blocked' || wizard.state === 'saving' ? wizard.failure : null;

export const isIdle = ({ state }: Wizard): boolean => state !== 'loading' && state !== 'saving';

export const isAnyCallRunning = (wizard: Wizard): boolean =>
  wizard.state === 'saving' || (wizard.state === 'loading' && wizard.pressed);

const NO_FAULTS = { faults: [], refusal: null } as const;

export const wizardAfter = (wizard: Wizard, event: WizardEvent): Wizard => {
  const { reservation } = wizard;
  switch (event.type) {
    case 'opened': {
      const { id, step, draft } = event;
      const fresh = initialWizard(id, step);
      return {
        ...fresh,
        ...draft,
        state: 'loading',
        reservation: event.reservation,
        pressed: false,
      };
    }
    case 'pressed':
    case 'released':
      return wizard.state === 'loading' ? { ...wizard, pressed: event.type === 'pressed' } : wizard;
    case 'loaded':
      return settle({ ...wizard, ...event.draft }, event.reservation, event.failure);
    case 'failed':
      return settle(wizard, reservation, event.failure);
    case 'changed':
      return {
        ...wizard,
        typed: event.typed,
        faults: event.faults,
        refusal: wizard.refusal === 'unnamed' ? null : wizard.refusal,
      };
    case 'notSent':
      return { ...wizard, ...NO_FAULTS, faults: event.faults, attempt: wizard.attempt + 1 };
    case 'sent':
      return reservation === null
        ? wizard
        : {
            ...wizard,
            state: 'saving',
            reservation,
            failure: blockingFailureIn(wizard),
            readAhead: null,
          };
    case 'stopped':
      return wizard.state === 'saving' ? settle(wizard, reservation, wizard.failure) : wizard;
    case 'refused': {
      if (wizard.state !== 'saving') return wizard;
      const tried = { ...wizard, ...NO_FAULTS, attempt: wizard.attempt + 1 };
      const present = event.reservation ?? reservation;
      return 'failure' in event.refusal
        ? settle(tried, present, event.refusal.failure)
        : settle({ ...tried, ...event.refusal }, present);
    }
    case 'saved':
      return wizard.state === 'saving'
        ? {
            ...wizard,
            ...NO_FAULTS,
            typed: NOTHING_ENTERED,
            overElsewhere: false,
            reservation: event.reservation,
            readAhead: event.readAhead,
          }
        : wizard;
    case 'placed':
      return {
        ...formOf(wizard),
        state: 'placed',
        reservation: event.reservation,
        typed: NOTHING_ENTERED,
      };
    case 'rebased':
      return { ...wizard, reservation: event.reservation, typed: event.typed };
    case 'refreshed': {
      // A logged-in visitor needs no new account, so errors of the account are removed.
      const hasAccount = (stepDataOf(event.reservation).participants?.Account ?? null) !== null;
      const faults = hasAccount
        ? wizard.faults.filter((fault) => !isAccountFault(fault))
        : wizard.faults;
      const refusal = wizard.refusal === 'unnamed' ? wizard.refusal : null;
      return settle(
        { ...wizard, faults, refusal },
        event.reservation,
        event.failure ?? blockingFailureIn(wizard),
      );
    }
    case 'takenOver': {
      const started = { ...wizard, typed: event.typed, overElsewhere: false, faults: [] };
      return wizard.state === 'blocked' ? settle(started, event.reservation) : started;
    }
    case 'returned':
      return settle({ ...wizard, ...NO_FAULTS }, reservation);
  }
};

/** Unsaved input overrides the server's answers. Returns null if the step is not loaded. */
export const answersOf = <S extends StepName>(wizard: Wizard, step: S): AnswersOf[S] | null => {
  const server = wizard.reservation && savedAnswers[step](wizard.reservation);
  return server && wizard.step === step ? overlayEnteredAnswers(server, wizard.typed) : server;
};

export const stepRefusal = (wizard: Wizard, failure: ApiFailure): StepRefusal => {
  const stepFailure = toStepFailure(failure, wizard.reservation?.Price.CurrentPrice);
  if (stepFailure.kind === 'blocking') return { failure: stepFailure.blocking };
  const answers = answersOf(wizard, wizard.step);
  const faults =
    answers === null ? stepFailure.faults : withoutFaultsOfSharedCard(stepFailure.faults, answers);
  return {
    faults,
    refusal: stepFailure.account ?? (faults.length === 0 ? 'unnamed' : null),
  };
};
