import type { XY } from '../../http/contract/chart-frame.ts';
import { cellIndexAt, isLand, type Terrain } from './terrain.ts';

const POINT_GAP = 5;
const ROUNDS = 120;

/** Straightens a route and moves it away from the coast. Returns a point for every two cells. */
export const smoothPath = (terrain: Terrain, way: readonly XY[], clear: number): readonly XY[] => {
  const { cell } = terrain;
  let points = resample(way, POINT_GAP * cell);
  for (let round = 0; round < ROUNDS; round++) {
    points = points.map((point, i) => {
      const [before, after] = [points[i - 1], points[i + 1]];
      if (before === undefined || after === undefined) return point;
      const [px, py] = pushOff(terrain, point, clear);
      const eased: XY = [
        point[0] + 0.4 * ((before[0] + after[0]) / 2 - point[0]) + px,
        point[1] + 0.4 * ((before[1] + after[1]) / 2 - point[1]) + py,
      ];
      return isLand(terrain, eased) && !isLand(terrain, point) ? point : eased;
    });
  }
  return resample(catmullRom(points), 2 * cell);
};

const pushOff = (terrain: Terrain, [x, y]: XY, clear: number): XY => {
  const { cell, offshore } = terrain;
  const reach = clear * 0.7 * cell;
  const here = offshore[cellIndexAt(terrain, [x, y])] ?? reach;
  if (here >= reach) return [0, 0];
  const at = (dx: number, dy: number): number =>
    offshore[cellIndexAt(terrain, [x + dx * cell, y + dy * cell])] ?? here;
  const [gx, gy] = [at(2, 0) - at(-2, 0), at(0, 2) - at(0, -2)];
  const length = Math.hypot(gx, gy);
  const step = 0.5 * cell * (1 - here / reach);
  return length === 0 ? [0, 0] : [(gx / length) * step, (gy / length) * step];
};

const resample = (line: readonly XY[], gap: number): readonly XY[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined) return line;
  const out: XY[] = [first];
  let untilPoint = gap;
  line.slice(1).forEach((point, i) => {
    let [x, y] = line[i] ?? point;
    let toGo = Math.hypot(point[0] - x, point[1] - y);
    while (toGo >= untilPoint && toGo > 0) {
      x += ((point[0] - x) * untilPoint) / toGo;
      y += ((point[1] - y) * untilPoint) / toGo;
      out.push([x, y]);
      toGo = Math.hypot(point[0] - x, point[1] - y);
      untilPoint = gap;
    }
    untilPoint -= toGo;
  });
  return [...out, last];
};

const catmullRom = (points: readonly XY[]): readonly XY[] =>
  points.flatMap((p1, i): readonly XY[] => {
    const p2 = points[i + 1];
    if (p2 === undefined) return [p1];
    const [p0, p3] = [points[i - 1] ?? p1, points[i + 2] ?? p2];
    const along = (axis: 0 | 1, t: number): number =>
      0.5 *
      (2 * p1[axis] +
        (p2[axis] - p0[axis]) * t +
        (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
        (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3);
    return [0, 0.2, 0.4, 0.6, 0.8].map((t): XY => [along(0, t), along(1, t)]);
  });
