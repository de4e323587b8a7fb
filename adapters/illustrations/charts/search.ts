import type { Terrain } from './terrain.ts';

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
