import { type LonLat, projectToChart, type XY } from '../../http/contract/chart-frame.ts';
import { type FaceName, textWidth } from '../letters/letters.ts';
import {
  type Box,
  boxAround,
  boxAroundName,
  type ChartContext,
  COURSE_DISTANCE,
  minimum,
  paintName,
  samplePointsIn,
} from './chart-space.ts';
import { CHART } from './colours.ts';
import sheets from './gazetteer.json' with { type: 'json' };
import type { SheetName } from './sheet.ts';
import {
  cellIndexAt,
  connectedAreasOf,
  distanceFromLandAt,
  distanceFromWaterAt,
  isLand,
  middleOfCell,
  type Pieces,
  type Terrain,
} from './terrain.ts';

type GazetteerPlace = { readonly name: string; readonly at: LonLat };

/**
 * The names that a chart can show. `sea` is the name of the sea, for the largest free area of
 * water; null if the sea gets no name.
 */
type SheetNames = {
  readonly islands: readonly GazetteerPlace[];
  readonly lands: readonly GazetteerPlace[];
  readonly waters: readonly GazetteerPlace[];
  /** Towns are shown only on a chart of one place. A chart of a route shows its ports instead. */
  readonly towns?: readonly GazetteerPlace[];
  readonly sea: string | null;
};

type StoredNames = Readonly<Record<'islands' | 'lands' | 'waters', string>> & {
  readonly towns?: string;
  readonly sea: string | null;
};

/** Parses „Vis 16.17 43.045, Dugi Otok 15.05 43.98”: names with degrees east and north. */
const parsePlaces = (list: string): readonly GazetteerPlace[] =>
  list === ''
    ? []
    : list.split(', ').map((row) => {
        const [, name = '', lon = '', lat = ''] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(row) ?? [];
        return { name, at: [Number(lon), Number(lat)] };
      });

const STORED: Readonly<Record<SheetName, StoredNames>> = sheets;

/**
 * Returns the names that `gazetteer.json` stores for a sheet of coast data. A name is Polish if the
 * place has a Polish name.
 */
export const geographicNamesOfSheet = (sheet: SheetName): SheetNames => {
  const { islands, lands, waters, towns, sea } = STORED[sheet];
  return {
    islands: parsePlaces(islands),
    lands: parsePlaces(lands),
    waters: parsePlaces(waters),
    ...(towns === undefined ? {} : { towns: parsePlaces(towns) }),
    sea,
  };
};

type Chart = ChartContext & { readonly islands: ReturnType<typeof islandsOf> };

/** Finds the islands on a chart. An area above 30% of the chart is land, not an island. */
const islandsOf = (
  terrain: Terrain,
): { readonly pieces: Pieces; readonly cells: ReadonlyMap<number, readonly number[]> } => {
  const pieces = connectedAreasOf(terrain, 'land');
  const most = terrain.land.length * 0.3;
  const cells = new Map<number, number[]>();
  pieces.of.forEach((piece, at) => {
    if (piece === 0 || (pieces.sizes[piece] ?? 0) > most) return;
    const cellsOfPiece = cells.get(piece);
    if (cellsOfPiece === undefined) cells.set(piece, [at]);
    else cellsOfPiece.push(at);
  });
  return { pieces, cells };
};

const islandAt = ({ terrain, islands }: Chart, [x, y]: XY): readonly number[] => {
  const { cell } = terrain;
  const near = [0, 1, 2, 3, 4, 5, 6].flatMap((far) =>
    [
      [0, 0],
      [far, 0],
      [-far, 0],
      [0, far],
      [0, -far],
    ].map(([dx = 0, dy = 0]) => cellIndexAt(terrain, [x + dx * cell * 1.5, y + dy * cell * 1.5])),
  );
  const piece = near.map((at) => islands.pieces.of[at] ?? 0).find((found) => found > 0);
  return islands.cells.get(piece ?? 0) ?? [];
};

