import { describe, expect, it } from 'vitest';
import { placesPerUnit } from '../../../domain/seats/claim.ts';

describe('places that a party takes', () => {
  it('R7.2: one whole yacht of participant 1’s unit, for any number of travellers', () => {
    expect(placesPerUnit('whole', [7, 7, 7])).toEqual([
      { unitId: 7, wholes: 1, pairs: 0, singles: 0 },
    ]);
  });

  it('R7.2: one cabin for a party of two', () => {
    expect(placesPerUnit('cabin', [7, 7])).toEqual([
      { unitId: 7, wholes: 0, pairs: 1, singles: 0 },
    ]);
  });

  it('R7: with single places, one place per participant, counted per unit in the order of unit numbers', () => {
    expect(placesPerUnit('single', [9, 7, 9])).toEqual([
      { unitId: 7, wholes: 0, pairs: 0, singles: 1 },
      { unitId: 9, wholes: 0, pairs: 0, singles: 2 },
    ]);
  });

  it('R7: a party takes no places as long as it has chosen no unit', () => {
    for (const accommodation of ['single', 'cabin', 'whole'] as const)
      expect(placesPerUnit(accommodation, [])).toEqual([]);
  });
});
