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

/** What is kept of a price when a trip is cancelled so many days before its start; `toDays` null: or earlier (R48). */
export type FeeStep = { readonly fromDays: number; readonly toDays: number | null; readonly keepsPercent: number };

type FeesAsked = {
  readonly terms: BrandSettings['cancellation']['terms'];
  readonly start: Day;
  /** Steps that are over on this day say nothing. */
  readonly today: Day;
  /** The last day on which cancelling is free; steps that end before it say nothing. */
  readonly freeUntil: Day | null;
};

/** The table of fees as it still holds from a day on, the earliest step first. */
export const feeSteps = ({ terms, start, today, freeUntil }: FeesAsked): readonly FeeStep[] => {
  const left = daysBetween(today, start);
  const free = freeUntil === null ? Number.POSITIVE_INFINITY : daysBetween(freeUntil, start);
  return terms.flatMap(({ fromDays, keepsPercent }, index) => {
    if (fromDays > left || fromDays >= free) return [];
    const end = Math.min(terms[index - 1]?.fromDays ?? Number.POSITIVE_INFINITY, free);
    return [{ fromDays, toDays: Number.isFinite(end) ? end - 1 : null, keepsPercent }];
  });
};

/** What cancelling costs whoever books today: until when nothing (null where that day is over, or the terms hold from the start), and then what. */
export type CancellingTerms = { readonly freeUntil: Day | null; readonly fees: readonly FeeStep[] };

export const cancellingTerms = (offer: Offer, settings: BrandSettings, minute: Minute, today: Day): CancellingTerms => {
  const until = freeCancellationUntil(offer, minute, settings);
  const freeUntil = until !== null && until >= today ? until : null;
  return { freeUntil, fees: feeSteps({ terms: settings.cancellation.terms, start: offer.from, today, freeUntil }) };
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
