import { roundTenth, roundWhole } from '../paths.ts';
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
  const brow = pts.map(([x, y]) => `${roundWhole(x)} ${roundWhole(y)}`).join('L');
  const under = pts
    .toReversed()
    .map(
      ([x, y], i) =>
        `L${roundWhole(x)} ${roundWhole(y + (3 + (i % 3)) * u * (x > x0 + u ? 1 : 0))}`,
    );
  put(`M${brow}${under.join('')}z`, lit(place.green, 0.06));
  const lx = x0 + 11 * u;
  const ly = heightAt(pts, lx) + u;
  build(lx + 2.4 * u, ly, 6 * u, 2.8 * u, true);
  put(
    `M${roundTenth(lx)} ${roundTenth(ly)}l${roundTenth(0.5 * u)} ${roundTenth(-12 * u)}h${roundTenth(2.2 * u)}l${roundTenth(0.5 * u)} ${roundTenth(12 * u)}z`,
    lit('#ffffff'),
  );
  finish(0.03);
  const gallery = `M${roundTenth(lx + 0.2 * u)} ${roundTenth(ly - 12 * u)}h${roundTenth(2.8 * u)}v${roundTenth(-u)}h${roundTenth(-0.4 * u)}v${roundTenth(-1.6 * u)}`;
  const lamp = `l${roundTenth(-u)} ${roundTenth(-1.1 * u)}l${roundTenth(-u)} ${roundTenth(1.1 * u)}v${roundTenth(1.6 * u)}h${roundTenth(-0.4 * u)}z`;
  put(gallery + lamp, lit('#d8452f'));
  umbrellaPines(
    pts,
    [0.45, 0.56, 0.74, 0.83, 0.95].map((t) => x0 + (W - x0) * t),
    7.5 * u,
  );
};

export const spain: readonly [LandLayout, ...LandLayout[]] = [cliffs];
