import type { Unit } from '../catalogue/offer.ts';

/** What accepted bookings and live holds take of one unit (R6, R7): whole yachts, two-person cabins, single places. */
export type Occupancy = { readonly wholes: number; readonly pairs: number; readonly singles: number };

export const EMPTY: Occupancy = { wholes: 0, pairs: 0, singles: 0 };

export const plus = (a: Occupancy, b: Occupancy): Occupancy => ({
  wholes: a.wholes + b.wholes,
  pairs: a.pairs + b.pairs,
  singles: a.singles + b.singles,
});

/** The shape of a fleet that decides what fits: R yachts, A berths and a number of cabins on each. */
export type Fleet = Pick<Unit, 'yachts' | 'berths' | 'cabins'>;

/**
 * Whether everything that is accepted can still be put onto the fleet (R7). Whole yachts come first, no pair is split and
 * place parties may be, so with n yachts left it is enough that the pairs find cabins and all the people find berths.
 */
export const packs = (fleet: Fleet, taken: Occupancy): boolean => {
  const left = fleet.yachts - taken.wholes;
  const pairsPerYacht = Math.min(fleet.cabins, Math.floor(fleet.berths / 2));
  return left >= 0 && taken.pairs <= pairsPerYacht * left && 2 * taken.pairs + taken.singles <= fleet.berths * left;
};

/** P: places taken; a whole yacht counts all its berths, however many travel (R5). */
export const reservedPlaces = (fleet: Fleet, taken: Occupancy): number => taken.wholes * fleet.berths + 2 * taken.pairs + taken.singles;

/** Places that are left, never below zero (R5). */
export const remainingPlaces = (fleet: Fleet, taken: Occupancy): number =>
  Math.max(0, fleet.yachts * fleet.berths - reservedPlaces(fleet, taken));
