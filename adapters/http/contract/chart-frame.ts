import type { Trait } from '../../../domain/catalogue/traits.ts';

/** A position on earth in degrees: [longitude east, latitude north]. */
export type LonLat = readonly [number, number];
/** A point in pixels from the upper left corner: [x, y]. */
export type XY = readonly [number, number];
/** An area on earth in degrees: [west, south, east, north]. */
export type GeoBounds = readonly [number, number, number, number];

/** `k`: pixels per degree of longitude. `west` and `top`: the chart's upper left corner. */
export type ChartFrame = {
  readonly W: number;
  readonly H: number;
  readonly k: number;
  readonly west: number;
  readonly top: number;
};

/** Returns a latitude's y coordinate in the Mercator projection. Unit: a degree at the equator. */
const mercator = (lat: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * (180 / Math.PI);
const latitude = (height: number): number =>
  (Math.atan(Math.exp((height * Math.PI) / 180)) * 360) / Math.PI - 90;

export const projectToChart = ({ west, top, k }: ChartFrame, [lon, lat]: LonLat): XY => [
  (lon - west) * k,
  (top - mercator(lat)) * k,
];
export const unprojectFromChart = ({ west, top, k }: ChartFrame, [x, y]: XY): LonLat => [
  west + x / k,
  latitude(top - y / k),
];

export const chartBounds = (frame: ChartFrame): GeoBounds => {
  const [west, north] = unprojectFromChart(frame, [0, 0]);
  const [east, south] = unprojectFromChart(frame, [frame.W, frame.H]);
  return [west, south, east, north];
};

/** Returns the nautical miles between two nearby positions: 60 miles per degree of latitude. */
export const milesBetween = ([aLon, aLat]: LonLat, [bLon, bLat]: LonLat): number => {
  const shrink = Math.cos((((aLat + bLat) / 2) * Math.PI) / 180);
  return 60 * Math.hypot((bLon - aLon) * shrink, bLat - aLat);
};

export const CHARTS = '/mapy';

export const CHART_SIZES = ['page', 'wide', 'phone'] as const;
export type ChartSize = (typeof CHART_SIZES)[number];

/**
 * Kinds of charts. `whole` shows the whole route with land. `course` shows the same route without
 * land, `near` shows more detail, `around` shows a wider area. `beyond` shows the area of `around`
 * without the route.
 */
export const CHART_KINDS = ['whole', 'course', 'near', 'around', 'beyond'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

export const chartUrl = (offerId: number, size: ChartSize, kind: ChartKind = 'whole'): string =>
  `${CHARTS}/${offerId}-${size}${kind === 'whole' ? '' : `-${kind}`}.svg`;

export const officeChartUrl = (size: ChartSize): string => `${CHARTS}/biuro-${size}.svg`;

/** Sizes in pixels: `page` beside an offer's ports, `wide` across the page, `phone` on a phone. */
export const CHART_DIMENSIONS = {
  page: { W: 720, H: 540 },
  wide: { W: 1200, H: 760 },
  phone: { W: 360, H: 300 },
} as const satisfies Record<ChartSize, { readonly W: number; readonly H: number }>;

export type RoutePort = { readonly name: string; readonly at: LonLat };

/** Returns the zoom of an offer's chart: 6 or 7 if a trait says so, otherwise 9 (P-078). */
export const chartZoomOf = (traits: readonly string[]): number => {
  const has = (trait: Trait): boolean => traits.includes(trait);
  if (has('mapZoom6')) return 6;
  return has('mapZoom7') ? 7 : 9;
};

/** Width of the world in pixels at zoom 0, as in common web maps. Each zoom level doubles it. */
const WORLD_SIZE = 512;
/**
 * Returns the pixels per degree of longitude for a chart of width `W`. They grow with the width, so
 * charts of all widths show the same area.
 */
const scaleAt = (zoom: number, W: number): number =>
  ((WORLD_SIZE * 2 ** zoom) / 360) * (W / CHART_DIMENSIONS.page.W);

/** Margin for the names of ports beside a route, as a fraction of the chart's width. */
const NAME_MARGIN = { page: 0.1, wide: 0.1, phone: 0.14 } as const;

/**
 * Returns the area that a chart shows at the zoom `zoom`. If a port would be outside, the chart
 * shows a larger area that includes it.
 */
export const chartFrameOf = (
  ports: readonly RoutePort[],
  zoom: number,
  size: ChartSize,
): ChartFrame =>
  centredFrame(
    ports,
    CHART_DIMENSIONS[size],
    NAME_MARGIN[size],
    scaleAt(zoom, CHART_DIMENSIONS[size].W),
  );

/** The `around` chart's area is this many times wider and higher than the `whole` chart's. */
export const AROUND = 3;

export const widenChartFrame = ({ W, H, k, west, top }: ChartFrame): ChartFrame => ({
  W,
  H,
  k: k / AROUND,
  west: west - ((AROUND - 1) * W) / 2 / k,
  top: top + ((AROUND - 1) * H) / 2 / k,
});

/** Highest zoom when the program searches a sea route: the stored coast has no finer detail. */
const MAX_SURVEY_ZOOM = 11;

/** Returns the area in which a sea route is searched. `margin`: fraction of the chart's width. */
export const routeSearchFrame = (ports: readonly RoutePort[], margin: number): ChartFrame =>
  centredFrame(
    ports,
    { W: CHART_DIMENSIONS.page.W, H: CHART_DIMENSIONS.page.W },
    margin,
    scaleAt(MAX_SURVEY_ZOOM, CHART_DIMENSIONS.page.W),
  );

type Size = { readonly W: number; readonly H: number };

const centredFrame = (
  ports: readonly RoutePort[],
  { W, H }: Size,
  margin: number,
  most: number,
): ChartFrame => {
  const lons = ports.map(({ at }) => at[0]);
  const heights = ports.map(({ at }) => mercator(at[1]));
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...heights), Math.max(...heights)];
  const edge = margin * W;
  const k = Math.min(
    most,
    (W - 2 * edge) / Math.max(east - west, 1e-6),
    (H - 2 * edge) / Math.max(north - south, 1e-6),
  );
  return { W, H, k, west: (west + east) / 2 - W / 2 / k, top: (south + north) / 2 + H / 2 / k };
};

