import type { Frame, XY } from '../../http/contract/chart-projection.ts';
import { CHART } from './colours.ts';
import { clipToChart, formatTenths, linePath, roundedPath, simplifyPath } from './paths.ts';

/** In pixels. Shallow water is simplified more, because wide strokes tear on curves. */
const SHORE_TOLERANCE = 0.8;
const MIN_ISLET = 1.8;
const SHELF_TOLERANCE = 2.5;

export type ChartGround = {
  readonly frame: Frame;
  readonly rings: readonly (readonly XY[])[];
  readonly canals: readonly (readonly XY[])[];
  readonly unit: number;
  readonly nearer: number;
};

/** The fill rule is even-odd, so a ring inside land is a lake. */
export const paintGround = (
  { frame, rings, canals, unit, nearer }: ChartGround,
  id: string,
): string => {
  const { W, H } = frame;
  const near = rings
    .map((ring) => simplifyPath(clipToChart(ring, frame), SHORE_TOLERANCE / nearer))
    .filter((ring) => ring.length > 2 && spanOf(ring) > MIN_ISLET / nearer);
  const shore = near.map((ring) => roundedPath(ring, frame)).join('');
  const coarse = near
    .map((ring) => simplifyPath(ring, SHELF_TOLERANCE / nearer))
    .filter((ring) => ring.length > 2);
  const shelf = coarse.map((ring) => `${linePath(ring)}z`).join('');
  const canal = canals.map((points) => linePath(points)).join('');
  const shelves = CHART.shelves.flatMap(({ width, edge, water }) =>
    [
      [edge, width + 2.4],
      [water, width],
    ].map(
      ([colour, w]) =>
        `<use href="#${id}b" fill="${colour}" stroke="${colour}" stroke-width="${formatTenths(Number(w) * unit)}"/>`,
    ),
  );
  const dug = ([colour, w]: readonly [string, number]): string =>
    `<path d="${canal}" fill="none" stroke="${colour}" stroke-width="${formatTenths(w * unit)}" stroke-linejoin="round"/>`;
  return [
    `<defs><path id="${id}" d="${shore}" fill-rule="evenodd"/><path id="${id}b" d="${shelf}" fill-rule="evenodd"/></defs>`,
    `<path fill="${CHART.open}" d="M0 0h${W}v${H}H0z"/><g stroke-linejoin="round">${shelves.join('')}</g>`,
    `<use href="#${id}" fill="${CHART.land}" stroke="${CHART.coast}" stroke-width="${formatTenths((1.4 * unit) / Math.sqrt(nearer))}" stroke-linejoin="round"/>`,
    canal === '' ? '' : `${dug([CHART.coast, 7.6])}${dug(['#e9f7f4', 5])}`,
  ].join('');
};

const spanOf = (ring: readonly XY[]): number => {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of ring)
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
  return Math.max(right - left, bottom - top);
};
