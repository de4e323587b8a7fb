import { describe, expect, it } from 'vitest';
import { duplicateNames, filesByName, OLD_NAMES, SHARED_NAMES } from './names.ts';
import { readSources } from './source-tree.ts';

const sources = readSources(['domain', 'application', 'adapters', 'ui', 'tests'], ['.ts', '.tsx']);
const files = filesByName(sources);

const duplicates = (...planted: readonly (readonly [path: string, text: string])[]) =>
  duplicateNames(filesByName(planted.map(([path, text]) => ({ path, text }))));

describe('names that modules export', () => {
  it('have one meaning each', () => {
    expect(duplicateNames(files)).toEqual([]);
  });

  it.each(Object.keys(SHARED_NAMES))(
    'the exported name %s is still shared; otherwise remove it from SHARED_NAMES',
    (name) => {
      expect(files.get(name)?.length).toBeGreaterThan(1);
    },
  );

  it.each(OLD_NAMES)(
    'the folder %s of old names exists; otherwise remove it from OLD_NAMES',
    (folder) => {
      expect(sources.some(({ path }) => path.startsWith(folder))).toBe(true);
    },
  );
});

describe('the check of exported names', () => {
  it('finds a name with two meanings', () => {
    expect(
      duplicates(
        ['domain/a.ts', 'export const endOf = (day: string) => day;'],
        ['ui/b.tsx', 'export function endOf() {}'],
      ),
    ).toEqual(['endOf: domain/a.ts, ui/b.tsx']);
  });

  it.each([
    [
      'two types of one name in the domain',
      ['domain/a.ts', 'export type Placed = 1;'],
      ['domain/b.ts', 'export type Placed = 2;'],
    ],
    [
      'a component and a wire type of one name',
      ['adapters/http/contract/a.ts', 'export type Offer = 1;'],
      ['ui/Offer.tsx', 'export const Offer = () => null;'],
    ],
    [
      'two functions of one name in one store',
      ['adapters/storage/sql/a.ts', 'export const fromVersion1 = () => 1;'],
      ['adapters/storage/sql/b.ts', 'export const fromVersion1 = () => 2;'],
    ],
  ] as const)('finds %s', (_, first, other) => {
    expect(duplicates(first, other)).toHaveLength(1);
  });

  it.each([
    [
      'a codec with its type and the domain’s type of that name',
      ['adapters/http/contract/a.ts', 'export const Offer = 1;\nexport type Offer = typeof Offer;'],
      ['domain/offer.ts', 'export type Offer = 2;'],
    ],
    [
      'one function for each store',
      ['adapters/storage/memory/a.ts', 'export const bankReader = () => 1;'],
      ['adapters/storage/sql/a.ts', 'export const bankReader = () => 2;'],
    ],
    [
      'a name that only one file exports',
      ['domain/a.ts', 'export const rate = 1;'],
      ['domain/b.ts', 'const rate = 2;'],
    ],
  ] as const)('accepts %s', (_, first, other) => {
    expect(duplicates(first, other)).toEqual([]);
  });
});
