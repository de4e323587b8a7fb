import { dayOf } from '../calendar.ts';
import { defaultAccommodation } from '../catalogue/accommodation.ts';
import { bookingClosed, has } from '../catalogue/offer.ts';
import { undecided } from '../party/choices.ts';
import type { Booking } from './booking.ts';
import { type CommandIn, factsOf, refusalIn } from './command-facts.ts';
import type { CreateDraft, LifeCommand, Recorded } from './commands.ts';
import { type CommandContext, type Decided, type DecisionContext, decided, refused } from './decision.ts';
import { decideDraft } from './draft/decide-draft.ts';
import { decideCancelled, decideConfirmed, decideWaiting } from './placed/decide-placed.ts';

export type { Decided, DecisionContext } from './decision.ts';

/** Begins a booking with the way to sail that the offer suggests; refused where the offer cannot be booked (R9). */
export const begin = (recorded: Recorded & { readonly command: CreateDraft }, context: DecisionContext): Decided => {
  const reason = bookingClosed(context.offer, dayOf(recorded.at));
  if (reason !== null) return refused({ kind: 'bookingClosed', reason });
  return decided({
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
      ownSkipper: has(context.offer, 'skipperRequired'),
      beSkipper: false,
      participants: [undecided(1)],
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

/** Whether a booking in a state decides a command. */
const takes = <S extends Booking['status']>(state: S, command: LifeCommand): command is CommandIn<S> =>
  factsOf(command.type).states[state] === 'takes';

/** Decides a command by the state of its booking, or refuses it by that state alone. */
const decideIn = (context: CommandContext, booking: Booking, command: LifeCommand): Decided => {
  switch (booking.status) {
    case 'draft':
      return takes('draft', command) ? decideDraft(context, booking, command) : refused(refusalIn('draft', command.type));
    case 'confirmed':
      return takes('confirmed', command) ? decideConfirmed(context, booking, command) : refused(refusalIn('confirmed', command.type));
    case 'reserveList':
      return takes('reserveList', command) ? decideWaiting(context, booking, command) : refused(refusalIn('reserveList', command.type));
    case 'cancelled':
      return takes('cancelled', command) ? decideCancelled(context, booking, command) : refused(refusalIn('cancelled', command.type));
    case 'removed':
      return refused(refusalIn('removed', command.type));
  }
};

/** A draft belongs to the account that its booker has logged in to by now; a placed booking keeps its owner (R8, R44). */
const ownedBy = (booking: Booking, accountId: string | null): Booking =>
  booking.status === 'draft' && accountId !== null && accountId !== booking.owner.accountId
    ? { ...booking, owner: { ...booking.owner, accountId } }
    : booking;

/**
 * Decides one command on a booking: the booking and the vouchers as they are afterwards, or why not. Pure: time, randomness and
 * everything read outside come with the command, what is taken of the units and the codes with the context. A step that is only
 * `halfFilled` is decided to show what it would come to, and nobody is asked what they have not answered yet.
 */
export const decide = (
  booking: Booking,
  recorded: Recorded & { readonly command: LifeCommand },
  context: DecisionContext,
  halfFilled = false,
): Decided => {
  const { command, expectedVersion, at, by, bookerEmail, trips, owner } = recorded;
  // That an order is made is the answer to whatever version a draft's command names (R50).
  if (factsOf(command.type).states[booking.status] === 'alreadyConfirmed') return refused({ kind: 'alreadyConfirmed' });
  if (expectedVersion !== null && expectedVersion !== booking.version) return refused({ kind: 'stale', version: booking.version });
  const { offer, settings, taken, vouchers, group, ambassadorCode } = context;
  const today = dayOf(at);
  const moment: CommandContext = {
    offer,
    settings,
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
    halfFilled,
  };
  return decideIn(moment, ownedBy(booking, owner.accountId), command);
};
