import type { BrandSettings, FiguresSince } from '../brand-settings.ts';
import { addDays, type Day, dayOf, daysBetween, startOfDay } from '../calendar.ts';
import {
  type Accommodation,
  defaultAccommodation,
  sellsAccommodation,
  unitSells,
} from '../catalogue/accommodation.ts';
import { hasTrait, type Offer, type Unit } from '../catalogue/offer.ts';
import { type Money, zloty } from '../money.ts';
import { travellersMax } from '../party/answers.ts';
import { startingParty } from '../party/choices.ts';
import type { Occupancy } from '../seats/occupancy.ts';
import { computeQuote } from './quote.ts';
import { cheapestOpenUnit } from './shown-unit.ts';

export type MinutePeriods = Pick<Offer, 'firstMinuteUntil' | 'secondMinuteUntil'>;

/** Several price changes of one day are in order of time, and the last one is valid. */
export type PriceChange = {
  readonly unitId: number;
  readonly from: Day;
  readonly place: Money;
  readonly whole: Money;
  readonly base: Money;
  /**
   * The minute periods when the price changed. They are stored because the office can move them
   * later. If missing, the periods of the next price change apply, or else those of the offer.
   */
  readonly periods?: MinutePeriods | undefined;
};

const WINDOW_DAYS = 30;

const byDay = (a: Day, b: Day): number => daysBetween(b, a);

type Then = PriceChange & { readonly periods: MinutePeriods };

const withPeriods = (offer: MinutePeriods, history: readonly PriceChange[]): readonly Then[] => {
  const { firstMinuteUntil, secondMinuteUntil } = offer;
  let periods: MinutePeriods = { firstMinuteUntil, secondMinuteUntil };
  return history
    .toReversed()
    .map((change) => {
      periods = change.periods ?? periods;
      return { ...change, periods };
    })
    .toReversed();
};

type Step = { readonly from: Day; readonly price: Money };

type Past = {
  readonly offer: MinutePeriods;
  readonly inTime: readonly FiguresSince[];
  readonly history: readonly PriceChange[];
  readonly today: Day;
};

/**
 * Returns each past price with the first day on which it applied. A price changes when the office
 * changes it, when a minute period ends, or when new brand settings begin (R19).
 */
export const pastPricesWithFirstDays = (
  { offer, inTime, history, today }: Past,
  priceOn: (then: Then, day: Day, figures: BrandSettings | null) => Money,
): readonly Step[] => {
  const withMinutes = withPeriods(
    offer,
    history.filter(({ from }) => from <= today).toSorted((a, b) => byDay(a.from, b.from)),
  );
  const ends = withMinutes.flatMap(
    ({ periods: { firstMinuteUntil: first, secondMinuteUntil: second } }) =>
      [first, second].flatMap((until) => (until === null ? [] : [addDays(until, 1)])),
  );
  const figures = inTime.flatMap(({ since }) => (Number.isFinite(since) ? [dayOf(since)] : []));
  const days = [...new Set([...ends, ...figures])].filter((day) => day <= today);
  const turns = [
    ...days.map((day) => ({ day, change: null })),
    ...withMinutes.map((change) => ({ day: change.from, change })),
  ];
  const steps: Step[] = [];
  let then: Then | null = null;
  for (const { day, change } of turns.toSorted((a, b) => byDay(a.day, b.day))) {
    then = change ?? then;
    if (then === null) continue;
    const figures = inTime.findLast(({ since }) => since <= startOfDay(day))?.figures ?? null;
    const price = priceOn(then, day, figures);
    if (price !== steps.at(-1)?.price) steps.push({ from: day, price });
  }
  return steps;
};

/**
 * Returns the lowest price of the 30 days before the last change; null if that change did not lower
 * the price (R60).
 */
const struckPrice = (steps: readonly Step[]): Money | null => {
  const last = steps.at(-1);
  if (last === undefined || steps.length === 1) return null;
  const window = addDays(last.from, -WINDOW_DAYS);
  const inWindow = steps.filter((_, index) => (steps[index + 1]?.from ?? '') > window);
  const lowest = Math.min(...inWindow.map(({ price }) => price));
  return lowest > last.price ? lowest : null;
};

type PricedOffer = {
  readonly offer: Offer;
  readonly priceHistory: readonly PriceChange[];
  readonly promotion: string | null;
};

/**
 * The price that an offer shows, in grosze: for one person, or for a yacht if only whole yachts are
 * sold (R15).
 */
