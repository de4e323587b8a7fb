import { project, type XY } from '../../http/contract/chart-projection.ts';
import { textWidth } from '../letters/letters.ts';
import { type Box, boxAround } from './chart-space.ts';
import { CHART } from './colours.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import {
  COURSE_DISTANCE,
  minimum,
  type NameContext,
  paintName,
  samplesOf,
  wordBox,
} from './name-boxes.ts';
import { cellAt, inlandAt, isLand, type Pieces, piecesOf, type Terrain } from './terrain.ts';

type Chart = NameContext & { readonly islands: ReturnType<typeof islandsOf> };

/** Areas that are too large for an island's name are left out. */
export const islandsOf = (
  terrain: Terrain,
): { readonly pieces: Pieces; readonly cells: ReadonlyMap<number, readonly number[]> } => {
  const pieces = piecesOf(terrain, 'land');
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
    ].map(([dx = 0, dy = 0]) => cellAt(terrain, [x + dx * cell * 1.5, y + dy * cell * 1.5])),
  );
  const piece = near.map((at) => islands.pieces.of[at] ?? 0).find((found) => found > 0);
  return islands.cells.get(piece ?? 0) ?? [];
};

const middleOf = ({ columns, cell }: Terrain, at: number): XY => [
  ((at % columns) + 0.5) * cell,
  (Math.floor(at / columns) + 0.5) * cell,
];

/** Draws an island's name; '' if there is no free place on the island or beside it. */
export const paintIsland = (chart: Chart, { name, at: place }: GazetteerPlace): string => {
  const { frame, terrain, room, unit } = chart;
  const hint = project(frame, place);
  if (!room.holds(boxAround(hint, 2, 2), 0)) return '';
  const island = islandAt(chart, hint);
  if (island.length === 0) return '';
  const roomy = island.filter((at) => inlandAt(terrain, middleOf(terrain, at)) > 5 * unit);
  const step = Math.max(1, Math.floor(roomy.length / 160));
  const inner = roomy
    .filter((_, i) => i % step === 0)
    .toSorted(
      (a, b) => inlandAt(terrain, middleOf(terrain, b)) - inlandAt(terrain, middleOf(terrain, a)),
    );
  for (const size of [22, 18, 15, 13].map((full) => full * Math.max(unit, 0.82))) {
    const at = inner
      .map((cell) => middleOf(terrain, cell))
      .find((middle) => {
        const box = wordBox(name, 'display', size, middle);
        return (
          Math.hypot(middle[0] - hint[0], middle[1] - hint[1]) < 90 * unit &&
          samplesOf(box).every((point) => isLand(terrain, point)) &&
          room.isFree(box, COURSE_DISTANCE)
        );
      });
    if (at === undefined) continue;
    room.take(wordBox(name, 'display', size, at));
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
  const points = island.map((at) => middleOf(terrain, at));
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
    const box = wordBox(name, 'display', size, place);
    return (
      room.isFree(box, COURSE_DISTANCE) &&
      samplesOf(box).filter((point) => isLand(terrain, point)).length <= 1
    );
  });
  if (at === undefined) return '';
  room.take(wordBox(name, 'display', size, at));
  return paintName(name, 'display', size, at, CHART.soft, '#e9f7f4');
};
