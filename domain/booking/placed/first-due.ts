import type { BrandSettings } from '../../brand-settings.ts';
import { HOUR, type Instant, MINUTE, startOfDay } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';

/** Default of the brand setting `lateOrderHours` (R28.1). */
export const USUAL_LATE_ORDER_HOURS = 3;

export type Ordered = {
  readonly at: Instant;
  readonly offer: Pick<Offer, 'from'>;
  readonly settings: Pick<BrandSettings, 'firstPaymentHours' | 'lateOrderHours'>;
};

/**
 * Returns the earlier of two moments: `firstPaymentHours` after the order, or 2 × `lateOrderHours`
 * before the departure's day. A late order has `lateOrderHours`, but only until that day begins.
 */
export const firstDueFrom = ({
  at,
  offer,
  settings: { firstPaymentHours, lateOrderHours },
}: Ordered): Instant => {
  const usual = at + firstPaymentHours * HOUR;
  const start = startOfDay(offer.from);
  // Old recordings, and orders reopened during the trip, use the usual time for the first payment.
  if (lateOrderHours === null || at >= start) return usual;
  const hours = lateOrderHours * HOUR;
  return Math.min(usual, Math.max(at, start - 2 * hours, Math.min(at + hours, start - MINUTE)));
};

/** Returns the whole hours until an order's first payment is due, at least 1. */
export const firstHoursFrom = (ordered: Ordered): number =>
  Math.max(1, Math.floor((firstDueFrom(ordered) - ordered.at) / HOUR));

/** Returns when an unpaid order frees its places (R32.2); null if the payment is due later. */
export const endsBeforeStart = (
  firstDue: Instant,
  { from }: Pick<Offer, 'from'>,
  lateOrderHours: number | null,
): Instant | null => {
  const end = startOfDay(from) - (lateOrderHours ?? 0) * HOUR;
  return lateOrderHours === null || firstDue > end ? null : end;
};
