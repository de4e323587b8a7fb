import type { BrandSettings } from '../../brand-settings.ts';
import { HOUR, type Instant, MINUTE, startOfDay } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';

/** Default of the brand setting `lateOrderHours` (R28.1). */
export const USUAL_LATE_ORDER_HOURS = 3;

/** An order and the moment at which it is made, moved up or reopened. */
export type Ordered = {
  readonly at: Instant;
  readonly offer: Pick<Offer, 'from'>;
  readonly settings: Pick<BrandSettings, 'firstPaymentHours' | 'lateOrderHours'>;
};

/**
 * Returns when the first payment is due for an order that is made, moved up or reopened at a
 * moment (R28.1). Usually it is due after `firstPaymentHours`. Near the departure it is due 2 ×
 * `lateOrderHours` before the day of departure. If that is less than `lateOrderHours` away, it is
 * due after `lateOrderHours`, at the latest one minute before that day.
 * Example with 3 hours and departure on 1 December: an order of 29 November is due by 18:00 on 30
 * November. An order of 30 November at 17:00 is due at 20:00; one at 23:30 is due at 23:59.
 */
export const firstDueFrom = ({
  at,
  offer,
  settings: { firstPaymentHours, lateOrderHours },
}: Ordered): Instant => {
  const usual = at + firstPaymentHours * HOUR;
  const start = startOfDay(offer.from);
  // Recordings without `lateOrderHours`, and orders reopened during the trip, use the usual hours.
  if (lateOrderHours === null || at >= start) return usual;
  const hours = lateOrderHours * HOUR;
  return Math.min(usual, Math.max(at, start - 2 * hours, Math.min(at + hours, start - MINUTE)));
};

/** Returns the whole hours until the first payment is due, at least 1 (R28.1). */
export const firstHoursFrom = (ordered: Ordered): number =>
  Math.max(1, Math.floor((firstDueFrom(ordered) - ordered.at) / HOUR));

/**
 * Returns when an unpaid order must end, so that its places can be sold again before the departure
 * (R32.2). Null if the first payment is due after that end, or if `lateOrderHours` is null.
 */
export const endsBeforeStart = (
  firstDue: Instant,
  { from }: Pick<Offer, 'from'>,
  lateOrderHours: number | null,
): Instant | null => {
  const end = startOfDay(from) - (lateOrderHours ?? 0) * HOUR;
  return lateOrderHours === null || firstDue > end ? null : end;
};