export type ShownPrice = {
  readonly from: Money;
  readonly per: 'person' | 'yacht';
  /** The price of a yacht for each person of a full crew, rounded up to 10 PLN (R61). */
  readonly byHead: { readonly price: Money; readonly people: number } | null;
  /** The lowest price of the 30 days before a reduction that the shop announces (R60). */
  readonly struck: Money | null;
  /** The minute period's rebate for everybody, which the shown price already includes (R19). */
  readonly rebate: Money | null;
  /** The price for a traveller who is a skipper (R24). */
  readonly asSkipper: Money | null;
};

const TEN_ZLOTY = zloty(10);

type Context = {
  readonly offer: Offer;
  readonly settings: BrandSettings;
  readonly accommodation: Accommodation;
};

const totalOn = (
  { offer, settings, accommodation }: Context,
  unit: Unit,
  base: Money,
  day: Day,
  beSkipper = false,
): Money =>
  computeQuote({
    offer: { ...offer, base },
    settings,
    today: day,
    choices: {
      accommodation,
      ownSkipper: hasTrait(offer, 'skipperRequired'),
      beSkipper,
      participants: startingParty(),
    },
    assumedUnit: unit,
    trips: [],
    groupTravellers: null,
    ambassador: null,
    officeRebates: [],
    discountVouchers: [],
  }).price;

/** Prices per person (`whole`: per yacht) after the rebates that everybody gets. */
export type UnitPrice = {
  readonly place: Money;
  readonly cabin: Money | null;
  readonly whole: Money;
};

export const unitPriceToday = (
  offer: Offer,
  settings: BrandSettings,
  today: Day,
  unit: Unit,
): UnitPrice => {
  const total = (accommodation: Accommodation): Money =>
    totalOn({ offer, settings, accommodation }, unit, offer.base, today);
  return {
    place: total('single'),
    cabin: unitSells(offer, unit, 'cabin') ? total('cabin') : null,
    whole: total('whole'),
  };
};

export type AccommodationPrices = Readonly<Record<Accommodation, Money | null>>;

export const accommodationPricesToday = (
  offer: Offer,
  settings: BrandSettings,
  today: Day,
  occupancyOf: (unitId: number) => Occupancy,
): AccommodationPrices => {
  const from = (accommodation: Accommodation): Money | null => {
    const unit = sellsAccommodation(offer, accommodation)
      ? cheapestOpenUnit(offer, accommodation, occupancyOf)
      : null;
    return unit === null
      ? null
      : totalOn({ offer, settings, accommodation }, unit, offer.base, today);
  };
  return { single: from('single'), cabin: from('cabin'), whole: from('whole') };
};

const listPrice = (
  accommodation: Accommodation,
  price: Pick<PriceChange, 'place' | 'whole' | 'base'>,
): Money => (accommodation === 'whole' ? price.whole : price.base + price.place);

const byHeadOf = (
  { offer, accommodation }: Context,
  unit: Unit,
  from: Money,
): ShownPrice['byHead'] => {
  if (accommodation !== 'whole') return null;
  const people = travellersMax(offer, unit, false);
  return { price: Math.ceil(from / people / TEN_ZLOTY) * TEN_ZLOTY, people };
};

/**
 * Returns today's price in the cheapest unit with free places. `settingsOverTime` includes earlier
 * brand settings, because the crossed-out price comes from past prices, each under the settings of
 * its day.
 */
export const shownPrice = (
  entry: PricedOffer,
  settings: BrandSettings,
  today: Day,
  occupancyOf: (unitId: number) => Occupancy,
  settingsOverTime: readonly FiguresSince[],
): ShownPrice => {
  const { offer } = entry;
  const context: Context = { offer, settings, accommodation: defaultAccommodation(offer) };
  const per = context.accommodation === 'whole' ? 'yacht' : 'person';
  const unit = cheapestOpenUnit(offer, context.accommodation, occupancyOf);
  if (unit === null)
    return { from: offer.base, per, byHead: null, struck: null, rebate: null, asSkipper: null };
  const from = totalOn(context, unit, offer.base, today);
  const unitPrice = listPrice(context.accommodation, {
    place: unit.placePrice,
    whole: unit.wholePrice,
    base: offer.base,
  });
  const history = entry.priceHistory.filter(({ unitId }) => unitId === unit.id);
  const struck = (): Money | null =>
    struckPrice(
      pastPricesWithFirstDays(
        { offer, inTime: settingsOverTime, history, today },
        (then, day, figures) =>
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
    rebate: unitPrice > from ? unitPrice - from : null,
    asSkipper: hasTrait(offer, 'skipperDiscount')
      ? totalOn(context, unit, offer.base, today, true)
      : null,
  };
};
