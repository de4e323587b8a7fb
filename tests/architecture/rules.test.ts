import { describe, expect, it } from 'vitest';
import { rulesNamed } from './rules.ts';
import { readSources } from './source-tree.ts';

const upTo = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const ALL = upTo(1, 59);
/** Rules that no test names yet, each with the issue that builds it; whoever names one in a test takes it off here. */
const LATER: Readonly<Record<number, string>> = {
  38: 'contract and invoice: issue 5',
  41: 'messages of the panel: issue 5',
  47: 'replay under other figures: issue 3, with its command',
};

describe('rules', () => {
  it('are each named by a test, but for those of later issues', () => {
    const named = rulesNamed(readSources(['tests'], ['.test.ts', '.test.tsx', '.spec.ts', '.spec.tsx']));
    const waiting = Object.entries(LATER).filter(([rule]) => !named.has(Number(rule)));
    console.info(`No test names these rules yet: ${waiting.map(([rule, why]) => `R${rule} (${why})`).join(', ')}`);
    expect(ALL.filter((rule) => !named.has(rule) && LATER[rule] === undefined).map((rule) => `R${rule}`)).toEqual([]);
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
