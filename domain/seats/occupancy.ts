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

export type Fleet = Pick<Unit, 'yachts' | 'berths' | 'cabins'>;

/**
 * Returns true if the fleet has room for what is taken (R7). Besides whole yachts, each pair needs
 * a cabin and each person a berth, because single places of a booking may be split.
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

/** Returns the taken places (P in the rules); a whole yacht counts all its berths. */
export const reservedPlaces = (fleet: Fleet, taken: Occupancy): number =>
  taken.wholes * fleet.berths + 2 * taken.pairs + taken.singles;

/** Returns the number of free places; never negative (R5). */
export const remainingPlaces = (fleet: Fleet, taken: Occupancy): number =>
  Math.max(0, fleet.yachts * fleet.berths - reservedPlaces(fleet, taken));
