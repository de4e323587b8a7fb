import type { Accommodation } from '../catalogue/accommodation.ts';
import type { Choices } from '../party/choices.ts';
import type { Occupancy } from './occupancy.ts';
import { EMPTY } from './occupancy.ts';

/** What a booking wants of one unit. */
export type Seats = Occupancy & { readonly unitId: number };

/**
 * What a party takes of each unit it chose, by ascending unit number: one yacht, one cabin, or a place for each participant
 * (whole yachts and cabins sit on participant 1's unit).
 */
export const seatsFor = (accommodation: Accommodation, unitIds: readonly number[]): readonly Seats[] => {
  const first = unitIds[0];
  if (first === undefined) return [];
  if (accommodation === 'whole') return [{ ...EMPTY, unitId: first, wholes: 1 }];
  if (accommodation === 'cabin') return [{ ...EMPTY, unitId: first, pairs: 1 }];
  const places = new Map<number, number>();
  for (const unitId of unitIds) places.set(unitId, (places.get(unitId) ?? 0) + 1);
  return [...places].sort(([a], [b]) => a - b).map(([unitId, singles]) => ({ ...EMPTY, unitId, singles }));
};

/** What a party takes of the units it has chosen so far. */
export const seatsOf = (choices: Choices): readonly Seats[] =>
  seatsFor(
    choices.accommodation,
    choices.participants.flatMap((participant) => (participant.unitId === null ? [] : [participant.unitId])),
  );
