import { ambassadorCommissionFor } from '../../ambassadors/code.ts';
import type { BrandSettings } from '../../brand-settings.ts';
import {
  addDays,
  addWorkingDays,
  type Day,
  dayOf,
  HOUR,
  type Instant,
  MINUTE,
  startOfDay,
} from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';
import type { Money } from '../../money.ts';
import type { AgreedTimes } from '../../payments/instalments.ts';
import {
  type DueNow,
  type Ledger,
  ledgerAmountAndDueDay,
  ledgerOf,
} from '../../payments/ledger.ts';
import { isSurcharge } from '../../payments/surcharge.ts';
import type { Booking, Confirmed, PlacedBooking } from '../booking.ts';

/**
 * Default of the brand setting `lateOrderHours`: hours to pay an order made just before departure
 * (R28.1).
 */
export const USUAL_LATE_ORDER_HOURS = 3;

type Ordered = {
  readonly at: Instant;
  readonly offer: Pick<Offer, 'from'>;
  readonly settings: Pick<BrandSettings, 'firstPaymentHours' | 'lateOrderHours'>;
};

/**
 * Returns when an order's first payment is due: usually `firstPaymentHours` after the order. The
 * latest due time is 2 × `lateOrderHours` before the day of departure. If an order would then have
 * less than `lateOrderHours` to pay, its latest due time is `lateOrderHours` after the order. This
 * time is never later than 23:59 on the day before the departure.
 */
export const firstPaymentDueForOrder = ({
  at,
  offer,
  settings: { firstPaymentHours, lateOrderHours },
}: Ordered): Instant => {
  const usual = at + firstPaymentHours * HOUR;
  const start = startOfDay(offer.from);
  // `lateOrderHours` is null in old recordings. Their orders, and orders during the trip, have all
  // of `firstPaymentHours` to pay.
  if (lateOrderHours === null || at >= start) return usual;
  const hours = lateOrderHours * HOUR;
  return Math.min(usual, Math.max(at, start - 2 * hours, Math.min(at + hours, start - MINUTE)));
};

/** Returns the whole hours until an order's first payment is due, at least 1. */
export const hoursToFirstPayment = (ordered: Ordered): number =>
  Math.max(1, Math.floor((firstPaymentDueForOrder(ordered) - ordered.at) / HOUR));

/**
 * Returns when the shop cancels an unpaid order because the departure is near: `lateOrderHours`
 * before the day of departure. Returns null if the first payment is due after this moment, because
 * no order is cancelled before its first payment is due. Also returns null if `lateOrderHours` is
 * null.
 */
const endsBeforeStart = (
  firstDue: Instant,
  { from }: Pick<Offer, 'from'>,
  lateOrderHours: number | null,
): Instant | null => {
  const end = startOfDay(from) - (lateOrderHours ?? 0) * HOUR;
  return lateOrderHours === null || firstDue > end ? null : end;
};

export const ledgerOfBooking = (booking: Pick<PlacedBooking, 'plan' | 'payments'>): Ledger =>
  ledgerOf(booking.plan, booking.payments);

/** Returns what is left to pay, in grosze; 0 for reserve-list sign-ups and cancelled bookings. */
export const leftToPay = (booking: Booking): Money =>
  booking.status === 'confirmed' ? ledgerOfBooking(booking).left : 0;

/**
 * Returns true if no payment is registered, but the plan has an instalment above 0. A plan in which
 * only surcharges are above 0 gives false (R63).
 */
export const isUnpaidOrder = ({ plan, payments }: Confirmed): boolean =>
  payments.length === 0 && plan.some((line) => !isSurcharge(line) && line.amount > 0);

export const agreedTimesOf = ({
  unpaidWorkingDays,
  lateOrderHours,
  changesDays,
  officeChangesDays,
}: AgreedTimes): AgreedTimes => ({
  unpaidWorkingDays,
  lateOrderHours,
  changesDays,
  officeChangesDays,
});

/**
 * Returns the last day on which an unpaid order still accepts payment: `unpaidWorkingDays` after
 * its first payment was due, but not less than its contract names (R48.11).
 */
