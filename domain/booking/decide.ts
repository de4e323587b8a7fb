import { dayOf } from '../calendar.ts';
import { defaultAccommodation } from '../catalogue/accommodation.ts';
import { hasTrait, notBookableReason } from '../catalogue/offer.ts';
import { startingParty } from '../party/choices.ts';
import type { Booking } from './booking.ts';
import { type CommandIn, commandFacts, refusalInStatus } from './command-facts.ts';
import {
  acceptedDecision,
  type CommandContext,
  type CommandOf,
  type Decided,
  type DecisionContext,
  type LifeCommand,
  type RecordedCommand,
  refusedDecision,
} from './commands.ts';
import { decideDraft } from './draft/decide-draft.ts';
import { decideCancelled, decideConfirmed, decideWaiting } from './placed/decide-placed.ts';

export type { Decided, DecisionContext } from './commands.ts';

/** Begins a draft with one place, or with a whole yacht if the offer sells no places (R9). */
export const beginDraft = (
  recorded: RecordedCommand & { readonly command: CommandOf<'createDraft'> },
  context: DecisionContext,
): Decided => {
  const reason = notBookableReason(context.offer, dayOf(recorded.at));
  if (reason !== null) return refusedDecision({ kind: 'bookingClosed', reason });
  return acceptedDecision({
    status: 'draft',
    id: recorded.bookingId,
    siteId: recorded.command.siteId,
    offerId: recorded.command.offerId,
    version: 1,
    owner: recorded.owner,
    createdAt: recorded.at,
    savedAt: recorded.at,
    choices: {
      accommodation: defaultAccommodation(context.offer),
      ownSkipper: hasTrait(context.offer, 'skipperRequired'),
      beSkipper: false,
      participants: startingParty(),
    },
    seats: [],
    ageCleared: false,
    ageRequest: null,
    group: null,
    ambassador: null,
    vouchers: [],
    officeRebates: [],
    reached: 0,
    olderNamed: false,
    reserveList: false,
    hold: null,
  });
};

const acceptsCommand = <S extends Booking['status']>(
  state: S,
  command: LifeCommand,
): command is CommandIn<S> => commandFacts(command.type).states[state] === 'takes';

const decideByState = (
  context: CommandContext,
  booking: Booking,
  command: LifeCommand,
): Decided => {
  switch (booking.status) {
    case 'draft':
      return acceptsCommand('draft', command)
        ? decideDraft(context, booking, command)
        : refusedDecision(refusalInStatus('draft', command.type));
    case 'confirmed':
      return acceptsCommand('confirmed', command)
        ? decideConfirmed(context, booking, command)
        : refusedDecision(refusalInStatus('confirmed', command.type));
    case 'reserveList':
      return acceptsCommand('reserveList', command)
        ? decideWaiting(context, booking, command)
        : refusedDecision(refusalInStatus('reserveList', command.type));
    case 'cancelled':
      return acceptsCommand('cancelled', command)
        ? decideCancelled(context, booking, command)
        : refusedDecision(refusalInStatus('cancelled', command.type));
    case 'removed':
      return refusedDecision(refusalInStatus('removed', command.type));
  }
};

/**
 * If a logged-in customer saves a draft, their account becomes its owner; a placed booking keeps
 * its owner (R8, R44).
 */
const assignOwner = (booking: Booking, accountId: string | null): Booking =>
  booking.status === 'draft' && accountId !== null && accountId !== booking.owner.accountId
    ? { ...booking, owner: { ...booking.owner, accountId } }
    : booking;

/**
 * Returns the decision about a command, without side effects. With `allowsMissingAnswers` (a price
 * preview), answers can be missing.
 */
export const decideBookingCommand = (
  booking: Booking,
  recorded: RecordedCommand & { readonly command: LifeCommand },
  context: DecisionContext,
  allowsMissingAnswers = false,
): Decided => {
  const { command, expectedVersion, at, by, bookerEmail, trips, owner } = recorded;
  // A second `confirm` is refused as `alreadyConfirmed`, not as `stale`, even if its version is old
  // (R50).
  if (commandFacts(command.type).states[booking.status] === 'alreadyConfirmed')
    return refusedDecision({ kind: 'alreadyConfirmed' });
  if (expectedVersion !== null && expectedVersion !== booking.version)
    return refusedDecision({ kind: 'stale', version: booking.version });
  const { offer, settings, settingsShown, taken, vouchers, group, ambassadorCode } = context;
  const today = dayOf(at);
  const moment: CommandContext = {
    offer,
    settings,
    settingsShown,
    taken,
    vouchers,
    group,
    ambassadorCode,
    at,
    today,
    by,
    bookerEmail,
    trips,
    owner,
    halfFilled: allowsMissingAnswers,
  };
  return decideByState(moment, assignOwner(booking, owner.accountId), command);
};
