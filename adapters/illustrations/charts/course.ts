import { fittingFrame, type RoutePort } from '../../http/contract/chart-frame.ts';
import {
  type Frame,
  type LonLat,
  milesBetween,
  placeAt,
  project,
  windowOf,
  type XY,
} from '../../http/contract/chart-projection.ts';
import type { Box } from './chart-space.ts';
import { cheapestPath } from './search.ts';
import { sheetFor } from './sheet.ts';
import { smoothPath } from './smooth-path.ts';
import { buildTerrain, canalsIn, isLand, piecesOf, ringsIn, type Terrain } from './terrain.ts';

export type Leg = { readonly line: readonly LonLat[]; readonly miles: number };

/** A cell near the coast costs more in the search for a course than a cell of open water. */
const NEAR_COAST = 7;
const ON_LAND = 400;
const BESIDE_LEG = 0.3;
const OUTSIDE_CHART = 2;
const COAST_DISTANCE = 13;
/** In cells. A larger distance from the coast makes the search in a detailed survey too slow. */
const MAX_COAST_CELLS = 40;
const LEG_DISTANCE = 0.7;

const costsOf = (
  { land, offshore, cell, columns }: Terrain,
  clear: number,
  seen: Box,
): Float32Array =>
  offshore.map((pixels, i) => {
    if (land[i] === 1) return ON_LAND;
    const nearness = Math.max(0, 1 - pixels / cell / clear);
    const [x, y] = [(i % columns) * cell, Math.floor(i / columns) * cell];
    const isSeen = x > seen.left && x < seen.right && y > seen.top && y < seen.bottom;
    return 1 + NEAR_COAST * nearness * nearness + (isSeen ? 0 : OUTSIDE_CHART);
  });

const visibleBox = (chart: Frame, survey: Frame): Box => {
  const rim = chart.W * 0.02;
  const [left, top] = project(survey, placeAt(chart, [rim, rim]));
  const [right, bottom] = project(survey, placeAt(chart, [chart.W - rim, chart.H - rim]));
  return { left, top, right, bottom };
};

const nearestCell = (
  terrain: Terrain,
  waters: Int32Array,
  water: number | null,
  [x, y]: XY,
): number => {
  const { columns, rows, cell } = terrain;
  const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
  let best = -1;
  let nearest = Infinity;
  for (let ring = 0; ring < columns && ring <= nearest; ring++) {
    for (let dy = -ring; dy <= ring; dy++) {
      const step = Math.abs(dy) === ring ? 1 : 2 * ring;
      for (let dx = -ring; dx <= ring; dx += Math.max(1, step)) {
        const [cx, cy] = [column + dx, row + dy];
        if (cx < 0 || cy < 0 || cx >= columns || cy >= rows) continue;
        const found = waters[cy * columns + cx] ?? 0;
        if (found === 0 || (water !== null && found !== water)) continue;
        const distance = Math.hypot(dx, dy);
        if (distance < nearest) [nearest, best] = [distance, cy * columns + cx];
      }
    }
  }
  return best;
};

