import { createArray, cypressPath, mixColoursInOklab, opacityAttribute, path } from '../paths.ts';
import { arch, cape, heightAt, type Ridge } from '../ridges.ts';
import type { LandLayout, LandTools } from './tools.ts';

const campanile: LandLayout = (tools) => {
  const { W, u, hy, place, between, ground, houses } = tools;
  ground.farRidge(1.5);
  ground.islet(W * between(0.2, 0.42), 34 * u, 6 * u, place.green, 0.42);
  const x0 = W * between(0.56, 0.64);
  const pts = ground.ridge(x0, W * 1.06, between(17, 23) * u, cape, 0.3, 4);
  ground.mass(pts, place.green, 0.1);
  ground.bushes(pts, x0 + 6 * u, 16, 1.5, '#33664a');
  ground.shore(x0, W * 1.06, 2.6 * u, place.rock, 0.05);
  const xa = x0 + (W - x0) * 0.3;
  houses.town(pts, xa, Math.min(W, xa + 34 * u), 3, 3.4 * u);
  const cx = xa + 13 * u;
  const base = hy - 1.5 * u;
  houses.build(cx, base, 2.6 * u, 15 * u, false);
  houses.gable(cx - 0.3 * u, base - 15 * u, 1.6 * u, 4.2 * u);
  houses.finish();
  plantCypresses(tools, pts, x0 + 8 * u, 10);
};

const walledTown: LandLayout = (tools) => {
  const { W, u, hy, place, between, lit, put, ground, houses } = tools;
  ground.farRidge(1.7);
  const x0 = W * between(0.72, 0.78);
  const pts = ground.ridge(x0, W * 1.06, between(15, 19) * u, cape, 0.3, 4);
  ground.mass(pts, place.green, 0.14);
  ground.bushes(pts, x0 + 4 * u, 8, 1.5, '#33664a');
  ground.shore(x0, W * 1.06, 2.4 * u, place.rock, 0.08);
  const left = x0 - 38 * u;
  const right = x0 - 6 * u;
  const hill = ground.ridge(left, right, 10 * u, arch(0.5), 0.12, 3);
  ground.mass(hill, place.rock, 0.08);
  houses.town(hill, left + 3 * u, right - 4 * u, 3, 3.3 * u, { spread: 0.95 });
  const cx = left + between(13, 18) * u;
  houses.build(cx, heightAt(hill, cx) + 3 * u, 3 * u, 13 * u, false);
  houses.gable(cx - 0.2 * u, heightAt(hill, cx) - 10 * u, 1.7 * u, 3.6 * u);
  houses.finish(0.05);
  const wall = Math.round(3.2 * u);
  const edge = path`M${left + u} ${hy + 1}v${-wall}h${8 * u}v${-1.4 * u}h${4 * u}v${1.4 * u}H${right - u}v${wall}z`;
  put(edge, lit('#efe2c6', 0.04));
  put(
    path`M${right - 2 * u} ${hy + 1}v${-1.4 * u}H${x0 + 6 * u}v${1.4 * u}z`,
    lit(place.rock, 0.04),
  );
  plantCypresses(tools, pts, x0 + 5 * u, 7);
};

const harbour: LandLayout = (tools) => {
  const { W, u, hy, place, between, lit, put, ground, houses } = tools;
  ground.farRidge(1.2);
  const bare = ground.ridge(
    W * 0.34,
    W * between(0.62, 0.68),
    between(11, 14) * u,
    arch(0.7),
    0.3,
    6,
  );
  ground.mass(bare, place.rock, 0.36, { fold: 0.06 });
  const x0 = W * between(0.54, 0.6);
  const pts = ground.ridge(
    x0,
    W * 1.08,
    between(21, 26) * u,
    (t) => Math.min(1, t * 1.2) ** 1.2,
    0.22,
    4,
  );
  ground.mass(pts, place.green, 0.1);
  ground.bushes(pts, x0 + 8 * u, 14, 1.6, '#33664a');
  ground.shore(x0, W * 1.08, 2.2 * u, place.rock, 0.05);
  const xa = x0 + 13 * u;
  houses.town(pts, xa, W, 2, 4 * u, { spread: 0.24 });
  const cx = x0 + (W - x0) * between(0.55, 0.7);
  const top = heightAt(pts, cx) + u;
  houses.build(cx, top, 4.4 * u, 3 * u, true);
  houses.build(cx - 1.6 * u, top, 1.6 * u, 5 * u, false);
  houses.gable(cx - 1.8 * u, top - 5 * u, u, 2 * u);
  houses.finish();
  put(
    path`M${xa - 6 * u} ${hy + 1}v${-1.2 * u}h${12 * u}v${1.2 * u}z`,
    lit('#d9cdb4', 0.02),
    opacityAttribute(0.9),
  );
  plantCypresses(tools, pts, x0 + 10 * u, 8);
};

const plantCypresses = (
  { W, u, between, lit, put }: LandTools,
  pts: Ridge,
  from: number,
  n: number,
): void => {
  const tree = (): string => {
    const x = between(from, W);
    return cypressPath(x, heightAt(pts, x) + between(1, 5) * u, between(4, 6.5) * u);
  };
  put(createArray(n, tree).join(''), lit('#2c5844', 0.05));
};

export const croatia: readonly [LandLayout, ...LandLayout[]] = [campanile, walledTown, harbour];

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
    [-6.5, 5.8, 6.9].map((k) => cypressPath(ix + k * u, hy - 1.8 * u, 5 * u)).join(''),
    lit('#24503f'),
  );
};

export const montenegro: readonly [LandLayout, ...LandLayout[]] = [bay];
