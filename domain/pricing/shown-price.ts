import type { BrandSettings, FiguresSince } from '../brand-settings.ts';
import type { Day } from '../calendar.ts';
import type { Accommodation } from '../catalogue/accommodation.ts';
import { defaultAccommodation, sells, unitSells } from '../catalogue/accommodation.ts';
import { has, type Offer, type Unit } from '../catalogue/offer.ts';
import { type Money, zloty } from '../money.ts';
import { undecided } from '../party/choices.ts';
import { travellersMax } from '../party/size.ts';
import type { Occupancy } from '../seats/occupancy.ts';
import { type PriceChange, pricesSince, struckBy } from './price-history.ts';
import { quote } from './quote.ts';
import { shownUnit } from './shown-unit.ts';

/** An offer with what its prices were, and the promotion that struck them; null without one. */
export type PricedOffer = { readonly offer: Offer; readonly priceHistory: readonly PriceChange[]; readonly promotion: string | null };

/** The one price of a card or page, in grosze, and what stands beside it; all of the same unit (R15). */
export type ShownPrice = {
  /** What one traveller pays today, or what a yacht costs where only whole yachts are sold (R61). */
  readonly from: Money;
  readonly per: 'person' | 'yacht';
  /** A yacht's price by head, rounded up to 10 PLN, where as many sail as it takes (R61); null where the price is one person's. */
  readonly byHead: { readonly price: Money; readonly people: number } | null;
  /** The lowest price of the 30 days before an announced reduction, the one that is struck; null where nothing is announced (R60). */
  readonly struck: Money | null;
  /** What today's public rebates take off the unit's own price; null where there are none (R19). */
  readonly rebate: Money | null;
  /** What a traveller pays who sails as a skipper; null where nobody is asked to (R24). */
  readonly asSkipper: Money | null;
};

const TEN_ZLOTY = zloty(10);

type Context = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly accommodation: Accommodation;
};

/** What one traveller, or a yacht's crew, pays for a unit on a day: its price less what holds for everybody (R15, R19). */
const totalOn = ({ offer, settings, accommodation }: Context, unit: Unit, base: Money, day: Day, beSkipper = false): Money =>
  quote({
    offer: { ...offer, base },
    settings,
    today: day,
    choices: { accommodation, ownSkipper: has(offer, 'skipperRequired'), beSkipper, participants: [undecided(1)] },
    assumedUnit: unit,
    trips: [],
    groupTravellers: null,
    ambassador: null,
    officeRebates: [],
    discountVouchers: [],
  }).price;

/**
 * What a unit costs today with the rebates that hold for everybody: a place of it, one of the two in a cabin (null where it sells none),
 * and all of it (R60).
 */
export type UnitPrice = { readonly place: Money; readonly cabin: Money | null; readonly whole: Money };

export const unitPriceToday = (offer: Offer, settings: BrandSettings, today: Day, unit: Unit): UnitPrice => {
  const total = (accommodation: Accommodation): Money => totalOn({ offer, settings, accommodation }, unit, offer.base, today);
  return { place: total('single'), cabin: unitSells(offer, unit, 'cabin') ? total('cabin') : null, whole: total('whole') };
};

/** What each way to sail costs today at least, for one traveller or a yacht; null where the offer does not sell it (R15, R60). */
export type WayPrices = Readonly<Record<Accommodation, Money | null>>;

export const wayPricesToday = (offer: Offer, settings: BrandSettings, today: Day, taken: (unitId: number) => Occupancy): WayPrices => {
  const from = (accommodation: Accommodation): Money | null => {
    const unit = sells(offer, accommodation) ? shownUnit(offer, accommodation, taken) : null;
    return unit === null ? null : totalOn({ offer, settings, accommodation }, unit, offer.base, today);
  };
  return { single: from('single'), cabin: from('cabin'), whole: from('whole') };
};

const listPrice = (accommodation: Accommodation, price: Pick<PriceChange, 'place' | 'whole' | 'base'>): Money =>
  accommodation === 'whole' ? price.whole : price.base + price.place;

const byHeadOf = ({ offer, accommodation }: Context, unit: Unit, from: Money): ShownPrice['byHead'] => {
  if (accommodation !== 'whole') return null;
  const people = travellersMax(offer, unit, false);
  return { price: Math.ceil(from / people / TEN_ZLOTY) * TEN_ZLOTY, people };
};

/**
 * The price that a card and a page show: the lowest total of one traveller, of the cheapest unit that is open (R15). Where the offer sells
 * whole yachts only, it is a yacht's (R61). Under a promotion that lowered it, the price it counts from is struck beside it (R60); `inTime`:
 * the brand's figures one after another, since a past day had those of its own.
 */
export const shownPrice = (
  entry: PricedOffer,
  settings: BrandSettings,
  today: Day,
  taken: (unitId: number) => Occupancy,
  inTime: readonly FiguresSince[],
): ShownPrice => {
  const { offer } = entry;
  const context: Context = { offer, settings, accommodation: defaultAccommodation(offer) };
  const per = context.accommodation === 'whole' ? 'yacht' : 'person';
  const unit = shownUnit(offer, context.accommodation, taken);
  if (unit === null) return { from: offer.base, per, byHead: null, struck: null, rebate: null, asSkipper: null };
  const from = totalOn(context, unit, offer.base, today);
  const own = listPrice(context.accommodation, { place: unit.placePrice, whole: unit.wholePrice, base: offer.base });
  const history = entry.priceHistory.filter(({ unitId }) => unitId === unit.id);
  const struck = (): Money | null =>
    struckBy(
      pricesSince({ offer, inTime, history, today }, (then, day, figures) =>
        totalOn(
          { ...context, offer: { ...offer, ...then.periods }, settings: figures ?? settings },
          { ...unit, placePrice: then.place, wholePrice: then.whole },
          then.base,
          day,
        ),
      ),
    );
  return {
    from,
    per,
    byHead: byHeadOf(context, unit, from),
    struck: entry.promotion === null ? null : struck(),
    rebate: own > from ? own - from : null,
    asSkipper: has(offer, 'skipperDiscount') ? totalOn(context, unit, offer.base, today, true) : null,
  };
};
