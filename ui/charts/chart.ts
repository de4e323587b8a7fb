import type { ChartKind } from '../../adapters/http/contract/charts.ts';
import { randomFrom } from '../scenes/random.ts';
import { coursesOf, keptOff, type Leg } from './course.ts';
import { buoyRadius, buoysOf, type ChartSize, frameOf, type RoutePort } from './extent.ts';
import { type Frame, placeAt, project, windowOf, type XY } from './geo.ts';
import { paintGround } from './ground.ts';
import { paintBoat, paintBuoys, paintCourse, paintHills, paintRose, paintScale, paintSwells, scaleOf, unitOf } from './marks.ts';
import { paintPlaceNames } from './placeNames.ts';
import { chartName, paintPortNames } from './portNames.ts';
import { boxAround, Room } from './room.ts';
import { sheetFor } from './sheet.ts';
import { canalsIn, isLand, ringsIn, surveyed, type Terrain } from './terrain.ts';

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

/** A chart's coast, buoys and courses, ready to be drawn. */
const laidOut = (route: Route, size: ChartSize) => {
  const frame = frameOf(route.ports, route.zoom, size);
  const sheet = sheetFor(windowOf(frame));
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
  const { terrain, marks, covered, lines } = laidOut(route, size);
  const isCovered = ([x, y]: XY): boolean => marks.some(([px, py]) => Math.hypot(px - x, py - y) <= covered);
  return lines.flat().filter((point) => isLand(terrain, point) && !isCovered(point)).length;
};

/**
 * A sea chart of a route as one self-contained SVG, the same for the same route: coast, shelves, courses round the land, numbered ports,
 * names, compass and scale. Words are outlines, so that it needs no font.
 */
export const chart = (route: Route, size: ChartSize, kind: ChartKind = 'whole'): string => {
  const { frame, sheet, rings, canals, terrain, buoys, lines } = laidOut(route, size);
  const unit = unitOf(size);
  const room = new Room(frame, lines.flat());
  const random = randomFrom(`chart ${JSON.stringify(route.ports.map(({ at }) => at))}`);
  const names = route.ports.map(({ name }) => name);
  // Painted in the order in which they choose their place; put together from the ground up.
  const portNames = paintPortNames(names, buoys, size, terrain, room);
  const furniture = paintFurniture(frame, terrain, room, unit);
  const boat = paintSailing(lines, room, unit);
  const placeNames = sheet === null ? '' : paintPlaceNames({ frame, terrain, room, unit }, sheet.name, names.map(chartName));
  const swells = paintSwells(frame, terrain, room, unit, random);
  const hills = paintHills(frame, terrain, room, unit, random, sheet?.name === 'mazury');
  // On somebody else's map the land and its names are there already.
  const ground = [paintGround({ frame, rings, canals, unit }, 'c'), swells, hills, placeNames];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.W} ${frame.H}" width="${frame.W}" height="${frame.H}">`,
    ...(kind === 'whole' ? ground : []),
    ...[...lines.map((line) => paintCourse(line, size)), boat, furniture, portNames, paintBuoys(buoys, size)],
    '</svg>',
  ].join('');
};

/** The compass and the scale, in the corners where they cover nothing. */
const paintFurniture = (frame: Frame, terrain: Terrain, room: Room, unit: number): string => {
  const { W, H } = frame;
  const scale = scaleOf(frame, placeAt(frame, [W / 2, H / 2])[1], unit);
  const half: XY = [33 * unit, 44 * unit];
  const edge = 14 * unit;
  const corners = ([w, h]: XY): readonly XY[] =>
    [0, 0.5, 1, 1.5].flatMap((inwards): readonly XY[] => {
      const [x, y] = [w + edge + inwards * w, h + edge];
      return [
        [W - x, H - y],
        [x, H - y],
        [W - x, y],
        [x, y],
      ];
    });
  // Best on water alone or on land alone, never across a shore.
  const mixed = (width: number, height: number, [x, y]: XY): number => {
    const parts = [-0.5, -0.25, 0, 0.25, 0.5];
    const points = parts.flatMap((px) => parts.map((py): XY => [x + px * width, y + py * height]));
    const ashore = points.filter((point) => isLand(terrain, point)).length / points.length;
    return Math.min(ashore, 1 - ashore) + (ashore > 0.5 ? 0.05 : 0);
  };
  const choose = (width: number, height: number): XY | undefined => {
    const places = corners([width / 2, height / 2]).filter((at) => room.isFree(boxAround(at, width, height), 10));
    return places.toSorted((a, b) => mixed(width, height, a) - mixed(width, height, b))[0];
  };
  const rose = choose(half[0] * 2, half[1] * 2);
  if (rose !== undefined) room.take(boxAround(rose, half[0] * 2, half[1] * 2));
  const [width, height] = [Math.max(scale.length, 96 * unit) + 8, 34 * unit];
  const rule = choose(width, height);
  if (rule !== undefined) room.take(boxAround(rule, width, height));
  return [
    rose === undefined ? '' : paintRose(rose, unit),
    rule === undefined ? '' : paintScale([rule[0] - scale.length / 2, rule[1] - 4 * unit], scale, unit),
  ].join('');
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
