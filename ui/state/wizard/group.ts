import { atom } from 'jotai';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import { stepsOf } from './answers.ts';
import { type CodeSaid, codeSetback } from './codes.ts';
import { onNewer } from './newer.ts';
import { type Outside, read, type Wizard, wizardAtom } from './wizard.ts';

/** Step 1's group section of one reservation. */
export type Group = {
  readonly id: string;
  readonly busy: 'join' | 'open' | null;
  readonly join: CodeSaid | null;
  readonly open: CodeSaid | null;
  /** The code of the group that it belongs to, once one is known. */
  readonly code: string | null;
};

const begun = (id: string): Group => ({ id, busy: null, join: null, open: null, code: null });
export const groupAtom = atom<Group>(begun(''));

/** The section of this reservation; its code also from step 6, where the reservation got so far. */
export const groupOf = (group: Group, { id, reservation }: Wizard): Group => {
  const own = group.id === id ? group : begun(id);
  const saved = (reservation && stepsOf(reservation).summary?.GroupCode) ?? null;
  return own.code === null ? { ...own, code: saved } : own;
};

/** The next input ends what was said of a code (R51). */
export const forgetJoinAtom = atom(null, (get, set): void => {
  const group = get(groupAtom);
  if (group.join !== null) set(groupAtom, { ...group, join: null });
});

/** The wizard and the words after a refusal: what is not about the code has a screen of its own. */
const refused = (wizard: Wizard, failure: ApiFailure): { readonly wizard: Wizard; readonly said: CodeSaid | null } => {
  const end = codeSetback(failure);
  return 'said' in end ? { wizard, said: end.said } : { wizard: { ...wizard, trouble: end.trouble }, said: null };
};

/** Joins a group by its code; the price of the whole reservation follows (R21). */
export const joinGroupAtom = atom(null, async (get, set, outside: Outside, typed: string): Promise<void> => {
  const wizard = get(wizardAtom);
  const group = groupOf(get(groupAtom), wizard);
  if (group.busy !== null || wizard.reservation === null) return;
  const groupCode = typed.trim().toUpperCase();
  if (groupCode === '') {
    set(groupAtom, { ...group, join: { kind: 'empty' } });
    return;
  }
  set(groupAtom, { ...group, busy: 'join', join: null });
  const booking = { siteId: 1, reservationId: wizard.id, groupCode };
  const answer = await outside.call('groupJoin', booking, { expectedVersion: wizard.reservation.Version });
  const now = get(wizardAtom);
  if (now.id !== wizard.id) return;
  if (answer.isErr()) {
    const end = refused(now, answer.error);
    set(wizardAtom, end.wizard);
    set(groupAtom, { ...group, busy: null, join: end.said });
    return;
  }
  set(wizardAtom, onNewer(outside, now, answer.value.Reservation));
  set(groupAtom, { ...group, busy: null, join: { kind: 'applied' }, code: groupCode });
});

/** Opens a group for others to join; its code is the reservation's own (R45). */
export const openGroupAtom = atom(null, async (get, set, outside: Outside): Promise<void> => {
  const wizard = get(wizardAtom);
  const group = groupOf(get(groupAtom), wizard);
  if (group.busy !== null || wizard.reservation === null) return;
  set(groupAtom, { ...group, busy: 'open', open: null });
  const booking = { siteId: 1, reservationId: wizard.id };
  const answer = await outside.call('groupCreate', booking, { expectedVersion: wizard.reservation.Version });
  if (answer.isErr()) {
    const now = get(wizardAtom);
    if (now.id !== wizard.id) return;
    const end = refused(now, answer.error);
    set(wizardAtom, end.wizard);
    set(groupAtom, { ...group, busy: null, open: end.said });
    return;
  }
  // The answer has the code alone: the reservation that it belongs to is read anew, so that the next save names its version.
  const fresh = await read(outside, wizard.id, wizard.step);
  const now = get(wizardAtom);
  if (now.id !== wizard.id) return;
  if (fresh.isOk()) set(wizardAtom, onNewer(outside, now, fresh.value.Reservation));
  set(groupAtom, { ...group, busy: null, open: { kind: 'applied' }, code: answer.value.Code });
});
