import type { BrandSettings } from '../brand-settings.ts';
import { type Day, daysBetween } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import { sellsResignation } from '../catalogue/on-sale.ts';
import type { Money } from '../money.ts';

export type StruckPrice = { readonly price: Money; readonly struck: Money | null };

/**
 * Returns how many weeks of insurance a trip needs: its days divided by 7, rounded up, at least 1
 * (R16).
 */
export const startedWeeks = (from: Day, to: Day): number =>
  Math.max(1, Math.ceil(daysBetween(from, to) / 7));

/** Returns the price of resignation insurance per person in grosze; null if it is not on sale. */
export const resignationPrice = (
  offer: Offer,
  settings: BrandSettings,
  today: Day,
): StruckPrice | null => {
  if (!sellsResignation(offer, settings, today)) return null;
  const place = offer.exotic ? 'exotic' : 'europe';
  const usual = settings.resignation.perWeek[place] * startedWeeks(offer.from, offer.to);
  return offer.safeBooking
    ? { price: settings.resignation.safeBooking[place], struck: usual }
    : { price: usual, struck: null };
};
