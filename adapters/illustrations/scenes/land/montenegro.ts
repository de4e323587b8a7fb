import { cypress, mixColoursInOklab, path } from '../paths.ts';
import { cape } from '../ridges.ts';
import type { LandLayout } from './tools.ts';

const bay: LandLayout = ({ W, u, hy, place, between, lit, put, ground, houses }) => {
  const wall = ground.ridge(
    -W * 0.1,
    W * 1.1,
    33 * u,
    (t) => 0.5 + 0.5 * Math.sin(t * 3.2 - 0.4),
    0.3,
    8,
    24,
  );
  ground.mass(wall, place.far, 0.6, { jagged: true });
  const left = ground.ridge(-W * 0.1, W * 0.44, 27 * u, (t) => (1 - t) ** 0.75, 0.3, 6);
  ground.mass(left, mixColoursInOklab(place.green, place.far, 0.4), 0.4, {
    jagged: true,
    fold: 0.2,
  });
  const x0 = W * between(0.58, 0.66);
  const pts = ground.ridge(x0, W * 1.1, between(32, 38) * u, cape, 0.24, 5);
  ground.mass(pts, place.green, 0.14, { jagged: true, fold: 0.2 });
  ground.shore(x0, W * 1.1, 2 * u, place.rock, 0.1);
  houses.town(pts, x0 + 14 * u, W * 0.98, 2, 2.9 * u, { spread: 0.22 });
  const ix = W * between(0.44, 0.5);
  const iw = 17 * u;
  const bank = path`q${iw * 0.05} ${-2.2 * u} ${iw * 0.2} ${-2.2 * u}h${iw * 0.6}q${iw * 0.15} 0 ${iw * 0.2} ${2.2 * u}z`;
  put(path`M${ix - iw / 2} ${hy + 1}${bank}`, lit(place.rock));
  houses.build(ix - 5 * u, hy - 2 * u, 8 * u, 3.4 * u, true);
  houses.build(ix + 3 * u, hy - 2 * u, 2 * u, 8 * u, false);
  houses.gable(ix + 2.7 * u, hy - 10 * u, 1.3 * u, 2.6 * u);
  houses.finish(0.04);
  put(
    [-6.5, 5.8, 6.9].map((k) => cypress(ix + k * u, hy - 1.8 * u, 5 * u)).join(''),
    lit('#24503f'),
  );
};

export const montenegro: readonly [LandLayout, ...LandLayout[]] = [bay];
