import { atom } from 'jotai';
import { toStepFailure } from './failures.ts';
import {
  dispatchAtom,
  fetchReservation,
  type NextPage,
  nextPageAfterFailure,
  rebaseUnsavedInput,
  wizardAtom,
  wizardDepsAtom,
} from './wizard.ts';

/** The office can allow a participant of 45 or older on request (R33). */
export type AgeRequestProgress = {
  readonly id: string;
  /**
   * `notSaved`: the server does not accept an age request yet. The server accepts the request after
   * it has refused a save of step 5 only because of the age (R65).
   */
  readonly state:
    | { readonly kind: 'none' | 'asking' | 'failed' | 'notSaved' }
    /** `until`: the time until which the draft holds its places, as sent on the wire. */
    | { readonly kind: 'asked'; readonly number: string; readonly until: string };
};

export const ageAtom = atom<AgeRequestProgress>({ id: '', state: { kind: 'none' } });
export const ageRequestStateOf = (
  age: AgeRequestProgress,
  reservationId: string,
): AgeRequestProgress['state'] => (age.id === reservationId ? age.state : { kind: 'none' });

/**
 * Asks the office to accept a participant of 45 or older. If the visitor asks again, the server
 * returns the same request number. Only the first request extends the draft's hold: its places stay
 * held for two working days (R33, R65).
 */
export const requestAgeConsentAtom = atom(null, async (get, set): Promise<NextPage> => {
  const deps = get(wizardDepsAtom);
  const wizard = get(wizardAtom);
  const { id, step, reservation } = wizard;
  if (ageRequestStateOf(get(ageAtom), id).kind === 'asking' || reservation === null) return null;
  set(ageAtom, { id, state: { kind: 'asking' } });
  const answer = await deps.call(
    'ageRequest',
    { reservationId: id },
    { expectedVersion: reservation.Version },
  );
  if (answer.isErr()) {
    if (answer.error.kind === 'refused' && answer.error.code === 'notNeeded') {
      set(ageAtom, { id, state: { kind: 'notSaved' } });
      return null;
    }
    const stepFailure = toStepFailure(answer.error);
    const serious =
      stepFailure.kind === 'blocking' &&
      stepFailure.blocking.kind !== 'away' &&
      stepFailure.blocking.kind !== 'broken'
        ? stepFailure.blocking
        : null;
    set(ageAtom, { id, state: { kind: serious === null ? 'failed' : 'none' } });
    if (serious !== null && get(wizardAtom).id === id)
      set(dispatchAtom, { type: 'failed', failure: serious });
    return nextPageAfterFailure(serious);
  }
  set(ageAtom, {
    id,
    state: { kind: 'asked', number: answer.value.RequestNumber, until: answer.value.HoldUntil },
  });
  const fresh = await fetchReservation(deps, id, step);
  const current = get(wizardAtom);
  if (fresh.isOk() && current.id === id && current.step === step)
    set(dispatchAtom, rebaseUnsavedInput(deps, current, fresh.value.Reservation));
  return null;
});
