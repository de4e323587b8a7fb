import { describe, expect, it } from 'vitest';
import { diffFields } from '../../../domain/shop-changes/differences.ts';
import { LUXURY, OFFER, offerWith, PREMIER } from '../../arbitraries/offers.ts';

describe('the differences between two values', () => {
  it('are listed by field; list items are matched by their number, wherever they are in the list', () => {
    const after = offerWith({
      units: [LUXURY, { ...PREMIER, yachts: 3 }],
      traits: ['reserveListOnly'],
    });
    expect(diffFields(OFFER, after)).toEqual([
      { field: 'traits.0', before: undefined, after: 'reserveListOnly' },
      { field: 'units.501.yachts', before: 2, after: 3 },
    ]);
    expect(diffFields({ a: null, b: undefined }, { a: null })).toEqual([]);
    expect(diffFields({ a: null }, { a: { c: 1 } })).toEqual([
      { field: 'a', before: null, after: { c: 1 } },
    ]);
  });

  it('list items without a unique number are matched by their position', () => {
    const changedFields = (before: readonly unknown[], after: readonly unknown[]) =>
      diffFields(before, after).map(({ field }) => field);
    expect(changedFields([{ id: 7, a: 1 }], [{ id: 7, a: 2 }])).toEqual(['7.a']);
    expect(changedFields([{ id: 7, a: 1 }, { id: 7 }], [{ id: 7, a: 2 }, { id: 7 }])).toEqual([
      '0.a',
    ]);
    expect(changedFields([{ id: 7, a: 1 }, { a: 3 }], [{ id: 7, a: 2 }, { a: 3 }])).toEqual([
      '0.a',
    ]);
    expect(changedFields([{ a: 1 }, null], [{ a: 2 }, null])).toEqual(['0.a']);
    expect(changedFields([null], [7])).toEqual(['0']);
    expect(changedFields([], [{ id: 7 }])).toEqual(['7']);
    expect(
      changedFields([{ unitId: 5, a: 1 }, { unitId: 6 }], [{ unitId: 6 }, { unitId: 5, a: 2 }]),
    ).toEqual(['5.a']);
  });

  it('a list never equals an object with the same items; an object never equals a missing value (null)', () => {
    expect(diffFields({ a: [1] }, { a: { 0: 1 } })).toEqual([
      { field: 'a', before: [1], after: { 0: 1 } },
    ]);
    expect(diffFields({ a: { c: 1 } }, { a: null })).toEqual([
      { field: 'a', before: { c: 1 }, after: null },
    ]);
  });
});
