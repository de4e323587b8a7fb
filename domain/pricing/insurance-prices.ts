import type { BrandSettings } from '../brand-settings.ts';
import { type Day, daysBetween } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import { sellsResignation } from '../catalogue/on-sale.ts';
import type { Money } from '../money.ts';

export type StruckPrice = { readonly price: Money; readonly struck: Money | null };

/** Returns the trip's days divided by 7 and rounded up, at least 1 (R16). */
export const startedWeeks = (from: Day, to: Day): number =>
  Math.max(1, Math.ceil(daysBetween(from, to) / 7));

/** Returns resignation insurance's price per person in grosze; null if it is not sold. */
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
