import type { BrandSettings } from '../../brand-settings.ts';
import { HOUR, type Instant, MINUTE, startOfDay } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';

/** Default of the figure of R28.1, in hours. */
export const USUAL_LATE_ORDER_HOURS = 3;

/** An order that is made at a moment. */
export type Ordered = {
  readonly at: Instant;
  readonly offer: Pick<Offer, 'from'>;
  readonly settings: Pick<BrandSettings, 'firstPaymentHours' | 'lateOrderHours'>;
};

/**
 * When the first payment is due for an order made, moved up or reopened at a moment (R28.1). In
 * the last days it is `lateOrderHours` × 2 before the day of departure; if that is too near,
 * `lateOrderHours` from now, at the latest in the last minute.
 * Example: 3 hours, departure on 1 December. An order of 29 November is due on 30 November at
 * 18:00 at the latest, one of 30 November 17:00 at 20:00, one of 23:30 at 23:59.
 */
export const firstDueFrom = ({
  at,
  offer,
  settings: { firstPaymentHours, lateOrderHours },
}: Ordered): Instant => {
  const usual = at + firstPaymentHours * HOUR;
  const start = startOfDay(offer.from);
  // Recordings without this figure, and orders reopened during the trip, have the usual hours.
  if (lateOrderHours === null || at >= start) return usual;
  const hours = lateOrderHours * HOUR;
  return Math.min(usual, Math.max(at, start - 2 * hours, Math.min(at + hours, start - MINUTE)));
};

/** Whole hours that the first payment has, at least 1 (R28.1). */
export const firstHoursFrom = (ordered: Ordered): number =>
  Math.max(1, Math.floor((firstDueFrom(ordered) - ordered.at) / HOUR));

/**
 * The latest moment at which an unpaid order ends with its places still for sale (R32.2). Null if
 * it is due too late for that, or without the figure.
 */
export const endsBeforeStart = (
  firstDue: Instant,
  { from }: Pick<Offer, 'from'>,
  lateOrderHours: number | null,
): Instant | null => {
  const end = startOfDay(from) - (lateOrderHours ?? 0) * HOUR;
  return lateOrderHours === null || firstDue > end ? null : end;
};