/** Draws an island's name; '' if there is no free space on the island and beside it. */
const paintIsland = (chart: Chart, { name, at: place }: GazetteerPlace): string => {
  const { frame, terrain, room, unit } = chart;
  const hint = projectToChart(frame, place);
  if (!room.holds(boxAround(hint, 2, 2), 0)) return '';
  const island = islandAt(chart, hint);
  if (island.length === 0) return '';
  const roomy = island.filter(
    (at) => distanceFromWaterAt(terrain, middleOfCell(terrain, at)) > 5 * unit,
  );
  const step = Math.max(1, Math.floor(roomy.length / 160));
  const inner = roomy
    .filter((_, i) => i % step === 0)
    .toSorted(
      (a, b) =>
        distanceFromWaterAt(terrain, middleOfCell(terrain, b)) -
        distanceFromWaterAt(terrain, middleOfCell(terrain, a)),
    );
  for (const size of [22, 18, 15, 13].map((full) => full * Math.max(unit, 0.82))) {
    const at = inner
      .map((cell) => middleOfCell(terrain, cell))
      .find((middle) => {
        const box = boxAroundName(name, 'display', size, middle);
        return (
          Math.hypot(middle[0] - hint[0], middle[1] - hint[1]) < 90 * unit &&
          samplePointsIn(box).every((point) => isLand(terrain, point)) &&
          room.isFree(box, COURSE_DISTANCE)
        );
      });
    if (at === undefined) continue;
    room.take(boxAroundName(name, 'display', size, at));
    return paintName(name, 'display', size, at, CHART.soft);
  }
  return paintBesideIsland(chart, name, island);
};

const paintBesideIsland = (
  { terrain, room, unit }: Chart,
  name: string,
  island: readonly number[],
): string => {
  const size = 14 * Math.max(unit, 0.82);
  const points = island.map((at) => middleOfCell(terrain, at));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const most = (values: readonly number[]): number =>
    values.reduce((a, b) => Math.max(a, b), -Infinity);
  const box: Box = { left: minimum(xs), right: most(xs), top: minimum(ys), bottom: most(ys) };
  if (most(xs) - minimum(xs) < 2.5 * unit && most(ys) - minimum(ys) < 2.5 * unit) return '';
  const half = textWidth(name, 'display', size) / 2;
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const places: readonly XY[] = [
    [cx, box.bottom + size * 0.85],
    [cx, box.top - size * 0.75],
    [box.right + half + 6, cy],
    [box.left - half - 6, cy],
    [box.right + half, box.bottom + size * 0.5],
    [box.left - half, box.top - size * 0.4],
  ];
  const at = places.find((place) => {
    const box = boxAroundName(name, 'display', size, place);
    return (
      room.isFree(box, COURSE_DISTANCE) &&
      samplePointsIn(box).filter((point) => isLand(terrain, point)).length <= 1
    );
  });
  if (at === undefined) return '';
  room.take(boxAroundName(name, 'display', size, at));
  return paintName(name, 'display', size, at, CHART.soft, '#e9f7f4');
};

/**
 * Returns the free position at which `fits` gives the name's box the highest rating. Null if no
 * free position has a rating above 0.
 */
const bestPlace = (
  { frame, room, unit }: ChartContext,
  name: string,
  face: FaceName,
  size: number,
  fits: (box: Box) => number,
): XY | null => {
  let best: { readonly at: XY; readonly worth: number } | null = null;
  const step = 14 * unit;
  for (let y = step; y < frame.H - step; y += step)
    for (let x = step; x < frame.W - step; x += step) {
      const box = boxAroundName(name, face, size, [x, y]);
      if (!room.isFree(box, 14 * unit)) continue;
      const worth = fits(box);
      if (worth > 0 && (best === null || worth > best.worth)) best = { at: [x, y], worth };
    }
  return best?.at ?? null;
};

/**
 * Returns the distance of a name's box to the nearest edge of the chart, at most 40 units. A larger
 * distance would not make the position better.
 */
