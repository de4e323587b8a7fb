import { describe, expect, it } from 'vitest';
import { identityProblems } from './identity.ts';
import { importsOf, readSources } from './source-tree.ts';

describe('numbers and names of the catalogue in the code', () => {
  it('R3.4: the code compares them with the documents’ table only when it reads old stored data', () => {
    const readers = readSources(['domain', 'application', 'adapters', 'ui'])
      .flatMap(importsOf)
      .flatMap(({ from, target, typeOnly }) =>
        target === 'adapters/system/older-offers.ts' && !typeOnly ? [from] : [],
      );
    expect([...new Set(readers)].sort()).toEqual([
      'adapters/composition/audit.ts',
      'adapters/composition/opened-shop.ts',
      'adapters/journal/world-codecs.ts',
      'adapters/storage/sql/bookings/documents-version-1.ts',
      'adapters/storage/sql/journal/journal-lines.ts',
      'adapters/storage/sql/shop-versions.ts',
      'adapters/storage/sql/values.ts',
      'adapters/system/live-shop.ts',
    ]);
  });

  it('R3.2: decide no rule, because rules use traits of offers', () => {
    expect(identityProblems(readSources(['domain', 'application', 'adapters', 'ui']))).toEqual([]);
  });

  it.each([
    ['export const cheap = offer.id === 82;', 'compares id with a number'],
    ['export const cheap = 82 !== booking.offerId;', 'compares offerId with a number'],
    ['export const far = countryId >= 9;', 'compares countryId with a number'],
    ['export const luggage = addon?.addonId === 7;', 'compares addonId with a number'],
    ['export const listed = [3, 54].includes(offer.id);', 'looks for id in a list of numbers'],
    ["export const cup = offer.name.includes('Cup');", 'searches name'],
    ['export const course = /Kurs/.test(offer.Name);', 'searches Name'],
    ["export const lake = offer.name === 'Mazury';", 'compares name with a text'],
    [
      'export const which = () => { switch (offer.id) { case 82: return 1; } };',
      'compares id with a number',
    ],
  ])('the check reports this code: %s', (text, found) => {
    expect(identityProblems([{ path: 'domain/planted.ts', text }])).toEqual([
      `domain/planted.ts ${found}`,
    ]);
  });

  it.each([
    'export const same = one.id === other.id;',
    'export const none = roomId === 0;',
    "export const has = traits.includes('course');",
    "export const typed = name.trim() === '';",
    'export const few = id < 12;',
  ])('the check accepts this code: %s', (text) => {
    expect(identityProblems([{ path: 'ui/planted.ts', text }])).toEqual([]);
  });
});
