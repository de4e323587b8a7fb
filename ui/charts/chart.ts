import type { ChartKind } from '../../adapters/http/contract/charts.ts';
import { randomFrom } from '../scenes/random.ts';
import { coursesOf, keptOff, type Leg } from './course.ts';
import { AROUND, buoyRadius, buoysOf, type ChartSize, frameAround, frameOf, type RoutePort } from './extent.ts';
import { paintFurniture } from './furniture.ts';
import { type Frame, project, windowOf, type XY } from './geo.ts';
import { paintGround } from './ground.ts';
import { withMargin } from './lines.ts';
import { paintBoat, paintBuoys, paintCourse, paintHills, paintSwells, unitOf } from './marks.ts';
import { paintPlaceNames } from './placeNames.ts';
import { chartName, paintPortNames } from './portNames.ts';
import { boxAround, Room } from './room.ts';
import { sheetFor } from './sheet.ts';
import { canalsIn, isLand, ringsIn, surveyed } from './terrain.ts';

/** A route to draw: its ports in their order, and how near the documents show it (P-078). */
export type Route = { readonly ports: readonly RoutePort[]; readonly zoom: number };

const legsKept = new Map<string, readonly Leg[]>();
/** Courses take a while to find and every size of a chart sails the same: the last ones are kept. */
const KEPT = 60;

/** The legs of a route; the same for the same route. */
export const legsOf = ({ ports, zoom }: Route): readonly Leg[] => {
  const key = JSON.stringify([zoom, ports.map(({ at }) => at)]);
  const known = legsKept.get(key);
  if (known !== undefined) return known;
  const legs = coursesOf(ports, frameOf(ports, zoom, 'page'));
  const [oldest] = legsKept.keys();
  if (legsKept.size >= KEPT && oldest !== undefined) legsKept.delete(oldest);
  legsKept.set(key, legs);
  return legs;
};

/** How many times finer the shore of a near chart is; the kept coast strays by half a pixel of the whole one, and the nearest view is five times nearer. */
const NEAR = 3;

/** A chart's coast, buoys and courses, ready to be drawn. */
const laidOut = (route: Route, size: ChartSize, kind: ChartKind) => {
  const own = frameOf(route.ports, route.zoom, size);
  const wide = kind === 'around' || kind === 'beyond';
  const frame = wide ? frameAround(own) : own;
  // No sheet may end in sight.
  const sheet = sheetFor(windowOf(wide ? withMargin(frame) : frame));
  const rings = sheet === null ? [] : ringsIn(sheet, frame);
  const canals = sheet === null ? [] : canalsIn(sheet, frame);
  const terrain = surveyed(rings, canals, frame);
  const buoys = buoysOf(route.ports, frame, size);
  const marks = buoys.flatMap(({ port, at }) => [port, at]);
  const covered = buoyRadius(size) + 1;
  const lines = legsOf(route).map(({ line }) =>
    keptOff(
      terrain,
      line.map((place) => project(frame, place)),
      marks,
      covered,
    ),
  );
  return { frame, sheet, rings, canals, terrain, buoys, marks, covered, lines };
};

/** How many points of the drawn courses lie ashore without a buoy above them: none may. */
export const pointsAshore = (route: Route, size: ChartSize): number => {
  const { terrain, marks, covered, lines } = laidOut(route, size, 'whole');
  const isCovered = ([x, y]: XY): boolean => marks.some(([px, py]) => Math.hypot(px - x, py - y) <= covered);
  return lines.flat().filter((point) => isLand(terrain, point) && !isCovered(point)).length;
};

/** The coasts around a chart, as they go on under its edges: without names, in its strokes, for they are shown as many times nearer. */
const beyond = (route: Route, size: ChartSize): string => {
  const { frame, rings, canals } = laidOut(route, size, 'beyond');
  return wrapped(frame, [paintGround({ frame, rings, canals, unit: unitOf(size) / AROUND, nearer: 1 }, 'c')]);
};

const wrapped = ({ W, H }: Frame, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${parts.join('')}</svg>`;

/**
 * A sea chart of a route as one self-contained SVG, the same for the same route: coast, shelves, courses round the land, numbered ports,
 * names, compass and scale. Words are outlines, so that it needs no font.
 */
export const chart = (route: Route, size: ChartSize, kind: ChartKind = 'whole'): string => {
  if (kind === 'beyond') return beyond(route, size);
  const { frame, sheet, rings, canals, terrain, buoys, lines } = laidOut(route, size, kind);
  const unit = unitOf(size);
  const nearer = kind === 'near' ? NEAR : 1;
  // What stands on the ground is smaller where it is looked at nearer; ports and courses keep their measure, because buoys of a page lie on them.
  const small = unit / Math.sqrt(nearer);
  const room = new Room(frame, lines.flat());
  const random = randomFrom(`chart ${JSON.stringify(route.ports.map(({ at }) => at))}`);
  const names = route.ports.map(({ name }) => name);
  // Painted in the order in which they choose their place; put together from the ground up.
  const portNames = paintPortNames(names, buoys, size, terrain, room);
  const furniture = paintFurniture(frame, terrain, room, unit);
  const boat = paintSailing(lines, room, unit);
  const placeNames = sheet === null ? '' : paintPlaceNames({ frame, terrain, room, unit: small }, sheet.name, names.map(chartName));
  const swells = paintSwells(frame, terrain, room, small, random);
  const hills = paintHills(frame, terrain, room, small, random, sheet?.name === 'mazury' || sheet?.name === 'masuria');
  // On somebody else's map the land and its names are there already.
  const ground = [paintGround({ frame, rings, canals, unit, nearer }, 'c'), swells, hills, placeNames];
  const sailed = [...lines.map((line) => paintCourse(line, size)), boat, furniture, portNames, paintBuoys(buoys, size)];
  return wrapped(frame, [...(kind === 'course' ? [] : ground), ...sailed]);
};

/** The boat, on the longest leg and clear of names and buoys. */
const paintSailing = (lines: readonly (readonly XY[])[], room: Room, unit: number): string => {
  const longest = lines.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const parts = [0.5, 0.42, 0.58, 0.34, 0.66];
  const places = parts.flatMap((part) => longest.slice(Math.round(longest.length * part)).slice(0, 1));
  const at = places.find(
    ([x, y]) =>
      room.holds(boxAround([x, y - 12 * unit], 44 * unit, 48 * unit)) &&
      room.taken(boxAround([x, y - 12 * unit], 44 * unit, 48 * unit)) === 0,
  );
  if (at === undefined || longest.length < 30) return '';
  room.take(boxAround([at[0], at[1] - 12 * unit], 44 * unit, 48 * unit));
  return paintBoat([at[0], at[1] + 2 * unit], unit);
};