const rimOf = ({ frame, unit }: ChartContext, { left, right, top, bottom }: Box): number =>
  Math.min(40 * unit, left, top, frame.W - right, frame.H - bottom);

const paintLand = (chart: ChartContext, { name, at: place }: GazetteerPlace): string => {
  const { frame, terrain, room, unit } = chart;
  const size = 24 * Math.max(unit, 0.7);
  const hint = projectToChart(frame, place);
  const reach = 240 * unit;
  const at = bestPlace(chart, name, 'display', size, (box) => {
    const away = Math.hypot(
      (box.left + box.right) / 2 - hint[0],
      (box.top + box.bottom) / 2 - hint[1],
    );
    const deep = minimum(samplePointsIn(box).map((point) => distanceFromWaterAt(terrain, point)));
    return away > reach || deep < 3 * unit
      ? 0
      : Math.min(deep, 30 * unit) + (1 - away / reach) * 90 * unit + rimOf(chart, box);
  });
  if (at === null) return '';
  room.take(boxAroundName(name, 'display', size, at));
  return paintName(name, 'display', size, at, CHART.country);
};

const paintSea = (chart: ChartContext, name: string): string => {
  const { terrain, room, unit } = chart;
  const size = 17 * Math.max(unit, 0.72);
  const at = bestPlace(
    chart,
    name,
    'italic',
    size,
    (box) =>
      Math.min(
        60 * unit,
        minimum(samplePointsIn(box).map((point) => distanceFromLandAt(terrain, point))),
      ) -
      8 * unit,
  );
  if (at === null) return '';
  room.take(boxAround(at, textWidth(name, 'italic', size) + 30, size * 2));
  return paintName(name, 'italic', size, at, CHART.sea);
};

const paintWater = (
  { frame, terrain, room, unit }: ChartContext,
  { name, at: place }: GazetteerPlace,
): string => {
  const size = 15 * Math.max(unit, 0.75);
  const [x, y] = projectToChart(frame, place);
  const shifts = [0, 12, -12, 24, -24, 40, -40, 60, -60].flatMap((dy) =>
    [0, 30, -30, 60, -60].map((dx): XY => [x + dx * unit, y + dy * unit]),
  );
  const at = shifts.find((place) =>
    room.isFree(boxAroundName(name, 'italic', size, place), COURSE_DISTANCE),
  );
  if (at === undefined) return '';
  room.take(boxAroundName(name, 'italic', size, at));
  return paintName(
    name,
    'italic',
    size,
    at,
    CHART.sea,
    isLand(terrain, at) ? CHART.land : '#e9f7f4',
  );
};

const landsInView = (
  { frame, room }: ChartContext,
  rows: readonly GazetteerPlace[],
): readonly GazetteerPlace[] => {
  const far = ({ at }: GazetteerPlace): number => {
    const [x, y] = projectToChart(frame, at);
    return Math.hypot(x - frame.W / 2, y - frame.H / 2);
  };
  const seen = rows.filter(({ at }) => room.holds(boxAround(projectToChart(frame, at), 2, 2), 0));
  return seen.length > 0 ? seen : rows.toSorted((a, b) => far(a) - far(b)).slice(0, 1);
};

/** Writes names of land and sea, none over the route. Skips names that are in `portNames`. */
export const paintPlaceNames = (
  ground: ChartContext,
  sheet: SheetName,
  portNames: readonly string[],
): string => {
  const islands = islandsOf(ground.terrain);
  const names: SheetNames = geographicNamesOfSheet(sheet);
  const unlessPort = (rows: readonly GazetteerPlace[]): readonly GazetteerPlace[] =>
    rows.filter(({ name }) => !portNames.includes(name));
  return [
    ...names.waters.map((row) => paintWater(ground, row)),
    ...unlessPort(names.islands).map((row) => paintIsland({ ...ground, islands }, row)),
    ...landsInView(ground, unlessPort(names.lands)).map((row) => paintLand(ground, row)),
    names.sea === null ? '' : paintSea(ground, names.sea),
  ].join('');
};
