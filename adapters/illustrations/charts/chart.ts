import {
  AROUND,
  buoyRadius,
  buoysOf,
  type ChartKind,
  type ChartSize,
  frameAround,
  frameOf,
  type RoutePort,
} from '../../http/contract/chart-frame.ts';
import { type Frame, project, windowOf, type XY } from '../../http/contract/chart-projection.ts';
import { randomFrom } from '../scenes/random.ts';
import { boxAround, ChartSpace } from './chart-space.ts';
import { coursesOf, type Leg, moveOffLand } from './course.ts';
import { paintFurniture } from './furniture.ts';
import { paintGround } from './ground.ts';
import { markUnit, paintBoat, paintBuoys, paintCourse, paintHills, paintSwells } from './marks.ts';
import { withMargin } from './paths.ts';
import { paintPlaceNames } from './place-names.ts';
import { chartName, paintPortNames } from './port-names.ts';
import { sheetFor } from './sheet.ts';
import { buildTerrain, canalsIn, isLand, ringsIn } from './terrain.ts';

export type ChartRoute = { readonly ports: readonly RoutePort[]; readonly zoom: number };

const legsCache = new Map<string, readonly Leg[]>();
/** The search for a course is slow, so all sizes of a chart use the same cached course. */
const MAX_CACHED_ROUTES = 60;

export const routeLegs = ({ ports, zoom }: ChartRoute): readonly Leg[] => {
  const key = JSON.stringify([zoom, ports.map(({ at }) => at)]);
  const cached = legsCache.get(key);
  if (cached !== undefined) return cached;
  const legs = coursesOf(ports, frameOf(ports, zoom, 'page'));
  const [oldest] = legsCache.keys();
  if (legsCache.size >= MAX_CACHED_ROUTES && oldest !== undefined) legsCache.delete(oldest);
  legsCache.set(key, legs);
  return legs;
};

/** The closest view magnifies five times, but the stored coast is inexact by half a pixel. */
const NEAR_DETAIL = 3;

const prepareChart = (route: ChartRoute, size: ChartSize, kind: ChartKind) => {
  const ownFrame = frameOf(route.ports, route.zoom, size);
  const wide = kind === 'around' || kind === 'beyond';
  const frame = wide ? frameAround(ownFrame) : ownFrame;
  // The coast data must reach beyond the chart, so that their edge is never visible.
  const sheet = sheetFor(windowOf(wide ? withMargin(frame) : frame));
  const rings = sheet === null ? [] : ringsIn(sheet, frame);
  const canals = sheet === null ? [] : canalsIn(sheet, frame);
  const terrain = buildTerrain(rings, canals, frame);
  const buoys = buoysOf(route.ports, frame, size);
  const marks = buoys.flatMap(({ port, at }) => [port, at]);
  const covered = buoyRadius(size) + 1;
  const lines = routeLegs(route).map(({ line }) =>
    moveOffLand(
      terrain,
      line.map((place) => project(frame, place)),
      marks,
      covered,
    ),
  );
  return { frame, sheet, rings, canals, terrain, buoys, marks, covered, lines };
};

/** Counts course points on land that no buoy hides. A test checks that there are none. */
export const pointsAshore = (route: ChartRoute, size: ChartSize): number => {
  const { terrain, marks, covered, lines } = prepareChart(route, size, 'whole');
  const isCovered = ([x, y]: XY): boolean =>
    marks.some(([px, py]) => Math.hypot(px - x, py - y) <= covered);
  return lines.flat().filter((point) => isLand(terrain, point) && !isCovered(point)).length;
};

/** The page magnifies this image by AROUND, so stroke widths are divided by it. */
const drawBeyond = (route: ChartRoute, size: ChartSize): string => {
  const { frame, rings, canals } = prepareChart(route, size, 'beyond');
  return toSvg(frame, [
    paintGround({ frame, rings, canals, unit: markUnit(size) / AROUND, nearer: 1 }, 'c'),
  ]);
};

const toSvg = ({ W, H }: Frame, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${parts.join('')}</svg>`;

/** The same route always gives the same SVG. Texts are outlines, so it needs no font. */
export const chart = (route: ChartRoute, size: ChartSize, kind: ChartKind = 'whole'): string => {
  if (kind === 'beyond') return drawBeyond(route, size);
  const { frame, sheet, rings, canals, terrain, buoys, lines } = prepareChart(route, size, kind);
  const unit = markUnit(size);
  const nearer = kind === 'near' ? NEAR_DETAIL : 1;
  // Ports and courses stay, because the page places its own buoys over them.
  const small = unit / Math.sqrt(nearer);
  const room = new ChartSpace(frame, lines.flat());
  const random = randomFrom(`chart ${JSON.stringify(route.ports.map(({ at }) => at))}`);
  const names = route.ports.map(({ name }) => name);
  // The order of these lines matters: each item reserves its place, and later items avoid it.
  const portNames = paintPortNames(names, buoys, size, terrain, room);
  const furniture = paintFurniture(frame, terrain, room, unit);
  const boat = paintSailing(lines, room, unit);
  const placeNames =
    sheet === null
      ? ''
      : paintPlaceNames({ frame, terrain, room, unit: small }, sheet.name, names.map(chartName));
  const swells = paintSwells(frame, terrain, room, small, random);
  const hills = paintHills(
    frame,
    terrain,
    room,
    small,
    random,
    sheet?.name === 'mazury' || sheet?.name === 'masuria',
  );
  // A `course` chart lies on an external map, which already shows the land and its names.
  const ground = [
    paintGround({ frame, rings, canals, unit, nearer }, 'c'),
    swells,
    hills,
    placeNames,
  ];
  const sailed = [
    ...lines.map((line) => paintCourse(line, size)),
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
  const at = places.find(
    ([x, y]) =>
      room.holds(boxAround([x, y - 12 * unit], 44 * unit, 48 * unit)) &&
      room.taken(boxAround([x, y - 12 * unit], 44 * unit, 48 * unit)) === 0,
  );
  if (at === undefined || longest.length < 30) return '';
  room.take(boxAround([at[0], at[1] - 12 * unit], 44 * unit, 48 * unit));
  return paintBoat([at[0], at[1] + 2 * unit], unit);
};
