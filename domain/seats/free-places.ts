import type { Unit } from '../catalogue/offer.ts';
import type { Openness } from './openness.ts';

/** What an offer's card counts: places, or yachts if the offer sells only whole yachts (R61). */
export type FreePlaces = {
  readonly of: 'place' | 'yacht';
  readonly free: number;
  readonly all: number;
};

type UnitState = { readonly unit: Unit; readonly openness: Openness };

const sum = <T>(items: readonly T[], count: (item: T) => number): number =>
  items.reduce((total, item) => total + count(item), 0);

/**
 * Returns how many places or yachts of an offer are free to book today, and how many it has (R5,
 * R9).
 */
export const freePlaces = (
  units: readonly UnitState[],
  placeOrYacht: FreePlaces['of'],
): FreePlaces =>
  placeOrYacht === 'place'
    ? {
        of: placeOrYacht,
        free: sum(units, ({ openness }) => (openness.placeOpen ? openness.remaining : 0)),
        all: sum(units, ({ unit }) => (unit.sellsPlaces ? unit.yachts * unit.berths : 0)),
      }
    : {
        of: placeOrYacht,
        free: sum(units, ({ unit, openness }) =>
          openness.wholeOpen ? Math.floor(openness.remaining / unit.berths) : 0,
        ),
        all: sum(units, ({ unit }) => (unit.sellsWhole ? unit.yachts : 0)),
      };
