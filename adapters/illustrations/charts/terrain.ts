import {
  type ChartFrame,
  type LonLat,
  projectToChart,
  type XY,
} from '../../http/contract/chart-frame.ts';
import type { ChartSheet } from './sheet.ts';

const COLUMNS = 720;

export type Terrain = {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly land: Uint8Array;
  /** Distance of each water cell to the nearest land, in pixels; 0 on land. */
  readonly offshore: Float32Array;
};

/** Returns each land cell's distance to water, in pixels. Computes it when it is first needed. */
const inlandOf = (terrain: Terrain): Float32Array => {
  const cached = inlands.get(terrain);
  if (cached !== undefined) return cached;
  const { land, columns, rows, cell } = terrain;
  const found = pixels(squaredDistances(land, 0, columns, rows), cell);
  inlands.set(terrain, found);
  return found;
};
const inlands = new WeakMap<Terrain, Float32Array>();

const pixels = (squared: Float32Array, cell: number): Float32Array => {
  for (let i = 0; i < squared.length; i++) squared[i] = Math.sqrt(squared[i] ?? 0) * cell;
  return squared;
};

export const coastRingsIn = (sheet: ChartSheet, frame: ChartFrame): readonly (readonly XY[])[] =>
  sheet.rings
    .map((ring) => ring.map((point) => projectToChart(frame, point)))
    .filter((ring) => touches(ring, frame, 100));

export const canalsIn = (sheet: ChartSheet, frame: ChartFrame): readonly (readonly XY[])[] =>
  sheet.canals.map((canal: readonly LonLat[]) =>
    canal.map((point) => projectToChart(frame, point)),
  );

const touches = (ring: readonly XY[], { W, H }: ChartFrame, margin: number): boolean => {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of ring) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return left < W + margin && right > -margin && top < H + margin && bottom > -margin;
};

const MIN_CANAL_CELLS = 2;

export const buildTerrain = (
  rings: readonly (readonly XY[])[],
  canals: readonly (readonly XY[])[],
  frame: ChartFrame,
  columns = COLUMNS,
): Terrain => {
  const cell = frame.W / columns;
  const rows = Math.ceil(frame.H / cell);
  const land = rasterize(rings, columns, rows, cell);
  for (const canal of canals) dig(land, canal, columns, rows, cell);
  return {
    columns,
    rows,
    cell,
    land,
    offshore: pixels(squaredDistances(land, 1, columns, rows), cell),
  };
};

/** Marks the cells of land. Along a row, each crossing of a coastline begins or ends land. */
const rasterize = (
  rings: readonly (readonly XY[])[],
  columns: number,
  rows: number,
  cell: number,
): Uint8Array => {
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [ax, ay] = ring.at(i - 1) ?? [0, 0];
      const [bx, by] = ring[i] ?? [0, 0];
      const [top, bottom] = [Math.min(ay, by), Math.max(ay, by)];
      const first = Math.max(0, Math.ceil(top / cell - 0.5));
      const last = Math.min(rows - 1, Math.ceil(bottom / cell - 0.5) - 1);
      for (let row = first; row <= last; row++) {
        const y = (row + 0.5) * cell;
        crossings[row]?.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
      }
    }
  }
  const land = new Uint8Array(columns * rows);
  crossings.forEach((xs, row) => {
    const sorted = xs.toSorted((a, b) => a - b);
    for (let i = 0; i + 1 < sorted.length; i += 2) {
      const from = Math.max(0, Math.ceil((sorted[i] ?? 0) / cell - 0.5));
      const to = Math.min(columns, Math.ceil((sorted[i + 1] ?? 0) / cell - 0.5));
      if (to > from) land.fill(1, row * columns + from, row * columns + to);
    }
  });
  return land;
};

const dig = (
  land: Uint8Array,
  canal: readonly XY[],
  columns: number,
  rows: number,
  cell: number,
): void => {
  canal.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = canal[i] ?? [bx, by];
    const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / cell) + 1;
    for (let step = 0; step <= steps; step++) {
      const column = Math.floor((ax + ((bx - ax) * step) / steps) / cell);
      const row = Math.floor((ay + ((by - ay) * step) / steps) / cell);
      for (let r = row - MIN_CANAL_CELLS; r <= row + MIN_CANAL_CELLS; r++)
        for (let c = column - MIN_CANAL_CELLS; c <= column + MIN_CANAL_CELLS; c++)
          if (r >= 0 && r < rows && c >= 0 && c < columns) land[r * columns + c] = 0;
    }
  });
};

