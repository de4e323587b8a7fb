import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipRingToWindow, encodeLine, simplifyLine } from './coast/lines.ts';
import { readClassic, type Variables } from './coast/netcdf.ts';
import { type CoastSheet, SHEETS } from './coast/sheets.ts';
import { type ShorePoint, shoresIn } from './coast/shore.ts';

// Cuts the charts' coastlines out of GSHHG by Wessel and Smith (LGPL 3 or later): apt-get
// install gmt-gshhg-full netcdf-bin, then npx node tests/tools/cut-coast.ts.

const SOURCE = '/usr/share/gmt-gshhg/binned_GSHHS_f.nc';
const HERE = join(import.meta.dirname, '..', '..', 'adapters', 'illustrations', 'charts', 'sheets');
/** GSHHG draws small lakes roughly, so lakes narrower than this many tolerances are left out. */
const LAKE = 40;
const ISLET = 3;

const shores = (file: string): Variables => {
  const folder = mkdtempSync(join(tmpdir(), 'coast-'));
  try {
    const plain = join(folder, 'classic.nc');
    execFileSync('nccopy', ['-k', 'classic', file, plain]);
    const read = readClassic(readFileSync(plain));
    const variablesByFile = new Map<string, ReturnType<Variables>>();
    return (name) => {
      const numbers = variablesByFile.get(name) ?? read(name);
      variablesByFile.set(name, numbers);
      return numbers;
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const size = (ring: readonly ShorePoint[]): number => {
  const spread = (axis: 0 | 1): number => {
    const values = ring.map((point) => point[axis]);
    return (
      values.reduce((a, b) => Math.max(a, b), -999) - values.reduce((a, b) => Math.min(a, b), 999)
    );
  };
  return Math.max(spread(0), spread(1));
};

const cutSheet = (
  read: Variables,
  { name, window, tolerance, canals = [] }: CoastSheet,
): string => {
  const [west, south, east, north] = window;
  const whole = [Math.floor(west), Math.floor(south), Math.ceil(east), Math.ceil(north)] as const;
  const ringsOf = (lakes: boolean, least: number) =>
    shoresIn(read, whole, lakes)
      .map((ring) => simplifyLine(clipRingToWindow(ring, window), tolerance))
      .filter((ring) => ring.length > 3 && size(ring) > least * tolerance);
  // The whole window of an inland sheet is land, so only the lakes' shores are visible.
  const inland: readonly ShorePoint[] = [
    [west - 2, south - 2],
    [east + 2, south - 2],
    [east + 2, north + 2],
    [west - 2, north + 2],
  ];
  const land = name === 'mazury' ? [inland] : ringsOf(false, ISLET);
  const rings = [...land, ...ringsOf(true, LAKE)]
    .map(encodeLine)
    .toSorted((a, b) => b.length - a.length);
  const drawn = canals.map((canal) =>
    encodeLine(canal.map(([lon, lat]): ShorePoint => [lon, lat])),
  );
  const source =
    'GSHHG 2.3.7 (LGPL-3.0-or-later), cut down by tests/tools/cut-coast.ts; canals drawn by hand';
  return `${JSON.stringify({ source, window, rings, canals: drawn }, null, 2)}\n`;
};

const read = shores(process.argv[2] ?? SOURCE);
for (const sheet of SHEETS) {
  const text = cutSheet(read, sheet);
  writeFileSync(join(HERE, `${sheet.name}.json`), text);
  console.log(`${sheet.name}: ${Math.round(text.length / 1000)} kB`);
}
