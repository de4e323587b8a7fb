import type { Booking } from '../../domain/booking/booking.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Catalogue } from '../ports/catalogue.ts';

/** Whether a booking is one that its owner has still before them: ordered or waiting, not cancelled, and not over (R39, R49). */
export const isAhead = (catalogue: Pick<Catalogue, 'byId'>, { status, siteId, offerId }: Booking, today: Day): boolean => {
  if (status !== 'confirmed' && status !== 'reserveList') return false;
  const offer = catalogue.byId(siteId, offerId)?.offer;
  // A trip whose days nobody knows may still be ahead: the office has to look.
  return offer === undefined || offer.to >= today;
};
