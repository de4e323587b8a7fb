import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addOccupancy,
  fitsFleet,
  remainingPlaces,
  takenPlacesOf,
} from '../../../domain/seats/occupancy.ts';
import { units } from '../../arbitraries/offers.ts';
import { fitsByBruteForce } from '../../support/brute-packer.ts';
import { runs } from '../../support/runs.ts';

const upTo = (limit: number): readonly number[] =>
  Array.from({ length: limit + 1 }, (_, value) => value);

describe('whether parties fit on the yachts of a fleet', () => {
  it('R7.3, R7.5: the shop’s answer is the same as that of a program that tries all ways', () => {
    let compared = 0;
    const wrong: string[] = [];
    for (const yachts of upTo(3))
      for (const berths of upTo(6).slice(1))
        for (const cabins of upTo(4)) {
          const fleet = { yachts, berths, cabins };
          for (const wholes of upTo(Math.min(2, yachts + 1)))
            for (const pairs of upTo(5))
              for (const singles of upTo(4)) {
                // Only small counts and those around the last free berth can differ.
                const remaining = Math.max(0, (yachts - wholes) * berths - 2 * pairs);
                for (const count of new Set([singles, remaining, remaining + 1])) {
                  if (count > 7) continue;
                  const occupancy = { wholes, pairs, singles: count };
                  compared += 1;
                  if (fitsFleet(fleet, occupancy) !== fitsByBruteForce(fleet, occupancy))
                    wrong.push(JSON.stringify({ fleet, taken: occupancy }));
                }
              }
        }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(10_000);
  });

  it.each([
    ['4 cabins and 2 more people fit', { pairs: 4, singles: 2 }, true],
    ['a fifth cabin does not fit, though 2 berths are free', { pairs: 5 }, false],
    ['an eleventh person does not fit', { singles: 11 }, false],
    ['nobody else fits beside a whole yacht', { wholes: 1, singles: 1 }, false],
    ['one whole yacht fits', { wholes: 1 }, true],
    ['a second whole yacht does not fit', { wholes: 2 }, false],
  ])('R7.5: on one yacht of 10 berths and 4 cabins: %s', (_case, occupancy, fits) => {
    expect(
      fitsFleet(
        { yachts: 1, berths: 10, cabins: 4 },
        { wholes: 0, pairs: 0, singles: 0, ...occupancy },
      ),
    ).toBe(fits);
  });

  it('R7: a cabin needs two berths on one yacht, so a yacht of 3 berths has room for one pair', () => {
    expect(
      fitsFleet({ yachts: 2, berths: 3, cabins: 2 }, { wholes: 0, pairs: 2, singles: 2 }),
    ).toBe(true);
    expect(
      fitsFleet({ yachts: 2, berths: 3, cabins: 2 }, { wholes: 0, pairs: 3, singles: 0 }),
    ).toBe(false);
  });

  const occupancies = fc.record({ wholes: fc.nat(5), pairs: fc.nat(12), singles: fc.nat(30) });

  it('R5.1: free places are never negative; with the places taken they are all berths of the fleet', () => {
    fc.assert(
      fc.property(units(1), occupancies, (unit, occupancy) => {
        expect(remainingPlaces(unit, occupancy)).toBeGreaterThanOrEqual(0);
        if (fitsFleet(unit, occupancy))
          expect(remainingPlaces(unit, occupancy) + takenPlacesOf(unit, occupancy)).toBe(
            unit.yachts * unit.berths,
          );
      }),
      runs(500),
    );
  });

  it('R7: after a party leaves, the others still fit', () => {
    fc.assert(
      fc.property(units(1), occupancies, occupancies, (unit, some, more) => {
        if (fitsFleet(unit, addOccupancy(some, more))) expect(fitsFleet(unit, some)).toBe(true);
      }),
      runs(500),
    );
  });

  it('R5.10: a booking of a whole yacht takes all its berths, for any number of travellers', () => {
    expect(
      takenPlacesOf({ yachts: 3, berths: 10, cabins: 4 }, { wholes: 1, pairs: 2, singles: 3 }),
    ).toBe(17);
  });
});
