import type { ShorePoint } from './shore.ts';

type Window = readonly [number, number, number, number];

/** Where the ring leaves the window, the border becomes part of it (Sutherland, Hodgman). */
export const clipRingToWindow = (
  ring: readonly ShorePoint[],
  [west, south, east, north]: Window,
): readonly ShorePoint[] => {
  const sides = [
    { axis: 0, at: west, sign: 1 },
    { axis: 0, at: east, sign: -1 },
    { axis: 1, at: south, sign: 1 },
    { axis: 1, at: north, sign: -1 },
  ] as const;
  return sides.reduce<readonly ShorePoint[]>(
    (points, { axis, at, sign }) =>
      points.flatMap((p, i) => {
        const q = points.at(i - 1) ?? p;
        const [inside, before] = [(p[axis] - at) * sign >= 0, (q[axis] - at) * sign >= 0];
        const t = inside === before ? 0 : (at - q[axis]) / (p[axis] - q[axis]);
        const crossing: readonly ShorePoint[] =
          inside === before ? [] : [[q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t]];
        return inside ? [...crossing, p] : crossing;
      }),
    ring,
  );
};

/** Drops points by Douglas and Peucker; the tolerance is in degrees of latitude. */
export const simplifyLine = (
  points: readonly ShorePoint[],
  tolerance: number,
): readonly ShorePoint[] => {
  const shrink = Math.cos(((points[0]?.[1] ?? 0) * Math.PI) / 180);
  const keep = new Uint8Array(points.length);
  const stack: [number, number][] = [[0, points.length - 1]];
  keep[0] = 1;
  keep[points.length - 1] = 1;
  for (let span = stack.pop(); span !== undefined; span = stack.pop()) {
    const [from, to] = span;
    const { at, far } = farthestPoint(points, from, to, shrink);
    if (far <= tolerance) continue;
    keep[at] = 1;
    stack.push([from, at], [at, to]);
  }
  return points.filter((_, i) => keep[i] === 1);
};

const farthestPoint = (
  points: readonly ShorePoint[],
  from: number,
  to: number,
  shrink: number,
): { readonly at: number; readonly far: number } => {
  const [ax, ay] = points[from] ?? [0, 0];
  const [bx, by] = points[to] ?? [0, 0];
  const [dx, dy] = [(bx - ax) * shrink, by - ay];
  const length = Math.hypot(dx, dy);
  let at = -1;
  let far = 0;
  for (let i = from + 1; i < to; i++) {
    const [px, py] = points[i] ?? [0, 0];
    const [x, y] = [(px - ax) * shrink, py - ay];
    const distance = length === 0 ? Math.hypot(x, y) : Math.abs(dy * x - dx * y) / length;
    if (distance > far) [at, far] = [i, distance];
  }
  return { at, far };
};

/** Encodes differences in ten-thousandths of a degree (Google's encoded polylines). */
export const encodeLine = (points: readonly ShorePoint[]): string => {
  let [x, y] = [0, 0];
  return points
    .map(([lon, lat]) => {
      const [a, b] = [Math.round(lon * 10_000), Math.round(lat * 10_000)];
      const signs = encodeNumber(a - x) + encodeNumber(b - y);
      [x, y] = [a, b];
      return signs;
    })
    .join('');
};

const encodeNumber = (difference: number): string => {
  let remaining = difference < 0 ? ~(difference * 2) : difference * 2;
  let signs = '';
  for (; remaining >= 32; remaining >>= 5) signs += ENCODING_CHARACTERS[32 | (remaining & 31)];
  return signs + ENCODING_CHARACTERS[remaining];
};

/** The alphabet omits quotes and backslashes, because JSON would have to escape them. */
const ENCODING_CHARACTERS = '?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~!';
