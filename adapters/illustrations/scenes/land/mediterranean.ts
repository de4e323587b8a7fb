import {
  createArray,
  cumulusPath,
  finePath,
  lensShapedPath,
  mixColoursInOklab,
  opacityAttribute,
  path,
  sprucePath,
} from '../paths.ts';
import { arch, cape, heightAt, type Outline } from '../ridges.ts';
import type { LandLayout, LandTools } from './tools.ts';

const volcano = ({ W, u, hy, light, place, between, lit, put }: LandTools): void => {
  const vx = W * between(0.14, 0.3);
  const vw = 62 * u;
  const vh = 20 * u;
  const slope = path`Q${vx + vw * 0.14} ${hy - vh * 0.35} ${vx + vw / 2} ${hy + 1}`;
  const rise = path`M${vx - vw / 2} ${hy + 1}Q${vx - vw * 0.12} ${hy - vh * 0.35} ${vx - 3 * u} ${hy - vh}`;
  put(path`${rise}q${3 * u} ${1.6 * u} ${6 * u} 0${slope}z`, lit(place.far, 0.56));
  const shade = path`M${vx} ${hy - vh}l${3 * u} 0${slope}H${vx + 9 * u}Q${vx + 6 * u} ${hy - 9 * u} ${vx} ${hy - vh}z`;
  put(shade, lit('#5f6b86', 0.5), opacityAttribute(0.5));
  put(
    cumulusPath(vx, hy - vh - 1.5 * u, u * 0.26) +
      lensShapedPath(vx + 15 * u, hy - vh - 5 * u, 30 * u, 1.6 * u),
    light.cloud,
    opacityAttribute(0.8),
  );
};

const seaStack = ({ hy, place, lit, put }: LandTools, x: number, w: number, h: number): void => {
  const down = path`l${w * 0.3} ${h * 0.18}l${w * 0.18} ${h * 0.4}l${w * 0.14} ${h * 0.42}`;
  const up = path`M${x} ${hy + 1}l${w * 0.14} ${-h * 0.6}l${w * 0.2} ${-h * 0.4}`;
  put(`${up}${down}z`, lit(mixColoursInOklab(place.rock, place.green, 0.2), 0.08));
  const shade = path`M${x + w * 0.34} ${hy - h}${down}h${-w * 0.4}l${0.06 * w} ${-h * 0.5}z`;
  put(shade, lit('#5d5560', 0.06), opacityAttribute(0.5));
};

const gulf: LandLayout = (tools) => {
  const { W, u, place, between, ground, houses, trees } = tools;
  volcano(tools);
  const x0 = W * between(0.58, 0.64);
  const pts = ground.ridge(
    x0,
    W * 1.08,
    between(29, 35) * u,
    (t) => Math.min(1, t * 2.1) ** 0.8 * (0.8 + 0.2 * t),
    0.22,
    5,
  );
  ground.mass(pts, place.green, 0.1, { jagged: true });
  ground.bushes(pts, x0 + 5 * u, 6, 2.1, '#4a7048');
  ground.shore(x0, W * 1.08, 6 * u, place.rock, 0.05);
  for (const colour of ['#f7cfa0', '#f3a98f']) {
    houses.town(pts, x0 + 15 * u, W, 2, 5.1 * u, { spread: between(0.4, 0.75) });
    houses.paintWalls(colour, 0.04);
  }
  houses.finish(0.04);
  seaStack(tools, x0 - 15 * u, 8 * u, 12 * u);
  seaStack(tools, x0 - 6.5 * u, 10 * u, 17 * u);
  trees.umbrellaPines(
    pts,
    [0.56, 0.74, 0.9].map((t) => x0 + (W - x0) * t),
    7 * u,
  );
};

export const italy: readonly [LandLayout, ...LandLayout[]] = [gulf];

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

const lycia: LandLayout = (tools) => {
  const { W, u, hy, place, between, lit, put, ground, houses } = tools;
  ground.farRidge(1.9);
  ground.mass(
    ground.ridge(W * 0.26, W * 1.1, 17 * u, (t) => t ** 0.6, 0.35, 6),
    mixColoursInOklab(place.green, place.far, 0.5),
    0.42,
  );
  const x0 = W * between(0.52, 0.6);
  const pts = ground.ridge(x0, W * 1.08, between(20, 25) * u, cape, 0.34, 5);
  ground.mass(pts, place.green, 0.1);
  ground.shore(x0, W * 1.08, 3 * u, place.rock, 0.04);
  const xa = x0 + 26 * u;
  houses.town(pts, xa, W, 2, 3.1 * u, { spread: 0.3 });
  houses.build(xa + 10 * u, hy - u, 6.4 * u, 4 * u, false);
  houses.finish();
  put(
    finePath`M${xa + 10.6 * u} ${hy - 5 * u}a${2.6 * u} ${2.7 * u} 0 0 1 ${5.2 * u} 0z`,
    lit('#7fa4a8'),
  );
  const minaret = finePath`v${-13 * u}l${0.7 * u} ${-3.4 * u}l${0.7 * u} ${3.4 * u}v${13 * u}z`;
  put(finePath`M${xa + 17.4 * u} ${hy - u}${minaret}`, lit('#ffffff'));
  paintTemple(tools, x0 + 13 * u, heightAt(pts, x0 + 13 * u) + 1.4 * u);
  const pine = (): string => {
    const x = between(x0 + 24 * u, W);
    return sprucePath(x, heightAt(pts, x) + between(1, 9) * u, between(3.4, 5.5) * u);
  };
  put(createArray(20, pine).join(''), lit('#2a5a48', 0.05), opacityAttribute(0.85));
};

const paintTemple = ({ u, lit, put }: LandTools, x: number, y: number): void => {
  const columns = [7, 7, 7, 3.6].map(
    (h, i) => finePath`M${x + i * 2.7 * u} ${y}v${-h * u}h${1.1 * u}v${h * u}z`,
  );
  const beam = finePath`M${x - 0.5 * u} ${y - 7 * u}h${7.6 * u}v${-1.2 * u}h${-7.6 * u}z`;
  const step = finePath`M${x - u} ${y + u}h${11.4 * u}v${-1.2 * u}h${-11.4 * u}z`;
  put(columns.join('') + beam + step, lit('#fbf0dc'));
};

export const turkey: readonly [LandLayout, ...LandLayout[]] = [lycia];
