import { createArray, finePath, opacityAttribute, path } from '../paths.ts';
import { arch, cape, heightAt, type Outline } from '../ridges.ts';
import type { LandLayout, LandTools } from './tools.ts';

const farIslands = ({ W, u, place, between, ground }: LandTools): void => {
  ground.mass(ground.ridge(-W * 0.1, W * 0.5, 9 * u, arch(0.7), 0.4, 5), place.far, 0.62);
  ground.islet(W * between(0.34, 0.5), 30 * u, 7 * u, place.far, 0.5);
};

const dome = (x: number, y: number, u: number): string =>
  finePath`M${x} ${y}a${2 * u} ${2.3 * u} 0 0 1 ${4 * u} 0z`;

const windmill = ({ u, lit, put, sheet, bare }: LandTools, mx: number, my: number): void => {
  if (bare) return;
  put(
    finePath`M${mx - 1.8 * u} ${my}l${0.4 * u} ${-5 * u}h${2.8 * u}l${0.4 * u} ${5 * u}z`,
    lit('#ffffff'),
  );
  put(
    finePath`M${mx - 1.8 * u} ${my - 4.8 * u}h${3.6 * u}l${-1.8 * u} ${-2.3 * u}z`,
    lit('#8a5a44'),
  );
  const sails = finePath`m${-3.4 * u} ${-2 * u}l${6.8 * u} ${4 * u}m${-5.4 * u} ${1.4 * u}l${4 * u} ${-6.8 * u}`;
  sheet.push(
    finePath`<path d="M${mx} ${my - 5.4 * u}${sails}" stroke="${lit('#6b4b3c')}" stroke-width="${0.35 * u}"/>`,
  );
};

const whiteTown: LandLayout = (tools) => {
  const { W, u, hy, place, between, lit, put, ground, houses } = tools;
  farIslands(tools);
  const x0 = W * between(0.52, 0.6);
  const pts = ground.ridge(x0, W * 1.08, between(23, 29) * u, cape, 0.26, 4);
  ground.mass(pts, place.green, 0.12);
  ground.bushes(pts, x0 + 6 * u, 6, 1.3, '#6f7d48');
  ground.shore(x0, W * 1.08, 3 * u, '#b98f6a', 0.05);
  houses.town(pts, x0 + 17 * u, W, 4, 4.15 * u, { roofed: false, spread: 0.95 });
  let domes = '';
  for (const t of [0.42, 0.66]) {
    const x = x0 + (W - x0) * t;
    const y = hy - (hy - heightAt(pts, x)) * between(0.55, 0.8);
    houses.build(x, y, 5 * u, 3.6 * u, false);
    domes += dome(x + 0.5 * u, y - 3.6 * u, u);
  }
  houses.finish(0.03);
  if (!tools.bare) put(domes, lit(place.roof));
  const mx = x0 + (W - x0) * 0.86;
  windmill(tools, mx, heightAt(pts, mx) + 1.2 * u);
};

const caldera: LandLayout = (tools) => {
  const { W, u, place, between, lit, put, ground, houses } = tools;
  farIslands(tools);
  ground.islet(W * between(0.44, 0.52), 20 * u, 4 * u, '#7d6a63', 0.24);
  const x0 = W * between(0.58, 0.64);
  const wall: Outline = (t) => Math.min(1, t * 3.4) ** 0.7 * (0.86 + 0.14 * t);
  const pts = ground.ridge(x0, W * 1.08, between(25, 30) * u, wall, 0.1, 4);
  ground.mass(pts, '#a98369', 0.08, { jagged: true, fold: 0.24, reach: 1 });
  ground.shore(x0, W * 1.08, 3 * u, '#8f6a58', 0.04);
  const rim = pts.map(([x, y]) => [x, y + 0.4 * u] as const);
  for (let x = x0 + 9 * u; x < W; x += between(2.6, 4.4) * u)
    houses.build(
      x,
      heightAt(rim, x) + between(0, 2.4) * u,
      between(2.6, 4) * u,
      between(2.2, 3.6) * u,
      false,
    );
  houses.town(pts, x0 + 20 * u, W, 1, 3.4 * u, { roofed: false, spread: 0.4 });
  const cx = x0 + (W - x0) * between(0.4, 0.6);
  const cy = heightAt(rim, cx) + 0.6 * u;
  houses.build(cx, cy, 5 * u, 3.2 * u, false);
  houses.finish(0.03);
  if (!tools.bare) put(dome(cx + 0.5 * u, cy - 3.2 * u, u), lit(place.roof));
};

const ionian: LandLayout = (tools) => {
  const { W, u, hy, between, lit, put, place, ground, houses } = tools;
  ground.farRidge(1.4);
  const hill = ground.ridge(
    W * 0.42,
    W * 1.1,
    between(15, 19) * u,
    (t) => Math.sin(t * 2.4) ** 0.9,
    0.3,
    5,
  );
  ground.mass(hill, '#7f9468', 0.36);
  const x0 = W * between(0.56, 0.62);
  const pts = ground.ridge(x0, W * 1.08, between(19, 24) * u, cape, 0.28, 4);
  ground.mass(pts, '#7d9260', 0.1);
  ground.bushes(pts, x0 + 7 * u, 15, 1.7, '#566f4a');
  put(
    path`M${x0 - 6 * u} ${hy + 1}q${16 * u} ${-3 * u} ${W - x0 + 7 * u} ${-2.6 * u}v${3.4 * u}z`,
    lit('#f6e6c2', 0.02),
  );
  houses.town(pts, x0 + 16 * u, W, 2, 3.6 * u, { spread: 0.3, roofed: false });
  const cx = x0 - 3 * u;
  houses.build(cx, hy - u, 4 * u, 3 * u, false);
  houses.finish(0.03);
  if (!tools.bare) put(dome(cx, hy - 4 * u, u), lit(place.roof));
  put(path`M${cx - 4 * u} ${hy + 1}v${-1.2 * u}h${13 * u}v${1.2 * u}z`, lit('#cbbd9d', 0.02));
  const mast = (): string => path`M${between(x0 + 8 * u, W)} ${hy}v${-between(4, 6) * u}`;
  tools.stroke(createArray(6, mast).join(''), lit('#f4f1e8', 0.1), 0.3 * u);
  put(
    path`M${x0 + 20 * u} ${hy - 1.6 * u}h${7 * u}l${u} ${1.2 * u}h${-9 * u}z`,
    lit(place.roof),
    opacityAttribute(0.85),
  );
};

export const greece: readonly [LandLayout, ...LandLayout[]] = [whiteTown, caldera, ionian];
