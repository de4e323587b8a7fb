import type { Booking } from '../../../domain/booking/booking.ts';

// The office reads the same Polish words for a booking's state as the customer on the telephone; all else on the command line is English.

/** States that no customer is shown in one word. */
export const draftNames: Readonly<Record<Extract<Booking['status'], 'draft' | 'removed'>, string>> = {
  draft: 'Rezerwacja w toku',
  removed: 'Usunięta (nieukończona)',
};
