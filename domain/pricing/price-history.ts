import type { BrandSettings, FiguresSince } from '../brand-settings.ts';
import { addDays, type Day, dayOf, daysBetween, startOfDay } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';

export type MinutePeriods = Pick<Offer, 'firstMinuteUntil' | 'secondMinuteUntil'>;

/** Price changes of one day are in order of time, so the last one is valid. */
export type PriceChange = {
  readonly unitId: number;
  readonly from: Day;
  readonly place: Money;
  readonly whole: Money;
  readonly base: Money;
  /** The office may move minute periods; past entries then keep the old periods. */
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

/** Prices from day to day, under the minute periods (R19) and brand settings (R4) of each day. */
export const pricesSince = (
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

/** Returns the lowest price of 30 days before a reduction; null without a reduction (R60). */
export const struckPrice = (steps: readonly Step[]): Money | null => {
  const last = steps.at(-1);
  if (last === undefined || steps.length === 1) return null;
  const window = addDays(last.from, -WINDOW_DAYS);
  const inWindow = steps.filter((_, index) => (steps[index + 1]?.from ?? '') > window);
  const lowest = Math.min(...inWindow.map(({ price }) => price));
  return lowest > last.price ? lowest : null;
};
