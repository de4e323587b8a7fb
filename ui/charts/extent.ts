import type { ChartSize } from '../../adapters/http/contract/charts.ts';
import type { Trait } from '../../domain/catalogue/traits.ts';
import { type Frame, type LonLat, mercator, project, type XY } from './geo.ts';

/** The sizes that charts are drawn in: beside the ports of an offer, across a whole page, on a phone. */
export const SIZES = {
  page: { W: 720, H: 540 },
  wide: { W: 1200, H: 760 },
  phone: { W: 360, H: 300 },
} as const satisfies Record<ChartSize, { readonly W: number; readonly H: number }>;
export type { ChartSize };

/** A numbered place of a route, in its order. */
export type RoutePort = { readonly name: string; readonly at: LonLat };

/** How near the documents show a route (P-078): by trait, otherwise 9. */
export const zoomOf = (traits: readonly string[]): number => {
  const has = (trait: Trait): boolean => traits.includes(trait);
  if (has('mapZoom6')) return 6;
  return has('mapZoom7') ? 7 : 9;
};

/** Of a map's zoom: at 0 the world is one tile of 512 pixels, as the maps of today count; every step doubles it. */
const TILE = 512;
/** A zoom means the same piece of sea on every screen: the one that a chart beside the ports shows. */
const scaleAt = (zoom: number, W: number): number => ((TILE * 2 ** zoom) / 360) * (W / SIZES.page.W);

/** Room at the edges for names, as a part of the width; a phone's chart is squarer and needs more. */
const EDGE = { page: 0.1, wide: 0.1, phone: 0.14 } as const;

/** What a chart shows: the zoom's piece of sea around the route, or more of it where a port would fall outside. */
export const frameOf = (ports: readonly RoutePort[], zoom: number, size: ChartSize): Frame =>
  centred(ports, SIZES[size], EDGE[size], scaleAt(zoom, SIZES[size].W));

/** How many times wider and higher is what a map shows from its farthest. */
export const AROUND = 3;

/** The frame of the chart around a chart: the same middle. */
export const frameAround = ({ W, H, k, west, top }: Frame): Frame => ({
  W,
  H,
  k: k / AROUND,
  west: west - ((AROUND - 1) * W) / 2 / k,
  top: top + ((AROUND - 1) * H) / 2 / k,
});

/** Nearer than this no survey helps: the kept coast is not finer. */
const CLOSEST = 11;

/** A frame that the ports fill but for a margin, given as a part of its width: the ground on which courses are sought. */
export const fittingFrame = (ports: readonly RoutePort[], margin: number): Frame =>
  centred(ports, { W: SIZES.page.W, H: SIZES.page.W }, margin, scaleAt(CLOSEST, SIZES.page.W));

type Size = { readonly W: number; readonly H: number };

const centred = (ports: readonly RoutePort[], { W, H }: Size, margin: number, most: number): Frame => {
  const lons = ports.map(({ at }) => at[0]);
  const heights = ports.map(({ at }) => mercator(at[1]));
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...heights), Math.max(...heights)];
  const edge = margin * W;
  const k = Math.min(most, (W - 2 * edge) / Math.max(east - west, 1e-6), (H - 2 * edge) / Math.max(north - south, 1e-6));
  return { W, H, k, west: (west + east) / 2 - W / 2 / k, top: (south + north) / 2 + H / 2 / k };
};

/** Radius of a numbered buoy. */
export const buoyRadius = (size: ChartSize): number => (size === 'phone' ? 9.5 : 14);

/** A buoy lies on its port; where ports are too near for that, `at` is moved aside and a line leads back to `port`. */
export type Buoy = { readonly port: XY; readonly at: XY };

const GAP = 3;

/** Where the buoys of a route lie: on their ports, pushed apart until none covers another. */
export const buoysOf = (ports: readonly RoutePort[], frame: Frame, size: ChartSize): readonly Buoy[] => {
  const least = 2 * buoyRadius(size) + GAP;
  const places = ports.map(({ at }) => project(frame, at));
  let moved: readonly XY[] = places;
  for (let round = 0; round < 200; round++) {
    const next = moved.map((point, i) => pushed(point, i, moved, places, least));
    if (next.every(([x, y], i) => Math.hypot(x - (moved[i]?.[0] ?? 0), y - (moved[i]?.[1] ?? 0)) < 0.05)) break;
    moved = next;
  }
  return places.map((port, i) => ({ port, at: inside(moved[i] ?? port, frame, buoyRadius(size) + GAP) }));
};

const pushed = ([x, y]: XY, i: number, all: readonly XY[], places: readonly XY[], least: number): XY => {
  const shifts = all.flatMap(([ox, oy], j): readonly XY[] => {
    const distance = Math.hypot(x - ox, y - oy);
    if (j === i || distance >= least) return [];
    // Two ports in one spot part sideways, the first to the left.
    const [dx, dy] = distance < 0.01 ? [i < j ? -1 : 1, 0] : [(x - ox) / distance, (y - oy) / distance];
    return [[(dx * (least - distance)) / 2, (dy * (least - distance)) / 2]];
  });
  if (shifts.length === 0) return [x, y];
  const [px, py] = places[i] ?? [x, y];
  // A little of the pull home, so that buoys stay as near to their ports as the others let them.
  return [
    x + shifts.reduce((sum, [dx]) => sum + dx, 0) + (px - x) * 0.02,
    y + shifts.reduce((sum, [, dy]) => sum + dy, 0) + (py - y) * 0.02,
  ];
};

const inside = ([x, y]: XY, { W, H }: Frame, edge: number): XY => [
  Math.min(W - edge, Math.max(edge, x)),
  Math.min(H - edge, Math.max(edge, y)),
];
