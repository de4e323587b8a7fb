import type { BrandSettings } from '../brand-settings.ts';
import { addDays, type Day, daysBetween } from '../calendar.ts';
import type { Money } from '../money.ts';
import type { Addon, Insurance, Journey, Offer } from './offer.ts';

/** The ways to the port that may be chosen now (R14). */
export const journeysOnSale = (offer: Offer): readonly Journey[] => offer.journeys.filter(({ available }) => available);

/** Whether who goes this way says where they get on (R14). */
export const asksPoint = (offer: Offer, journeyId: number | null): boolean =>
  offer.journeys.find(({ id }) => id === journeyId)?.pickUp === true;

/** A coach that costs nothing itself, but by where one gets on (R14). */
export const costsByPoint = ({ pickUp, price, points }: Journey): boolean =>
  pickUp && price === 0 && points.some((point) => point.available && point.price !== 0);

/** What a coach costs at least: its own price and that of its cheapest open point; null where nobody gets on (R14). */
export const leastFare = ({ pickUp, price, points }: Journey): Money | null => {
  const open = pickUp ? points.filter(({ available }) => available) : [];
  return open.length === 0 ? null : Math.min(...open.map((point) => price + point.price));
};

/** The same of a coach that costs by where one gets on; null for a journey with a price of its own. */
export const leastByPoint = (journey: Journey): Money | null => (costsByPoint(journey) ? leastFare(journey) : null);

/** The insurances that may be chosen now (R16). */
export const insurancesOnSale = (offer: Offer): readonly Insurance[] => offer.insurances.filter(({ available }) => available);

/** Whether resignation insurance is sold today: the offer has it, and the start is more than 7 days away (R16). */
export const sellsResignation = (offer: Offer, settings: BrandSettings, today: Day): boolean =>
  offer.sellsResignation && daysBetween(today, offer.from) > settings.resignation.lastDaysBeforeStart;

/** An add-on that may be chosen now; undefined where there is none of that number. */
export const addonOnSale = (offer: Offer, addonId: number): Addon | undefined =>
  offer.addons.find(({ id, available }) => id === addonId && available);

/** Extra luggage as an add-on, where the offer has it (R14). */
const luggageOf = (offer: Offer): Addon | undefined => offer.addons.find(({ kind }) => kind === 'luggage');

/** Extra luggage, where the offer sells it (R14). */
export const luggageOnSale = (offer: Offer): Addon | undefined => {
  const luggage = luggageOf(offer);
  return luggage?.available === true ? luggage : undefined;
};

/** Whether an add-on of this number is the offer's extra luggage (R14). */
export const isLuggage = (offer: Offer, addonId: number): boolean => luggageOf(offer)?.id === addonId;

/** Extra luggage as it is chosen among add-ons, with the one option that it has; null where the offer has none (R14). */
export const luggageChoice = (offer: Offer): { readonly addonId: number; readonly optionId: number | null } | null => {
  const luggage = luggageOf(offer);
  return luggage === undefined ? null : { addonId: luggage.id, optionId: luggage.options[0]?.id ?? null };
};

/** The last day on which add-ons may still be added: 14 days before the start (R54). */
export const addonsUntil = (offer: Offer, settings: BrandSettings): Day => addDays(offer.from, -settings.addonsDays);

/** Whether add-ons may still be added (R54). */
export const addonsOpen = (offer: Offer, settings: BrandSettings, today: Day): boolean => today <= addonsUntil(offer, settings);
