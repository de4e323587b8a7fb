import { addDays, type Day, daysBetween } from '../../domain/calendar.ts';
import { REBATES_IN_ORDER, type RebateKind } from '../../domain/pricing/rebates.ts';
import { EMPTY, type Occupancy, plus, reservedPlaces } from '../../domain/seats/occupancy.ts';
import type { Otherwise, Refused, Side } from './sides.ts';
import type { TwoOffers } from './world.ts';

/** A figure as it was recorded, and as it would have been. */
export type Pair = { readonly recorded: number; readonly replayed: number };

/** What a unit has of places, and how many of them are taken for good at the end. */
export type UnitTaken = {
  readonly offer: string;
  readonly unit: string;
  readonly unitId: number;
  readonly from: Day;
  readonly places: Pair;
  readonly taken: Pair;
};

/** What everything comes to on both sides. */
export type Totals = {
  /** Turnover of confirmed bookings by the Monday of the week of their order. */
  readonly weeks: readonly (Pair & { readonly monday: Day })[];
  /** Rebates of confirmed bookings and sign-ups by kind; those that nobody has are left out. */
  readonly rebates: readonly (Pair & { readonly kind: RebateKind })[];
  /** What confirmed bookings owe by the month in which it is due, `2027-06`. */
  readonly dues: readonly (Pair & { readonly month: string })[];
  /** Commands that were accepted and would have been refused, the first of each booking, the most frequent first. */
  readonly refused: readonly (Refused & { readonly bookings: number })[];
  /** Sign-ups that wait for places at the end, by offer; offers where nobody waits on either side are left out. */
  readonly waiting: readonly (Pair & { readonly offerId: number; readonly offer: string })[];
  /** Units of which something is taken on either side, by the day of departure. */
  readonly units: readonly UnitTaken[];
  /** Bookings whose lines do not keep rebates and days: they are in no sum of these. */
  readonly untold: number;
};

const SIDES = ['recorded', 'replayed'] as const;

/** Adds up pairs by a key. */
const adding = <K>() => {
  const sums = new Map<K, { recorded: number; replayed: number }>();
  return {
    add: (key: K, side: (typeof SIDES)[number], value: number): void => {
      const pair = sums.get(key) ?? { recorded: 0, replayed: 0 };
      pair[side] += value;
      sums.set(key, pair);
    },
    sums: sums as ReadonlyMap<K, Pair>,
  };
};

const MONDAY = '2024-01-01';
const DAYS = 7;

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => {
  const days = daysBetween(MONDAY, day);
  return addDays(MONDAY, days - (((days % DAYS) + DAYS) % DAYS));
};

const daysOn = (all: readonly Otherwise[]): ReadonlyMap<Day, Pair> => {
  const { add, sums } = adding<Day>();
  for (const each of all)
    for (const side of SIDES) {
      const outcome = each[side]?.outcome;
      if (each.placedOn !== null && outcome?.status === 'confirmed') add(mondayOf(each.placedOn), side, outcome.price ?? 0);
    }
  return sums;
};

const isPlaced = ({ outcome }: Side): boolean => outcome.status === 'confirmed' || outcome.status === 'reserveList';

const rebatesOf = (all: readonly Otherwise[]): Totals['rebates'] => {
  const { add, sums } = adding<RebateKind>();
  for (const each of all)
    for (const side of SIDES) {
      const known = each[side];
      if (known === null || !isPlaced(known)) continue;
      for (const kind of REBATES_IN_ORDER) add(kind, side, known.rebates?.[kind] ?? 0);
    }
  return REBATES_IN_ORDER.flatMap((kind) => {
    const pair = sums.get(kind);
    return pair === undefined || (pair.recorded === 0 && pair.replayed === 0) ? [] : [{ kind, ...pair }];
  });
};

const duesOf = (all: readonly Otherwise[]): Totals['dues'] => {
  const { add, sums } = adding<string>();
  for (const each of all)
    for (const side of SIDES) for (const { amount, due } of each[side]?.dues ?? []) add(due.slice(0, MONTH), side, amount);
  return byKey(sums).map(([month, pair]) => ({ month, ...pair }));
};

const MONTH = '2027-06'.length;

const byKey = <V>(sums: ReadonlyMap<string, V>): readonly (readonly [string, V])[] => [...sums].sort(([a], [b]) => (a < b ? -1 : 1));

const refusedOf = (all: readonly Otherwise[]): Totals['refused'] => {
  const counts = new Map<string, Refused & { bookings: number }>();
  for (const { refused } of all) {
    if (refused === null) continue;
    const known = counts.get(`${refused.command}/${refused.kind}`) ?? { ...refused, bookings: 0 };
    known.bookings += 1;
    counts.set(`${refused.command}/${refused.kind}`, known);
  }
  return byKey(counts)
    .map(([, count]) => count)
    .toSorted((a, b) => b.bookings - a.bookings);
};

const waitingOf = (all: readonly Otherwise[]): Totals['waiting'] => {
  const { add, sums } = adding<number>();
  const names = new Map<number, string>();
  for (const each of all)
    for (const side of SIDES) {
      if (each[side]?.outcome.status !== 'reserveList') continue;
      names.set(each.offerId, each.offerName);
      add(each.offerId, side, 1);
    }
  return [...sums].sort(([a], [b]) => a - b).map(([offerId, pair]) => ({ offerId, offer: names.get(offerId) ?? '', ...pair }));
};

const takenOf = (all: readonly Otherwise[], side: (typeof SIDES)[number]): ReadonlyMap<number, Occupancy> => {
  const taken = new Map<number, Occupancy>();
  for (const each of all) {
    const outcome = each[side]?.outcome;
    if (outcome?.status === 'confirmed')
      for (const { unitId, ...seats } of outcome.seats) taken.set(unitId, plus(taken.get(unitId) ?? EMPTY, seats));
  }
  return taken;
};

const unitsOf = (all: readonly Otherwise[], offers: readonly TwoOffers[]): Totals['units'] => {
  const [was, now] = [takenOf(all, 'recorded'), takenOf(all, 'replayed')];
  return offers
    .flatMap(({ recorded, replayed }) =>
      recorded.units.flatMap((unit) => {
        const other = replayed.units.find(({ id }) => id === unit.id) ?? { ...unit, yachts: 0 };
        const taken = {
          recorded: reservedPlaces(unit, was.get(unit.id) ?? EMPTY),
          replayed: reservedPlaces(other, now.get(unit.id) ?? EMPTY),
        };
        if (taken.recorded === 0 && taken.replayed === 0) return [];
        const places = { recorded: unit.yachts * unit.berths, replayed: other.yachts * other.berths };
        return [{ offer: recorded.name, unit: unit.name, unitId: unit.id, from: recorded.from, places, taken }];
      }),
    )
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.unitId - b.unitId));
};

/** Adds up what all bookings come to on both sides. */
export const inTotal = (all: readonly Otherwise[], offers: readonly TwoOffers[]): Totals => ({
  weeks: byKey(daysOn(all)).map(([monday, pair]) => ({ monday, ...pair })),
  rebates: rebatesOf(all),
  dues: duesOf(all),
  refused: refusedOf(all),
  waiting: waitingOf(all),
  units: unitsOf(all, offers),
  untold: all.filter(({ recorded }) => recorded.rebates === null).length,
});
