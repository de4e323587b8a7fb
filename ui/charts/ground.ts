import { CHART } from './colours.ts';
import type { Frame, XY } from './geo.ts';
import { cutOff, line, r1, simplified, soft } from './lines.ts';

/** Pixels that a shore may be drawn off its place, and the shelves off theirs (cut from a coarser shore, never from curves: wide strokes tear). */
const SHORE = 0.8;
/** Islets smaller than this many pixels are left out. */
const ISLET = 1.8;
const SHELF = 2.5;

export type Ground = {
  readonly frame: Frame;
  readonly rings: readonly (readonly XY[])[];
  readonly canals: readonly (readonly XY[])[];
  readonly unit: number;
  /** How many times nearer it is looked at: the shore keeps off its place by that much less. */
  readonly nearer: number;
};

/** Sea, shelves and land, in an SVG's definitions and its first strokes. Even-odd: a ring inside the land is a lake. */
export const paintGround = ({ frame, rings, canals, unit, nearer }: Ground, id: string): string => {
  const { W, H } = frame;
  const near = rings
    .map((ring) => simplified(cutOff(ring, frame), SHORE / nearer))
    .filter((ring) => ring.length > 2 && spanOf(ring) > ISLET / nearer);
  const shore = near.map((ring) => soft(ring, frame)).join('');
  const coarse = near.map((ring) => simplified(ring, SHELF / nearer)).filter((ring) => ring.length > 2);
  const shelf = coarse.map((ring) => `${line(ring)}z`).join('');
  const canal = canals.map((points) => line(points)).join('');
  const shelves = CHART.shelves.flatMap(({ width, edge, water }) =>
    [
      [edge, width + 2.4],
      [water, width],
    ].map(([colour, w]) => `<use href="#${id}b" fill="${colour}" stroke="${colour}" stroke-width="${r1(Number(w) * unit)}"/>`),
  );
  const dug = ([colour, w]: readonly [string, number]): string =>
    `<path d="${canal}" fill="none" stroke="${colour}" stroke-width="${r1(w * unit)}" stroke-linejoin="round"/>`;
  return [
    `<defs><path id="${id}" d="${shore}" fill-rule="evenodd"/><path id="${id}b" d="${shelf}" fill-rule="evenodd"/></defs>`,
    `<path fill="${CHART.open}" d="M0 0h${W}v${H}H0z"/><g stroke-linejoin="round">${shelves.join('')}</g>`,
    `<use href="#${id}" fill="${CHART.land}" stroke="${CHART.coast}" stroke-width="${r1((1.4 * unit) / Math.sqrt(nearer))}" stroke-linejoin="round"/>`,
    canal === '' ? '' : `${dug([CHART.coast, 7.6])}${dug(['#e9f7f4', 5])}`,
  ].join('');
};

const spanOf = (ring: readonly XY[]): number => {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of ring) [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  return Math.max(right - left, bottom - top);
};
