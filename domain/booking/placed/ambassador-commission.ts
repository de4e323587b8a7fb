import { commissionFor } from '../../ambassadors/code.ts';
import type { Money } from '../../money.ts';
import type { Booking } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

/** What a booking earns its ambassador: the code's commission once all of it is paid, nothing before and once it is cancelled (R40). */
export const commissionEarned = (booking: Booking): Money => {
  if (booking.status !== 'confirmed' || booking.ambassador === null || ledgerOfBooking(booking).left > 0) return 0;
  return commissionFor(booking.ambassador, booking.owner.accountId, booking.choices.participants.length);
};
