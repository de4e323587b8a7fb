import { type FaceName, widthOf, words } from '../letters/letters.ts';
import type { Frame, XY } from './geo.ts';
import { type Box, boxAround, type Room } from './room.ts';
import type { Terrain } from './terrain.ts';

/** What names are written on. */
export type Ground = { readonly frame: Frame; readonly terrain: Terrain; readonly room: Room; readonly unit: number };

/** Pixels beside a course that names keep off. */
export const FOAM = 7;

export const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity);

/** Points of a box along its edges and its middle. */
export const samplesOf = ({ left, right, top, bottom }: Box): readonly XY[] =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].flatMap((part): readonly XY[] => {
    const x = left + (right - left) * part;
    return [
      [x, top],
      [x, (top + bottom) / 2],
      [x, bottom],
    ];
  });

/** The room that a name takes around its middle. */
export const wordBox = (name: string, face: FaceName, size: number, at: XY): Box =>
  boxAround(at, widthOf(name, face, size) + 6, size * 1.15);

/** A name around its middle. */
export const written = (name: string, face: FaceName, size: number, [x, y]: XY, fill: string, halo?: string): string =>
  words(name, x, y + size * 0.33, {
    face,
    size,
    fill,
    anchor: 'middle',
    ...(halo === undefined ? {} : { halo: { colour: halo, width: size / 4 } }),
  });
