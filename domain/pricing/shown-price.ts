import type { BrandSettings } from '../brand-settings.ts';
import { addDays, type Day, daysBetween } from '../calendar.ts';
import type { Accommodation } from '../catalogue/accommodation.ts';
import { defaultAccommodation } from '../catalogue/accommodation.ts';
import { has, type Offer, type Unit } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';
import { undecided } from '../party/choices.ts';
import type { Occupancy } from '../seats/occupancy.ts';
import { quote } from './quote.ts';
import { shownUnit } from './shown-unit.ts';

/** A price that a unit had from a day on; the newest is today's (for the lowest price of 30 days). */
export type PriceChange = {
  readonly unitId: number;
  readonly from: Day;
  readonly place: Money;
  readonly whole: Money;
  readonly base: Money;
};

/** An offer with what its prices were, and the promotion that struck them; null without one. */
export type PricedOffer = { readonly offer: Offer; readonly priceHistory: readonly PriceChange[]; readonly promotion: string | null };

/** The one price of a card or page, in grosze, and what stands beside it; all of the same unit (R15). */
export type ShownPrice = {
  /** What one traveller pays today, before anything else is chosen. */
  readonly from: Money;
  /** The price before the promotion; null without one. */
  readonly struck: Money | null;
  /** The lowest price of the 30 days before the promotion began (Omnibus); null without one. */
  readonly lowestIn30Days: Money | null;
  /** What today's public rebates take off the unit's own price; null where there are none (R19). */
  readonly rebate: Money | null;
};

const WINDOW_DAYS = 30;

type Context = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly accommodation: Accommodation;
};

/** What one traveller pays for a unit on a day: its price less what holds for everybody, First or Second Minute (R15, R19). */
const totalOn = ({ offer, settings, accommodation }: Context, unit: Unit, base: Money, day: Day): Money =>
  quote({
    offer: { ...offer, base },
    settings,
    today: day,
    choices: { accommodation, ownSkipper: has(offer, 'skipperRequired'), beSkipper: false, participants: [undecided(1)] },
    assumedUnit: unit,
    trips: [],
    groupTravellers: null,
    ambassador: null,
    officeRebates: [],
    discountVouchers: [],
  }).price;

const listPrice = (accommodation: Accommodation, price: Pick<PriceChange, 'place' | 'whole' | 'base'>): Money =>
  accommodation === 'whole' ? price.whole : price.base + price.place;

/**
 * The lowest price that was asked in the 30 days before a promotion's first day, or since the start of sale when that is shorter. Public
 * rebates of those days count, personal ones do not. `past` is not empty, by day.
 */
const lowestBefore = (context: Context, unit: Unit, past: readonly PriceChange[], began: Day): Money | null => {
  const firstSold = past[0]?.from ?? began;
  const days = Math.min(WINDOW_DAYS, daysBetween(firstSold, began));
  let lowest: Money | null = null;
  for (let back = 1; back <= days; back += 1) {
    const day = addDays(began, -back);
    const price = past.findLast(({ from }) => from <= day);
    if (price === undefined) continue;
    const total = totalOn(context, { ...unit, placePrice: price.place, wholePrice: price.whole }, price.base, day);
    lowest = lowest === null ? total : Math.min(lowest, total);
  }
  return lowest;
};

/**
 * The price that a card and a page show: the lowest total of one traveller, of the cheapest unit that is open (R15). Where the offer sells
 * whole yachts only, it is a yacht's. Beside it, under a promotion, the unit's price before it and the lowest of the 30 days before it.
 */
export const shownPrice = (entry: PricedOffer, settings: BrandSettings, today: Day, taken: (unitId: number) => Occupancy): ShownPrice => {
  const { offer } = entry;
  const context: Context = { offer, settings, accommodation: defaultAccommodation(offer) };
  const unit = shownUnit(offer, context.accommodation, taken);
  if (unit === null) return { from: offer.base, struck: null, lowestIn30Days: null, rebate: null };
  const from = totalOn(context, unit, offer.base, today);
  const own = listPrice(context.accommodation, { place: unit.placePrice, whole: unit.wholePrice, base: offer.base });
  const rebate = own > from ? own - from : null;
  const history = entry.priceHistory
    .filter((change) => change.unitId === unit.id && change.from <= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const now = history.at(-1);
  const before = history.at(-2);
  if (entry.promotion === null || now === undefined || before === undefined) return { from, struck: null, lowestIn30Days: null, rebate };
  const struck = listPrice(context.accommodation, before);
  if (struck <= from) return { from, struck: null, lowestIn30Days: null, rebate };
  return { from, struck, lowestIn30Days: lowestBefore(context, unit, history.slice(0, -1), now.from), rebate };
};
