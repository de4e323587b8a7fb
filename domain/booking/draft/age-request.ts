import { hasOfficeAge } from '../../travellers/requirements.ts';
import type { Draft } from '../booking.ts';
import type { NoteAgeRequest, RequestAge } from '../commands.ts';
import { type CommandContext, type Decided, decided, refused } from '../decision.ts';
import { savedDraft } from './saves.ts';

/**
 * Marks that a traveller of 45 or more was named, once. Nothing else is kept of the save that was refused, and no version is counted:
 * what the screen shows is still true (R65).
 */
export const markedOlder = ({ offer }: CommandContext, draft: Draft): Decided => {
  if (!hasOfficeAge(offer, draft.choices)) return refused({ kind: 'notNeeded' });
  return draft.olderNamed ? refused({ kind: 'alreadyDone' }) : decided({ ...draft, olderNamed: true });
};

/** The question to the office about such a traveller; the first one keeps the places, unless its address asked too often (R33, R65). */
export const ageAsked = (context: CommandContext, draft: Draft, command: RequestAge | NoteAgeRequest): Decided => {
  const keepsPlaces = command.type === 'requestAge';
  const ageRequest = draft.ageRequest ?? { number: command.number, at: context.at, keepsPlaces };
  if (command.type === 'requestAge' && command.ifMarked === undefined)
    return savedDraft(context, { ...draft, olderNamed: true, ageRequest }, 2);
  if (!draft.olderNamed || !hasOfficeAge(context.offer, draft.choices)) return refused({ kind: 'notNeeded' });
  if (draft.ageRequest !== null) return refused({ kind: 'alreadyDone' });
  if (draft.ageCleared) return refused({ kind: 'notNeeded' });
  return keepsPlaces
    ? savedDraft(context, { ...draft, ageRequest }, 2)
    : decided({ ...draft, ageRequest, version: draft.version + 1, savedAt: context.at });
};
