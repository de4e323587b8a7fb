import type { Unit } from '../catalogue/offer.ts';

/** Of one unit: confirmed bookings and active holds (R6, R7). */
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

/** R identical yachts with A berths and some two-person cabins each. */
export type Fleet = Pick<Unit, 'yachts' | 'berths' | 'cabins'>;

/**
 * Each whole yacht takes one yacht (R7). On the others it suffices to have cabins for all pairs
 * and berths for all people, because single places may be split.
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

/** Returns P of the rules. A whole yacht counts all its berths (R5). */
export const reservedPlaces = (fleet: Fleet, taken: Occupancy): number =>
  taken.wholes * fleet.berths + 2 * taken.pairs + taken.singles;

/** Returns the number of free places; never negative (R5). */
export const remainingPlaces = (fleet: Fleet, taken: Occupancy): number =>
  Math.max(0, fleet.yachts * fleet.berths - reservedPlaces(fleet, taken));
