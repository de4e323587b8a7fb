import type { BrandSettings } from '../../domain/brand-settings.ts';
import { addDays, type Day, daysBetween } from '../../domain/calendar.ts';
import {
  hasTrait,
  notBookableReason,
  type Offer,
  takesReserveListOnly,
  UNIT_CLASSES,
  type UnitClass,
} from '../../domain/catalogue/offer.ts';
import { type Money, percentHalfUp } from '../../domain/money.ts';
import { type Instalment, instalmentPlan } from '../../domain/payments/instalments.ts';
import {
  formatDay,
  formatPercent,
  formatPrice,
  formatTripDays,
} from '../words/amounts-and-days.pl.ts';
import {
  formatCancellationRows,
  formatCancellationSentence,
} from '../words/cancellation-fees.pl.ts';
import { formatCabins } from '../words/text.pl.ts';

export type ExampleSources = {
  readonly brand: BrandSettings;
  readonly offers: readonly Offer[];
  readonly today: Day;
};
type Figure = (sources: ExampleSources) => string;

export const NO_FIGURE = '–';

const nextWithInstalments = (
  offers: readonly Offer[],
  { brand, today }: ExampleSources,
): Offer | undefined => {
  const byStart = offers.toSorted((a, b) => a.from.localeCompare(b.from));
  const earliest = addDays(today, brand.instalments.secondDays + 14);
  return byStart.find(({ from }) => from >= earliest) ?? byStart.at(-1);
};

const bookedOn = ({ from }: Offer, { brand, today }: ExampleSources): Day =>
  from > addDays(today, brand.instalments.secondDays) ? today : addDays(from, -365);

export const findExampleOfferWithTotal = (
  sources: ExampleSources,
): { readonly offer: Offer; readonly total: Money } | null => {
  const usual = sources.offers.filter(
    (offer) =>
      !offer.exotic &&
      !hasTrait(offer, 'privateCruise') &&
      !hasTrait(offer, 'mazury') &&
      !hasTrait(offer, 'course') &&
      !hasTrait(offer, 'patent') &&
      !hasTrait(offer, 'cup') &&
      !hasTrait(offer, 'reserveListOnly') &&
      !offer.safeBooking &&
      offer.units.some(({ sellsPlaces }) => sellsPlaces),
  );
  const offer = nextWithInstalments(usual, sources);
  if (offer === undefined) return null;
  const places = offer.units.flatMap(({ sellsPlaces, placePrice }) =>
    sellsPlaces ? [offer.base + placePrice] : [],
  );
  return { offer, total: Math.min(...places) };
};

/** Makes figures from a source such as an example cruise. Without it, the figure is a dash. */
export const figuresOf =
  <Sources, Source>(sourceOf: (sources: Sources) => Source | null) =>
  (text: (source: Source) => string | null) =>
  (sources: Sources): string => {
    const source = sourceOf(sources);
    return (source === null ? null : text(source)) ?? NO_FIGURE;
  };

const planOf = (offer: Offer, travellers: number, price: Money, sources: ExampleSources) =>
  instalmentPlan({
    offer,
    settings: sources.brand,
    today: bookedOn(offer, sources),
    travellers,
    price,
  });

const ofExample = figuresOf((sources: ExampleSources) => {
  const example = findExampleOfferWithTotal(sources);
  if (example === null) return null;
  const plan = planOf(example.offer, 1, example.total, sources);
  return { ...example, plan, brand: sources.brand };
});

/**
 * Returns the offers without trainings and lake cruises. On lakes, yachts of the same class are
 * only half as long, so their prices cannot be compared with prices at sea.
 */
const seaOffers = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter((offer) => !hasTrait(offer, 'mazury') && !hasTrait(offer, 'course'));

const WITHOUT_SKIPPER = [
  'skipperRequired',
  'organiserSkipperInEuro',
  'organiserSkipperInZloty',
] as const;

