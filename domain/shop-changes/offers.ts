import type { Day } from '../calendar.ts';
import { type Offer, PRICE_BOUNDS, UNIT_PRICE_BOUNDS } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';
import type { MinutePeriods, PriceChange } from '../pricing/shown-price.ts';
import type {
  ChangedThing,
  ChangeProblem,
  PlannedPrice,
  PriceStep,
  PriceTarget,
  ShopChangeOf,
  SoldOffer,
} from './commands.ts';

type Named = { readonly what: ChangedThing; readonly id: number; readonly of: string };

const thingsOf = (offer: Offer): readonly Named[] => {
  const list = (
    what: ChangedThing,
    parts: readonly { readonly id: number }[],
    of = '',
  ): readonly Named[] => parts.map(({ id }) => ({ what, id, of }));
  return [
    ...list('unit', offer.units),
    ...list('journey', offer.journeys),
    ...offer.journeys.flatMap(({ id, points }) => list('point', points, `journey ${id}`)),
    ...list('insurance', offer.insurances),
    ...offer.trainings.flatMap(({ id, options }) => list('training', options, `training ${id}`)),
    ...list('addon', offer.addons),
    ...offer.addons.flatMap(({ id, options }) => list('option', options, `addon ${id}`)),
  ];
};

export const removedOfferItems = (before: Offer, after: Offer): readonly Named[] => {
  const key = ({ what, id, of }: Named): string => `${what} ${id} ${of}`;
  const remainingKeys = new Set(thingsOf(after).map(key));
  const removed = thingsOf(before).filter((thing) => !remainingKeys.has(key(thing)));
  const whole = new Set(
    removed.filter(({ of }) => of === '').map(({ what, id }) => `${what} ${id}`),
  );
  return removed.filter(({ of }) => !whole.has(of));
};

const stepsOf = (offer: Offer, from: Day): readonly PriceChange[] =>
  offer.units.map(({ id, placePrice, wholePrice }) => ({
    unitId: id,
    from,
    place: placePrice,
    whole: wholePrice,
    base: offer.base,
  }));

const samePrice = (a: PriceChange, b: PriceChange): boolean =>
  a.place === b.place && a.whole === b.whole && a.base === b.base;

const samePeriods = (a: MinutePeriods, b: MinutePeriods): boolean =>
  a.firstMinuteUntil === b.firstMinuteUntil && a.secondMinuteUntil === b.secondMinuteUntil;

const withPeriodsOf = (
  { firstMinuteUntil, secondMinuteUntil }: Offer,
  history: readonly PriceChange[],
): readonly PriceChange[] =>
  history.map((change) => ({
    ...change,
    periods: change.periods ?? { firstMinuteUntil, secondMinuteUntil },
  }));

/**
 * Adds changed prices and minute periods to the price history. A new unit adds its past prices from
 * the file (R60).
 */
export const extendPriceHistory = (
  before: SoldOffer | undefined,
  after: Omit<SoldOffer, 'priceHistory'>,
  fileHistory: readonly PriceChange[],
  today: Day,
): { readonly sold: SoldOffer; readonly steps: readonly PriceStep[] } => {
  const existingUnits = new Set(before?.offer.units.map(({ id }) => id));
  const earlier = before === undefined ? [] : stepsOf(before.offer, today);
  const writtenBefore = [
    ...(before?.priceHistory ?? []),
    ...fileHistory.filter(({ unitId }) => !existingUnits.has(unitId)),
  ];
  const moved = before !== undefined && !samePeriods(before.offer, after.offer);
  const written = (history: readonly PriceChange[]) =>
    moved ? withPeriodsOf(before.offer, history) : history;
  const history = [...written(writtenBefore)];
  const steps: PriceStep[] = [];
  for (const step of stepsOf(after.offer, today)) {
    const earlierStep =
      earlier.find(({ unitId }) => unitId === step.unitId) ??
      writtenBefore.findLast(({ unitId }) => unitId === step.unitId);
    const same = earlierStep !== undefined && samePrice(earlierStep, step);
    if (same && !moved) continue;
    if (earlierStep !== undefined && !writtenBefore.some(({ unitId }) => unitId === step.unitId))
      history.push(...written([earlierStep]));
    history.push(step);
    if (!same) steps.push({ offerId: after.offer.id, ...step });
  }
  return { sold: { ...after, priceHistory: history }, steps };
};

type Repriced = { readonly offer: Offer; readonly known: boolean };

const changeInList = <T extends { readonly id: number }>(
  items: readonly T[],
  id: number | null,
  change: (item: T) => T,
): { readonly things: readonly T[]; readonly known: boolean } => ({
  things: items.map((item) => (item.id === id ? change(item) : item)),
  known: items.some((item) => item.id === id),
});

