import type { Instant } from '../../calendar.ts';
import { type Booking, holds } from '../booking.ts';
import { factsOf } from '../command-facts.ts';
import type { LifeCommand } from '../commands.ts';

/** The step whose save takes places: a draft that has reached it holds some, or has lost them. */
const TAKES_PLACES = 2;

/** Until when a draft's places are held; null while nothing is held. */
export const heldUntil = (booking: Booking, at: Instant): Instant | null =>
  booking.status === 'draft' && holds(booking.hold, at) ? booking.hold.until : null;

/** Whether a draft had places and holds none of them: its hold lapsed, or others were quicker (R8). */
export const hasLostPlaces = (booking: Booking, at: Instant): boolean =>
  booking.status === 'draft' && booking.reached >= TAKES_PLACES && !booking.reserveList && heldUntil(booking, at) === null;

/** Whether a command would begin a new hold for a booking: step 2, and after it every save once the hold has lapsed (R8). */
export const beginsHold = (booking: Booking, type: LifeCommand['type'], at: Instant): boolean => {
  if (booking.status !== 'draft' || holds(booking.hold, at)) return false;
  const { hold } = factsOf(type);
  return hold === 'begins' || (hold === 'renews' && booking.reached >= TAKES_PLACES);
};

/**
 * Which of a session's other holds, oldest first, a new one on an offer ends: those on the same offer, and the oldest where there would be
 * more than `perSession` (R8).
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
