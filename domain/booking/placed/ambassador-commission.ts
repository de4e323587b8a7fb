import type { Money } from '../../money.ts';
import type { Booking } from '../booking.ts';
import { ledgerOfBooking } from './dues.ts';

/**
 * What a booking earns its ambassador: the code's commission per participant once all of it is paid; nothing once cancelled (R40), and
 * nothing for a booking that turned out to be the ambassador's own (R22).
 */
export const commissionEarned = (booking: Booking): Money => {
  if (booking.status !== 'confirmed' || booking.ambassador === null) return 0;
  const { accountId, commission } = booking.ambassador;
  const earned = accountId !== booking.owner.accountId && ledgerOfBooking(booking).left === 0;
  return earned ? commission * booking.choices.participants.length : 0;
};
