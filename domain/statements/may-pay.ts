import type { Booking } from '../booking/booking.ts';
import { DAY_LENGTH, type Day, type Instant } from '../calendar.ts';
import type { Money } from '../money.ts';
import { lettersAndDigitsOf } from './line.ts';
import { compareAmountWithDebt, isExactFit, type Reason, type Share } from './match.ts';

/**
 * Default of the brand setting `openLineDays`: days for which a bank line delays a cancellation
 * (R32.4).
 */
export const USUAL_OPEN_LINE_DAYS = 7;

export type OpenBankLine = {
  readonly rest: Money;
  readonly day: Day;
  readonly currency: string;
  readonly title: string;
  readonly proposed: readonly Share[];
  readonly reasons: readonly Reason[];
  readonly importedAt: Instant;
};

/** Returns true if the bank line is about this booking; an equal amount alone is not enough. */
const isAbout = ({ proposed, reasons, title }: OpenBankLine, bookingId: string): boolean =>
  (proposed.some((share) => share.bookingId === bookingId) &&
    !reasons.some(({ kind }) => kind === 'onlySum')) ||
  reasons.some((reason) => reason.kind === 'alike' && reason.bookings.includes(bookingId)) ||
  lettersAndDigitsOf(title).includes(bookingId);

const isAskedFor = (
  { rest: unregistered, day, currency }: OpenBankLine,
  booking: Booking,
): boolean =>
  currency === 'PLN' &&
  booking.status === 'confirmed' &&
  isExactFit(compareAmountWithDebt(booking, unregistered, day));

/** Returns until when a bank line delays a cancellation; 'always' if it is about the booking. */
export const cancellationDelayedUntil = (
  line: OpenBankLine,
  booking: Booking,
  openLineDays: number,
): Instant | 'always' | null => {
  if (line.rest <= 0) return null;
  if (isAbout(line, booking.id)) return 'always';
  return isAskedFor(line, booking) ? line.importedAt + openLineDays * DAY_LENGTH : null;
};