/** Returns each cell's squared distance to the nearest cell with `value` (Felzenszwalb). */
const squaredDistances = (
  cells: Uint8Array,
  value: number,
  columns: number,
  rows: number,
): Float32Array => {
  const FAR = 1e9;
  const out = new Float32Array(cells.length);
  for (let i = 0; i < cells.length; i++) out[i] = cells[i] === value ? 0 : FAR;
  const longest = Math.max(columns, rows);
  const line = new Float32Array(longest);
  const places = new Int32Array(longest);
  const borders = new Float32Array(longest + 1);
  const pass = (start: number, step: number, length: number): void => {
    for (let i = 0; i < length; i++) line[i] = out[start + i * step] ?? FAR;
    let last = 0;
    places[0] = 0;
    borders[0] = -FAR;
    borders[1] = FAR;
    for (let q = 1; q < length; q++) {
      let meet = 0;
      for (;;) {
        const v = places[last] ?? 0;
        meet = ((line[q] ?? 0) + q * q - ((line[v] ?? 0) + v * v)) / (2 * q - 2 * v);
        if (last > 0 && meet <= (borders[last] ?? 0)) last--;
        else break;
      }
      last++;
      places[last] = q;
      borders[last] = meet;
      borders[last + 1] = FAR;
    }
    let at = 0;
    for (let q = 0; q < length; q++) {
      while ((borders[at + 1] ?? FAR) < q) at++;
      const v = places[at] ?? 0;
      out[start + q * step] = (q - v) * (q - v) + (line[v] ?? 0);
    }
  };
  for (let column = 0; column < columns; column++) pass(column, columns, rows);
  for (let row = 0; row < rows; row++) pass(row * columns, 1, columns);
  return out;
};

/**
 * Returns the index of the cell that contains a pixel; -1 if the pixel is outside the chart. Such a
 * pixel counts as water.
 */
export const cellIndexAt = ({ columns, rows, cell }: Terrain, [x, y]: XY): number => {
  const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
};
export const middleOfCell = ({ columns, cell }: Terrain, at: number): XY => [
  ((at % columns) + 0.5) * cell,
  (Math.floor(at / columns) + 0.5) * cell,
];
export const isLand = (terrain: Terrain, point: XY): boolean =>
  terrain.land[cellIndexAt(terrain, point)] === 1;
export const distanceFromLandAt = (terrain: Terrain, point: XY): number =>
  terrain.offshore[cellIndexAt(terrain, point)] ?? Infinity;
export const distanceFromWaterAt = (terrain: Terrain, point: XY): number =>
  inlandOf(terrain)[cellIndexAt(terrain, point)] ?? 0;

/** `of`: the number of each cell's area, 0 for none. `sizes`: number of cells in each area. */
export type Pieces = { readonly of: Int32Array; readonly sizes: readonly number[] };

export const connectedAreasOf = ({ land, columns }: Terrain, surface: 'land' | 'water'): Pieces => {
  const value = surface === 'land' ? 1 : 0;
  const of = new Int32Array(land.length);
  const stack = new Int32Array(land.length);
  const sizes = [0];
  for (let start = 0; start < land.length; start++) {
    if (land[start] !== value || of[start] !== 0) continue;
    const piece = sizes.length;
    let [depth, size] = [1, 0];
    stack[0] = start;
    of[start] = piece;
    while (depth > 0) {
      const cell = stack[--depth] ?? 0;
      size++;
      const x = cell % columns;
      for (const next of [
        x > 0 ? cell - 1 : -1,
        x < columns - 1 ? cell + 1 : -1,
        cell - columns,
        cell + columns,
      ]) {
        if (land[next] !== value || of[next] !== 0) continue;
        of[next] = piece;
        stack[depth++] = next;
      }
    }
    sizes.push(size);
  }
  return { of, sizes };
};
