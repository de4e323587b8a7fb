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
  const units: { -readonly [F in keyof Seats]: Seats[F] }[] = [];
  for (const unitId of unitIds) {
    const known = units.find((unit) => unit.unitId === unitId);
    if (known === undefined) units.push({ ...EMPTY, singles: 1, unitId });
    else known.singles += 1;
  }
  return units.sort((a, b) => a.unitId - b.unitId);
};

/** What a party takes of the units it has chosen so far. */
export const seatsOf = ({ accommodation, participants }: Choices): readonly Seats[] => {
  const unitIds: number[] = [];
  for (const { unitId } of participants) if (unitId !== null) unitIds.push(unitId);
  return seatsFor(accommodation, unitIds);
};
