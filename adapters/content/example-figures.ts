import type { BrandSettings } from '../../domain/brand-settings.ts';
import { addDays, type Day } from '../../domain/calendar.ts';
import { has, type Offer, type UnitClass } from '../../domain/catalogue/offer.ts';
import { type Money, percentHalfUp } from '../../domain/money.ts';
import { instalmentPlan } from '../../domain/payments/instalments.ts';
import { day, price, term } from '../words/amounts-and-days.pl.ts';

export type Sources = { readonly brand: BrandSettings; readonly offers: readonly Offer[] };
type Figure = (sources: Sources) => string;

export const NONE = '–';

/** A place on a usual European cruise, whose plan stands as the example of the pages that explain paying; the one that sails last. */
export const exampleOf = ({ offers }: Sources): { readonly offer: Offer; readonly total: Money } | null => {
  const usual = offers.filter(
    (offer) =>
      !offer.exotic &&
      !has(offer, 'privateCruise') &&
      !has(offer, 'mazury') &&
      !has(offer, 'course') &&
      !offer.safeBooking &&
      offer.units.some(({ sellsPlaces }) => sellsPlaces),
  );
  const [offer] = usual.toSorted((a, b) => b.from.localeCompare(a.from));
  if (offer === undefined) return null;
  const places = offer.units.flatMap(({ sellsPlaces, placePrice }) => (sellsPlaces ? [offer.base + placePrice] : []));
  return { offer, total: Math.min(...places) };
};

const ofExample =
  (text: (example: { readonly offer: Offer; readonly total: Money; readonly brand: BrandSettings }) => string): Figure =>
  (sources) => {
    const example = exampleOf(sources);
    return example === null ? NONE : text({ ...example, brand: sources.brand });
  };

const line = (number: 1 | 2 | 3) =>
  ofExample(({ offer, total, brand }) => {
    // Booked a year ahead, so that every line has its own day.
    const plan = instalmentPlan({ offer, settings: brand, today: addDays(offer.from, -365), travellers: 1, price: total });
    return price(plan[number - 1]?.amount ?? 0);
  });

const CLASSES: readonly UnitClass[] = ['premier', 'superior', 'luxury', 'premierCatamaran', 'superiorCatamaran', 'luxuryCatamaran'];

/** The classes are those of sea-going yachts: boats of the lakes are named after them and are half as long. */
const atSea = (offers: readonly Offer[]): readonly Offer[] => offers.filter((offer) => !has(offer, 'mazury') && !has(offer, 'course'));

/** The cheapest week of some classes as a whole yacht, in its offer (R13, R15). */
const cheapestOf = (offers: readonly Offer[], classes: readonly UnitClass[]) =>
  atSea(offers)
    .flatMap(({ units }) => units.filter((unit) => unit.sellsWhole && classes.includes(unit.unitClass)))
    .toSorted((a, b) => a.wholePrice - b.wholePrice)[0];

/** How many travellers a yacht takes: one berth is the skipper's. */
const crewOf = ({ berths }: { readonly berths: number }): number => berths - 1;

/** What a whole yacht is for each of a full crew, rounded up to ten złoty: it is told as 'about' (R61). */
const byHead = (unit: { readonly wholePrice: Money; readonly berths: number }): string =>
  price(Math.ceil(unit.wholePrice / crewOf(unit) / 1000) * 1000);

/** The yacht of the example, by its class. */
const EXAMPLE_CLASS: UnitClass = 'superiorCatamaran';

/** The plan of a private cruise that is booked a year ahead: the cheapest yacht of the example's class, in the days of the one that sails last (R28). */
const privateExample = ({ offers, brand }: Sources) => {
  const [offer] = offers.filter((one) => has(one, 'privateCruise')).toSorted((a, b) => b.from.localeCompare(a.from));
  const unit = cheapestOf(offers, [EXAMPLE_CLASS]);
  if (offer === undefined || unit === undefined) return null;
  const today = addDays(offer.from, -365);
  const plan = instalmentPlan({ offer, settings: brand, today, travellers: crewOf(unit), price: unit.wholePrice });
  return { offer, plan, brand };
};
type PrivateExample = NonNullable<ReturnType<typeof privateExample>>;

