import { hasOfficeAge } from '../../travellers/requirements.ts';
import type { Draft } from '../booking.ts';
import type { NoteAgeRequest, RequestAge } from '../commands.ts';
import { accept, type CommandContext, type Decided, refuse } from '../decision.ts';
import { saveDraft } from './save-draft.ts';

/** Marks a draft for 45+ consent; its version stays, because the screen is still correct. */
export const markOlder = ({ offer }: CommandContext, draft: Draft): Decided => {
  if (!hasOfficeAge(offer, draft.choices)) return refuse({ kind: 'notNeeded' });
  return draft.olderNamed
    ? refuse({ kind: 'alreadyDone' })
    : accept({ ...draft, olderNamed: true });
};

/** Records the first 45+ request, which extends the hold within limits (R33, R65). */
export const requestAgeClearance = (
  context: CommandContext,
  draft: Draft,
  command: RequestAge | NoteAgeRequest,
): Decided => {
  const keepsPlaces = command.type === 'requestAge';
  const ageRequest = draft.ageRequest ?? { number: command.number, at: context.at, keepsPlaces };
  if (command.type === 'requestAge' && command.ifMarked === undefined)
    return saveDraft(context, { ...draft, olderNamed: true, ageRequest }, 2);
  if (!draft.olderNamed || !hasOfficeAge(context.offer, draft.choices))
    return refuse({ kind: 'notNeeded' });
  if (draft.ageRequest !== null) return refuse({ kind: 'alreadyDone' });
  if (draft.ageCleared) return refuse({ kind: 'notNeeded' });
  return keepsPlaces
    ? saveDraft(context, { ...draft, ageRequest }, 2)
    : accept({ ...draft, ageRequest, version: draft.version + 1, savedAt: context.at });
};
