import type { BrandSettings } from '../brand-settings.ts';
import { addDays, type Day, daysBetween } from '../calendar.ts';
import type { Money } from '../money.ts';
import type { Addon, Insurance, Journey, Offer } from './offer.ts';
import { isLuggage, isPickUpJourney } from './traits.ts';

/** The ways to the port that may be chosen now (R14). */
export const journeysOnSale = (offer: Offer): readonly Journey[] => offer.journeys.filter(({ available }) => available);

/** A coach that costs nothing itself, but by where one gets on (R14). */
export const costsByPoint = ({ id, price, points }: Journey): boolean =>
  isPickUpJourney(id) && price === 0 && points.some((point) => point.available && point.price !== 0);

/** What such a coach costs at least; null for a journey with a price of its own. */
export const leastByPoint = (journey: Journey): Money | null =>
  costsByPoint(journey) ? Math.min(...journey.points.filter(({ available }) => available).map(({ price }) => price)) : null;

/** The insurances that may be chosen now (R16). */
export const insurancesOnSale = (offer: Offer): readonly Insurance[] => offer.insurances.filter(({ available }) => available);

/** Whether resignation insurance is sold today: the offer has it, and the start is more than 7 days away (R16). */
export const sellsResignation = (offer: Offer, settings: BrandSettings, today: Day): boolean =>
  offer.sellsResignation && daysBetween(today, offer.from) > settings.resignation.lastDaysBeforeStart;

/** An add-on that may be chosen now; undefined where there is none of that number. */
export const addonOnSale = (offer: Offer, addonId: number): Addon | undefined =>
  offer.addons.find(({ id, available }) => id === addonId && available);

/** Extra luggage, where the offer sells it (R14). */
export const luggageOnSale = (offer: Offer): Addon | undefined => offer.addons.find(({ id, available }) => isLuggage(id) && available);

/** The last day on which add-ons may still be added: 14 days before the start (R54). */
export const addonsUntil = (offer: Offer, settings: BrandSettings): Day => addDays(offer.from, -settings.addonsDays);

/** Whether add-ons may still be added (R54). */
export const addonsOpen = (offer: Offer, settings: BrandSettings, today: Day): boolean => today <= addonsUntil(offer, settings);
