import { atom } from 'jotai';
import type { AccommodationOption } from '../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { savedAnswers, stepsOf } from './answers.ts';
import { onNewer } from './newer.ts';
import { SHARE_A_CABIN, tripPayload } from './payloads.ts';
import type { BerthAnswers } from './shapes.ts';
import { NOTHING_TYPED, typedIn } from './typed.ts';
import { answersOf, goTo, type Onward, type Outside, refusedAs, wizardAtom } from './wizard.ts';

/** Whether step 2 asks for a bedroom: two who sail in single places or in a cabin, on an offer that sells cabins (W-042). */
export const asksBedroom = (reservation: WizardReservation, { people }: BerthAnswers): boolean => {
  const { trip } = stepsOf(reservation);
  return trip?.CanReserveCabin === true && trip.Config.AccommodationOption !== 'whole' && people.length === SHARE_A_CABIN;
};

/** How step 2 books as it stands: two in single places who want the bedroom for themselves book a cabin (R13.3). */
export const wayOf = (reservation: WizardReservation | null, answers: BerthAnswers | null): AccommodationOption => {
  const way = (reservation && stepsOf(reservation).trip?.Config.AccommodationOption) ?? 'single';
  const bedroom = reservation !== null && answers?.booking.bedroom === true && asksBedroom(reservation, answers);
  return way === 'single' && bedroom ? 'cabin' : way;
};

/**
 * Gives up the bedroom of a cabin that is saved: step 1 is saved as two single places, and step 2 stands as it was answered. A save of step 2
 * could not say so, since a cabin stays one there (R13.3).
 */
export const leaveCabinAtom = atom(null, async (get, set, outside: Outside): Promise<Onward> => {
  const wizard = get(wizardAtom);
  const { reservation, id } = wizard;
  const trip = reservation && savedAnswers.trip(reservation);
  const answers = answersOf(wizard, 'berths');
  if (wizard.busy !== null || reservation === null || trip === null || answers === null) return null;
  set(wizardAtom, { ...wizard, busy: 'saving' });
  const payload = tripPayload(id, { ...trip, booking: { ...trip.booking, option: 'single' } });
  const answer = await outside.call('detailsUpdate', payload, { expectedVersion: reservation.Version });
  if (answer.isErr()) {
    const refused = refusedAs(wizard, answer.error);
    set(wizardAtom, refused);
    return goTo(refused.trouble);
  }
  const { Reservation } = answer.value;
  const server = savedAnswers.berths(Reservation);
  const typed = server === null ? NOTHING_TYPED : typedIn(server, { ...answers, booking: { bedroom: false } });
  set(wizardAtom, { ...onNewer(outside, wizard, Reservation, typed), busy: null });
  return null;
});
