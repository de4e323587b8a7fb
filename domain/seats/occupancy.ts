import type { Unit } from '../catalogue/offer.ts';

/** What confirmed bookings and active holds take in one unit (R6, R7). */
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

/** A fleet: identical yachts, each with the same berths and two-person cabins. */
export type Fleet = Pick<Unit, 'yachts' | 'berths' | 'cabins'>;

/**
 * Returns true if the fleet has room. Each whole yacht takes one yacht (R7). The other yachts need
 * a cabin for each pair and a berth for each person, because single places may be split.
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

/**
 * Returns the number of taken places (P in the rules). A whole yacht counts all its berths (R5).
 */
export const reservedPlaces = (fleet: Fleet, taken: Occupancy): number =>
  taken.wholes * fleet.berths + 2 * taken.pairs + taken.singles;

/** Returns the number of free places; never negative (R5). */
export const remainingPlaces = (fleet: Fleet, taken: Occupancy): number =>
  Math.max(0, fleet.yachts * fleet.berths - reservedPlaces(fleet, taken));
