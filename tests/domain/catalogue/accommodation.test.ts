import { describe, expect, it } from 'vitest';
import { firstClassShown } from '../../../domain/catalogue/accommodation.ts';
import { LUXURY, PREMIER } from '../../arbitraries/offers.ts';

describe('the class of yachts that is shown first', () => {
  it('W-031: is Premier wherever it stands, else the first unit’s, and none where nothing is sold', () => {
    const superior = { ...PREMIER, unitClass: 'superior' } as const;
    expect([[LUXURY, PREMIER], [superior, LUXURY], []].map(firstClassShown)).toEqual(['premier', 'superior', null]);
  });
});
