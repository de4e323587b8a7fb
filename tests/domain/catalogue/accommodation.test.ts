import { describe, expect, it } from 'vitest';
import { firstClassShown } from '../../../domain/catalogue/accommodation.ts';
import { LUXURY, PREMIER } from '../../arbitraries/offers.ts';

describe('the class of yachts that is shown first', () => {
  it('W-031: is Premier wherever it stands, else the first unit’s, and none where nothing is sold', () => {
    const superior = { ...PREMIER, unitClass: 'superior' } as const;
    const full = () => false;
    expect([[LUXURY, PREMIER], [superior, LUXURY], []].map((units) => firstClassShown(units, full))).toEqual(['premier', 'superior', null]);
  });

  it('R62.5: is that of the first unit that takes the party, where Premier takes it not', () => {
    const superior = { ...PREMIER, id: 505, unitClass: 'superior' } as const;
    expect(firstClassShown([PREMIER, superior, LUXURY], ({ unitClass }) => unitClass !== 'premier')).toBe('superior');
    expect(firstClassShown([PREMIER, superior], () => true)).toBe('premier');
  });
});
