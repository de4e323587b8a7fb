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
 * Returns when the first payment is due: after `firstPaymentHours`, near the departure 2 ×
 * `lateOrderHours` before that day. If that is too soon, after `lateOrderHours`, at the latest one
 * minute before the day (R28.1). With 3 hours and departure on 1 December, an order of 29 November
 * is due at 18:00 on 30 November, one of 17:00 that day at 20:00; one of 23:30 at 23:59.
 */
export const firstDueFrom = ({
  at,
  offer,
  settings: { firstPaymentHours, lateOrderHours },
}: Ordered): Instant => {
  const usual = at + firstPaymentHours * HOUR;
  const start = startOfDay(offer.from);
  // Recordings without `lateOrderHours`, and orders that are reopened during the trip, use the
  // usual time for the first payment.
  if (lateOrderHours === null || at >= start) return usual;
  const hours = lateOrderHours * HOUR;
  return Math.min(usual, Math.max(at, start - 2 * hours, Math.min(at + hours, start - MINUTE)));
};

/** Returns the whole hours until the first payment is due, at least 1 (R28.1). */
export const firstHoursFrom = (ordered: Ordered): number =>
  Math.max(1, Math.floor((firstDueFrom(ordered) - ordered.at) / HOUR));

/** Returns when an unpaid order frees its places (R32.2). Null: the first payment is due later. */
export const endsBeforeStart = (
  firstDue: Instant,
  { from }: Pick<Offer, 'from'>,
  lateOrderHours: number | null,
): Instant | null => {
  const end = startOfDay(from) - (lateOrderHours ?? 0) * HOUR;
  return lateOrderHours === null || firstDue > end ? null : end;
};
