import type { BrandSettings, FiguresSince } from '../brand-settings.ts';
import { addDays, type Day, dayOf, daysBetween, startOfDay } from '../calendar.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Money } from '../money.ts';

/** Last days of the minute periods (R19). */
export type MinutePeriods = Pick<Offer, 'firstMinuteUntil' | 'secondMinuteUntil'>;

/** A unit's price from a day on; the newest is today's. Entries of one day stay in order. */
export type PriceChange = {
  readonly unitId: number;
  readonly from: Day;
  readonly place: Money;
  readonly whole: Money;
  readonly base: Money;
  /**
   * Minute periods of that time, recorded when they are moved. Absent: those of the next entry,
   * finally the offer's own.
   */
  readonly periods?: MinutePeriods | undefined;
};

const WINDOW_DAYS = 30;

/** Sorts by day. Entries of one day keep their order. */
const byDay = (a: Day, b: Day): number => daysBetween(b, a);

type Then = PriceChange & { readonly periods: MinutePeriods };

/** The history with the periods of each time. */
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

/** The shown price from a day on, until the next step. */
type Step = { readonly from: Day; readonly price: Money };

type Past = {
  readonly offer: MinutePeriods;
  readonly inTime: readonly FiguresSince[];
  /** History of one unit. */
  readonly history: readonly PriceChange[];
  readonly today: Day;
};

/**
 * The shown price from the start of sale to today. It changes with the list price, when a minute
 * period moves or ends (R19), and when the brand's figures change (R4). Each day uses what applied
 * on it. A period ends with its day, before changes of the next day. `priceOn` returns a unit's
 * price on a day under that day's figures; null if unknown.
 */
export const pricesSince = (
  { offer, inTime, history, today }: Past,
  priceOn: (then: Then, day: Day, figures: BrandSettings | null) => Money,
): readonly Step[] => {
  const known = withPeriods(
    offer,
    history.filter(({ from }) => from <= today).toSorted((a, b) => byDay(a.from, b.from)),
  );
  const ends = known.flatMap(
    ({ periods: { firstMinuteUntil: first, secondMinuteUntil: second } }) =>
      [first, second].flatMap((until) => (until === null ? [] : [addDays(until, 1)])),
  );
  const figures = inTime.flatMap(({ since }) => (Number.isFinite(since) ? [dayOf(since)] : []));
  const days = [...new Set([...ends, ...figures])].filter((day) => day <= today);
  const turns = [
    ...days.map((day) => ({ day, change: null })),
    ...known.map((change) => ({ day: change.from, change })),
  ];
  const steps: Step[] = [];
  let then: Then | null = null;
  for (const { day, change } of turns.toSorted((a, b) => byDay(a.day, b.day))) {
    then = change ?? then;
    if (then === null) continue;
    const held = inTime.findLast(({ since }) => since <= startOfDay(day))?.figures ?? null;
    const price = priceOn(then, day, held);
    if (price !== steps.at(-1)?.price) steps.push({ from: day, price });
  }
  return steps;
};

/**
 * The price that an announced reduction counts from: the lowest of the 30 days before the shown
 * price last fell, or since the start of sale if shorter (R60). Null if the price has risen since,
 * never fell, or was as low before.
 */
export const struckPrice = (steps: readonly Step[]): Money | null => {
  const last = steps.at(-1);
  if (last === undefined || steps.length === 1) return null;
  const window = addDays(last.from, -WINDOW_DAYS);
  const inWindow = steps.filter((_, index) => (steps[index + 1]?.from ?? '') > window);
  const lowest = Math.min(...inWindow.map(({ price }) => price));
  return lowest > last.price ? lowest : null;
};
