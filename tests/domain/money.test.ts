import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capTo, percentHalfUp, sum, zloty } from '../../domain/money.ts';
import { amounts } from '../arbitraries/offers.ts';
import { runs } from '../support/runs.ts';

describe('amounts in grosze', () => {
  it('R1.1: a price in złoty is stored as a hundred times as many grosze', () => {
    expect(zloty(2349)).toBe(234_900);
    expect(sum([zloty(1), 50, -1])).toBe(149);
    expect(sum([])).toBe(0);
  });

  it.each([
    [149, 1, 1],
    [150, 1, 2],
    [151, 1, 2],
    [49, 1, 0],
    [50, 1, 1],
    [234_950, 1, 2350],
    [100, 0.75, 1],
    [66, 0.75, 0],
    [67, 0.75, 1],
    [199, 50, 100],
    [333, 30, 100],
    [335, 30, 101],
    [0, 30, 0],
    [12_345, 0, 0],
    [12_345, 100, 12_345],
  ])(
    'R1.3: of %i grosze, %f per cent is %i grosze, rounded half up',
    (amount, percent, expected) => {
      expect(percentHalfUp(amount, percent)).toBe(expected);
    },
  );

  it('R1: a percentage is in whole grosze, at most half a grosz from the exact value', () => {
    fc.assert(
      fc.property(amounts(), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const share = percentHalfUp(amount, hundredths / 100);
        expect(Number.isInteger(share)).toBe(true);
        const off = share * 10_000 - amount * hundredths;
        expect(off).toBeGreaterThan(-5000);
        expect(off).toBeLessThanOrEqual(5000);
      }),
      runs(500),
    );
  });

  it.each([
    [100, 300, 100],
    [300, 100, 100],
    [100, 0, 0],
    [100, -5, 0],
    [0, 50, 0],
  ])('capTo limits %i to at most %i: the result is %i', (amount, room, expected) => {
    expect(capTo(amount, room)).toBe(expected);
  });
});
