import {
  type ChartKind,
  type ChartSize,
  chartBounds,
  chartFrameOf,
  chartZoomOf,
  projectToChart,
  type RoutePort,
  unprojectFromChart,
  type XY,
} from '../../http/contract/chart-frame.ts';
import { textWidth } from '../letters/letters.ts';
import { randomFrom } from '../scenes/paths.ts';
import { drawChart, routeLegs, toSvg } from './chart.ts';
import { boxAround, boxAroundName, ChartSpace, paintName } from './chart-space.ts';
import { CHART } from './colours.ts';
import { formatTenths, paintLandAndWater } from './ground.ts';
import { chartSymbolScale, paintHills, paintRoseAndScaleBar, paintSwells } from './marks.ts';
import { geographicNamesOfSheet, paintPlaceNames } from './place-names.ts';
import { paintTowns } from './port-names.ts';
import { sheetFor } from './sheet.ts';
import { buildTerrain, canalsIn, coastRingsIn } from './terrain.ts';

const ZOOM = 9;
/** The pin's x as a part of the width: left of the middle, so that more sea is visible. */
const LEFT = 0.36;

const paintPin = ([x, y]: XY, unit: number): string =>
  `<g transform="translate(${formatTenths(x)} ${formatTenths(y)}) scale(${formatTenths(unit)})"><ellipse rx="9" ry="3.5" fill="${CHART.ink}" fill-opacity=".25"/><path d="M0 0c-5-12-16-16-16-28a16 16 0 0 1 32 0c0 12-11 16-16 28z" fill="${CHART.slicker}" stroke="${CHART.ink}" stroke-width="2.5" stroke-linejoin="round"/><circle cy="-28" r="6" fill="${CHART.ink}"/></g>`;

/** Draws a chart of one place. Throws if no stored coast data cover its position. */
export const drawSinglePositionChart = (position: RoutePort, size: ChartSize): string => {
  const middle = chartFrameOf([position], ZOOM, size);
  const east =
    unprojectFromChart(middle, [middle.W * (1 - LEFT), middle.H / 2])[0] - position.at[0];
  const frame = { ...middle, west: middle.west + east };
  const sheet = sheetFor(chartBounds(frame));
  if (sheet === null)
    throw new Error(`No stored coast data cover ${position.name}, so its chart cannot be drawn`);
  const unit = chartSymbolScale(size);
  const [rings, canals] = [coastRingsIn(sheet, frame), canalsIn(sheet, frame)];
  const terrain = buildTerrain(rings, canals, frame);
  const room = new ChartSpace(frame, []);
  const random = randomFrom(`place ${position.name}`);
  const at = projectToChart(frame, position.at);
  room.take(boxAround([at[0], at[1] - 20 * unit], 40 * unit, 56 * unit));
  const letters = 18 * Math.max(unit, 0.78);
  const beside: XY = [
    at[0] - 24 * unit - textWidth(position.name, 'text', letters) / 2,
    at[1] - 24 * unit,
  ];
  room.take(boxAroundName(position.name, 'text', letters, beside));
  const placeName = paintName(position.name, 'text', letters, beside, CHART.ink, CHART.land);
  const otherTowns = (geographicNamesOfSheet(sheet.name).towns ?? []).filter(
    ({ name }) => name !== position.name,
  );
  const towns = paintTowns(
    otherTowns.map(({ name, at: town }) => ({ name, at: projectToChart(frame, town) })),
    size,
    terrain,
    room,
  );
  const context = { frame, terrain, room, unit };
  const furniture = paintRoseAndScaleBar(context);
  const names = paintPlaceNames(
    context,
    sheet.name,
    [position, ...otherTowns].map(({ name }) => name),
  );
  const swells = paintSwells(context, random);
  const hills = paintHills(context, random, true);
  return toSvg(frame, [
    paintLandAndWater({ frame, rings, canals, unit, nearer: 1 }),
    swells,
    hills,
    names,
    furniture,
    towns,
    placeName,
    paintPin(at, unit),
  ]);
};

type OfferRoute = { readonly ports: readonly RoutePort[]; readonly traits: readonly string[] };

/**
 * Draws an offer's chart: its route (P-078), or its first port with a pin if `kind` is `place`
 * (P-112). The offer's traits decide the zoom of the route.
 */
export const drawOfferChart = (
  { ports, traits }: OfferRoute,
  size: ChartSize,
  kind: ChartKind | 'place' = 'whole',
): string => {
  const [place] = ports;
  if (kind !== 'place') return drawChart({ ports, zoom: chartZoomOf(traits) }, size, kind);
  if (place === undefined) throw new Error('A chart needs at least one port or other location');
  return drawSinglePositionChart(place, size);
};

/** Returns the whole nautical miles from each port of a route to the next. */
export const legLengthsInMiles = ({ ports, traits }: OfferRoute): readonly number[] =>
  routeLegs({ ports, zoom: chartZoomOf(traits) }).map(({ miles }) => Math.round(miles));
