import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findBuiltInDrawing } from '../../../../adapters/content/named-pictures.ts';
import { drawingByName } from '../../../../adapters/illustrations/drawing-by-name.ts';
import { faultsOfXml } from './xml.ts';

const ARTICLES = join(import.meta.dirname, '../../../../adapters/content/files/blog');

const named = readdirSync(ARTICLES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    [
      ...readFileSync(join(ARTICLES, file), 'utf8').matchAll(/^:::drawing\{[^}]*name="([^"]*)"/gm),
    ].map(([, name = '']) => name),
  );

const servedFor = (name: string): string =>
  drawingByName(/^\/sceny\/(.+)\.svg$/.exec(findBuiltInDrawing(name)?.url ?? '')?.[1] ?? '') ?? '';

describe('the flat drawings in the articles', () => {
  it('exist for every name that an article uses', () => {
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => servedFor(name) === '')).toEqual([]);
  });

  it('are small, well-formed, and of the size that the page reserves for them', () => {
    for (const name of named) {
      const svg = servedFor(name);
      expect(faultsOfXml(svg), name).toEqual([]);
      const { width, height } = findBuiltInDrawing(name) ?? {};
      expect(svg, name).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(svg.length, name).toBeLessThanOrEqual(8000);
    }
  });

  it('have only finite numbers, and their paths have only commands and numbers', () => {
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

  it('are all different', () => {
    expect(new Set(named.map(servedFor)).size).toBe(new Set(named).size);
  });

  it('do not exist for unknown names or names of object properties', () => {
    expect(findBuiltInDrawing('nie-ma')).toBeNull();
    expect(drawingByName('rysunek-nie-ma')).toBeNull();
    expect(drawingByName('rysunek-constructor')).toBeNull();
  });
});
