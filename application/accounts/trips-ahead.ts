import type { Booking } from '../../domain/booking/booking.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Catalogue } from '../ports/catalogue.ts';

/** Returns true for a confirmed booking or a sign-up whose trip has not ended (R39, R49). */
export const isTripAhead = (
  catalogue: Pick<Catalogue, 'byId'>,
  { status, siteId, offerId }: Booking,
  today: Day,
): boolean => {
  if (status !== 'confirmed' && status !== 'reserveList') return false;
  const offer = catalogue.byId(siteId, offerId)?.offer;
  // If the trip's days are unknown, it may still be ahead, so the office must check it.
  return offer === undefined || offer.to >= today;
};
