import type { BrandSettings } from '../../brand-settings.ts';
import { addDays, addWorkingDays, type Day, daysBetween } from '../../calendar.ts';
import { has, type Offer } from '../../catalogue/offer.ts';
import { type Money, percentHalfUp } from '../../money.ts';
import type { Minute } from '../../pricing/rebates.ts';
import type { CancelReason } from '../booking.ts';

/**
 * The last day on which cancelling is free: 30 days before the start under First Minute, 30 working days under Second Minute and on
 * private cruises; null where the terms hold (R48).
 */
export const freeCancellationUntil = (offer: Offer, minute: Minute, settings: BrandSettings): Day | null => {
  const { firstMinuteDays, secondMinuteWorkingDays } = settings.cancellation;
  if (minute === 'firstMinute') return addDays(offer.from, -firstMinuteDays);
  if (minute === 'secondMinute' || has(offer, 'privateCruise')) return addWorkingDays(offer.from, -secondMinuteWorkingDays);
  return null;
};

/** What the shop keeps of a price under its terms when a booking is cancelled on a day. */
const keptByTerms = (offer: Offer, price: Money, today: Day, settings: BrandSettings): Money => {
  const days = daysBetween(today, offer.from);
  const step = settings.cancellation.terms.find(({ fromDays }) => days >= fromDays);
  return percentHalfUp(price, step?.keepsPercent ?? 100);
};

/** Whether cancelling costs nothing today: not the customer's doing, or early enough (R48). */
export const cancellingIsFree = (offer: Offer, settings: BrandSettings, today: Day, minute: Minute, reason: CancelReason): boolean => {
  const freeUntil = freeCancellationUntil(offer, minute, settings);
  return reason !== 'customer' || (freeUntil !== null && today <= freeUntil);
};

/**
 * What comes back of `paid` when a booking is cancelled today (R48): all of it while it is free, where the organiser calls the trip off, for an
 * unpaid order and from the reserve list; otherwise what the terms do not keep, never less than nothing.
 */
export const refundOf = (
  offer: Offer,
  settings: BrandSettings,
  today: Day,
  { minute, price, paid, reason }: { readonly minute: Minute; readonly price: Money; readonly paid: Money; readonly reason: CancelReason },
): Money => {
  const free = cancellingIsFree(offer, settings, today, minute, reason);
  return free ? Math.max(0, paid) : Math.max(0, paid - keptByTerms(offer, price, today, settings));
};
