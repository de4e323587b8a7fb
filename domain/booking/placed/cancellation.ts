import type { BrandSettings } from '../../brand-settings.ts';
import { addDays, addWorkingDays, type Day, daysBetween } from '../../calendar.ts';
import { hasTrait, type Offer } from '../../catalogue/offer.ts';
import { type Money, percentHalfUp } from '../../money.ts';
import type { Minute } from '../../pricing/rebates.ts';
import type { CancelReason } from '../booking.ts';

/**
 * Returns the last day on which cancelling is free: 30 days before the start for First Minute, 30
 * working days before it for Second Minute and private cruises. Null: fees apply from the order on
 * (R48).
 */
export const freeCancellationUntil = (
  offer: Offer,
  minute: Minute,
  settings: BrandSettings,
): Day | null => {
  const { firstMinuteDays, secondMinuteWorkingDays } = settings.cancellation;
  if (minute === 'firstMinute') return addDays(offer.from, -firstMinuteDays);
  if (minute === 'secondMinute' || hasTrait(offer, 'privateCruise'))
    return addWorkingDays(offer.from, -secondMinuteWorkingDays);
  return null;
};

export type FeeStep = {
  readonly fromDays: number;
  readonly toDays: number | null;
  readonly keepsPercent: number;
};

type FeesAsked = {
  readonly terms: BrandSettings['cancellation']['terms'];
  readonly start: Day;
  readonly today: Day;
  readonly freeUntil: Day | null;
};

export const cancellationFeeSteps = ({
  terms,
  start,
  today,
  freeUntil,
}: FeesAsked): readonly FeeStep[] => {
  const daysLeft = daysBetween(today, start);
  const free = freeUntil === null ? Number.POSITIVE_INFINITY : daysBetween(freeUntil, start);
  return terms.flatMap(({ fromDays, keepsPercent }, index) => {
    if (fromDays > daysLeft || fromDays >= free) return [];
    const end = Math.min(terms[index - 1]?.fromDays ?? Number.POSITIVE_INFINITY, free);
    return [{ fromDays, toDays: Number.isFinite(end) ? end - 1 : null, keepsPercent }];
  });
};

export type CancellingTerms = { readonly freeUntil: Day | null; readonly fees: readonly FeeStep[] };

export const cancellingTerms = (
  offer: Offer,
  settings: BrandSettings,
  minute: Minute,
  today: Day,
): CancellingTerms => {
  const until = freeCancellationUntil(offer, minute, settings);
  const freeUntil = until !== null && until >= today ? until : null;
  return {
    freeUntil,
    fees: cancellationFeeSteps({
      terms: settings.cancellation.terms,
      start: offer.from,
      today,
      freeUntil,
    }),
  };
};

const keptByTerms = (offer: Offer, price: Money, today: Day, settings: BrandSettings): Money => {
  const days = daysBetween(today, offer.from);
  const step = settings.cancellation.terms.find(({ fromDays }) => days >= fromDays);
  return percentHalfUp(price, step?.keepsPercent ?? 100);
};

/**
 * The customer pays no fee if the company cancels, or if they cancel by the last free day (R48).
 */
export const isCancellingFree = (
  offer: Offer,
  settings: BrandSettings,
  today: Day,
  minute: Minute,
  reason: CancelReason,
): boolean => {
  const freeUntil = freeCancellationUntil(offer, minute, settings);
  return reason !== 'customer' || (freeUntil !== null && today <= freeUntil);
};

/**
 * Returns the refund in grosze: all that was paid, or less if the customer cancels after the last
 * free day.
 */
export const cancellationRefund = (
  offer: Offer,
  settings: BrandSettings,
  today: Day,
  {
    minute,
    price,
    paid,
    reason,
  }: {
    readonly minute: Minute;
    readonly price: Money;
    readonly paid: Money;
    readonly reason: CancelReason;
  },
): Money => {
  const free = isCancellingFree(offer, settings, today, minute, reason);
  return free ? Math.max(0, paid) : Math.max(0, paid - keptByTerms(offer, price, today, settings));
};
