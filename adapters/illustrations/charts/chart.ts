import {
  AROUND,
  buoyRadius,
  buoysOf,
  type ChartFrame,
  type ChartKind,
  type ChartSize,
  chartBounds,
  chartFrameOf,
  type LonLat,
  milesBetween,
  projectToChart,
  type RoutePort,
  routeSearchFrame,
  unprojectFromChart,
  widenChartFrame,
  type XY,
} from '../../http/contract/chart-frame.ts';
import { randomFrom } from '../scenes/paths.ts';
import { type Box, boxAround, ChartSpace } from './chart-space.ts';
import { paintLandAndWater, withMargin } from './ground.ts';
import {
  chartSymbolScale,
  paintBoat,
  paintBuoys,
  paintHills,
  paintRoseAndScaleBar,
  paintRouteLine,
  paintSwells,
} from './marks.ts';
import { paintPlaceNames } from './place-names.ts';
import { paintPortNames, shortPortName } from './port-names.ts';
import { cheapestPath, smoothPath } from './route-search.ts';
import { sheetFor } from './sheet.ts';
import {
  buildTerrain,
  canalsIn,
  coastRingsIn,
  connectedAreasOf,
  isLand,
  middleOfCell,
  type Terrain,
} from './terrain.ts';

type Leg = { readonly line: readonly LonLat[]; readonly miles: number };

/** Costs of a cell in the search for a route. Water near the coast costs more than open water. */
const NEAR_COAST = 7;
const ON_LAND = 400;
const BESIDE_LEG = 0.3;
const OUTSIDE_CHART = 2;
const COAST_DISTANCE = 13;
/**
 * Maximum width, in cells, of the zone along the coast in which water costs more. In a wider zone,
 * the search for a route would be slow.
 */
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

