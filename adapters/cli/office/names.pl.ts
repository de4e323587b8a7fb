import type { Booking } from '../../../domain/booking/booking.ts';
import type { ShownStatus } from '../../../domain/booking/status.ts';

// The office reads the same Polish words for a booking's state as the customer on the telephone; all else on the command line is English.

/** The state of a placed booking as the customer sees it (R49). */
export const statusNames: Readonly<Record<ShownStatus, string>> = {
  reserveList: 'Lista rezerwowa',
  awaitingPayment: 'Oczekuje na wpłatę',
  confirmed: 'Potwierdzona',
  paid: 'Opłacona',
  cancelled: 'Anulowana',
  over: 'Zakończona',
};

/** States that no customer is shown in one word. */
export const draftNames: Readonly<Record<Extract<Booking['status'], 'draft' | 'removed'>, string>> = {
  draft: 'Rezerwacja w toku',
  removed: 'Usunięta (nieukończona)',
};
