import type { BrandSettings } from '../brand-settings.ts';
import { addDays, type Day, daysBetween } from '../calendar.ts';
import type { Money } from '../money.ts';
import type { Addon, Insurance, Journey, Offer } from './offer.ts';

export const journeysOnSale = (offer: Offer): readonly Journey[] =>
  offer.journeys.filter(({ available }) => available);

export const needsPickUpPoint = (offer: Offer, journeyId: number | null): boolean =>
  offer.journeys.find(({ id }) => id === journeyId)?.pickUp === true;

/** Returns true for a coach whose fare depends only on the pick-up point (R14). */
export const hasPricePerPickUpPoint = ({ pickUp, price, points }: Journey): boolean =>
  pickUp && price === 0 && points.some((point) => point.available && point.price !== 0);

/** Returns a coach's fare with the cheapest pick-up point, in grosze; null if none is available. */
export const leastFareWithPickUpPoint = ({ pickUp, price, points }: Journey): Money | null => {
  const open = pickUp ? points.filter(({ available }) => available) : [];
  return open.length === 0 ? null : Math.min(...open.map((point) => price + point.price));
};

/**
 * Returns the lowest fare of a coach whose fare depends only on the pick-up point; null for other
 * journeys.
 */
export const leastFareIfPricedPerPickUpPoint = (journey: Journey): Money | null =>
  hasPricePerPickUpPoint(journey) ? leastFareWithPickUpPoint(journey) : null;

export const insurancesOnSale = (offer: Offer): readonly Insurance[] =>
  offer.insurances.filter(({ available }) => available);

/**
 * Returns true while resignation insurance is on sale. With the usual setting of 7 days, its last
 * day of sale is 8 days before the start (R16.1).
 */
export const sellsResignation = (offer: Offer, settings: BrandSettings, today: Day): boolean =>
  offer.sellsResignation &&
  daysBetween(today, offer.from) > settings.resignation.lastDaysBeforeStart;

export const addonOnSale = (offer: Offer, addonId: number): Addon | undefined =>
  offer.addons.find(({ id, available }) => id === addonId && available);

const luggageOf = (offer: Offer): Addon | undefined =>
  offer.addons.find(({ kind }) => kind === 'luggage');

export const luggageOnSale = (offer: Offer): Addon | undefined => {
  const luggage = luggageOf(offer);
  return luggage?.available === true ? luggage : undefined;
};

export const isLuggage = (offer: Offer, addonId: number): boolean =>
  luggageOf(offer)?.id === addonId;

/** Returns the ids of the luggage add-on and its first option; null if no luggage is sold. */
export const luggageAddonChoice = (
  offer: Offer,
): { readonly addonId: number; readonly optionId: number | null } | null => {
  const luggage = luggageOf(offer);
  return luggage === undefined
    ? null
    : { addonId: luggage.id, optionId: luggage.options[0]?.id ?? null };
};

/** Returns the last day on which customers can order add-ons: 14 days before the start (R54). */
export const lastDayToOrderAddons = (offer: Offer, settings: BrandSettings): Day =>
  addDays(offer.from, -settings.addonsDays);

export const canStillOrderAddons = (offer: Offer, settings: BrandSettings, today: Day): boolean =>
  today <= lastDayToOrderAddons(offer, settings);
