import type { XY } from '../../http/contract/chart-frame.ts';
import { cellIndexAt, isLand, type Terrain } from './terrain.ts';

/** A priority queue of cells. It uses typed arrays: a chart has hundreds of thousands of cells. */
class Queue {
  #cells = new Int32Array(1024);
  #costs = new Float32Array(1024);
  #size = 0;

  push(cell: number, cost: number): void {
    if (this.#size === this.#cells.length) {
      this.#cells = copyInto(this.#cells, new Int32Array(this.#size * 2));
      this.#costs = copyInto(this.#costs, new Float32Array(this.#size * 2));
    }
    let at = this.#size++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((this.#costs[above] ?? 0) <= cost) break;
      this.#move(above, at);
      at = above;
    }
    this.#cells[at] = cell;
    this.#costs[at] = cost;
  }

  pop(): number {
    if (this.#size === 0) return -1;
    const first = this.#cells[0] ?? -1;
    this.#size--;
    const [cell, cost] = [this.#cells[this.#size] ?? 0, this.#costs[this.#size] ?? 0];
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.#size) break;
      if (below + 1 < this.#size && (this.#costs[below + 1] ?? 0) < (this.#costs[below] ?? 0))
        below++;
      if ((this.#costs[below] ?? 0) >= cost) break;
      this.#move(below, at);
      at = below;
    }
    this.#cells[at] = cell;
    this.#costs[at] = cost;
    return first;
  }

  #move(from: number, to: number): void {
    this.#cells[to] = this.#cells[from] ?? 0;
    this.#costs[to] = this.#costs[from] ?? 0;
  }
}

const copyInto = <A extends Int32Array | Float32Array>(from: A, into: A): A => {
  into.set(from);
  return into;
};

/** Steps to eight neighbours and eight knight's moves, so that a route has sixteen directions. */
const STEPS = [
  ...[
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ],
  ...[
    [2, 1],
    [2, -1],
    [-2, 1],
    [-2, -1],
    [1, 2],
    [1, -2],
    [-1, 2],
    [-1, -2],
  ],
].map(([dx = 0, dy = 0]) => ({ dx, dy, length: Math.hypot(dx, dy) }));

/** A weight above 1 makes the A* search faster. A route can then cost up to this factor more. */
const HEURISTIC_WEIGHT = 1.15;

/** Finds the cheapest route (A*). `cost`: the cost of crossing each cell, at least 1. */
export const cheapestPath = (
  { columns, rows }: Terrain,
  cost: Float32Array,
  from: number,
  to: number,
): readonly number[] => {
  const lowestCost = new Float32Array(cost.length).fill(Infinity);
  const before = new Int32Array(cost.length).fill(-1);
  const visited = new Uint8Array(cost.length);
  const [toX, toY] = [to % columns, Math.floor(to / columns)];
  const queue = new Queue();
  lowestCost[from] = 0;
  queue.push(from, 0);
  for (let cell = queue.pop(); cell >= 0 && cell !== to; cell = queue.pop()) {
    if (visited[cell] === 1) continue;
    visited[cell] = 1;
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    for (const { dx, dy, length } of STEPS) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= columns || ny >= rows) continue;
      const next = ny * columns + nx;
      if (visited[next] === 1) continue;
      const halfway = (y + Math.trunc(dy / 2)) * columns + x + Math.trunc(dx / 2);
      const spent =
        (lowestCost[cell] ?? 0) + length * Math.max(cost[next] ?? 1, cost[halfway] ?? 1);
      if (spent >= (lowestCost[next] ?? 0)) continue;
      lowestCost[next] = spent;
      before[next] = cell;
      queue.push(next, spent + HEURISTIC_WEIGHT * Math.hypot(toX - nx, toY - ny));
    }
  }
  const way = [to];
  for (let cell = before[to] ?? -1; cell >= 0; cell = before[cell] ?? -1) way.push(cell);
  return way.toReversed();
};

const POINT_GAP = 5;
const ROUNDS = 120;

/** Straightens a route and moves it away from the coast. Returns a point for every two cells. */
export const smoothPath = (
  terrain: Terrain,
  path: readonly XY[],
  distanceFromLand: number,
): readonly XY[] => {
  const { cell } = terrain;
  let points = resample(path, POINT_GAP * cell);
  for (let round = 0; round < ROUNDS; round++) {
    points = points.map((point, i) => {
      const [before, after] = [points[i - 1], points[i + 1]];
      if (before === undefined || after === undefined) return point;
      const [px, py] = pushOff(terrain, point, distanceFromLand);
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
