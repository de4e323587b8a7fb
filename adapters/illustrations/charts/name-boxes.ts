import type { XY } from '../../http/contract/chart-frame.ts';
import { drawOutlinedText, type FaceName, textWidth } from '../letters/letters.ts';
import { type Box, boxAround } from './chart-space.ts';

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

export const wordBox = (name: string, face: FaceName, size: number, at: XY): Box =>
  boxAround(at, textWidth(name, face, size) + 6, size * 1.15);

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
