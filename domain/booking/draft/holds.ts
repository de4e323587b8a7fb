import type { Instant } from '../../calendar.ts';
import { type Booking, isHoldActive } from '../booking.ts';
import { commandFacts } from '../command-facts.ts';
import type { LifeCommand } from '../commands.ts';

/**
 * The step whose save holds places. A draft that has saved it either holds places or has lost
 * them.
 */
const TAKES_PLACES = 2;

export const holdEnd = (booking: Booking, at: Instant): Instant | null =>
  booking.status === 'draft' && isHoldActive(booking.hold, at) ? booking.hold.until : null;

/**
 * Returns true if a draft has saved step 2 but holds no places: its hold expired, or other
 * bookings took the places (R8).
 */
export const hasLostPlaces = (booking: Booking, at: Instant): boolean =>
  booking.status === 'draft' &&
  booking.reached >= TAKES_PLACES &&
  !booking.reserveList &&
  holdEnd(booking, at) === null;

/**
 * Returns true if the command begins a hold: step 2, or any later save after the hold expired
 * (R8).
 */
export const beginsHold = (booking: Booking, type: LifeCommand['type'], at: Instant): boolean => {
  if (booking.status !== 'draft' || isHoldActive(booking.hold, at)) return false;
  const { hold } = commandFacts(type);
  return hold === 'begins' || (hold === 'renews' && booking.reached >= TAKES_PLACES);
};

/**
 * Returns the session's holds that a new one ends: those of the same offer, and the oldest beyond
 * the limit `perSession` (R8).
 */
export const holdsToEnd = <T extends { readonly offerId: number }>(
  others: readonly T[],
  offerId: number,
  perSession: number,
): readonly T[] => {
  const sameOffer = others.filter((hold) => hold.offerId === offerId);
  const rest = others.filter((hold) => hold.offerId !== offerId);
  return [...sameOffer, ...rest.slice(0, Math.max(0, rest.length - (perSession - 1)))];
};
