import { type Booking, isCurrentOrCancelledSignUp } from '../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import type { Effects, Outcome } from '../ports/journal.ts';

const UNPAID = { price: null, paid: 0, left: 0, refund: 0 } as const;

const moneyOf = (booking: Booking): Pick<Outcome, 'price' | 'paid' | 'left' | 'refund'> => {
  if (booking.status === 'draft' || booking.status === 'removed') return UNPAID;
  const { paid, left: leftToPay } = ledgerOfBooking(booking);
  return {
    price: booking.quote.price,
    paid,
    left: booking.status === 'confirmed' ? leftToPay : 0,
    refund: booking.status === 'cancelled' ? booking.refund : 0,
  };
};

/** Returns what the journal stores about the result of an accepted command (R46). */
export const outcomeOf = (booking: Booking, noticed?: Effects): Outcome => {
  const { price, paid, left: leftToPay, refund } = moneyOf(booking);
  const { status, version, seats } = booking;
  const holdsPlaces =
    status === 'confirmed' || (booking.status === 'draft' && booking.hold !== null);
  return {
    status,
    version,
    price,
    paid,
    left: leftToPay,
    refund,
    reserveList: isCurrentOrCancelledSignUp(booking),
    seats,
    held: holdsPlaces,
    noticed,
  };
};
