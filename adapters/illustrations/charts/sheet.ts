import type { LonLat, Window } from '../../http/contract/chart-projection.ts';

/** The stored coast of one area. A ring inside a ring is a lake. Waterways were drawn by hand. */
export type ChartSheet = {
  readonly name: SheetName;
  readonly window: Window;
  readonly rings: readonly (readonly LonLat[])[];
  readonly canals: readonly (readonly LonLat[])[];
};

import adriatic from './sheets/adriatic.json' with { type: 'json' };
import aegean from './sheets/aegean.json' with { type: 'json' };
import andaman from './sheets/andaman.json' with { type: 'json' };
import andamanSea from './sheets/andaman-sea.json' with { type: 'json' };
import balearics from './sheets/balearics.json' with { type: 'json' };
import canaries from './sheets/canaries.json' with { type: 'json' };
import capeVerde from './sheets/cape-verde.json' with { type: 'json' };
import cyclades from './sheets/cyclades.json' with { type: 'json' };
import dalmatia from './sheets/dalmatia.json' with { type: 'json' };
import eastCaribbean from './sheets/east-caribbean.json' with { type: 'json' };
import europe from './sheets/europe.json' with { type: 'json' };
import fjords from './sheets/fjords.json' with { type: 'json' };
import gdansk from './sheets/gdansk.json' with { type: 'json' };
import grenadines from './sheets/grenadines.json' with { type: 'json' };
import ionian from './sheets/ionian.json' with { type: 'json' };
import ionianSea from './sheets/ionian-sea.json' with { type: 'json' };
import istria from './sheets/istria.json' with { type: 'json' };
import kotor from './sheets/kotor.json' with { type: 'json' };
import lofoten from './sheets/lofoten.json' with { type: 'json' };
import lycia from './sheets/lycia.json' with { type: 'json' };
import masuria from './sheets/masuria.json' with { type: 'json' };
import mazury from './sheets/mazury.json' with { type: 'json' };
import naples from './sheets/naples.json' with { type: 'json' };
import norwayNorth from './sheets/norway-north.json' with { type: 'json' };
import norwaySouth from './sheets/norway-south.json' with { type: 'json' };
import sardinia from './sheets/sardinia.json' with { type: 'json' };
import saronic from './sheets/saronic.json' with { type: 'json' };
import seychelles from './sheets/seychelles.json' with { type: 'json' };
import sicily from './sheets/sicily.json' with { type: 'json' };
import tyrrhenian from './sheets/tyrrhenian.json' with { type: 'json' };
import virginIslands from './sheets/virgin-islands.json' with { type: 'json' };
import westMediterranean from './sheets/west-mediterranean.json' with { type: 'json' };

/** Coast data from GSHHG (LGPL). The command tests/tools/cut-coast.ts made these files. */
const SHEET_DATA = {
  adriatic,
  dalmatia,
  istria,
  kotor,
  cyclades,
  saronic,
  ionian,
  sicily,
  sardinia,
  naples,
  balearics,
  canaries,
  lycia,
  lofoten,
  fjords,
  andaman,
  seychelles,
  capeVerde,
  grenadines,
  virginIslands,
  mazury,
  gdansk,
  europe,
  aegean,
  ionianSea,
  tyrrhenian,
  westMediterranean,
  masuria,
  norwaySouth,
  norwayNorth,
  andamanSea,
  eastCaribbean,
};
export type SheetName = keyof typeof SHEET_DATA;

const SIGNS = '?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~!';
const VALUES = new Map([...SIGNS].map((sign, value) => [sign, value]));

/**
 * Decodes points that tests/tools/coast encoded: numbers in ten-thousandths of a degree, five
 * bits per character.
 */
export const decodePoints = (signs: string): readonly LonLat[] => {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const sign of signs) {
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

const isSheetName = (name: string): name is SheetName => Object.hasOwn(SHEET_DATA, name);
export const SHEET_NAMES: readonly SheetName[] = Object.keys(SHEET_DATA).filter(isSheetName);

const sheetsRead = new Map<SheetName, ChartSheet>();

/** Returns a sheet. The first call decodes it, later calls use the cache. */
export const loadSheet = (name: SheetName): ChartSheet => {
  const known = sheetsRead.get(name);
  if (known !== undefined) return known;
  const [west = 0, south = 0, east = 0, north = 0] = SHEET_DATA[name].window;
  const sheet: ChartSheet = {
    name,
    window: [west, south, east, north],
    rings: SHEET_DATA[name].rings.map(decodePoints),
    canals: SHEET_DATA[name].canals.map(decodePoints),
  };
  sheetsRead.set(name, sheet);
  return sheet;
};

const area = ([west, south, east, north]: Window): number =>
  Math.max(0, east - west) * Math.max(0, north - south);
const intersection = (a: Window, b: Window): Window => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/**
 * Returns the sheet with the most detail that covers the whole window. Otherwise the sheet that
 * covers most of it; null if none covers any part.
 */
export const sheetFor = (window: Window): ChartSheet | null => {
  const rows = SHEET_NAMES.map((name) => {
    const [west = 0, south = 0, east = 0, north = 0] = SHEET_DATA[name].window;
    const own: Window = [west, south, east, north];
    return { name, held: area(intersection(own, window)) / area(window), size: area(own) };
  });
  const [best] = rows.toSorted((a, b) =>
    Math.abs(b.held - a.held) > 0.001 ? b.held - a.held : a.size - b.size,
  );
  return best === undefined || best.held <= 0 ? null : loadSheet(best.name);
};
