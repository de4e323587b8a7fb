import type { Unit } from '../catalogue/offer.ts';

/** What accepted bookings and active holds take of one unit (R6, R7). */
export type Occupancy = {
  readonly wholes: number;
  readonly pairs: number;
  readonly singles: number;
};

export const NO_OCCUPANCY: Occupancy = { wholes: 0, pairs: 0, singles: 0 };

export const addOccupancy = (a: Occupancy, b: Occupancy): Occupancy => ({
  wholes: a.wholes + b.wholes,
  pairs: a.pairs + b.pairs,
  singles: a.singles + b.singles,
});

/** A fleet has R yachts with A berths and a number of cabins each. */
export type Fleet = Pick<Unit, 'yachts' | 'berths' | 'cabins'>;

/**
 * Everything accepted fits (R7). Whole yachts come first, no pair is split, single places may be.
 * On the yachts left it suffices that all pairs find cabins and all people berths.
 */
export const fitsFleet = (fleet: Fleet, taken: Occupancy): boolean => {
  const left = fleet.yachts - taken.wholes;
  const pairsPerYacht = Math.min(fleet.cabins, Math.floor(fleet.berths / 2));
  return (
    left >= 0 &&
    taken.pairs <= pairsPerYacht * left &&
    2 * taken.pairs + taken.singles <= fleet.berths * left
  );
};

/** P of the rules. A whole yacht counts all its berths, however many travel (R5). */
export const reservedPlaces = (fleet: Fleet, taken: Occupancy): number =>
  taken.wholes * fleet.berths + 2 * taken.pairs + taken.singles;

/** Free places are never negative (R5). */
export const remainingPlaces = (fleet: Fleet, taken: Occupancy): number =>
  Math.max(0, fleet.yachts * fleet.berths - reservedPlaces(fleet, taken));
