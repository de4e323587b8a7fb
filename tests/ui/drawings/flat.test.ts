import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../../adapters/blog/drawings.ts';
import { drawingByName } from '../../../ui/drawings/drawingName.ts';
import { faultsOfXml } from './xml.ts';

const ARTICLES = join(import.meta.dirname, '../../../adapters/content/files/blog');

const named = readdirSync(ARTICLES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [...readFileSync(join(ARTICLES, file), 'utf8').matchAll(/^:::drawing\{[^}]*name="([^"]*)"/gm)].map(([, name = '']) => name),
  );

/** What stands at the address that the article's picture has. */
const servedFor = (name: string): string => drawingByName(/^\/sceny\/(.+)\.svg$/.exec(drawingOf(name)?.url ?? '')?.[1] ?? '') ?? '';

describe('the flat drawings in the articles', () => {
  it('are there for every name that an article gives', () => {
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => servedFor(name) === '')).toEqual([]);
  });

  it('are well-formed, in the measure that the page keeps free for them, and small', () => {
    for (const name of named) {
      const svg = servedFor(name);
      expect(faultsOfXml(svg), name).toEqual([]);
      const { width, height } = drawingOf(name) ?? {};
      expect(svg, name).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(svg.length, name).toBeLessThanOrEqual(8000);
    }
  });

  it('have finite numbers, and paths of commands and numbers alone', () => {
    for (const name of named) {
      const svg = servedFor(name);
      expect(svg, name).not.toMatch(/NaN|Infinity|undefined|null/);
      const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => d);
      expect(paths.length, name).toBeGreaterThan(5);
      expect(
        paths.filter((d) => !/^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/.test(d)),
        name,
      ).toEqual([]);
    }
  });

  it('are no two alike', () => {
    expect(new Set(named.map(servedFor)).size).toBe(new Set(named).size);
  });

  it('are not made up for a name that nobody draws, nor for what every object has', () => {
    expect(drawingOf('nie-ma')).toBeNull();
    expect(drawingByName('rysunek-nie-ma')).toBeNull();
    expect(drawingByName('rysunek-constructor')).toBeNull();
  });
});
