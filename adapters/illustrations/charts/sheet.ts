import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeoBounds, LonLat } from '../../http/contract/chart-frame.ts';
import gazetteer from './gazetteer.json' with { type: 'json' };

/** Coast and waterways of an area. A ring inside a ring is a lake. Waterways are drawn by hand. */
export type ChartSheet = {
  readonly name: SheetName;
  readonly window: GeoBounds;
  readonly rings: readonly (readonly LonLat[])[];
  readonly canals: readonly (readonly LonLat[])[];
};

export type SheetName = keyof typeof gazetteer;
const isSheetName = (name: string): name is SheetName => Object.hasOwn(gazetteer, name);
export const SHEET_NAMES: readonly SheetName[] = Object.keys(gazetteer).filter(isSheetName);

/** A file of coast data (GSHHG, under LGPL) that tests/tools/cut-coast.ts has made. */
type SheetFile = {
  readonly window: GeoBounds;
  readonly rings: readonly string[];
  readonly canals: readonly string[];
};
const readSheet = (name: SheetName): SheetFile => {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return JSON.parse(readFileSync(join(import.meta.dirname, 'sheets', `${file}.json`), 'utf8'));
};
const FILES: ReadonlyMap<SheetName, SheetFile> = new Map(
  SHEET_NAMES.map((name) => [name, readSheet(name)]),
);

const SIGNS = '?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~!';
const VALUES = new Map([...SIGNS].map((sign, value) => [sign, value]));

/** Decodes points: numbers in ten-thousandths of a degree, five bits per character. */
export const decodePoints = (encoded: string): readonly LonLat[] => {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const sign of encoded) {
    const bits = VALUES.get(sign) ?? 0;
    value |= (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, i): LonLat => {
    x += numbers[2 * i] ?? 0;
    y += numbers[2 * i + 1] ?? 0;
    return [x / 10_000, y / 10_000];
  });
};

const sheetsRead = new Map<SheetName, ChartSheet>();

export const loadSheet = (name: SheetName): ChartSheet => {
  const cached = sheetsRead.get(name);
  if (cached !== undefined) return cached;
  const { window, rings, canals } = FILES.get(name) ?? readSheet(name);
  const sheet: ChartSheet = {
    name,
    window,
    rings: rings.map(decodePoints),
    canals: canals.map(decodePoints),
  };
  sheetsRead.set(name, sheet);
  return sheet;
};

const area = ([west, south, east, north]: GeoBounds): number =>
  Math.max(0, east - west) * Math.max(0, north - south);
const intersection = (a: GeoBounds, b: GeoBounds): GeoBounds => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/**
 * Returns the coast data that cover the largest part of the area. If several cover it equally,
 * returns the most detailed ones. Null if no coast data cover any part of the area.
 */
export const sheetFor = (window: GeoBounds): ChartSheet | null => {
  const rows = [...FILES].map(([name, { window: sheetWindow }]) => ({
    name,
    held: area(intersection(sheetWindow, window)) / area(window),
    size: area(sheetWindow),
  }));
  const [best] = rows.toSorted((a, b) =>
    Math.abs(b.held - a.held) > 0.001 ? b.held - a.held : a.size - b.size,
  );
  return best === undefined || best.held <= 0 ? null : loadSheet(best.name);
};
