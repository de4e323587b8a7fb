import type { Day } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import type { PlacedBooking } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

export type ShownStatus =
  | 'reserveList'
  | 'awaitingPayment'
  | 'confirmed'
  | 'paid'
  | 'cancelled'
  | 'over';

/** Returns true if the trip is over: from the day after its last day (R49). */
export const isHistorical = (offer: Pick<Offer, 'to'>, today: Day): boolean => today > offer.to;

/** Returns a booking's status at a moment, as cards and the wire's `Status` show it (R49). */
export const shownStatus = (
  booking: Pick<PlacedBooking, 'status' | 'plan' | 'payments'>,
  offer: Pick<Offer, 'to'>,
  today: Day,
): ShownStatus => {
  if (booking.status === 'cancelled') return 'cancelled';
  if (isHistorical(offer, today)) return 'over';
  if (booking.status === 'reserveList') return 'reserveList';
  const { lines, left } = ledgerOfBooking(booking);
  if (left === 0) return 'paid';
  const first = lines[0];
  return first !== undefined && first.paid >= first.amount ? 'confirmed' : 'awaitingPayment';
};
