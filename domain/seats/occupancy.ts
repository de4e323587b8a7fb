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
 * Returns true if a unit has room for all sold places (R7). A whole-yacht booking needs a yacht, a
 * pair needs a cabin, anyone else needs a berth. Single places of one booking can be on several
 * yachts.
 */
export const fitsFleet = (fleet: Fleet, occupancy: Occupancy): boolean => {
  const sharedYachts = fleet.yachts - occupancy.wholes;
  const pairsPerYacht = Math.min(fleet.cabins, Math.floor(fleet.berths / 2));
  return (
    sharedYachts >= 0 &&
    occupancy.pairs <= pairsPerYacht * sharedYachts &&
    2 * occupancy.pairs + occupancy.singles <= fleet.berths * sharedYachts
  );
};

/** Returns how many places are taken (P in the rules); a whole yacht counts all its berths. */
export const takenPlacesOf = (fleet: Fleet, occupancy: Occupancy): number =>
  occupancy.wholes * fleet.berths + 2 * occupancy.pairs + occupancy.singles;

/** Returns the number of free places; never negative (R5). */
export const remainingPlaces = (fleet: Fleet, occupancy: Occupancy): number =>
  Math.max(0, fleet.yachts * fleet.berths - takenPlacesOf(fleet, occupancy));