const visibleBox = (chart: ChartFrame, survey: ChartFrame): Box => {
  const rim = chart.W * 0.02;
  const [left, top] = projectToChart(survey, unprojectFromChart(chart, [rim, rim]));
  const [right, bottom] = projectToChart(
    survey,
    unprojectFromChart(chart, [chart.W - rim, chart.H - rim]),
  );
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
/**
 * Margins around the ports, each as a part of the chart's width. The search for a route tries the
 * margins in this order. It stops when a route crosses no land.
 */
const MARGINS = [0.2, 0.3, 0.4] as const;

/**
 * Finds a route between the ports that stays on water. If the area near the ports has no such
 * route, searches in a wider area.
 */
const coursesOf = (ports: readonly RoutePort[], chart: ChartFrame): readonly Leg[] => {
  let best: CourseSearch | null = null;
  for (const margin of MARGINS) {
    const found = searchCourses(ports, margin, chart);
    if (best === null || found.ashore < best.ashore) best = found;
    if (best.ashore === 0) break;
  }
  return best?.legs ?? [];
};

type CourseSearch = { readonly legs: readonly Leg[]; readonly ashore: number };

const searchCourses = (
  ports: readonly RoutePort[],
  margin: number,
  chart: ChartFrame,
): CourseSearch => {
  const frame = routeSearchFrame(ports, margin);
  const sheet = sheetFor(chartBounds(frame));
  const places = ports.map(({ at }) => at);
  if (sheet === null) return { legs: straightLegs(places), ashore: 0 };
  const terrain = buildTerrain(coastRingsIn(sheet, frame), canalsIn(sheet, frame), frame, COLUMNS);
  const points = places.map((place) => projectToChart(frame, place));
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
    legs: lines.map((line) => legOf(line.map((point) => unprojectFromChart(frame, point)))),
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
  const { of: waters } = connectedAreasOf(terrain, 'water');
  const water = commonWater(terrain, waters, ports);
  const cells = ports.map((port) => nearestCell(terrain, waters, water, port));
  return ports.slice(1).map((port, i) => {
    const [from = -1, to = -1] = [cells[i], cells[i + 1]];
    const start = ports[i] ?? port;
    if (from < 0 || to < 0) return [start, port];
    const way = cheapestPath(terrain, cost, from, to);
    raiseCostAlong(terrain, cost, way, Math.round(clear * LEG_DISTANCE));
    return smoothPath(
      terrain,
      [start, ...way.map((cell) => middleOfCell(terrain, cell)), port],
      clear,
    );
  });
};

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

/**
 * Moves the points of a route that are on land in this chart to water nearby. The route was found
 * on a map with cells of another size. Points under a port's mark stay.
 */
const moveOffLand = (
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

export type ChartRoute = { readonly ports: readonly RoutePort[]; readonly zoom: number };

const legsCache = new Map<string, readonly Leg[]>();
/**
 * Maximum number of cached routes. The search for a route is slow, so charts of all sizes use the
 * same cached route.
 */
const MAX_CACHED_ROUTES = 60;

export const routeLegs = ({ ports, zoom }: ChartRoute): readonly Leg[] => {
  const key = JSON.stringify([zoom, ports.map(({ at }) => at)]);
  const cached = legsCache.get(key);
  if (cached !== undefined) return cached;
  const legs = coursesOf(ports, chartFrameOf(ports, zoom, 'page'));
  const [oldest] = legsCache.keys();
  if (legsCache.size >= MAX_CACHED_ROUTES && oldest !== undefined) legsCache.delete(oldest);
  legsCache.set(key, legs);
  return legs;
};

/** The `near` chart has this many times more detail, because the page enlarges it five times. */
const NEAR_DETAIL = 3;

const prepareChart = (route: ChartRoute, size: ChartSize, kind: ChartKind) => {
  const ownFrame = chartFrameOf(route.ports, route.zoom, size);
  const wide = kind === 'around' || kind === 'beyond';
  const frame = wide ? widenChartFrame(ownFrame) : ownFrame;
  // Load some coast beyond the edges of the chart, so that nobody sees where the data end.
  const sheet = sheetFor(chartBounds(wide ? withMargin(frame) : frame));
  const rings = sheet === null ? [] : coastRingsIn(sheet, frame);
  const canals = sheet === null ? [] : canalsIn(sheet, frame);
  const terrain = buildTerrain(rings, canals, frame);
  const buoys = buoysOf(route.ports, frame, size);
  const marks = buoys.flatMap(({ port, at }) => [port, at]);
  const covered = buoyRadius(size) + 1;
  const lines = routeLegs(route).map(({ line }) =>
    moveOffLand(
      terrain,
      line.map((place) => projectToChart(frame, place)),
      marks,
      covered,
    ),
  );
  return { frame, sheet, rings, canals, terrain, buoys, marks, covered, lines };
};

/** For a test: counts points of the route on land, except those that a port's mark covers. */
export const countRoutePointsOnLand = (route: ChartRoute, size: ChartSize): number => {
  const { terrain, marks, covered, lines } = prepareChart(route, size, 'whole');
  return lines
    .flat()
    .filter(
      (point) => isLand(terrain, point) && !marks.some((mark) => isNear(point, mark, covered)),
    ).length;
};

/**
 * Draws the wider area that surrounds the chart. The page enlarges this drawing by the factor
 * `AROUND`. So the lines are drawn thinner here, to have the usual width on the page.
 */
const drawBeyond = (route: ChartRoute, size: ChartSize): string => {
  const { frame, rings, canals } = prepareChart(route, size, 'beyond');
  return toSvg(frame, [
    paintLandAndWater({ frame, rings, canals, unit: chartSymbolScale(size) / AROUND, nearer: 1 }),
  ]);
};

export const toSvg = ({ W, H }: ChartFrame, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${parts.join('')}</svg>`;

/** Draws a chart as SVG. A route always gives the same SVG. Texts are outlines, without a font. */
export const drawChart = (
  route: ChartRoute,
  size: ChartSize,
  kind: ChartKind = 'whole',
): string => {
  if (kind === 'beyond') return drawBeyond(route, size);
  const { frame, sheet, rings, canals, terrain, buoys, lines } = prepareChart(route, size, kind);
  const unit = chartSymbolScale(size);
  const nearer = kind === 'near' ? NEAR_DETAIL : 1;
  // On the `near` chart, only place names, waves and hills are smaller. Marks and route have the
  // same positions as on the `whole` chart, because the page draws its own marks over them.
  const small = unit / Math.sqrt(nearer);
  const room = new ChartSpace(frame, lines.flat());
  const random = randomFrom(`chart ${JSON.stringify(route.ports.map(({ at }) => at))}`);
  const names = route.ports.map(({ name }) => name);
  // Keep this order: each item takes its space, and the next items must find other space.
  const context = { frame, terrain, room, unit };
  const detailed = { ...context, unit: small };
  const portNames = paintPortNames(names, buoys, size, terrain, room);
  const furniture = paintRoseAndScaleBar(context);
  const boat = paintSailing(lines, room, unit);
  const placeNames =
    sheet === null ? '' : paintPlaceNames(detailed, sheet.name, names.map(shortPortName));
  const swells = paintSwells(detailed, random);
  const isFlat = sheet?.name === 'mazury' || sheet?.name === 'masuria';
  const hills = paintHills(detailed, random, isFlat);
  // The page lays a chart of the kind `course` over a map of another service. Such a chart shows
  // only the route and its ports, without land and water of its own.
  const ground = [
    paintLandAndWater({ frame, rings, canals, unit, nearer }),
    swells,
    hills,
    placeNames,
  ];
  const sailed = [
    ...lines.map((line) => paintRouteLine(line, size)),
    boat,
    furniture,
    portNames,
    paintBuoys(buoys, size),
  ];
  return toSvg(frame, [...(kind === 'course' ? [] : ground), ...sailed]);
};

const paintSailing = (
  lines: readonly (readonly XY[])[],
  room: ChartSpace,
  unit: number,
): string => {
  const longest = lines.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const parts = [0.5, 0.42, 0.58, 0.34, 0.66];
  const places = parts.flatMap((part) =>
    longest.slice(Math.round(longest.length * part)).slice(0, 1),
  );
  const boxOf = ([x, y]: XY): Box => boxAround([x, y - 12 * unit], 44 * unit, 48 * unit);
  const at = places.find((place) => room.holds(boxOf(place)) && room.taken(boxOf(place)) === 0);
  if (at === undefined || longest.length < 30) return '';
  room.take(boxOf(at));
  return paintBoat([at[0], at[1] + 2 * unit], unit);
};
