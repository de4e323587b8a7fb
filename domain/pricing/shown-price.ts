import type { BrandSettings } from '../brand-settings.ts';
import { addDays, type Day } from '../calendar.ts';
import type { Accommodation } from '../catalogue/accommodation.ts';
import { defaultAccommodation, sells, unitSells } from '../catalogue/accommodation.ts';
import { has, type Offer, type Unit } from '../catalogue/offer.ts';
import { type Money, zloty } from '../money.ts';
import { undecided } from '../party/choices.ts';
import { travellersMax } from '../party/size.ts';
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

const WINDOW_DAYS = 30;
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

/** Days in their order; what is of one day stays in the order in which it was told. */
const byDay = (a: Day, b: Day): number => (a < b ? -1 : a > b ? 1 : 0);

/** The shown price from a day on, until the next one's. */
type Step = { readonly from: Day; readonly price: Money };

/**
 * How the shown price went from the start of sale to today: it changes with the list price, at every change of a day, and when a minute
 * period is over (R19). A period ends with its day, before whatever the office changes on the next.
 */
const stepsOf = (context: Context, unit: Unit, history: readonly PriceChange[], today: Day): readonly Step[] => {
  const { firstMinuteUntil, secondMinuteUntil } = context.offer;
  const periodsEnd = [firstMinuteUntil, secondMinuteUntil].flatMap((until) => (until === null ? [] : [addDays(until, 1)]));
  const began = history[0]?.from ?? today;
  const turns = [...periodsEnd.map((day) => ({ day, change: null })), ...history.map((change) => ({ day: change.from, change }))].filter(
    ({ day }) => day >= began && day <= today,
  );
  const steps: Step[] = [];
  let now: PriceChange | null = null;
  for (const { day, change } of turns.toSorted((a, b) => byDay(a.day, b.day))) {
    now = change ?? now;
    if (now === null) continue;
    const price = totalOn(context, { ...unit, placePrice: now.place, wholePrice: now.whole }, now.base, day);
    if (price !== steps.at(-1)?.price) steps.push({ from: day, price });
  }
  return steps;
};

/**
 * The price that an announced reduction counts from: the lowest of the 30 days before the shown price last fell, or since the start of
 * sale when that is shorter (R60). Null where it has risen since, never fell, or was as low before.
 */
const struckBy = (steps: readonly Step[]): Money | null => {
  const [before, last] = steps.slice(-2);
  if (before === undefined || last === undefined || before.price < last.price) return null;
  const window = addDays(last.from, -WINDOW_DAYS);
  const inWindow = steps.filter((_, index) => (steps[index + 1]?.from ?? '') > window);
  const lowest = Math.min(...inWindow.map(({ price }) => price));
  return lowest > last.price ? lowest : null;
};

const byHeadOf = ({ offer, accommodation }: Context, unit: Unit, from: Money): ShownPrice['byHead'] => {
  if (accommodation !== 'whole') return null;
  const people = travellersMax(offer, unit, has(offer, 'skipperRequired'));
  return { price: Math.ceil(from / people / TEN_ZLOTY) * TEN_ZLOTY, people };
};

/**
 * The price that a card and a page show: the lowest total of one traveller, of the cheapest unit that is open (R15). Where the offer sells
 * whole yachts only, it is a yacht's (R61). Under a promotion that lowered it, the price it counts from is struck beside it (R60).
 */
export const shownPrice = (entry: PricedOffer, settings: BrandSettings, today: Day, taken: (unitId: number) => Occupancy): ShownPrice => {
  const { offer } = entry;
  const context: Context = { offer, settings, accommodation: defaultAccommodation(offer) };
  const per = context.accommodation === 'whole' ? 'yacht' : 'person';
  const unit = shownUnit(offer, context.accommodation, taken);
  if (unit === null) return { from: offer.base, per, byHead: null, struck: null, rebate: null, asSkipper: null };
  const from = totalOn(context, unit, offer.base, today);
  const own = listPrice(context.accommodation, { place: unit.placePrice, whole: unit.wholePrice, base: offer.base });
  const history = entry.priceHistory
    .filter((change) => change.unitId === unit.id && change.from <= today)
    .toSorted((a, b) => byDay(a.from, b.from));
  return {
    from,
    per,
    byHead: byHeadOf(context, unit, from),
    struck: entry.promotion === null || history.length < 2 ? null : struckBy(stepsOf(context, unit, history, today)),
    rebate: own > from ? own - from : null,
    asSkipper: has(offer, 'skipperDiscount') ? totalOn(context, unit, offer.base, today, true) : null,
  };
};
