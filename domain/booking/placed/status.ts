import type { Day } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import type { PlacedBooking } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

export const SHOWN_STATUSES = [
  'reserveList',
  'awaitingPayment',
  'confirmed',
  'paid',
  'cancelled',
  'over',
] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** A trip is over from the day after its last day. */
export const isTripOver = (offer: Pick<Offer, 'to'>, today: Day): boolean => today > offer.to;

/** Returns the status that the panel's trip cards and the wire show (R49). */
export const shownStatus = (
  booking: Pick<PlacedBooking, 'status' | 'plan' | 'payments'>,
  offer: Pick<Offer, 'to'>,
  today: Day,
): ShownStatus => {
  if (booking.status === 'cancelled') return 'cancelled';
  if (isTripOver(offer, today)) return 'over';
  if (booking.status === 'reserveList') return 'reserveList';
  const { lines, left: leftToPay } = ledgerOfBooking(booking);
  if (leftToPay === 0) return 'paid';
  const first = lines[0];
  return first !== undefined && first.paid >= first.amount ? 'confirmed' : 'awaitingPayment';
};
