import {
  createArray,
  finePath,
  itemAt,
  opacityAttribute,
  path,
  roundWhole,
  sprucePath,
} from '../paths.ts';
import { heightAt, type Outline, type Ridge } from '../ridges.ts';
import type { LandLayout, LandTools } from './tools.ts';

const snowAt = ({ u, hy }: LandTools, pts: Ridge, i: number, h: number): string => {
  if (i === 0 || i >= pts.length - 1) return '';
  const [x, y] = itemAt(pts, i);
  const [ax, ay] = itemAt(pts, i - 1);
  const [bx, by] = itemAt(pts, i + 1);
  if (y > ay || y > by || hy - y <= h * 0.5) return '';
  const rim = path`l${-2.4 * u} ${2.2 * u}l${-1.2 * u} ${-2 * u}l${-2 * u} ${4 * u}l${-1.6 * u} ${-2.8 * u}`;
  return path`M${x} ${y}L${x + (bx - x) * 0.9} ${y + (by - y) * 0.9 + u}${rim}L${x - (x - ax) * 0.9} ${y + (ay - y) * 0.9 + u}z`;
};

const peak = (
  tools: LandTools,
  x0: number,
  x1: number,
  h: number,
  air: number,
  shape: Outline,
): Ridge => {
  const { place, lit, put, ground } = tools;
  const pts = ground.ridge(x0, x1, h, shape, 0.26, 6, 18);
  ground.mass(pts, place.rock, air, { jagged: true, fold: 0.3, reach: 0.92 });
  const snow = pts.map((_, i) => snowAt(tools, pts, i, h)).join('');
  if (snow) put(snow, lit('#ffffff', air * 0.7), opacityAttribute(0.92));
  return pts;
};

const fjord: LandLayout = (tools) => {
  const { W, u, hy, place, between, lit, put, ground, houses } = tools;
  peak(tools, -W * 0.1, W * 1.1, 31 * u, 0.6, (t) => 0.62 + 0.38 * Math.sin(t * 6 - 1));
  peak(tools, -W * 0.12, W * 0.36, 37 * u, 0.38, (t) => (1 - t) ** 0.6);
  const x0 = W * between(0.56, 0.62);
  const pts = peak(
    tools,
    x0,
    W * 1.12,
    between(43, 49) * u,
    0.14,
    (t) => Math.min(1, t * 1.9) ** 0.9 * (0.86 + 0.14 * t),
  );
  const fx = x0 + (W - x0) * between(0.45, 0.6);
  const fy = heightAt(pts, fx);
  const fall = hy - fy;
  const down = path`q${1.2 * u} ${fall * 0.3} ${-0.2 * u} ${fall * 0.5}T${fx - u} ${hy - Math.round(2 * u)}`;
  const up = path`h${3.4 * u}q${-u} ${-fall * 0.3} ${-0.6 * u} ${-fall * 0.5}T${fx + 0.9 * u} ${fy + 9 * u}z`;
  put(path`M${fx} ${fy + 9 * u}${down}${up}`, lit('#ffffff'), opacityAttribute(0.85));
  ground.shore(x0 - 4 * u, W * 1.1, 5 * u, place.green, 0.04);
  for (let i = 0, x = x0 + 6 * u; i < 5; i++, x += between(4.4, 6.4) * u) {
    const y = hy - between(0.4, 2.4) * u;
    houses.build(x, y, 3 * u, 2.4 * u, false);
    houses.gable(x - 0.4 * u, y - 2.3 * u, 1.9 * u, 2 * u);
  }
  houses.finish(0.02);
  put(
    createArray(16, () =>
      sprucePath(between(x0 + 4 * u, W), hy - between(1, 4) * u, between(3, 5) * u),
    ).join(''),
    lit('#27493f', 0.04),
  );
};

export const norway: readonly [LandLayout, ...LandLayout[]] = [fjord];

const wood = (
  { hy, place, between, chance, lit, put }: LandTools,
  x0: number,
  x1: number,
  h: number,
  air: number,
  n: number,
): void => {
  const w = (x1 - x0) / n;
  const crown = (i: number): string => {
    const x = x0 + w * (i + 1);
    const k = h * between(0.6, 1.15) * Math.min(1, (i + 1) / 3);
    if (chance(0.55)) return path`L${x - w * 0.5} ${hy - k}L${x} ${hy - k * 0.45}`;
    return path`Q${x - w * 0.9} ${hy - k * 0.95} ${x - w * 0.45} ${hy - k * 0.9}T${x} ${hy - k * 0.5}`;
  };
  put(path`M${x0} ${hy + 1}${createArray(n, crown).join('')}V${hy + 1}z`, lit(place.green, air));
};

const lake: LandLayout = (tools) => {
  const { W, u, hy, between, lit, put, houses } = tools;
  wood(tools, -9, W + 9, 7 * u, 0.62, 36);
  wood(tools, W * 0.34, W + 9, 10 * u, 0.4, 26);
  wood(tools, -9, W * 0.2, 8 * u, 0.34, 12);
  const x0 = W * between(0.62, 0.68);
  wood(tools, x0, W + 9, 17 * u, 0.12, 17);
  put(
    path`M${x0 - 5 * u} ${hy + 1}q${18 * u} ${-2.8 * u} ${W - x0 + 6 * u} ${-2.4 * u}v${3 * u}z`,
    lit('#8fae5c', 0.03),
  );
  houses.build(x0 + 12 * u, hy - 1.6 * u, 6.4 * u, 3.2 * u, false);
  houses.gable(x0 + 11 * u, hy - 4.7 * u, 4.2 * u, 3.8 * u);
  houses.finish(0.02);
  const deck = path`M${x0 + 15 * u} ${hy + 0.4 * u}h${-15 * u}v${u}h${15 * u}z`;
  const posts = [0, 4.6, 9.2].map(
    (k) => finePath`M${x0 + k * u + u} ${hy + roundWhole(0.4 * u)}v${3 * u}h${0.6 * u}v${-3 * u}z`,
  );
  put(deck + posts.join(''), lit('#7a5b45'));
};

export const mazury: readonly [LandLayout, ...LandLayout[]] = [lake];
