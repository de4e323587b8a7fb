import { atom } from 'jotai';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import { stepsOf } from './answers.ts';
import { setbackOf, type Trouble } from './failures.ts';
import { onNewer } from './newer.ts';
import { type Outside, read, type Wizard, wizardAtom } from './wizard.ts';

/** What became of joining or opening a group; every one has its words. */
export type GroupSaid =
  | { readonly kind: 'joined' | 'opened' | 'empty' | 'invalid' | 'otherOffer' | 'assigned' | 'exists' | 'notOpened' | 'away' }
  | { readonly kind: 'tooMany'; readonly seconds: number };

/** The group section of one reservation. */
export type Group = {
  readonly id: string;
  readonly busy: 'join' | 'open' | null;
  readonly join: GroupSaid | null;
  readonly open: GroupSaid | null;
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

// By the cause's own word; by the contract's message only where there is none (R51).
const CAUSES: Readonly<Record<string, 'otherOffer' | 'assigned' | 'exists'>> = {
  groupCodeOfOtherOffer: 'otherOffer',
  groupCodeAssigned: 'assigned',
  groupCodeExists: 'exists',
  'Group code belongs to another offer': 'otherOffer',
  'Group code already assigned to reservation': 'assigned',
  'Group code already exists': 'exists',
};

/** A refusal in the section's words; `otherwise` for whatever has none of its own. */
export const groupSaid = (failure: ApiFailure, otherwise: 'invalid' | 'notOpened'): GroupSaid => {
  if (failure.kind === 'tooMany') return { kind: 'tooMany', seconds: failure.retryAfterSeconds };
  if (failure.kind !== 'refused' || failure.status >= 500) return { kind: 'away' };
  const known = CAUSES[failure.code ?? failure.message];
  return { kind: known ?? otherwise };
};

/** The next input ends what was said of a code (R51). */
export const forgetJoinAtom = atom(null, (get, set): void => {
  const group = get(groupAtom);
  if (group.join !== null) set(groupAtom, { ...group, join: null });
});

/** What a refusal says of the reservation itself rather than of the code: it has a screen of its own. */
const troubleIn = (failure: ApiFailure): Trouble | null => {
  const setback = setbackOf(failure);
  const ours: readonly Trouble['kind'][] = ['elsewhere', 'confirmed', 'closed'];
  if (failure.kind === 'refused' && failure.status === 401) return { kind: 'login' };
  return setback.kind === 'trouble' && ours.includes(setback.trouble.kind) ? setback.trouble : null;
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
  const answer = await outside.call(
    'groupJoin',
    { siteId: 1, reservationId: wizard.id, groupCode },
    { expectedVersion: wizard.reservation.Version },
  );
  const now = get(wizardAtom);
  if (now.id !== wizard.id) return;
  if (answer.isErr()) {
    set(wizardAtom, { ...now, trouble: troubleIn(answer.error) });
    set(groupAtom, { ...group, busy: null, join: groupSaid(answer.error, 'invalid') });
    return;
  }
  set(wizardAtom, onNewer(outside, now, answer.value.Reservation));
  set(groupAtom, { ...group, busy: null, join: { kind: 'joined' }, code: groupCode });
});

/** Opens a group for others to join; its code is the reservation's own (R45). */
export const openGroupAtom = atom(null, async (get, set, outside: Outside): Promise<void> => {
  const wizard = get(wizardAtom);
  const group = groupOf(get(groupAtom), wizard);
  if (group.busy !== null || wizard.reservation === null) return;
  set(groupAtom, { ...group, busy: 'open', open: null });
  const answer = await outside.call(
    'groupCreate',
    { siteId: 1, reservationId: wizard.id },
    { expectedVersion: wizard.reservation.Version },
  );
  if (answer.isErr()) {
    set(wizardAtom, { ...get(wizardAtom), trouble: troubleIn(answer.error) });
    set(groupAtom, { ...group, busy: null, open: groupSaid(answer.error, 'notOpened') });
    return;
  }
  // The answer has the code alone: the reservation that it belongs to is read anew, so that the next save names its version.
  const fresh = await read(outside, wizard.id, wizard.step);
  const now = get(wizardAtom);
  if (now.id === wizard.id && fresh.isOk()) set(wizardAtom, onNewer(outside, now, fresh.value.Reservation));
  set(groupAtom, { ...group, busy: null, open: { kind: 'opened' }, code: answer.value.Code });
});