export const lastDayToKeepUnpaidOrder = (
  { firstDue, agreedTimes }: Pick<Confirmed, 'firstDue' | 'agreedTimes'>,
  { unpaidWorkingDays }: Pick<BrandSettings, 'unpaidWorkingDays'>,
): Day =>
  addWorkingDays(dayOf(firstDue), Math.max(unpaidWorkingDays, agreedTimes?.unpaidWorkingDays ?? 0));

export type UnpaidFigures = Pick<BrandSettings, 'unpaidWorkingDays' | 'lateOrderHours'>;

/**
 * Returns true if an unpaid order's last day to pay would be the departure day or later (R32.2).
 */
export const lastDayToPayReachesDeparture = (
  ordered: Ordered & { readonly settings: Pick<BrandSettings, 'unpaidWorkingDays'> },
): boolean => {
  const { lateOrderHours, unpaidWorkingDays } = ordered.settings;
  const lastDay = addWorkingDays(dayOf(firstPaymentDueForOrder(ordered)), unpaidWorkingDays);
  return lateOrderHours !== null && lastDay >= ordered.offer.from;
};

/** Returns the hours before the departure day at which an unpaid order ends (R48.11). */
const lateOrderHoursOf = (
  { agreedTimes }: Pick<Confirmed, 'agreedTimes'>,
  { lateOrderHours: hours }: UnpaidFigures,
): number | null => {
  const agreed = agreedTimes === undefined ? hours : agreedTimes.lateOrderHours;
  return hours === null || agreed === null ? null : Math.min(hours, agreed);
};

/**
 * Returns when the shop cancels an unpaid order: after the last day that accepts payment. If the
 * customer pays online and the departure is near, the shop cancels the order earlier.
 */
export const unpaidCancellationTime = (
  booking: Confirmed,
  trip: Pick<Offer, 'from'>,
  figures: UnpaidFigures,
): Instant => {
  const usual = startOfDay(addDays(lastDayToKeepUnpaidOrder(booking, figures), 1));
  const before =
    booking.paymentType === 'transfer'
      ? null
      : endsBeforeStart(booking.firstDue, trip, lateOrderHoursOf(booking, figures));
  return Math.min(usual, before ?? usual);
};

/**
 * Returns the last day on which an unpaid order keeps its places. If the shop cancels the order at
 * midnight, this is the day before; otherwise it is the day of the cancellation.
 */
export const lastDayBeforeUnpaidCancellation = (
  booking: Confirmed,
  trip: Pick<Offer, 'from'>,
  figures: UnpaidFigures,
): Day => dayOf(unpaidCancellationTime(booking, trip, figures) - 1);

/** Returns when the first payment is due; null until the order has a payment method (R30). */
export const firstPaymentDueIfMethodIsSet = ({
  wayAwaited,
  firstDue,
}: Pick<Confirmed, 'wayAwaited' | 'firstDue'>): Instant | null =>
  wayAwaited === true ? null : firstDue;

/** Returns the due amount; null if nothing is due or no payment method is set (R28.11, R30.8). */
export const bookingAmountAndDueDay = (booking: Booking, today: Day): DueNow | null => {
  if (booking.status !== 'confirmed') return null;
  const firstDue = firstPaymentDueIfMethodIsSet(booking);
  return firstDue === null
    ? null
    : ledgerAmountAndDueDay(ledgerOfBooking(booking), today, firstDue);
};

/** The office sees an unpaid plan line until this many days after the trip (R32.6). */
export const LATE_SHOWN_DAYS = 365;

/** Returns the moment from which an unpaid plan line is late (R28, R32). */
export const momentPaymentBecomesLate = ({ firstDue }: Confirmed, due: Day | null): Instant =>
  due === null ? firstDue : startOfDay(addDays(due, 1));

export const momentPlanLineBecomesLate = (booking: Confirmed, lineNumber: number): Instant =>
  momentPaymentBecomesLate(
    booking,
    booking.plan.find(({ number }) => number === lineNumber)?.due ?? null,
  );

/**
 * Returns the commission that a booking earns for its ambassador, in grosze; 0 until the booking is
 * paid (R40).
 */
export const ambassadorCommissionEarned = (booking: Booking): Money => {
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
