import type { Booking } from '../booking/booking.ts';
import { DAY_LENGTH, type Day, type Instant } from '../calendar.ts';
import type { Money } from '../money.ts';
import { lettersOf } from './line.ts';
import { fitOf, isExactFit, type Reason, type Share } from './match.ts';

/** So many days an open line keeps an unpaid order if its brand does not say otherwise (R32.4). */
export const USUAL_OPEN_LINE_DAYS = 7;

/** An open statement line that came in, as far as it may be a payment. */
export type OpenBankLine = {
  /** Nobody has assigned so much of the line yet, in hundredths of its currency. */
  readonly rest: Money;
  readonly day: Day;
  readonly currency: string;
  readonly title: string;
  readonly proposed: readonly Share[];
  readonly reasons: readonly Reason[];
  readonly importedAt: Instant;
};

const isAbout = ({ proposed, reasons, title }: OpenBankLine, bookingId: string): boolean =>
  proposed.some((share) => share.bookingId === bookingId) ||
  reasons.some((reason) => reason.kind === 'alike' && reason.bookings.includes(bookingId)) ||
  lettersOf(title).includes(bookingId);

/** Whether the open part of a line is a sum that an order asks for, whatever payer and title the line names. */
const isAskedFor = ({ rest, day, currency }: OpenBankLine, booking: Booking): boolean =>
  currency === 'PLN' && booking.status === 'confirmed' && isExactFit(fitOf(booking, rest, day));

/**
 * Until when an open line keeps an unpaid order from being cancelled (R32.4): `always` if the line is about that order, a moment if only
 * its sum fits, null if the line cannot pay the order.
 */
export const bookingKeptUntil = (
  line: OpenBankLine,
  booking: Booking,
  openLineDays: number,
): Instant | 'always' | null => {
  if (line.rest <= 0) return null;
  if (isAbout(line, booking.id)) return 'always';
  return isAskedFor(line, booking) ? line.importedAt + openLineDays * DAY_LENGTH : null;
};