const ofPrivate =
  (text: (example: PrivateExample) => string): Figure =>
  (sources) => {
    const example = privateExample(sources);
    return example === null ? NONE : text(example);
  };

const privateLine = (number: 1 | 2 | 3) => ofPrivate(({ plan }) => price(plan[number - 1]?.amount ?? 0));

const daysBefore = (days: (brand: BrandSettings) => number) => ofExample(({ offer, brand }) => day(addDays(offer.from, -days(brand))));

/** What is kept of the example where one cancels in step `index` of the terms (R48). */
const cancelling = (index: number): Readonly<Record<string, Figure>> => {
  const ofStep = (text: (step: { readonly from: Day; readonly until: Day; readonly kept: Money; readonly total: Money }) => string) =>
    ofExample(({ offer, total, brand }) => {
      const { terms } = brand.cancellation;
      const step = terms[index];
      if (step === undefined) return NONE;
      const before = terms[index - 1];
      return text({
        from: before === undefined ? '' : addDays(offer.from, 1 - before.fromDays),
        until: addDays(offer.from, -step.fromDays),
        kept: percentHalfUp(total, step.keepsPercent),
        total,
      });
    });
  const key = `cancel.${index + 1}`;
  return {
    [`${key}.percent`]: ({ brand }) => String(brand.cancellation.terms[index]?.keepsPercent ?? NONE),
    [`${key}.days`]: ({ brand }) => String(brand.cancellation.terms[index]?.fromDays ?? NONE),
    [`${key}.when`]: ofStep(({ from, until }) => (from === '' ? `do ${day(until)}` : `${day(from)}–${day(until)}`)),
    [`${key}.kept`]: ofStep(({ kept }) => price(kept)),
    [`${key}.back`]: ofStep(({ kept, total }) => price(total - kept)),
  };
};

/** The cheapest week of some classes as a whole yacht, and what that is for each of a full crew (R13, R15, R61). */
const yachtFigures = (name: string, classes: readonly UnitClass[]): Readonly<Record<string, Figure>> => {
  const told = (text: (unit: { readonly wholePrice: Money; readonly berths: number }) => string): Figure => {
    return ({ offers }) => {
      const unit = cheapestOf(offers, classes);
      return unit === undefined ? NONE : text(unit);
    };
  };
  return {
    [`${name}.from`]: told(({ wholePrice }) => price(wholePrice)),
    [`${name}.people`]: told((unit) => String(crewOf(unit))),
    [`${name}.person`]: told(byHead),
  };
};

/** Figures that are an example or a summary of what is on sale. */
export const EXAMPLE_FIGURES: Readonly<Record<string, Figure>> = {
  'example.name': ofExample(({ offer }) => offer.name),
  'example.start': ofExample(({ offer }) => day(offer.from)),
  'example.price': ofExample(({ total }) => price(total)),
  'example.first': line(1),
  'example.second': line(2),
  'example.secondDay': daysBefore(({ instalments }) => instalments.secondDays),
  'example.third': line(3),
  'example.thirdDay': daysBefore(({ instalments }) => instalments.thirdDays),
  'privateExample.days': ofPrivate(({ offer }) => term(offer.from, offer.to)),
  'privateExample.first': privateLine(1),
  'privateExample.second': privateLine(2),
  'privateExample.secondDay': ofPrivate(({ offer, brand }) => day(addDays(offer.from, -brand.instalments.secondDays))),
  'privateExample.third': privateLine(3),
  'privateExample.thirdDay': ofPrivate(({ offer, brand }) => day(addDays(offer.from, -brand.instalments.thirdDays))),
  ...cancelling(0),
  ...cancelling(1),
  ...cancelling(2),
  ...cancelling(3),
  ...yachtFigures('yacht', CLASSES),
  ...Object.fromEntries(CLASSES.flatMap((unitClass) => Object.entries(yachtFigures(`yacht.${unitClass}`, [unitClass])))),
};