const commonWater = (terrain: Terrain, waters: Int32Array, ports: readonly XY[]): number | null => {
  const counts = new Map<number, number>();
  for (const port of ports) {
    const water = waters[nearestCell(terrain, waters, null, port)] ?? 0;
    counts.set(water, (counts.get(water) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
};

const COLUMNS = 560;
/** Shares of the survey's width. If a course crosses land, the search tries the next margin. */
const MARGINS = [0.2, 0.3, 0.4] as const;

/** If ports are close, the survey has a finer grid. Water that the chart shows is preferred. */
export const coursesOf = (ports: readonly RoutePort[], chart: Frame): readonly Leg[] => {
  let best: CourseSearch | null = null;
  for (const margin of MARGINS) {
    const found = searchCourses(ports, margin, chart);
    if (best === null || found.ashore < best.ashore) best = found;
    if (best.ashore === 0) break;
  }
  return best?.legs ?? [];
};

type CourseSearch = { readonly legs: readonly Leg[]; readonly ashore: number };

const searchCourses = (ports: readonly RoutePort[], margin: number, chart: Frame): CourseSearch => {
  const frame = fittingFrame(ports, margin);
  const sheet = sheetFor(windowOf(frame));
  const places = ports.map(({ at }) => at);
  if (sheet === null) return { legs: straightLegs(places), ashore: 0 };
  const terrain = buildTerrain(ringsIn(sheet, frame), canalsIn(sheet, frame), frame, COLUMNS);
  const points = places.map((place) => project(frame, place));
  const clear = Math.min(MAX_COAST_CELLS, (COAST_DISTANCE * frame.k) / chart.k);
  const lines = findPaths(
    terrain,
    points,
    clear,
    costsOf(terrain, clear, visibleBox(chart, frame)),
  );
  const ashore = lines
    .flat()
    .filter(
      (point) =>
        isLand(terrain, point) &&
        !points.some((port) => isNear(point, port, (14 * frame.k) / chart.k)),
    );
  return {
    legs: lines.map((line) => legOf(line.map((point) => placeAt(frame, point)))),
    ashore: ashore.length,
  };
};

const isNear = ([ax, ay]: XY, [bx, by]: XY, reach: number): boolean =>
  Math.hypot(ax - bx, ay - by) <= reach;

const legOf = (line: readonly LonLat[]): Leg => ({
  line,
  miles: line.slice(1).reduce((sum, place, n) => sum + milesBetween(line[n] ?? place, place), 0),
});

const straightLegs = (places: readonly LonLat[]): readonly Leg[] =>
  places.slice(1).map((place, i) => legOf([places[i] ?? place, place]));

const findPaths = (
  terrain: Terrain,
  ports: readonly XY[],
  clear: number,
  cost: Float32Array,
): readonly (readonly XY[])[] => {
  const { of: waters } = piecesOf(terrain, 'water');
  const water = commonWater(terrain, waters, ports);
  const cells = ports.map((port) => nearestCell(terrain, waters, water, port));
  return ports.slice(1).map((port, i) => {
    const [from = -1, to = -1] = [cells[i], cells[i + 1]];
    const start = ports[i] ?? port;
    if (from < 0 || to < 0) return [start, port];
    const way = cheapestPath(terrain, cost, from, to);
    raiseCostAlong(terrain, cost, way, Math.round(clear * LEG_DISTANCE));
    return smoothPath(terrain, [start, ...way.map((cell) => middleOf(terrain, cell)), port], clear);
  });
};

const middleOf = ({ columns, cell }: Terrain, at: number): XY => [
  ((at % columns) + 0.5) * cell,
  (Math.floor(at / columns) + 0.5) * cell,
];

const raiseCostAlong = (
  { columns, rows }: Terrain,
  cost: Float32Array,
  way: readonly number[],
  reach: number,
): void => {
  const beside = new Set<number>();
  for (const cell of way) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        if (x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows)
          beside.add((y + dy) * columns + x + dx);
  }
  for (const cell of beside) cost[cell] = (cost[cell] ?? 1) + BESIDE_LEG;
};

/** The search's survey has another resolution than the chart, so course points can be on land. */
export const moveOffLand = (
  terrain: Terrain,
  line: readonly XY[],
  buoys: readonly XY[],
  covered: number,
): readonly XY[] => {
  const { cell } = terrain;
  const isBare = (point: XY): boolean =>
    isLand(terrain, point) && !buoys.some((buoy) => isNear(point, buoy, covered));
  const beside = ([x, y]: XY): XY => {
    for (let far = cell; far < 30 * cell; far += cell) {
      const ring = Array.from(
        { length: 24 },
        (_, i): XY => [
          x + far * Math.cos((i * Math.PI) / 12),
          y + far * Math.sin((i * Math.PI) / 12),
        ],
      );
      const free = ring.find((point) => !isLand(terrain, point));
      if (free !== undefined) return free;
    }
    return [x, y];
  };
  return line.map((point) => (isBare(point) ? beside(point) : point));
};
