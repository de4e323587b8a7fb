import { describe, expect, it } from 'vitest';
import { rulesNamed } from './rules.ts';
import { readSources } from './source-tree.ts';

const upTo = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const ALL = upTo(1, 59);
/** The rules that the shop keeps already; the others join as they are built. */
const KEPT = [...upTo(1, 9), ...upTo(12, 20), 23, 24, ...upTo(28, 30), ...upTo(33, 36), ...upTo(42, 45), 50, 58, 59];

describe('rules', () => {
  it('that the shop keeps are each named by a test', () => {
    const named = rulesNamed(readSources(['tests'], ['.test.ts', '.test.tsx', '.spec.ts', '.spec.tsx']));
    const later = ALL.filter((rule) => !KEPT.includes(rule) && !named.has(rule));
    console.info(`No test names these rules yet: ${later.map((rule) => `R${rule}`).join(', ')}`);
    expect(KEPT.filter((rule) => !named.has(rule)).map((rule) => `R${rule}`)).toEqual([]);
    expect([...named].filter((rule) => !ALL.includes(rule))).toEqual([]);
  });

  it('are found in the names of tests and groups alone', () => {
    const planted = [
      "it('R1: adds up', () => {});",
      "it.each([[1]])('R2, R3: of %i', () => {});",
      "describe('R4', () => { test.describe.serial('R5', () => {}); });",
      'test(`R6 holds`, async () => {});',
      "// R7\nconst text = 'R8'; expect(text, 'R9').toBe('R10'); it('HR11 and R123', () => {});",
    ];
    const found = rulesNamed(planted.map((text, index) => ({ path: `tests/planted-${index}.test.ts`, text })));
    expect([...found].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
