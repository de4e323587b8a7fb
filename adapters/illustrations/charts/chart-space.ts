import type { ChartFrame, XY } from '../../http/contract/chart-frame.ts';
import type { Terrain } from './terrain.ts';

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export const boxAround = ([x, y]: XY, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export class ChartSpace {
  readonly #boxes: Box[] = [];
  readonly #course: readonly XY[];
  readonly #frame: ChartFrame;

  constructor(frame: ChartFrame, course: readonly XY[]) {
    this.#frame = frame;
    this.#course = course.filter((_, i) => i % 4 === 0);
  }

  take(box: Box): void {
    this.#boxes.push(box);
  }

  holds({ left, top, right, bottom }: Box, edge = 6): boolean {
    return (
      left >= edge && top >= edge && right <= this.#frame.W - edge && bottom <= this.#frame.H - edge
    );
  }

  taken(box: Box): number {
    return this.#boxes.filter((other) => overlap(box, other)).length;
  }

  crossed({ left, top, right, bottom }: Box, rim: number): number {
    return this.#course.filter(
      ([x, y]) => x > left - rim && x < right + rim && y > top - rim && y < bottom + rim,
    ).length;
  }

  isFree(box: Box, rim: number): boolean {
    return this.holds(box) && this.taken(box) === 0 && this.crossed(box, rim) === 0;
  }
}

export type ChartContext = {
  readonly frame: ChartFrame;
  readonly terrain: Terrain;
  readonly room: ChartSpace;
  readonly unit: number;
};
