import { describe, expect, it } from 'vitest';
import { EMPTY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import { opennessOf } from '../../../domain/seats/openness.ts';
import { takesParty } from '../../../domain/seats/takes-party.ts';
import { OFFER, PREMIER } from '../../arbitraries/offers.ts';
import { party } from '../../arbitraries/parties.ts';

const takes = (choices: ReturnType<typeof party>, taken: Partial<Occupancy> = {}): boolean =>
  takesParty(OFFER, PREMIER, opennessOf(OFFER, PREMIER, { ...EMPTY, ...taken }), choices);

describe('whether a unit takes a party (R62.5)', () => {
  it('R62.5: of places it must have as many as there are travellers', () => {
    expect([takes(party('single', 3), { singles: 17 }), takes(party('single', 4), { singles: 17 })]).toEqual([true, false]);
  });

  it('R62.5: of a whole yacht one must be free that is large enough for them and their skipper', () => {
    const own = { ownSkipper: true };
    expect([9, 10].map((count) => takes(party('whole', count)))).toEqual([true, false]);
    expect(takes(party('whole', 10, [], own))).toBe(true);
    expect(takes(party('whole', 4), { singles: 11 })).toBe(false);
  });

  it('R62.5: of cabins one must be free', () => {
    expect([takes(party('cabin', 2)), takes(party('cabin', 2), { wholes: 2 })]).toEqual([true, false]);
    // A yacht is still empty, and yet no cabin of it is sold for a night of two: the class has none.
    const noCabins = { ...PREMIER, cabins: 0 };
    expect(takesParty(OFFER, noCabins, opennessOf(OFFER, noCabins, EMPTY), party('cabin', 2))).toBe(false);
  });
});