const REPRICE: {
  readonly [P in PriceTarget]: (offer: Offer, id: number | null, price: Money) => Repriced;
} = {
  base: (offer, _, base) => ({ offer: { ...offer, base }, known: true }),
  advance: (offer, _, advance) => ({ offer: { ...offer, advance }, known: true }),
  place: (offer, id, placePrice) => {
    const { things: units, known } = changeInList(offer.units, id, (unit) => ({
      ...unit,
      placePrice,
    }));
    return { offer: { ...offer, units: units }, known };
  },
  whole: (offer, id, wholePrice) => {
    const { things: units, known } = changeInList(offer.units, id, (unit) => ({
      ...unit,
      wholePrice,
    }));
    return { offer: { ...offer, units: units }, known };
  },
  journey: (offer, id, price) => {
    const { things: journeys, known } = changeInList(offer.journeys, id, (journey) => ({
      ...journey,
      price,
    }));
    return { offer: { ...offer, journeys: journeys }, known };
  },
  // A pick-up point gets the same price on every journey that stops there.
  point: (offer, id, price) => ({
    offer: {
      ...offer,
      journeys: offer.journeys.map((journey) => ({
        ...journey,
        points: changeInList(journey.points, id, (point) => ({ ...point, price })).things,
      })),
    },
    known: offer.journeys.some(({ points }) => points.some((point) => point.id === id)),
  }),
  insurance: (offer, id, price) => {
    const { things: insurances, known } = changeInList(offer.insurances, id, (insurance) => ({
      ...insurance,
      price,
    }));
    return { offer: { ...offer, insurances: insurances }, known };
  },
  training: (offer, id, price) => ({
    offer: {
      ...offer,
      trainings: offer.trainings.map((training) => ({
        ...training,
        options: changeInList(training.options, id, (option) => ({ ...option, price })).things,
      })),
    },
    known: offer.trainings.some(({ options }) => options.some((option) => option.id === id)),
  }),
  addon: (offer, id, price) => {
    const { things: addons, known } = changeInList(offer.addons, id, (addon) => ({
      ...addon,
      price,
    }));
    return { offer: { ...offer, addons: addons }, known };
  },
  assistance: (offer, _, price) => ({
    offer:
      offer.assistance === null ? offer : { ...offer, assistance: { ...offer.assistance, price } },
    known: offer.assistance !== null,
  }),
};

const MEANT: Readonly<Record<PriceTarget, ChangedThing>> = {
  base: 'offer',
  advance: 'offer',
  place: 'unit',
  whole: 'unit',
  journey: 'journey',
  point: 'point',
  insurance: 'insurance',
  training: 'training',
  addon: 'addon',
  assistance: 'insurance',
};

export const setOfferPrice = (
  offer: Offer,
  { of, id, price }: ShopChangeOf<'setPrice'>,
): { readonly offer: Offer; readonly problems: readonly ChangeProblem[] } => {
  const { least, most } = of === 'place' || of === 'whole' ? UNIT_PRICE_BOUNDS : PRICE_BOUNDS;
  if (!Number.isSafeInteger(price) || price < least || price > most)
    return {
      offer,
      problems: [{ field: 'price', kind: 'outOfBounds', entered: price, least, most, money: true }],
    };
  const { offer: after, known } = REPRICE[of](offer, id, price);
  return {
    offer: after,
    problems: known ? [] : [{ field: of, kind: 'unknown', what: MEANT[of], id: id ?? offer.id }],
  };
};

const isSameThing = (a: PlannedPrice, b: PlannedPrice): boolean =>
  a.from === b.from && a.of === b.of && a.id === b.id;

const byDay = (a: PlannedPrice, b: PlannedPrice): number =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : 0;

/** Adds a planned price. It replaces an earlier planned price of the same item and day. */
export const withPlannedPrice = (
  sold: SoldOffer,
  { from, of, id, price }: ShopChangeOf<'planPrice'>,
): SoldOffer => {
  const plan: PlannedPrice = { from, of, id, price };
  const otherPlans = (sold.planned ?? []).filter((each) => !isSameThing(each, plan));
  return { ...sold, planned: [...otherPlans, plan].toSorted(byDay) };
};

export const plannedPriceProblems = (
  offer: Offer,
  plan: ShopChangeOf<'planPrice'>,
  today: Day,
): readonly ChangeProblem[] => [
  ...(plan.from <= today
    ? [{ field: 'from', kind: 'dayPassed', day: plan.from, today } as const]
    : []),
  ...(plan.from > offer.to
    ? [{ field: 'from', kind: 'over', offerId: offer.id, to: offer.to } as const]
    : []),
  ...setOfferPrice(offer, { ...plan, type: 'setPrice' }).problems,
];

const isDue =
  (today: Day) =>
  ({ from }: PlannedPrice): boolean =>
    from <= today;

export const hasDuePlannedPrice = (
  { planned = [] }: Pick<SoldOffer, 'planned'>,
  today: Day,
): boolean => planned.some(isDue(today));

/** Applies planned prices whose day has come, in order; drops planned prices of removed items. */
export const applyDuePlannedPrices = (sold: SoldOffer, today: Day): SoldOffer => {
  const planned = sold.planned ?? [];
  const due = planned.filter(isDue(today));
  const offer = due.reduce((current, { of, id, price }) => {
    const changed = setOfferPrice(current, {
      type: 'setPrice',
      offerId: current.id,
      of,
      id,
      price,
    });
    return changed.problems.length > 0 ? current : changed.offer;
  }, sold.offer);
  return { ...sold, offer, planned: planned.filter((each) => !due.includes(each)) };
};
