import { atom } from 'jotai';
import type { AccommodationOption } from '../../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { diffAnswers, NOTHING_ENTERED } from '../../../state/reservation/stored-input.ts';
import { savedAnswers } from './answers.ts';
import { SHARE_A_CABIN } from './party.ts';
import { tripPayload } from './step1-trip.ts';
import type { BerthAnswers } from './step2-berths.ts';
import {
  dispatchAtom,
  type NextPage,
  nextPageAfterFailure,
  rebaseUnsavedInput,
  wizardAtom,
  wizardDepsAtom,
} from './wizard.ts';
import { answersOf, blockingFailureIn, isIdle, stepRefusal } from './wizard-state.ts';

/** True if step 2 offers a party of two a cabin for itself ("bedroom" on the wire, W-042). */
export const offersOwnCabin = (
  reservation: WizardReservation,
  { people }: BerthAnswers,
): boolean => {
  const { trip } = stepDataOf(reservation);
  return (
    trip?.CanReserveCabin === true &&
    trip.Config.AccommodationOption !== 'whole' &&
    people.length === SHARE_A_CABIN
  );
};

/**
 * Returns what the party books. Ticking `bedroom` in step 2 turns two single places into a cabin
 * (R13.3).
 */
export const accommodationOf = (
  reservation: WizardReservation | null,
  answers: BerthAnswers | null,
): AccommodationOption => {
  const way = (reservation && stepDataOf(reservation).trip?.Config.AccommodationOption) ?? 'single';
  const bedroom =
    reservation !== null &&
    answers?.booking.bedroom === true &&
    offersOwnCabin(reservation, answers);
  return way === 'single' && bedroom ? 'cabin' : way;
};

/**
 * Saves step 1 again with single places, because the party no longer wants a cabin of its own.
 * Saving step 2 cannot give up a cabin (R13.3).
 */
export const giveUpCabinAtom = atom(null, async (get, set): Promise<NextPage> => {
  const deps = get(wizardDepsAtom);
  const wizard = get(wizardAtom);
  const { reservation, id } = wizard;
  const trip = reservation && savedAnswers.trip(reservation);
  const answers = answersOf(wizard, 'berths');
  if (!isIdle(wizard) || reservation === null || trip === null || answers === null) return null;
  set(dispatchAtom, { type: 'sent' });
  const payload = tripPayload(id, { ...trip, booking: { ...trip.booking, option: 'single' } });
  const answer = await deps.call('detailsUpdate', payload, {
    expectedVersion: reservation.Version,
  });
  if (answer.isErr()) {
    const refusal = stepRefusal(wizard, answer.error);
    return nextPageAfterFailure(blockingFailureIn(set(dispatchAtom, { type: 'refused', refusal })));
  }
  const { Reservation } = answer.value;
  const server = savedAnswers.berths(Reservation);
  const typed =
    server === null
      ? NOTHING_ENTERED
      : diffAnswers(server, { ...answers, booking: { bedroom: false } });
  set(dispatchAtom, rebaseUnsavedInput(deps, wizard, Reservation, typed));
  set(dispatchAtom, { type: 'stopped' });
  return null;
});
