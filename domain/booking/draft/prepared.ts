import type { Draft } from '../booking.ts';
import { accept, type CommandContext, type Decided, hasRoom, refuse } from '../decision.ts';
import { saveDraft } from './save-draft.ts';

/** Gives a complete draft to the customer; refuses a draft without its places. */
export const prepareOrder = (context: CommandContext, draft: Draft): Decided =>
  draft.reserveList || !hasRoom(context, draft.seats)
    ? refuse({ kind: 'placesGone' })
    : saveDraft(context, { ...draft, preparedAt: context.at }, 5);

/** The browser that opens the mailed link owns the draft, and so does its account (R45, R55.4). */
export const takeOver = ({ owner, at }: CommandContext, draft: Draft): Decided =>
  draft.preparedAt === undefined
    ? refuse({ kind: 'notNeeded' })
    : accept({
        ...draft,
        owner: { ...draft.owner, visitorId: owner.visitorId },
        version: draft.version + 1,
        savedAt: at,
      });
