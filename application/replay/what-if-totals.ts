import { addDays, type Day, daysBetween } from '../../domain/calendar.ts';
import { REBATES_IN_ORDER, type RebateKind } from '../../domain/pricing/rebates.ts';
import {
  addOccupancy,
  NO_OCCUPANCY,
  type Occupancy,
  takenPlacesOf,
} from '../../domain/seats/occupancy.ts';
import type { BookingInRun, DifferentBooking, RefusedCommand } from './sides.ts';
import type { TwoOffers } from './world.ts';

export type Pair = { readonly recorded: number; readonly replayed: number };

export type UnitTaken = {
  readonly offer: string;
  readonly unit: string;
  readonly unitId: number;
  readonly from: Day;
  readonly places: Pair;
  readonly taken: Pair;
};

export type Totals = {
  /** Confirmed bookings by the week of their order. `monday`: the week's first day. */
  readonly weeks: readonly (Pair & { readonly monday: Day })[];
  readonly rebates: readonly (Pair & { readonly kind: RebateKind })[];
  readonly dues: readonly (Pair & { readonly month: string })[];
  readonly refused: readonly (RefusedCommand & { readonly bookings: number })[];
  readonly waiting: readonly (Pair & { readonly offerId: number; readonly offer: string })[];
  readonly units: readonly UnitTaken[];
  /** How many bookings the totals leave out, because old lines lack rebates and due days. */
  readonly withoutRebates: number;
};

const SIDES = ['recorded', 'replayed'] as const;

const sumBy = <K>() => {
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

const mondayOf = (day: Day): Day => {
  const days = daysBetween(MONDAY, day);
  return addDays(MONDAY, days - (((days % DAYS) + DAYS) % DAYS));
};

const daysOn = (all: readonly DifferentBooking[]): ReadonlyMap<Day, Pair> => {
  const { add, sums } = sumBy<Day>();
  for (const each of all)
    for (const side of SIDES) {
      const outcome = each[side]?.outcome;
      if (each.placedOn !== null && outcome?.status === 'confirmed')
        add(mondayOf(each.placedOn), side, outcome.price ?? 0);
    }
  return sums;
};

const isPlaced = ({ outcome }: BookingInRun): boolean =>
  outcome.status === 'confirmed' || outcome.status === 'reserveList';

/** Returns the bookings that have `field` in each run. Older recordings lack the field (R47). */
const bookingsWithField = (
  all: readonly DifferentBooking[],
  field: 'rebates' | 'dues',
): readonly DifferentBooking[] =>
  all.filter((each) => SIDES.every((side) => each[side]?.[field] !== null));

const rebatesOf = (all: readonly DifferentBooking[]): Totals['rebates'] => {
  const { add, sums } = sumBy<RebateKind>();
  for (const each of bookingsWithField(all, 'rebates'))
    for (const side of SIDES) {
      const current = each[side];
      if (current === null || !isPlaced(current)) continue;
      for (const kind of REBATES_IN_ORDER) add(kind, side, current.rebates?.[kind] ?? 0);
    }
  return REBATES_IN_ORDER.flatMap((kind) => {
    const pair = sums.get(kind);
    return pair === undefined || (pair.recorded === 0 && pair.replayed === 0)
      ? []
      : [{ kind, ...pair }];
  });
};

const duesOf = (all: readonly DifferentBooking[]): Totals['dues'] => {
  const { add, sums } = sumBy<string>();
  for (const each of bookingsWithField(all, 'dues'))
    for (const side of SIDES)
      for (const { amount, due } of each[side]?.dues ?? []) add(due.slice(0, MONTH), side, amount);
  return byKey(sums).map(([month, pair]) => ({ month, ...pair }));
};

const MONTH = '2027-06'.length;

const byKey = <V>(sums: ReadonlyMap<string, V>): readonly (readonly [string, V])[] =>
  [...sums].sort(([a], [b]) => (a < b ? -1 : 1));

const refusedEntryOf = (all: readonly DifferentBooking[]): Totals['refused'] => {
  const counts = new Map<string, RefusedCommand & { bookings: number }>();
  for (const { refused } of all) {
    if (refused === null) continue;
    const counted = counts.get(`${refused.command}/${refused.kind}`) ?? { ...refused, bookings: 0 };
    counted.bookings += 1;
    counts.set(`${refused.command}/${refused.kind}`, counted);
  }
  return byKey(counts)
    .map(([, count]) => count)
    .toSorted((a, b) => b.bookings - a.bookings);
};

const waitingOf = (all: readonly DifferentBooking[]): Totals['waiting'] => {
  const { add, sums } = sumBy<number>();
  const names = new Map<number, string>();
  for (const each of all)
    for (const side of SIDES) {
      if (each[side]?.outcome.status !== 'reserveList') continue;
      names.set(each.offerId, each.offerName);
      add(each.offerId, side, 1);
    }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([offerId, pair]) => ({ offerId, offer: names.get(offerId) ?? '', ...pair }));
};

const takenOf = (
  all: readonly DifferentBooking[],
  side: (typeof SIDES)[number],
): ReadonlyMap<number, Occupancy> => {
  const occupancies = new Map<number, Occupancy>();
  for (const each of all) {
    const outcome = each[side]?.outcome;
    if (outcome?.status === 'confirmed')
      for (const { unitId, ...seats } of outcome.seats)
        occupancies.set(unitId, addOccupancy(occupancies.get(unitId) ?? NO_OCCUPANCY, seats));
  }
  return occupancies;
};

const unitsOf = (
  all: readonly DifferentBooking[],
  offers: readonly TwoOffers[],
): Totals['units'] => {
  const [recordedOccupancy, replayedOccupancy] = [
    takenOf(all, 'recorded'),
    takenOf(all, 'replayed'),
  ];
  return offers
    .flatMap(({ recorded, replayed }) =>
      recorded.units.flatMap((unit) => {
        const other = replayed.units.find(({ id }) => id === unit.id) ?? { ...unit, yachts: 0 };
        const takenPlaces = {
          recorded: takenPlacesOf(unit, recordedOccupancy.get(unit.id) ?? NO_OCCUPANCY),
          replayed: takenPlacesOf(other, replayedOccupancy.get(unit.id) ?? NO_OCCUPANCY),
        };
        if (takenPlaces.recorded === 0 && takenPlaces.replayed === 0) return [];
        const places = {
          recorded: unit.yachts * unit.berths,
          replayed: other.yachts * other.berths,
        };
        return [
          {
            offer: recorded.name,
            unit: unit.name,
            unitId: unit.id,
            from: recorded.from,
            places,
            taken: takenPlaces,
          },
        ];
      }),
    )
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.unitId - b.unitId));
};

export const whatIfTotals = (
  differentBookings: readonly DifferentBooking[],
  offers: readonly TwoOffers[],
): Totals => ({
  weeks: byKey(daysOn(differentBookings)).map(([monday, pair]) => ({ monday, ...pair })),
  rebates: rebatesOf(differentBookings),
  dues: duesOf(differentBookings),
  refused: refusedEntryOf(differentBookings),
  waiting: waitingOf(differentBookings),
  units: unitsOf(differentBookings, offers),
  withoutRebates: differentBookings.filter(({ recorded }) => recorded.rebates === null).length,
});
