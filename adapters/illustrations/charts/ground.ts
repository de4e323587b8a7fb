import type { ChartFrame, XY } from '../../http/contract/chart-frame.ts';
import { CHART } from './colours.ts';

/** Rounds to a tenth and writes `.5` instead of `0.5`, to save bytes. */
export const formatTenths = (n: number): string =>
  String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');

export const linePath = (points: readonly XY[]): string => {
  let [x, y] = [0, 0];
  return points
    .map(([px, py], i) => {
      const [nx, ny] = [Math.round(px * 10), Math.round(py * 10)];
      const step = `${i === 0 ? 'M' : i === 1 ? 'l' : ' '}${formatTenths((nx - x) / 10)} ${formatTenths((ny - y) / 10)}`;
      [x, y] = [nx, ny];
      return step;
    })
    .join('')
    .replace(/ -/g, '-');
};

/** Simplifies a line: removes points less than `tolerance` from it (Douglas-Peucker). */
export const simplifyPath = (points: readonly XY[], tolerance: number): readonly XY[] => {
  if (points.length < 4) return points;
  const keep = new Uint8Array(points.length);
  keep[0] = 1;
  keep[points.length - 1] = 1;
  const stack: [number, number][] = [[0, points.length - 1]];
  for (let span = stack.pop(); span !== undefined; span = stack.pop()) {
    const [from, to] = span;
    const [[ax, ay], [bx, by]] = [points[from] ?? [0, 0], points[to] ?? [0, 0]];
    const length = Math.hypot(bx - ax, by - ay);
    let [at, far] = [-1, 0];
    for (let i = from + 1; i < to; i++) {
      const [x, y] = points[i] ?? [0, 0];
      const distance =
        length === 0
          ? Math.hypot(x - ax, y - ay)
          : Math.abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length;
      if (distance > far) [at, far] = [i, distance];
    }
    if (far <= tolerance) continue;
    keep[at] = 1;
    stack.push([from, at], [at, to]);
  }
  return points.filter((_, i) => keep[i] === 1);
};

/** Shapes are cut this many pixels outside the edges of the chart. */
const CLIP_MARGIN = 90;

export const withMargin = (frame: ChartFrame): ChartFrame => ({
  ...frame,
  W: frame.W + 2 * CLIP_MARGIN,
  H: frame.H + 2 * CLIP_MARGIN,
  west: frame.west - CLIP_MARGIN / frame.k,
  top: frame.top + CLIP_MARGIN / frame.k,
});

const clipToChart = (ring: readonly XY[], { W, H }: ChartFrame): readonly XY[] => {
  const sides = [
    { axis: 0, at: -CLIP_MARGIN, sign: 1 },
    { axis: 0, at: W + CLIP_MARGIN, sign: -1 },
    { axis: 1, at: -CLIP_MARGIN, sign: 1 },
    { axis: 1, at: H + CLIP_MARGIN, sign: -1 },
  ] as const;
  return sides.reduce<readonly XY[]>(
    (points, { axis, at, sign }) =>
      points.flatMap((p, i): readonly XY[] => {
        const q = points.at(i - 1) ?? p;
        const [inside, before] = [(p[axis] - at) * sign >= 0, (q[axis] - at) * sign >= 0];
        const t = inside === before ? 0 : (at - q[axis]) / (p[axis] - q[axis]);
        const crossing: readonly XY[] =
          inside === before ? [] : [[q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t]];
        return inside ? [...crossing, p] : crossing;
      }),
    ring,
  );
};

const middle = (a: XY, b: XY): XY => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Draws a closed coastline with curves. Sides that the chart's edge cuts stay straight. */
const roundedPath = (ring: readonly XY[], { W, H }: ChartFrame): string => {
  const points = ring.map(([x, y]): XY => [Math.round(x * 10), Math.round(y * 10)]);
  const isCut = ([x, y]: XY): boolean =>
    x < 15 - CLIP_MARGIN * 10 ||
    y < 15 - CLIP_MARGIN * 10 ||
    x > (W + CLIP_MARGIN) * 10 - 15 ||
    y > (H + CLIP_MARGIN) * 10 - 15;
  const [sx, sy] = middle(points.at(-1) ?? [0, 0], points[0] ?? [0, 0]);
  let [x, y] = [Math.round(sx), Math.round(sy)];
  const start = `M${formatTenths(x / 10)} ${formatTenths(y / 10)}`;
  let letter = '';
  const steps = points.map((point, i) => {
    const [mx, my] = middle(point, points[(i + 1) % points.length] ?? point);
    const end: XY = [Math.round(mx), Math.round(my)];
    const used = isCut(point) ? 'L' : 'q';
    const numbers =
      used === 'L' ? [...point, ...end] : [point[0] - x, point[1] - y, end[0] - x, end[1] - y];
    [x, y] = end;
    const step = `${letter === used ? ' ' : used}${numbers.map((n) => formatTenths(n / 10)).join(' ')}`;
    letter = used;
    return step;
  });
  return `${start}${steps.join('').replace(/ -/g, '-')}z`;
};

/**
 * Tolerances for simplifying outlines, in pixels. The outline of shallow water is drawn with a wide
 * stroke. It is simplified more, because small bends would make the edge of a wide stroke look
 * torn.
 */
const SHORE_TOLERANCE = 0.8;
const MIN_ISLET = 1.8;
const SHELF_TOLERANCE = 2.5;

type ChartGround = {
  readonly frame: ChartFrame;
  readonly rings: readonly (readonly XY[])[];
  readonly canals: readonly (readonly XY[])[];
  readonly unit: number;
  readonly nearer: number;
};

/** The fill rule is even-odd, so a coastline inside land draws a lake. */
export const paintLandAndWater = ({ frame, rings, canals, unit, nearer }: ChartGround): string => {
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
        `<use href="#cb" fill="${colour}" stroke="${colour}" stroke-width="${formatTenths(Number(w) * unit)}"/>`,
    ),
  );
  const dug = ([colour, w]: readonly [string, number]): string =>
    `<path d="${canal}" fill="none" stroke="${colour}" stroke-width="${formatTenths(w * unit)}" stroke-linejoin="round"/>`;
  return [
    `<defs><path id="c" d="${shore}" fill-rule="evenodd"/><path id="cb" d="${shelf}" fill-rule="evenodd"/></defs>`,
    `<path fill="${CHART.open}" d="M0 0h${W}v${H}H0z"/><g stroke-linejoin="round">${shelves.join('')}</g>`,
    `<use href="#c" fill="${CHART.land}" stroke="${CHART.coast}" stroke-width="${formatTenths((1.4 * unit) / Math.sqrt(nearer))}" stroke-linejoin="round"/>`,
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
