import type { ChartFrame, XY } from '../../http/contract/chart-frame.ts';
import { drawOutlinedText, type FaceName, textWidth } from '../letters/letters.ts';
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

/** Minimum distance in pixels between a name and the line of the route. */
export const COURSE_DISTANCE = 7;

export const minimum = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.min(a, b), Infinity);

export const samplePointsIn = ({ left, right, top, bottom }: Box): readonly XY[] =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((part): readonly XY[] => {
    const x = left + (right - left) * part;
    return [
      [x, top],
      [x, (top + bottom) / 2],
      [x, bottom],
    ];
  });

export const boxAroundName = (name: string, face: FaceName, size: number, middle: XY): Box =>
  boxAround(middle, textWidth(name, face, size) + 6, size * 1.15);

export const paintName = (
  name: string,
  face: FaceName,
  size: number,
  [x, y]: XY,
  fill: string,
  halo?: string,
): string =>
  drawOutlinedText(name, x, y + size * 0.33, {
    face,
    size,
    fill,
    anchor: 'middle',
    ...(halo === undefined ? {} : { halo: { colour: halo, width: size / 4 } }),
  });
