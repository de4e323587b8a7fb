import type { Day } from '../calendar.ts';
import { notBookableReason, type Offer, takesReserveListOnly } from '../catalogue/offer.ts';

/**
 * Returns true if parties of the reserve list move up without the office. They do not on an offer
 * that is closed, sold out, under way or takes only sign-ups (R11.8).
 */
export const canPartiesMoveUpAutomatically = (offer: Offer, today: Day): boolean =>
  !takesReserveListOnly(offer) && notBookableReason(offer, today) === null;
