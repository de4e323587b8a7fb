import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EQUIVALENTS, type Equivalent } from './equivalents.ts';

const ROOT = new URL('../../', import.meta.url);

/** The text must stand on a line that contains `beside`, or before one that does. */
const stands = ({ file, was, beside = '' }: Equivalent): boolean => {
  const path = new URL(file, ROOT);
  const pieces = existsSync(path) ? readFileSync(path, 'utf8').split(was) : [];
  return pieces.slice(1).some((after, index) => {
    const before = pieces.slice(0, index + 1).join(was);
    return `${before.slice(before.lastIndexOf('\n') + 1)}${was}${after}`
      .split('\n')
      .slice(0, 2)
      .join('\n')
      .includes(beside);
  });
};

describe('the list of code changes that change no result, so no test can detect them (npm run mutate)', () => {
  it('each entry quotes a text that exists in the program', () => {
    expect(EQUIVALENTS.filter((equivalent) => !stands(equivalent))).toEqual([]);
  });

  it('no two entries are the same', () => {
    const all = EQUIVALENTS.map(({ file, was, now, beside }) =>
      JSON.stringify([file, was, now, beside]),
    );
    expect(all.filter((equivalent, index) => all.indexOf(equivalent) < index)).toEqual([]);
  });

  it('the check reports an entry if its text is missing, or is not near the text in `beside`', () => {
    const equivalent = {
      file: 'tests/mutation/stryker.config.json',
      was: '"perTest"',
      now: '',
      why: '',
    };
    expect(stands(equivalent)).toBe(true);
    expect(stands({ ...equivalent, beside: 'coverageAnalysis' })).toBe(true);
    expect(stands({ ...equivalent, beside: 'testRunner' })).toBe(false);
    expect(stands({ ...equivalent, was: '"all"' })).toBe(false);
    expect(stands({ ...equivalent, file: 'domain/none.ts' })).toBe(false);
  });
});