export const buoyRadius = (size: ChartSize): number => (size === 'phone' ? 9.5 : 14);

/**
 * A port's mark on a chart. The port is at `port`, and the mark is drawn at `at`. The two differ if
 * the marks of two ports would be too close.
 */
export type Buoy = { readonly port: XY; readonly at: XY };

const GAP = 3;

export const buoysOf = (
  ports: readonly RoutePort[],
  frame: ChartFrame,
  size: ChartSize,
): readonly Buoy[] => {
  const least = 2 * buoyRadius(size) + GAP;
  const places = ports.map(({ at }) => projectToChart(frame, at));
  let moved: readonly XY[] = places;
  for (let round = 0; round < 200; round++) {
    const next = moved.map((point, i) => pushApart(point, i, moved, places, least));
    if (
      next.every(
        ([x, y], i) => Math.hypot(x - (moved[i]?.[0] ?? 0), y - (moved[i]?.[1] ?? 0)) < 0.05,
      )
    )
      break;
    moved = next;
  }
  return places.map((port, i) => ({
    port,
    at: keepInside(moved[i] ?? port, frame, buoyRadius(size) + GAP),
  }));
};

const pushApart = (
  [x, y]: XY,
  i: number,
  all: readonly XY[],
  places: readonly XY[],
  least: number,
): XY => {
  const shifts = all.flatMap(([ox, oy], j): readonly XY[] => {
    const distance = Math.hypot(x - ox, y - oy);
    if (j === i || distance >= least) return [];
    const [dx, dy] =
      distance < 0.01 ? [i < j ? -1 : 1, 0] : [(x - ox) / distance, (y - oy) / distance];
    return [[(dx * (least - distance)) / 2, (dy * (least - distance)) / 2]];
  });
  if (shifts.length === 0) return [x, y];
  const [px, py] = places[i] ?? [x, y];
  return [
    x + shifts.reduce((sum, [dx]) => sum + dx, 0) + (px - x) * 0.02,
    y + shifts.reduce((sum, [, dy]) => sum + dy, 0) + (py - y) * 0.02,
  ];
};

const keepInside = ([x, y]: XY, { W, H }: ChartFrame, edge: number): XY => [
  Math.min(W - edge, Math.max(edge, x)),
  Math.min(H - edge, Math.max(edge, y)),
];
