import { ambassadorCommissionFor } from '../../ambassadors/code.ts';
import type { Money } from '../../money.ts';
import type { Booking } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

/** Returns the commission in grosze; 0 until everything is paid (R40). */
export const commissionEarned = (booking: Booking): Money => {
  if (
    booking.status !== 'confirmed' ||
    booking.ambassador === null ||
    ledgerOfBooking(booking).left > 0
  )
    return 0;
  return ambassadorCommissionFor(
    booking.ambassador,
    booking.owner.accountId,
    booking.choices.participants.length,
  );
};
