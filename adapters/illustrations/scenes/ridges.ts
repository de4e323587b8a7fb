import {
  createArray,
  itemAt,
  mixColoursInOklab,
  opacityAttribute,
  type Point,
  path,
  type Random,
  roundWhole,
  type Stage,
} from './paths.ts';

/** A hill's outline. `t`: 0 at the left end, 1 at the right end. Returns the height, 0 to 1. */
export type Outline = (t: number) => number;
export type Ridge = readonly Point[];
type MassLook = { readonly jagged?: boolean; readonly fold?: number; readonly reach?: number };

export const arch =
  (power = 1): Outline =>
  (t) =>
    Math.sin(Math.PI * t) ** power;
/** A headland that rises steeply on the left and ends high on the right. */
export const cape: Outline = (t) => Math.min(1, t * 1.5) ** 1.5 * (0.75 + 0.25 * t);

/** Returns the ridge's y at x. In a picture, y grows downwards. */
export const heightAt = (pts: Ridge, x: number): number => {
  const i = Math.max(
    1,
    pts.findIndex((p) => p[0] >= x),
  );
  const a = itemAt(pts, i - 1);
  const b = itemAt(pts, i);
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
};

export const ridgeDrawingFunctions = (stage: Stage, { between }: Random) => {
  const { W, u, hy, place, lit, put } = stage;

  const wave = (n: number): Outline => {
    const parts = createArray(4, () => [between(0, 7), between(0.7, 1.3)] as const);
    return (t) =>
      parts.reduce(
        (sum, [phase, k], i) => sum + Math.sin(t * n * (i + 1) * k + phase) / (i + 1.4),
        0,
      ) / 2;
  };

  const ridge = (
    x0: number,
    x1: number,
    top: number,
    shape: Outline,
    rough: number,
    bumps: number,
    n = 16,
  ): Ridge => {
    const f = wave(bumps);
    return createArray(n + 1, (i) => {
      const t = i / n;
      return [x0 + (x1 - x0) * t, hy - Math.max(0, top * shape(t) * (1 + rough * f(t)))] as const;
    });
  };

  const soft = (pts: Ridge): string => {
    const first = itemAt(pts, 0);
    const last = itemAt(pts, -1);
    let px = roundWhole(first[0]);
    let py = roundWhole(first[1]);
    let d = `M${px} ${hy + 1}V${py}`;
    pts.slice(1).forEach(([x, y], i) => {
      const [ax, ay] = itemAt(pts, i);
      const mx = roundWhole((ax + x) / 2);
      const my = roundWhole((ay + y) / 2);
      d += `q${roundWhole(ax) - px} ${roundWhole(ay) - py} ${mx - px} ${my - py}`;
      px = mx;
      py = my;
    });
    return path`${d}L${last[0]} ${last[1]}V${hy + 1}z`;
  };

  const sharp = (pts: Ridge): string => {
    let px = roundWhole(itemAt(pts, 0)[0]);
    let py = hy + 1;
    let d = `M${px} ${py}`;
    for (const [x, y] of pts) {
      d += `l${roundWhole(x) - px} ${roundWhole(y) - py}`;
      px = roundWhole(x);
      py = roundWhole(y);
    }
    return `${d}V${hy + 1}z`;
  };

  const foldAt = (pts: Ridge, i: number, reach: number, jagged: boolean): string => {
    const [x, y] = itemAt(pts, i);
    if (
      i === 0 ||
      i > pts.length - 3 ||
      y > itemAt(pts, i - 1)[1] ||
      y > itemAt(pts, i + 1)[1] ||
      hy - y < 3 * u
    )
      return '';
    let j = i + 1;
    while (j < pts.length - 1 && itemAt(pts, j + 1)[1] >= itemAt(pts, j)[1]) j++;
    const [ex, ey] = itemAt(pts, j);
    const dx = ex - x;
    const foot = hy - (hy - y) * (1 - reach);
    if (!jagged) {
      const over = path`Q${x + dx * 0.5} ${y + 2 * u + (ey - y) * 0.62} ${ex} ${ey + 1.4 * u}L${ex + dx * 0.2} ${hy}`;
      return path`M${x} ${y + 1.6 * u}${over}H${x + dx * 0.5}Q${x + dx * 0.75} ${y + (hy - y) * 0.55} ${x} ${y + 1.6 * u}`;
    }
    const edge = pts.slice(i + 1, j + 1).map(([a, b]) => path`L${a} ${b}`);
    const back = path`L${x + dx * 0.42} ${y + (foot - y) * 0.62}L${x + dx * 0.5} ${y + (foot - y) * 0.4}z`;
    return path`M${x} ${y}${edge.join('')}L${x + dx * 0.75} ${foot}${back}`;
  };

  const mass = (
    pts: Ridge,
    colour: string,
    air: number,
    { jagged = false, fold = 0.16, reach = 0.8 }: MassLook = {},
  ): void => {
    put((jagged ? sharp : soft)(pts), lit(colour, air));
    const folds = pts.map((_, i) => foldAt(pts, i, reach, jagged)).join('');
    if (folds)
      put(folds, lit(mixColoursInOklab(colour, '#15304a', 0.5), air), opacityAttribute(fold + 0.2));
  };

  const shore = (x0: number, x1: number, h: number, colour: string, air: number): void => {
    const f = wave(9);
    const n = 12;
    put(
      sharp(
        createArray(
          n + 1,
          (i) =>
            [
              x0 + ((x1 - x0) * i) / n,
              hy - h * (0.55 + 0.45 * f(i / n)) * Math.min(1, i / 1.5),
            ] as const,
        ),
      ),
      lit(colour, air),
    );
  };

  const farRidge = (k = 1): void => {
    const shift = between(0.1, 0.16);
    const shape: Outline = (t) => 0.55 + 0.45 * Math.sin(Math.PI * (t * 0.8 + shift));
    mass(
      ridge(-W * 0.05, W * 1.05, between(9, 15) * u * k, shape, 0.5, between(5, 9), 18),
      place.far,
      0.66,
    );
  };

  const islet = (cx: number, w: number, h: number, colour: string, air = 0.4): void => {
    mass(ridge(cx - w / 2, cx + w / 2, h, arch(0.8), 0.35, 5, 14), colour, air);
    shore(cx - w / 2, cx + w / 2, h * 0.16, place.rock, air);
  };

  const bushes = (
    pts: Ridge,
    x0: number,
    n: number,
    size: number,
    colour: string,
    air = 0.08,
  ): void => {
    const bush = (): string => {
      const x = between(x0, W);
      const top = heightAt(pts, x);
      const s = Math.max(1, roundWhole(size * u * between(0.5, 1.1)));
      return path`M${x} ${top + (hy - top) * between(0.08, 0.8)}a${s} ${s} 0 0 1 ${2 * s} 0z`;
    };
    put(createArray(n, bush).join(''), lit(colour, air), opacityAttribute(0.7));
  };

  return { ridge, mass, shore, farRidge, islet, bushes };
};
