import type { Accommodation } from '../catalogue/accommodation.ts';
import type { Choices } from '../party/choices.ts';
import type { Occupancy } from './occupancy.ts';
import { NO_OCCUPANCY } from './occupancy.ts';

export type PlacesInUnit = Occupancy & { readonly unitId: number };

/** Returns the places taken in each unit. A whole yacht or a cabin is in participant 1's unit. */
export const placesPerUnit = (
  accommodation: Accommodation,
  unitIds: readonly number[],
): readonly PlacesInUnit[] => {
  const first = unitIds[0];
  if (first === undefined) return [];
  if (accommodation === 'whole') return [{ ...NO_OCCUPANCY, unitId: first, wholes: 1 }];
  if (accommodation === 'cabin') return [{ ...NO_OCCUPANCY, unitId: first, pairs: 1 }];
  const units: { -readonly [F in keyof PlacesInUnit]: PlacesInUnit[F] }[] = [];
  for (const unitId of unitIds) {
    const existing = units.find((unit) => unit.unitId === unitId);
    if (existing === undefined) units.push({ ...NO_OCCUPANCY, singles: 1, unitId });
    else existing.singles += 1;
  }
  return units.sort((a, b) => a.unitId - b.unitId);
};

export const placesPerUnitOfChoices = ({
  accommodation,
  participants,
}: Choices): readonly PlacesInUnit[] => {
  const unitIds: number[] = [];
  for (const { unitId } of participants) if (unitId !== null) unitIds.push(unitId);
  return placesPerUnit(accommodation, unitIds);
};
