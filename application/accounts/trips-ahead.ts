import type { Booking } from '../../domain/booking/booking.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Catalogue } from '../ports/catalogue.ts';

/** True for trips ordered or on the reserve list that are not cancelled or over (R39, R49). */
export const isTripAhead = (
  catalogue: Pick<Catalogue, 'byId'>,
  { status, siteId, offerId }: Booking,
  today: Day,
): boolean => {
  if (status !== 'confirmed' && status !== 'reserveList') return false;
  const offer = catalogue.byId(siteId, offerId)?.offer;
  // A trip with unknown days may still be ahead. The office must check.
  return offer === undefined || offer.to >= today;
};
