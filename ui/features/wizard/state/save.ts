import { atom } from 'jotai';
import { ok, type Result } from 'neverthrow';
import type { ApiFailure } from '../../../../adapters/http/client/call.ts';
import { nextStepFor, stepDataOf } from '../../../state/reservation/steps.ts';
import { moveStoredInputToVersion } from '../../../state/reservation/stored-input.ts';
import { savedAnswers } from './answers.ts';
import { type Fault, toStepFailure } from './failures.ts';
import { storeAnswersOfLeavingParticipants } from './leaving-participants.ts';
import { exceededYachtCapacity, needsReserveListConsent } from './preview.ts';
import { sendStep } from './send-step.ts';
import { tripPayload } from './step1-trip.ts';
import { berthsPayload } from './step2-berths.ts';
import {
  dispatchAtom,
  fetchReservation,
  type NextPage,
  nextPageAfterFailure,
  passwordAtom,
  readUnsavedInput,
  rebaseUnsavedInput,
  type WizardDeps,
  waitForLoadedStepAtom,
  wizardAtom,
  wizardDepsAtom,
} from './wizard.ts';
import {
  answersOf,
  blockingFailureIn,
  isIdle,
  stepRefusal,
  type Wizard,
  type WizardEvent,
  wizardAfter,
} from './wizard-state.ts';

/** Returns an error if step 1 has a typed group code and the booking has not joined a group. */
const codeLeft = (wizard: Wizard): readonly Fault[] => {
  const trip = wizard.step === 'trip' ? answersOf(wizard, 'trip') : null;
  const isCodeUnapplied =
    trip !== null &&
    trip.booking.option !== 'whole' &&
    wizard.reservation?.Group.Code === null &&
    trip.booking.groupCode.trim() !== '';
  return isCodeUnapplied ? [{ field: 'groupCode', person: 0, code: 'notApplied' }] : [];
};

/**
 * After the error `noPlaces` the reservation reloads, so that units show their free places (R9).
 */
const refusedEvent = async (
  deps: WizardDeps,
  wizard: Wizard,
  failure: ApiFailure,
): Promise<WizardEvent> => {
  const refusal = stepRefusal(wizard, failure);
  if ('failure' in refusal || !refusal.faults.some(({ code }) => code === 'noPlaces'))
    return { type: 'refused', refusal };
  const fresh = await fetchReservation(deps, wizard.id, wizard.step);
  return fresh.isOk()
    ? { type: 'refused', refusal, reservation: fresh.value.Reservation }
    : { type: 'refused', refusal };
};

/**
 * Reduces a party to the yacht's capacity; the participants with the highest numbers leave (R62).
 */
const fitParty = async (
  deps: WizardDeps,
  wizard: Wizard,
): Promise<Result<WizardEvent | null, ApiFailure>> => {
  const limit = exceededYachtCapacity(wizard);
  const { reservation } = wizard;
  const trip = reservation && savedAnswers.trip(reservation);
  if (limit === null || reservation === null || trip === null) return ok(null);
  const payload = tripPayload(wizard.id, { ...trip, booking: { ...trip.booking, count: limit } });
  const answer = await deps.call('detailsUpdate', payload, {
    expectedVersion: reservation.Version,
  });
  return answer.map(({ Reservation }) => {
    storeAnswersOfLeavingParticipants(deps.shelf, reservation, limit);
    return rebaseUnsavedInput(deps, wizard, Reservation, {
      ...wizard.typed,
      people: wizard.typed.people.slice(0, limit),
    });
  });
};

/**
 * If `skipping` is true, the visitor skips step 4. Then only its complete choices are saved:
 * clothing without a chosen size is left out (R54).
 */