/** Returns true if the offer takes orders of whole yachts, and their price includes a skipper. */
const sellsYachtsWithSkipper = (offer: Offer, today: Day): boolean =>
  notBookableReason(offer, today) === null &&
  !takesReserveListOnly(offer) &&
  !WITHOUT_SKIPPER.some((trait) => hasTrait(offer, trait));

/**
 * Returns the cheapest yacht of the given unit classes that is sold as a whole, with a skipper.
 * Ignores trainings and lake cruises. Undefined if no offer has such a yacht.
 */
const cheapestOf = (offers: readonly Offer[], classes: readonly UnitClass[], today: Day) =>
  seaOffers(offers)
    .filter((offer) => sellsYachtsWithSkipper(offer, today))
    .flatMap(({ units }) =>
      units.filter((unit) => unit.sellsWhole && !unit.hidden && classes.includes(unit.unitClass)),
    )
    .toSorted((a, b) => a.wholePrice - b.wholePrice)[0];

const crewOf = ({ berths }: { readonly berths: number }): number => berths - 1;

/** Returns a yacht's price per traveller, rounded up to ten złoty: texts say "about" (R61). */
const pricePerTraveller = (unit: { readonly wholePrice: Money; readonly berths: number }): string =>
  formatPrice(Math.ceil(unit.wholePrice / crewOf(unit) / 1000) * 1000);

const EXAMPLE_CLASS: UnitClass = 'superiorCatamaran';

/** The example for texts: the next private cruise that sells a yacht of EXAMPLE_CLASS (R28). */
const privateExample = (sources: ExampleSources) => {
  const { offers, brand, today } = sources;
  const offer = nextWithInstalments(
    offers.filter(
      (candidate) =>
        hasTrait(candidate, 'privateCruise') &&
        cheapestOf([candidate], [EXAMPLE_CLASS], today) !== undefined,
    ),
    sources,
  );
  if (offer === undefined) return null;
  const unit = cheapestOf([offer], [EXAMPLE_CLASS], today);
  if (unit === undefined) return null;
  return { offer, unit, plan: planOf(offer, crewOf(unit), unit.wholePrice, sources), brand };
};

const ofPrivate = figuresOf(privateExample);

type PlanExample = {
  readonly offer: Offer;
  readonly plan: readonly Instalment[];
  readonly brand: BrandSettings;
};

/**
 * Figures for texts with an example of a payment plan: the three amounts, and the due days of the
 * second and third. The first has no fixed day.
 */
const planFigures = (
  name: string,
  figure: (text: (example: PlanExample) => string) => Figure,
): Readonly<Record<string, Figure>> => {
  const amount = (index: number) => figure(({ plan }) => formatPrice(plan[index]?.amount ?? 0));
  const dueDay = (days: (brand: BrandSettings) => number) =>
    figure(({ offer, brand }) => formatDay(addDays(offer.from, -days(brand))));
  return {
    [`${name}.first`]: amount(0),
    [`${name}.second`]: amount(1),
    [`${name}.secondDay`]: dueDay(({ instalments }) => instalments.secondDays),
    [`${name}.third`]: amount(2),
    [`${name}.thirdDay`]: dueDay(({ instalments }) => instalments.thirdDays),
  };
};

/**
 * Figures of one term of the cancellation fees: its days before the start, and the part of the
 * price that the company keeps.
 */
