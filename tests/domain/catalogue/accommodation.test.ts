import { describe, expect, it } from 'vitest';
import { initialUnitClass } from '../../../domain/catalogue/accommodation.ts';
import { LUXURY, PREMIER } from '../../arbitraries/offers.ts';

describe('the yacht class that is selected at first', () => {
  it('W-031: is Premier if the offer has it, or else the class of the first unit; null without units', () => {
    const superior = { ...PREMIER, unitClass: 'superior' } as const;
    const full = () => false;
    expect(
      [[LUXURY, PREMIER], [superior, LUXURY], []].map((units) => initialUnitClass(units, full)),
    ).toEqual(['premier', 'superior', null]);
  });

  it('R62.5: is the class of the first unit that has room for the party', () => {
    const superior = { ...PREMIER, id: 505, unitClass: 'superior' } as const;
    expect(
      initialUnitClass([PREMIER, superior, LUXURY], ({ unitClass }) => unitClass !== 'premier'),
    ).toBe('superior');
    expect(initialUnitClass([PREMIER, superior], () => true)).toBe('premier');
  });
});
