import { r, r1 } from '../paths.ts';
import { arch, heightAt } from '../ridges.ts';
import type { LandLayout } from './tools.ts';

const cliffs: LandLayout = (tools) => {
  const { W, u, place, between, farRidge, ridge, mass, build, finish, lit, put, umbrellaPines } =
    tools;
  farRidge(1.1);
  const ex = W * between(0.36, 0.46);
  mass(ridge(ex - 14 * u, ex + 15 * u, 25 * u, arch(0.75), 0.36, 7, 12), place.rock, 0.34, {
    jagged: true,
    fold: 0.3,
    reach: 0.95,
  });
  const x0 = W * between(0.6, 0.66);
  const pts = ridge(
    x0,
    W * 1.06,
    between(20, 26) * u,
    (t) => Math.min(1, t * 5) ** 0.6 * (0.86 + 0.14 * t),
    0.12,
    4,
  );
  mass(pts, place.rock, 0.08, { jagged: true, fold: 0.22, reach: 1 });
  const brow = pts.map(([x, y]) => `${r(x)} ${r(y)}`).join('L');
  const under = pts
    .toReversed()
    .map(([x, y], i) => `L${r(x)} ${r(y + (3 + (i % 3)) * u * (x > x0 + u ? 1 : 0))}`);
  put(`M${brow}${under.join('')}z`, lit(place.green, 0.06));
  const lx = x0 + 11 * u;
  const ly = heightAt(pts, lx) + u;
  build(lx + 2.4 * u, ly, 6 * u, 2.8 * u, true);
  put(
    `M${r1(lx)} ${r1(ly)}l${r1(0.5 * u)} ${r1(-12 * u)}h${r1(2.2 * u)}l${r1(0.5 * u)} ${r1(12 * u)}z`,
    lit('#ffffff'),
  );
  finish(0.03);
  const gallery = `M${r1(lx + 0.2 * u)} ${r1(ly - 12 * u)}h${r1(2.8 * u)}v${r1(-u)}h${r1(-0.4 * u)}v${r1(-1.6 * u)}`;
  const lamp = `l${r1(-u)} ${r1(-1.1 * u)}l${r1(-u)} ${r1(1.1 * u)}v${r1(1.6 * u)}h${r1(-0.4 * u)}z`;
  put(gallery + lamp, lit('#d8452f'));
  umbrellaPines(
    pts,
    [0.45, 0.56, 0.74, 0.83, 0.95].map((t) => x0 + (W - x0) * t),
    7.5 * u,
  );
};

export const spain: readonly [LandLayout, ...LandLayout[]] = [cliffs];
