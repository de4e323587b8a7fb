import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRAND_TOKENS } from '../../../adapters/brand/brand-tokens.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const cssName = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

describe('brand tokens of mails and papers', () => {
  it('issue 42: colours are those of the style sheet', () => {
    const css = read('ui/styles/tokens.css');
    const inStyleSheet = Object.fromEntries(
      Object.keys(BRAND_TOKENS.colours).map((name) => [
        name,
        new RegExp(`${cssName(name)}: (#[0-9a-f]{6});`).exec(css)?.[1],
      ]),
    );
    expect(BRAND_TOKENS.colours).toEqual(inStyleSheet);
  });

  it('issue 42: the logo is that of the pages', () => {
    const { shape, wake } = BRAND_TOKENS.logo;
    for (const path of ['ui/parts/Logo.tsx', 'ui/icon.svg'])
      expect([shape, wake].filter((part) => !read(path).includes(`d="${part}"`))).toEqual([]);
  });
});
