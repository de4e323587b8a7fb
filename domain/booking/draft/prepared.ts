import type { Draft } from '../booking.ts';
import { accept, type CommandContext, type Decided, hasRoom, refuse } from '../decision.ts';
import { saveDraft } from './save-draft.ts';

/** Hands a draft with all answers to the customer. Needs its places, so that none is promised twice. */
export const prepareOrder = (context: CommandContext, draft: Draft): Decided =>
  draft.reserveList || !hasRoom(context, draft.seats)
    ? refuse({ kind: 'placesGone' })
    : saveDraft(context, { ...draft, preparedAt: context.at }, 5);

/** The link's browser owns the draft. A logged-in customer's account does, too (R45, R55.4). */
export const takeOver = ({ owner, at }: CommandContext, draft: Draft): Decided =>
  draft.preparedAt === undefined
    ? refuse({ kind: 'notNeeded' })
    : accept({
        ...draft,
        owner: { ...draft.owner, visitorId: owner.visitorId },
        version: draft.version + 1,
        savedAt: at,
      });
