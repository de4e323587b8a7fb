import { describe, expect, it } from 'vitest';
import { plantBug } from './planted-program.ts';
import { PLANTS } from './plants.ts';

describe('the planted bugs that tests must find in money and seats (npx node tests/planted/main.ts)', () => {
  it('there are twenty, and no two are the same', () => {
    expect(new Set(PLANTS.map(({ file, now }) => `${file} ${now}`)).size).toBe(20);
  });

  it.each(PLANTS.map((plant) => [plant.rule, plant.what, plant] as const))(
    'the text that a planted bug replaces occurs exactly once in the program: %s (%s)',
    (_rule, _what, plant) => {
      const text = plantBug(plant);
      expect(text).toContain(plant.now);
    },
  );

  it('the check reports a bug whose text is missing or occurs twice', () => {
    const plant = { what: '', rule: 'R7', file: 'some.ts', old: 'a', now: 'b' };
    expect(plantBug(plant, 'xay')).toBe('xby');
    expect(() => plantBug(plant, 'xy')).toThrow('some.ts: 0 places are "a"');
    expect(() => plantBug(plant, 'aya')).toThrow('some.ts: 2 places are "a"');
  });
});
