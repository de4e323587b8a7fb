import { type Instant, MINUTE } from '../../calendar.ts';
import { type Booking, isHoldActive } from '../booking.ts';
import { commandFacts } from '../command-facts.ts';
import type { LifeCommand } from '../commands.ts';

const TAKES_PLACES = 2;

export const holdEnd = (booking: Booking, at: Instant): Instant | null =>
  booking.status === 'draft' && isHoldActive(booking.hold, at) ? booking.hold.until : null;

/** Returns true if a save can move the end of the draft's hold. A hold has a longest time (R8.2). */
export const canExtendHold = (booking: Booking, at: Instant, longestMinutes: number): boolean =>
  booking.status === 'draft' &&
  isHoldActive(booking.hold, at) &&
  booking.hold.until < booking.hold.beganAt + longestMinutes * MINUTE;

/**
 * Returns true if units are chosen, but the hold expired or others took the places (R8). Another
 * accommodation in step 1 clears the chosen units; no places are lost then.
 */
export const hasLostPlaces = (booking: Booking, at: Instant): boolean =>
  booking.status === 'draft' &&
  booking.reached >= TAKES_PLACES &&
  booking.seats.length > 0 &&
  !booking.reserveList &&
  holdEnd(booking, at) === null;

/**
 * Saving step 2 begins a hold. Saving a later step begins a new one if the old hold expired. No
 * hold begins if the places are taken or the draft is for the reserve list. The decision checks
 * this.
 */
export const canBeginHold = (booking: Booking, type: LifeCommand['type'], at: Instant): boolean => {
  if (booking.status !== 'draft' || isHoldActive(booking.hold, at)) return false;
  const { hold } = commandFacts(type);
  return hold === 'begins' || (hold === 'renews' && booking.reached >= TAKES_PLACES);
};

/**
 * Returns the holds of a session that end when a new hold begins. These are the holds on the same
 * offer (R8.3). If the session would then have more than `maxPerSession` holds, its oldest holds on
 * other offers end, too (R8.4).
 */
export const holdsToEnd = <T extends { readonly offerId: number }>(
  liveHolds: readonly T[],
  offerId: number,
  maxPerSession: number,
): readonly T[] => {
  const sameOffer = liveHolds.filter((hold) => hold.offerId === offerId);
  const otherOffers = liveHolds.filter((hold) => hold.offerId !== offerId);
  return [
    ...sameOffer,
    ...otherOffers.slice(0, Math.max(0, otherOffers.length - (maxPerSession - 1))),
  ];
};

/** Default of the brand setting `preparedHours`: how long a prepared order holds places (R8.17). */
export const USUAL_PREPARED_HOURS = 24;
