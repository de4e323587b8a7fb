import { finePath, path } from '../paths.ts';
import { arch, heightAt } from '../ridges.ts';
import type { LandLayout } from './tools.ts';

const cliffs: LandLayout = (tools) => {
  const { W, u, place, between, lit, put, ground, houses, trees } = tools;
  ground.farRidge(1.1);
  const ex = W * between(0.36, 0.46);
  ground.mass(
    ground.ridge(ex - 14 * u, ex + 15 * u, 25 * u, arch(0.75), 0.36, 7, 12),
    place.rock,
    0.34,
    {
      jagged: true,
      fold: 0.3,
      reach: 0.95,
    },
  );
  const x0 = W * between(0.6, 0.66);
  const pts = ground.ridge(
    x0,
    W * 1.06,
    between(20, 26) * u,
    (t) => Math.min(1, t * 5) ** 0.6 * (0.86 + 0.14 * t),
    0.12,
    4,
  );
  ground.mass(pts, place.rock, 0.08, { jagged: true, fold: 0.22, reach: 1 });
  const brow = pts.map(([x, y]) => path`${x} ${y}`).join('L');
  const under = pts
    .toReversed()
    .map(([x, y], i) => path`L${x} ${y + (3 + (i % 3)) * u * (x > x0 + u ? 1 : 0)}`);
  put(`M${brow}${under.join('')}z`, lit(place.green, 0.06));
  const lx = x0 + 11 * u;
  const ly = heightAt(pts, lx) + u;
  houses.build(lx + 2.4 * u, ly, 6 * u, 2.8 * u, true);
  put(
    finePath`M${lx} ${ly}l${0.5 * u} ${-12 * u}h${2.2 * u}l${0.5 * u} ${12 * u}z`,
    lit('#ffffff'),
  );
  houses.finish(0.03);
  const gallery = finePath`M${lx + 0.2 * u} ${ly - 12 * u}h${2.8 * u}v${-u}h${-0.4 * u}v${-1.6 * u}`;
  const lamp = finePath`l${-u} ${-1.1 * u}l${-u} ${1.1 * u}v${1.6 * u}h${-0.4 * u}z`;
  put(gallery + lamp, lit('#d8452f'));
  trees.umbrellaPines(
    pts,
    [0.45, 0.56, 0.74, 0.83, 0.95].map((t) => x0 + (W - x0) * t),
    7.5 * u,
  );
};

export const spain: readonly [LandLayout, ...LandLayout[]] = [cliffs];
