import type { BrandSettings } from '../../brand-settings.ts';
import { HOUR, type Instant, MINUTE, startOfDay } from '../../calendar.ts';
import type { Offer } from '../../catalogue/offer.ts';

/** The hours that a brand has if it does not say otherwise (R28.1). */
export const USUAL_LATE_ORDER_HOURS = 3;

/** An order that is made at a moment. */
export type Ordered = {
  readonly at: Instant;
  readonly offer: Pick<Offer, 'from'>;
  readonly settings: Pick<BrandSettings, 'firstPaymentHours' | 'lateOrderHours'>;
};

/**
 * Until when the first payment of an order that is made, moved up or open again at a moment is due (R28.1). In the last days it is due
 * before the day of the departure: twice `lateOrderHours` before it, or if that is too near, `lateOrderHours` from now, but never after
 * the last minute. Example of 3 hours and a departure on 1 December: an order of 29 November is due on 30 November at 18:00 at the latest,
 * one of 30 November 17:00 at 20:00, and one of 23:30 at 23:59.
 */
export const firstDueFrom = ({
  at,
  offer,
  settings: { firstPaymentHours, lateOrderHours },
}: Ordered): Instant => {
  const usual = at + firstPaymentHours * HOUR;
  const start = startOfDay(offer.from);
  // A recording from before the figure is decided as it was; an order that is open again on the trip has its usual hours.
  if (lateOrderHours === null || at >= start) return usual;
  const hours = lateOrderHours * HOUR;
  return Math.min(usual, Math.max(at, start - 2 * hours, Math.min(at + hours, start - MINUTE)));
};

/** Whole hours that the first payment of an order made at a moment has, at least 1 (R28.1). */
export const firstHoursFrom = (ordered: Ordered): number =>
  Math.max(1, Math.floor((firstDueFrom(ordered) - ordered.at) / HOUR));

/**
 * The latest moment at which an order that is due by then ends unpaid, so that its places can still be sold (R32.2); null if it is due
 * too late for that, or its brand has no such figure.
 */
export const endsBeforeStart = (
  firstDue: Instant,
  { from }: Pick<Offer, 'from'>,
  lateOrderHours: number | null,
): Instant | null => {
  const end = startOfDay(from) - (lateOrderHours ?? 0) * HOUR;
  return lateOrderHours === null || firstDue > end ? null : end;
};
