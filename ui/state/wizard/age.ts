import { atom } from 'jotai';
import { setbackOf } from './failures.ts';
import { onNewer } from './newer.ts';
import { goTo, type Onward, type Outside, read, wizardAtom } from './wizard.ts';

/** The question to the office whether somebody of 45 and more may sail (R33). Belongs to one reservation. */
export type AgeQuestion = {
  readonly id: string;
  readonly state: /** `notSaved`: the shop has refused no save for an age alone, so there is nothing to ask yet (R65). */
    | { readonly kind: 'none' | 'asking' | 'failed' | 'notSaved' }
    /** `until`: an instant of the wire; the places are kept until then. */
    | { readonly kind: 'asked'; readonly number: string; readonly until: string };
};

export const ageAtom = atom<AgeQuestion>({ id: '', state: { kind: 'none' } });
export const ageOf = (age: AgeQuestion, id: string): AgeQuestion['state'] => (age.id === id ? age.state : { kind: 'none' });

/** Asks the office; asking again answers the same number. What was typed stays, and the places are kept for two working days. */
export const askOfficeAtom = atom(null, async (get, set, outside: Outside): Promise<Onward> => {
  const wizard = get(wizardAtom);
  const { id, step, reservation } = wizard;
  if (ageOf(get(ageAtom), id).kind === 'asking' || reservation === null) return null;
  set(ageAtom, { id, state: { kind: 'asking' } });
  const answer = await outside.call('ageRequest', { reservationId: id }, { expectedVersion: reservation.Version });
  if (answer.isErr()) {
    if (answer.error.kind === 'refused' && answer.error.code === 'notNeeded') {
      set(ageAtom, { id, state: { kind: 'notSaved' } });
      return null;
    }
    const setback = setbackOf(answer.error);
    const serious =
      setback.kind === 'trouble' && setback.trouble.kind !== 'away' && setback.trouble.kind !== 'broken' ? setback.trouble : null;
    set(ageAtom, { id, state: { kind: serious === null ? 'failed' : 'none' } });
    if (serious !== null && get(wizardAtom).id === id) set(wizardAtom, { ...get(wizardAtom), trouble: serious });
    return goTo(serious);
  }
  set(ageAtom, { id, state: { kind: 'asked', number: answer.value.RequestNumber, until: answer.value.HoldUntil } });
  const fresh = await read(outside, id, step);
  const now = get(wizardAtom);
  if (fresh.isOk() && now.id === id && now.step === step) set(wizardAtom, onNewer(outside, now, fresh.value.Reservation));
  return null;
});
