import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const selectorsOf = (sheet: string): readonly string[] =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'));

/** After an inserted element the browser would match such a selector against the whole page. */
const restylesPage = (selector: string): boolean =>
  /:has\([^,]*\s(?:>\s*)?:[\w-]+[^,)]*$/m.test(selector);

describe('style sheets have no selector that makes a browser restyle the whole page', () => {
  it('the check finds a selector that makes the browser restyle the whole page after a small change', () => {
    expect(restylesPage('.grid > .card:not(:has(.note)) .foot > :first-child')).toBe(true);
    expect(restylesPage('.units:has(> .shown:only-child)')).toBe(false);
    expect(restylesPage('.facts:has(> :nth-child(3n + 4):last-child)')).toBe(false);
  });

  it('no selector with :has() ends in a bare pseudo-class, as `.list:has(a) > :first-child` does', () => {
    const found = globSync('ui/**/*.css').flatMap((file) =>
      selectorsOf(readFileSync(file, 'utf8'))
        .filter(restylesPage)
        .map((selector) => `${file}: ${selector}`),
    );
    expect(found).toEqual([]);
  });
});

it('layouts change by the width in em, so that a larger font of the browser gets the narrow layout', () => {
  const inPixels = globSync('ui/**/*.{css,ts,tsx}').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/\((?:(?:max|min)-)?width\s*(?::|[<>]=?)\s*[\d.]+px/g),
    ].map(([query]) => `${file}: ${query}`),
  );
  expect(inPixels).toEqual([]);
});
