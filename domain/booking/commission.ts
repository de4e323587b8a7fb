import type { Money } from '../money.ts';
import type { Booking } from './booking.ts';
import { ledgerOfBooking } from './placed.ts';

/** What a booking earns its ambassador: the code's commission per participant once all of it is paid; nothing once cancelled (R40). */
export const commissionEarned = (booking: Booking): Money =>
  booking.status === 'confirmed' && booking.ambassador !== null && ledgerOfBooking(booking).left === 0
    ? booking.ambassador.commission * booking.choices.participants.length
    : 0;