export const saveStepAtom = atom(null, async (get, set, skipping?: boolean): Promise<NextPage> => {
  const deps = get(wizardDepsAtom);
  const current = get(wizardAtom);
  const before = isIdle(current) ? current : await set(waitForLoadedStepAtom);
  if (before === null || before.reservation === null || before.step === 'summary') return null;
  const unapplied = codeLeft(before);
  if (unapplied.length > 0) {
    set(dispatchAtom, { type: 'notSent', faults: unapplied });
    return null;
  }
  set(dispatchAtom, { type: 'sent' });
  const fitting = await fitParty(deps, before);
  if (fitting.isErr()) {
    const refused = await refusedEvent(deps, before, fitting.error);
    return nextPageAfterFailure(blockingFailureIn(set(dispatchAtom, refused)));
  }
  const wizard = fitting.value === null ? before : wizardAfter(before, fitting.value);
  if (wizard.reservation === null) return null;
  if (fitting.value !== null) set(dispatchAtom, fitting.value);
  if (wizard.step === 'trip')
    storeAnswersOfLeavingParticipants(
      deps.shelf,
      wizard.reservation,
      answersOf(wizard, 'trip')?.booking.count ?? 1,
    );
  // The visitor must know about the reserve list before joining it (R9).
  const acceptsReserveList =
    needsReserveListConsent(wizard) || wizard.faults.some(({ code }) => code === 'noPlaces');
  const answer = await sendStep(
    wizard,
    deps,
    {
      dryRun: false,
      acceptsReserveList,
      onlyComplete: skipping === true,
      password: get(passwordAtom),
    },
    { expectedVersion: wizard.reservation.Version },
  );
  if (answer === null) {
    set(dispatchAtom, { type: 'stopped' });
    return null;
  }
  if (answer.isErr()) {
    const refused = await refusedEvent(deps, wizard, answer.error);
    return nextPageAfterFailure(blockingFailureIn(set(dispatchAtom, refused)));
  }
  const { Reservation } = answer.value;
  moveStoredInputToVersion(deps.shelf, wizard.id, wizard.step, wizard.reservation, Reservation);
  if (wizard.step === 'participants') set(passwordAtom, '');
  const next = nextStepFor(wizard.step, stepDataOf(Reservation).reserveList);
  if (next === null) return null;
  const ahead = await fetchReservation(deps, wizard.id, next);
  set(dispatchAtom, {
    type: 'saved',
    reservation: ahead.isOk() ? ahead.value.Reservation : Reservation,
    readAhead: ahead.isOk() ? next : null,
  });
  return { to: next };
});

/**
 * Reserves the same places again after their hold has expired. `reserveList`: if they are taken,
 * the party joins the reserve list (R8, R9).
 */
export const retakePlacesAtom = atom(
  null,
  async (get, set, reserveList: boolean): Promise<NextPage> => {
    const deps = get(wizardDepsAtom);
    const wizard = get(wizardAtom);
    const { reservation, id } = wizard;
    const steps = reservation && stepDataOf(reservation);
    const berths = reservation && savedAnswers.berths(reservation);
    if (!isIdle(wizard) || !reservation || !steps?.trip || !berths) return { to: 'berths' };
    set(dispatchAtom, { type: 'sent' });
    const payload = berthsPayload(id, berths, steps.trip.Config.AccommodationOption, reserveList);
    const answer = await deps.call('accommodationsUpdate', payload, {
      expectedVersion: reservation.Version,
    });
    if (answer.isErr()) {
      const stepFailure = toStepFailure(answer.error);
      if (stepFailure.kind === 'faults') {
        set(dispatchAtom, { type: 'stopped' });
        return { to: 'berths' };
      }
      set(dispatchAtom, { type: 'failed', failure: stepFailure.blocking });
      return nextPageAfterFailure(stepFailure.blocking);
    }
    const { Reservation } = answer.value;
    moveStoredInputToVersion(deps.shelf, id, 'berths', reservation, Reservation);
    const current = get(wizardAtom);
    if (current.id !== id || current.step !== wizard.step) return null;
    const draft = readUnsavedInput(deps, current, Reservation);
    set(dispatchAtom, { type: 'loaded', reservation: Reservation, draft, failure: null });
    return null;
  },
);
