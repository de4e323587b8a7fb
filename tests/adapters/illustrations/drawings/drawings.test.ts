import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../../adapters/content/markdown.ts';
import { findBuiltInDrawing } from '../../../../adapters/content/named-pictures.ts';
import { DRAWINGS, findDrawnPicture } from '../../../../adapters/http/contract/drawings.ts';
import { drawingByName } from '../../../../adapters/illustrations/drawing-by-name.ts';
import { faultsOfXml } from './xml.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../../docs/drawings.md'), 'utf8');
const PEOPLE = readFileSync(
  join(import.meta.dirname, '../../../../adapters/content/files/people.yaml'),
  'utf8',
);

const all = Object.entries(DRAWINGS).flatMap(([family, { names }]) =>
  names.map((name) => `${family}-${name}`),
);
const served = (name: string): string =>
  drawingByName(/^\/sceny\/(.+)\.svg$/.exec(findDrawnPicture(name)?.url ?? '')?.[1] ?? '') ?? '';

describe('drawings that content files can use by name', () => {
  it.each(all)(
    'the drawing %s is valid XML in its stated proportions, at most 12 kB, without style, script or text',
    (name) => {
      const svg = served(name);
      expect(faultsOfXml(svg)).toEqual([]);
      const { width = 0, height = 0 } = findDrawnPicture(name) ?? {};
      const [, w, h] = /viewBox="\d+ \d+ (\d+) (\d+)"/.exec(svg) ?? [];
      expect(Number(w) / Number(h)).toBeCloseTo(width / height);
      expect(svg).not.toMatch(/style=|<style|<script|on\w+="|<text|href|NaN|Infinity|undefined/);
      expect(svg.length).toBeLessThanOrEqual(12_000);
    },
  );

  it('are all different', () => {
    expect(new Set(all.map(served)).size).toBe(all.length);
  });

  it('include drawings of the team (P-115), partners, square pictures (P-045, P-044) and attractions', () => {
    const { osoba, znak, kadr, atrakcja } = DRAWINGS;
    expect(osoba.names.length).toBe(8);
    expect(Math.min(znak.names.length, kadr.names.length)).toBeGreaterThanOrEqual(6);
    expect(atrakcja.names.length).toBeGreaterThanOrEqual(10);
  });

  it('include a portrait for each key of people.yaml', () => {
    const keys = [...PEOPLE.matchAll(/^([a-z]+):$/gm)].map(([, key]) => key);
    expect(keys.toSorted()).toEqual([...DRAWINGS.osoba.names].toSorted());
  });

  it('are all listed with their size in docs/drawings.md', () => {
    for (const [family, { width, height, names }] of Object.entries(DRAWINGS)) {
      const row = GUIDE.split('\n').find((line) => line.startsWith(`| \`${family}-\``)) ?? '';
      expect(row, family).toContain(`| ${width} × ${height} |`);
      expect(names.filter((name) => !new RegExp(`[ :]${name}\\b`).test(row))).toEqual([]);
    }
  });

  it.each([
    'osoba-nikt',
    'osoba-constructor',
    'constructor-name',
    'ikona',
    'ikona-',
    '',
    'kadr-arbuz-1',
  ])('do not exist for the invalid name %j', (name) => {
    expect(findDrawnPicture(name)).toBeNull();
    expect(drawingByName(name)).toBeNull();
  });

  it('can be used in a text by name; an unknown name stops the build of the content', () => {
    const text = (name: string) => `:::drawing{name="${name}" alt="Kolacja"}\nRyba.\n:::`;
    expect(renderMarkdown(text('atrakcja-konoba'), findBuiltInDrawing).html).toContain(
      'src="/sceny/atrakcja-konoba.svg" alt="Kolacja" width="600" height="400"',
    );
    expect(renderMarkdown(text('torba'), findBuiltInDrawing).html).toContain(
      'src="/sceny/rysunek-torba.svg" alt="Kolacja" width="1200" height="600"',
    );
    expect(() => renderMarkdown(text('atrakcja-opera'), findBuiltInDrawing)).toThrow(
      'No drawing is called atrakcja-opera',
    );
  });
});
