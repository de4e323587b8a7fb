import { notBookableReason } from '../../catalogue/offer.ts';
import { unitsStillTakeParty } from '../../party/answers.ts';
import type { Confirmed, Waiting } from '../booking.ts';
import {
  acceptedDecision,
  type CommandContext,
  type CommandOf,
  canOrderPlaces,
  canPartyFitInUnits,
  type Decided,
  refusedDecision,
} from '../commands.ts';
import { agreedTimesOf, firstPaymentDueForOrder } from './dues.ts';
import { paymentMethodPendingFlag } from './payment-methods.ts';
import { applyGroupRebates } from './repricing.ts';

/** A party that moves up keeps its price and pays like a new order (R11). */
export const moveUp = (
  context: CommandContext,
  booking: Waiting,
  { declinable, checksUnits, storesMoment }: CommandOf<'moveUp'>,
): Decided => {
  const { offer, settings, today, at, by } = context;
  // The office can move parties up even on an offer that takes only sign-ups.
  const room =
    by.kind === 'office'
      ? canPartyFitInUnits(context, booking.seats)
      : canOrderPlaces(context, booking.seats);
  const isSold = checksUnits !== true || unitsStillTakeParty(offer, booking.choices);
  if (!room || !isSold || notBookableReason(offer, today) !== null)
    return refusedDecision({ kind: 'notDue' });
  const firstDue = firstPaymentDueForOrder(context);
  const confirmed: Confirmed = {
    ...booking,
    status: 'confirmed',
    firstDue,
    ...(storesMoment === true ? { movedUpAt: at } : {}),
    ...(declinable === true ? { declinableUntil: firstDue } : {}),
    ...paymentMethodPendingFlag(context, booking),
    // The contract is made now, so the terms and days of this day hold (R48.10, R48.11).
    ...(booking.cancellationTerms === undefined
      ? {}
      : { cancellationTerms: settings.cancellation }),
    ...(booking.agreedTimes === undefined ? {} : { agreedTimes: agreedTimesOf(settings) }),
    plan: booking.plan.map((line) => ({
      ...line,
      due: line.due !== null && line.due < today ? null : line.due,
    })),
    version: booking.version + 1,
    savedAt: at,
  };
  return acceptedDecision(applyGroupRebates(context, confirmed));
};
