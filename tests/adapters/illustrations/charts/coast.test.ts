import { describe, expect, it } from 'vitest';
import type { LonLat } from '../../../../adapters/http/contract/chart-frame.ts';
import { geographicNamesOfSheet } from '../../../../adapters/illustrations/charts/place-names.ts';
import {
  type ChartSheet,
  decodePoints,
  loadSheet,
  SHEET_NAMES,
  sheetFor,
} from '../../../../adapters/illustrations/charts/sheet.ts';
import { clipRingToWindow, encodeLine, simplifyLine } from '../../../tools/coast/lines.ts';
import { SHEETS } from '../../../tools/coast/sheets.ts';

const isAshore = ({ rings }: ChartSheet, [x, y]: LonLat): boolean =>
  rings.filter((ring) =>
    ring.reduce((inside, [bx, by], i) => {
      const [ax, ay] = ring.at(i - 1) ?? [bx, by];
      return ay > y !== by > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx ? !inside : inside;
    }, false),
  ).length %
    2 ===
  1;

/** The stored place of an islet may be up to two kilometres from its shore. */
const around = ([lon, lat]: LonLat): readonly LonLat[] =>
  [0, 0.008, 0.018].flatMap((far) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map(
      (i): LonLat => [
        lon + far * 1.3 * Math.cos((i * Math.PI) / 4),
        lat + far * Math.sin((i * Math.PI) / 4),
      ],
    ),
  );

describe('stored coast data for charts', () => {
  it('includes every file that the script for cutting coasts writes', () => {
    const camel = (name: string) =>
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect([...SHEET_NAMES].toSorted()).toEqual(SHEETS.map(({ name }) => camel(name)).toSorted());
  });

  it('is read back to a ten-thousandth of a degree, also if it is negative (west or south of zero)', () => {
    const line: readonly LonLat[] = [
      [16.4402, 43.5081],
      [-61.2392, -13.0092],
      [0, 0],
      [-0.0001, 179.9999],
      [16.44, 43.5],
    ];
    expect(decodePoints(encodeLine(line))).toEqual(line);
  });

  it.each([
    ['Vis', [16.18, 43.045]],
    ['Hvar', [16.6, 43.16]],
    ['Žut', [15.31, 43.87]],
    ['Gospa od Škrpjela too small, Luštica not', [18.62, 42.39]],
    ['Bequia', [-61.23, 13.01]],
    ['La Digue', [55.835, -4.36]],
  ] as const)('is detailed enough to contain this island: %s', (_name, at) => {
    const sheet = sheetFor([at[0] - 0.1, at[1] - 0.1, at[0] + 0.1, at[1] + 0.1]);
    expect(sheet !== null && isAshore(sheet, at)).toBe(true);
  });

  it.each(SHEET_NAMES)(
    'in the coast data %s named islands and countries are land, and named bays and channels are water',
    (name) => {
      const sheet = loadSheet(name);
      const { islands, lands, waters } = geographicNamesOfSheet(name);
      expect(
        [...islands, ...lands]
          .filter(({ at }) => !around(at).some((point) => isAshore(sheet, point)))
          .map((row) => row.name),
      ).toEqual([]);
      expect(
        waters
          .filter(({ at }) => !around(at).some((point) => !isAshore(sheet, point)))
          .map((row) => row.name),
      ).toEqual([]);
    },
  );
});

describe('cutting the coastlines of charts', () => {
  const square: readonly LonLat[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ];

  it('cuts a coastline at the edges of the chart’s area', () => {
    expect(clipRingToWindow(square, [2, 1, 9, 9]).toSorted()).toEqual([
      [2, 1],
      [2, 4],
      [4, 1],
      [4, 4],
    ]);
    expect(clipRingToWindow(square, [5, 5, 9, 9])).toEqual([]);
  });

  it('drops a point closer to the simplified line than the tolerance, and keeps a more distant point', () => {
    expect(
      simplifyLine(
        [
          [0, 0],
          [1, 0.01],
          [2, 0],
        ],
        0.1,
      ),
    ).toEqual([
      [0, 0],
      [2, 0],
    ]);
    expect(
      simplifyLine(
        [
          [0, 0],
          [1, 0.2],
          [2, 0],
        ],
        0.1,
      ),
    ).toEqual([
      [0, 0],
      [1, 0.2],
      [2, 0],
    ]);
  });
});
