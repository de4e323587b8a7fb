import { describe, expect, it } from 'vitest';
import { NO_OCCUPANCY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import { opennessOf } from '../../../domain/seats/openness.ts';
import { canBookUnitForParty } from '../../../domain/seats/takes-party.ts';
import { OFFER, PREMIER } from '../../arbitraries/offers.ts';
import { party } from '../../arbitraries/parties.ts';

const takes = (choices: ReturnType<typeof party>, occupancy: Partial<Occupancy> = {}): boolean =>
  canBookUnitForParty(
    OFFER,
    PREMIER,
    opennessOf(OFFER, PREMIER, { ...NO_OCCUPANCY, ...occupancy }),
    choices,
  );

describe('whether a unit has room for a party (R62.5)', () => {
  it('R62.5: single places need a free place for each traveller', () => {
    expect([
      takes(party('single', 3), { singles: 17 }),
      takes(party('single', 4), { singles: 17 }),
    ]).toEqual([true, false]);
  });

  it('R62.5: a whole yacht must be free, with berths for the party and its skipper', () => {
    const withSkipper = { ownSkipper: true };
    expect([9, 10].map((count) => takes(party('whole', count)))).toEqual([true, false]);
    expect(takes(party('whole', 10, [], withSkipper))).toBe(true);
    expect(takes(party('whole', 4), { singles: 11 })).toBe(false);
  });

  it('R62.5: a cabin booking needs a free cabin', () => {
    expect([takes(party('cabin', 2)), takes(party('cabin', 2), { wholes: 2 })]).toEqual([
      true,
      false,
    ]);
    const noCabins = { ...PREMIER, cabins: 0 };
    expect(
      canBookUnitForParty(
        OFFER,
        noCabins,
        opennessOf(OFFER, noCabins, NO_OCCUPANCY),
        party('cabin', 2),
      ),
    ).toBe(false);
  });
});