const cancellationFigures = (index: number): Readonly<Record<string, Figure>> => {
  const ofStep = (
    text: (step: {
      readonly from: Day;
      readonly until: Day;
      readonly kept: Money;
      readonly total: Money;
    }) => string,
  ) =>
    ofExample(({ offer, total, brand }) => {
      const { terms } = brand.cancellation;
      const step = terms[index];
      if (step === undefined) return NO_FIGURE;
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
    [`${key}.percent`]: ({ brand }) => {
      const percent = brand.cancellation.terms[index]?.keepsPercent;
      return percent === undefined ? NO_FIGURE : formatPercent(percent);
    },
    [`${key}.days`]: ({ brand }) => String(brand.cancellation.terms[index]?.fromDays ?? NO_FIGURE),
    [`${key}.when`]: ofStep(({ from, until }) =>
      from === '' ? `do ${formatDay(until)}` : `${formatDay(from)}–${formatDay(until)}`,
    ),
    [`${key}.kept`]: ofStep(({ kept }) => formatPrice(kept)),
    [`${key}.back`]: ofStep(({ kept, total }) => formatPrice(total - kept)),
  };
};

const cabinsOf =
  (classes: readonly UnitClass[]): Figure =>
  ({ offers }) => {
    const cabins = seaOffers(offers).flatMap(({ units }) =>
      units.filter(({ unitClass }) => classes.includes(unitClass)).map((unit) => unit.cabins),
    );
    if (cabins.length === 0) return NO_FIGURE;
    const [fewest, most] = [Math.min(...cabins), Math.max(...cabins)];
    return fewest === most ? formatCabins(most) : `${fewest}–${formatCabins(most)}`;
  };

const wholeYachtCheaperFrom: Figure = ({ offers }) => {
  const from = seaOffers(offers)
    .flatMap(({ base, units }) =>
      units
        .filter(({ sellsPlaces, sellsWhole }) => sellsPlaces && sellsWhole)
        .map(({ placePrice, wholePrice }) => Math.floor(wholePrice / (base + placePrice)) + 1),
    )
    .toSorted((a, b) => a - b);
  return String(from[Math.floor(from.length / 2)] ?? NO_FIGURE);
};

const usualNights: Figure = ({ offers }) => {
  const counts = Map.groupBy(seaOffers(offers), ({ from, to }) => daysBetween(from, to));
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return String(most?.[0] ?? NO_FIGURE);
};

const yachtFigures = (
  name: string,
  classes: readonly UnitClass[],
): Readonly<Record<string, Figure>> => {
  const figure = figuresOf(
    ({ offers, today }: ExampleSources) => cheapestOf(offers, classes, today) ?? null,
  );
  return {
    [`${name}.from`]: figure(({ wholePrice }) => formatPrice(wholePrice)),
    [`${name}.people`]: figure((unit) => String(crewOf(unit))),
    [`${name}.person`]: figure(pricePerTraveller),
    [`${name}.cabins`]: cabinsOf(classes),
  };
};

export const EXAMPLE_FIGURES: Readonly<Record<string, Figure>> = {
  'cruises.usualNights': usualNights,
  'wholeYacht.cheaperFrom': wholeYachtCheaperFrom,
  'example.name': ofExample(({ offer }) => offer.name),
  'example.start': ofExample(({ offer }) => formatDay(offer.from)),
  'example.price': ofExample(({ total }) => formatPrice(total)),
  'privateExample.days': ofPrivate(({ offer }) => formatTripDays(offer.from, offer.to)),
  'privateExample.people': ofPrivate(({ unit }) => String(crewOf(unit))),
  'privateExample.person': ofPrivate(({ unit }) => pricePerTraveller(unit)),
  'privateExample.total': ofPrivate(({ unit }) => formatPrice(unit.wholePrice)),
  ...planFigures('example', ofExample),
  ...planFigures('privateExample', ofPrivate),
  'cancel.rows': ({ brand }) => formatCancellationRows(brand.cancellation.terms),
  'cancel.steps': ({ brand }) => formatCancellationSentence(brand.cancellation.terms),
  ...cancellationFigures(0),
  ...cancellationFigures(1),
  ...cancellationFigures(2),
  ...cancellationFigures(3),
  ...yachtFigures('yacht', UNIT_CLASSES),
  ...Object.fromEntries(
    UNIT_CLASSES.flatMap((unitClass) =>
      Object.entries(yachtFigures(`yacht.${unitClass}`, [unitClass])),
    ),
  ),
};
