import type { Booking } from '../booking/booking.ts';
import { DAY_LENGTH, type Day, type Instant } from '../calendar.ts';
import type { Money } from '../money.ts';
import { lettersOf } from './line.ts';
import { fitOf, isExactFit, type Reason, type Share } from './match.ts';

/** Default of the brand setting `openLineDays` (R32.4), in days. */
export const USUAL_OPEN_LINE_DAYS = 7;

export type OpenBankLine = {
  /** The part of the line that is not assigned to a booking, in hundredths of its currency. */
  readonly rest: Money;
  readonly day: Day;
  readonly currency: string;
  readonly title: string;
  readonly proposed: readonly Share[];
  readonly reasons: readonly Reason[];
  readonly importedAt: Instant;
};

/**
 * True if a clerk would assign the line to this booking. A proposal by the sum alone does not
 * count: such a line keeps an order only as long as any line of the same sum (R32.4).
 */
const isAbout = ({ proposed, reasons, title }: OpenBankLine, bookingId: string): boolean =>
  (proposed.some((share) => share.bookingId === bookingId) &&
    !reasons.some(({ kind }) => kind === 'onlySum')) ||
  reasons.some((reason) => reason.kind === 'alike' && reason.bookings.includes(bookingId)) ||
  lettersOf(title).includes(bookingId);

/** True if the line has exactly a sum that the booking owes, whatever its payer and title are. */
const isAskedFor = ({ rest, day, currency }: OpenBankLine, booking: Booking): boolean =>
  currency === 'PLN' && booking.status === 'confirmed' && isExactFit(fitOf(booking, rest, day));

/**
 * Returns until when a bank line postpones the cancellation of an unpaid order (R32.4). `always`:
 * title or proposal name the order. A moment: only the sum matches. Null: the line cannot pay the
 * order.
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
