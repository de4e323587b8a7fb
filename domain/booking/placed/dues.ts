import type { BrandSettings } from '../../brand-settings.ts';
import { addDays, addWorkingDays, type Day, dayOf, type Instant, startOfDay } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import type { Money } from '../../money.ts';
import { type DueNow, dueTogether } from '../../payments/due.ts';
import { type Ledger, ledgerOf } from '../../payments/ledger.ts';
import { isSurcharge } from '../../payments/surcharge.ts';
import type { Booking, Cancelled, Confirmed, Waiting } from '../booking.ts';
import { endsBeforeStart } from './first-due.ts';

/** Lines, payments and what is left of a placed booking. */
export const ledgerOfBooking = (booking: Confirmed | Waiting | Cancelled): Ledger => ledgerOf(booking.plan, booking.payments);

/** The sum that is still to be paid of a booking; nothing for a sign-up or a cancelled one. */
export const leftToPay = (booking: Booking): Money => (booking.status === 'confirmed' ? ledgerOfBooking(booking).left : 0);

/**
 * Whether nothing was registered for what was ordered, so that the order may yet be cancelled for it; what a later change added is never
 * a reason to (R32, R63).
 */
export const isUnpaidOrder = ({ plan, payments }: Confirmed): boolean =>
  payments.length === 0 && plan.some((line) => !isSurcharge(line) && line.amount > 0);

/** The last day of the time that an unpaid order has: the third working day after the day on which it was due (R32). */
export const unpaidLastDay = (booking: Confirmed, workingDays: number): Day => addWorkingDays(dayOf(booking.firstDue), workingDays);

/** The figures that say when an unpaid order ends. */
export type UnpaidFigures = Pick<BrandSettings, 'unpaidWorkingDays' | 'lateOrderHours'>;

/**
 * The moment from which an order for which nothing was registered is cancelled: the end of its last day, or hours before the departure if
 * that comes first (R32.2). An order by transfer keeps its last day, because only a statement of that day can tell.
 */
export const unpaidCancelledFrom = (booking: Confirmed, trip: Pick<Offer, 'from'>, figures: UnpaidFigures): Instant => {
  const usual = startOfDay(addDays(unpaidLastDay(booking, figures.unpaidWorkingDays), 1));
  const before = booking.paymentType === 'wired' ? null : endsBeforeStart(booking.firstDue, trip, figures.lateOrderHours);
  return Math.min(usual, before ?? usual);
};

/** The last day on which the places of an unpaid order are kept. */
export const keptUntilDay = (booking: Confirmed, trip: Pick<Offer, 'from'>, figures: UnpaidFigures): Day =>
  dayOf(unpaidCancelledFrom(booking, trip, figures) - 1);

/** Until when the first payment is due; null while the office has not named the way to pay it (R28, R30). */
export const firstDueOf = ({ wayAwaited, firstDue }: Confirmed): Instant | null => (wayAwaited === true ? null : firstDue);

/**
 * The sum of a booking that is due on a day, with its parts (R28.11). Null when nothing is left to pay, for a draft, a sign-up and a cancelled
 * booking, and while the office has not named the way to pay (R30.8).
 */
export const dueNowOf = (booking: Booking, today: Day): DueNow | null => {
  if (booking.status !== 'confirmed') return null;
  const firstDue = firstDueOf(booking);
  return firstDue === null ? null : dueTogether(ledgerOfBooking(booking), today, firstDue);
};

/** So many days after a trip the office still sees what is late of it; of what is older its report of dues tells (R32.6). */
export const LATE_SHOWN_DAYS = 365;

/** When a line of this day is late: the first by the hour, the others from the day after theirs (R28, R32). */
export const lateAfter = ({ firstDue }: Confirmed, due: Day | null): Instant => (due === null ? firstDue : startOfDay(addDays(due, 1)));

/** The same of a line of the plan by its number. */
export const lateFrom = (booking: Confirmed, line: number): Instant =>
  lateAfter(booking, booking.plan.find(({ number }) => number === line)?.due ?? null);
