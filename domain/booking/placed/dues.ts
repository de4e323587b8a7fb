import type { BrandSettings } from '../../brand-settings.ts';
import {
  addDays,
  addWorkingDays,
  type Day,
  dayOf,
  type Instant,
  startOfDay,
} from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import type { Money } from '../../money.ts';
import { type DueNow, dueTogether } from '../../payments/due.ts';
import { type Ledger, ledgerOf } from '../../payments/ledger.ts';
import { isSurcharge } from '../../payments/surcharge.ts';
import type { Booking, Cancelled, Confirmed, Waiting } from '../booking.ts';
import { endsBeforeStart } from './first-due.ts';

export const ledgerOfBooking = (booking: Confirmed | Waiting | Cancelled): Ledger =>
  ledgerOf(booking.plan, booking.payments);

/** What is left to pay in grosze; 0 on the reserve list and after cancellation. */
export const leftToPay = (booking: Booking): Money =>
  booking.status === 'confirmed' ? ledgerOfBooking(booking).left : 0;

/**
 * Returns true if nothing was registered for the order itself, so that it may be cancelled. Later
 * additional amounts never cause a cancellation (R32, R63).
 */
export const isUnpaidOrder = ({ plan, payments }: Confirmed): boolean =>
  payments.length === 0 && plan.some((line) => !isSurcharge(line) && line.amount > 0);

/** Last day of an unpaid order: the third working day after its due day (R32). */
export const unpaidLastDay = (booking: Confirmed, workingDays: number): Day =>
  addWorkingDays(dayOf(booking.firstDue), workingDays);

/** The figures that say when an unpaid order ends. */
export type UnpaidFigures = Pick<BrandSettings, 'unpaidWorkingDays' | 'lateOrderHours'>;

/**
 * The moment from which an order for which nothing was registered is cancelled: the end of its last day, or hours before the departure if
 * that comes first (R32.2). An order by transfer keeps its last day, because only a statement of that day can tell.
 */
export const unpaidCancelledFrom = (
  booking: Confirmed,
  trip: Pick<Offer, 'from'>,
  figures: UnpaidFigures,
): Instant => {
  const usual = startOfDay(addDays(unpaidLastDay(booking, figures.unpaidWorkingDays), 1));
  const before =
    booking.paymentType === 'transfer'
      ? null
      : endsBeforeStart(booking.firstDue, trip, figures.lateOrderHours);
  return Math.min(usual, before ?? usual);
};

/** The last day on which the places of an unpaid order are kept. */
export const keptUntilDay = (
  booking: Confirmed,
  trip: Pick<Offer, 'from'>,
  figures: UnpaidFigures,
): Day => dayOf(unpaidCancelledFrom(booking, trip, figures) - 1);

/**
 * When the first payment is due; null while the office has not named a payment method (R28, R30).
 */
export const firstDueOf = ({ wayAwaited, firstDue }: Confirmed): Instant | null =>
  wayAwaited === true ? null : firstDue;

/**
 * The sum of a booking that is due on a day, with its parts (R28.11). Null when nothing is left to pay, for a draft, a sign-up and a cancelled
 * booking, and while the office has not named the way to pay (R30.8).
 */
export const dueNowOf = (booking: Booking, today: Day): DueNow | null => {
  if (booking.status !== 'confirmed') return null;
  const firstDue = firstDueOf(booking);
  return firstDue === null ? null : dueTogether(ledgerOfBooking(booking), today, firstDue);
};

/**
 * Days after a trip during which the office still sees its late lines. The report of dues shows
 * older ones (R32.6).
 */
export const LATE_SHOWN_DAYS = 365;

/**
 * When a line is late: the first by the hour, the others from the day after their due day (R28,
 * R32).
 */
export const lateAfter = ({ firstDue }: Confirmed, due: Day | null): Instant =>
  due === null ? firstDue : startOfDay(addDays(due, 1));

/** When a line, given by its number, is late. */
export const lateFrom = (booking: Confirmed, line: number): Instant =>
  lateAfter(booking, booking.plan.find(({ number }) => number === line)?.due ?? null);
