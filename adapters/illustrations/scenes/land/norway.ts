import { createArray, itemAt, opacityAttribute, roundWhole, spruce } from '../paths.ts';
import { heightAt, type Outline, type Ridge } from '../ridges.ts';
import type { LandLayout } from './tools.ts';

type Tools = Parameters<LandLayout>[0];

const snowAt = ({ u, hy }: Tools, pts: Ridge, i: number, h: number): string => {
  if (i === 0 || i >= pts.length - 1) return '';
  const [x, y] = itemAt(pts, i);
  const [ax, ay] = itemAt(pts, i - 1);
  const [bx, by] = itemAt(pts, i + 1);
  if (y > ay || y > by || hy - y <= h * 0.5) return '';
  const rim = `l${roundWhole(-2.4 * u)} ${roundWhole(2.2 * u)}l${roundWhole(-1.2 * u)} ${roundWhole(-2 * u)}l${roundWhole(-2 * u)} ${roundWhole(4 * u)}l${roundWhole(-1.6 * u)} ${roundWhole(-2.8 * u)}`;
  return `M${roundWhole(x)} ${roundWhole(y)}L${roundWhole(x + (bx - x) * 0.9)} ${roundWhole(y + (by - y) * 0.9 + u)}${rim}L${roundWhole(x - (x - ax) * 0.9)} ${roundWhole(y + (ay - y) * 0.9 + u)}z`;
};

const peak = (
  tools: Tools,
  x0: number,
  x1: number,
  h: number,
  air: number,
  shape: Outline,
): Ridge => {
  const { place, ridge, mass, lit, put } = tools;
  const pts = ridge(x0, x1, h, shape, 0.26, 6, 18);
  mass(pts, place.rock, air, { jagged: true, fold: 0.3, reach: 0.92 });
  const snow = pts.map((_, i) => snowAt(tools, pts, i, h)).join('');
  if (snow) put(snow, lit('#ffffff', air * 0.7), opacityAttribute(0.92));
  return pts;
};

const fjord: LandLayout = (tools) => {
  const { W, u, hy, place, between, shore, build, gable, finish, lit, put } = tools;
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
  const down = `q${roundWhole(1.2 * u)} ${roundWhole(fall * 0.3)} ${roundWhole(-0.2 * u)} ${roundWhole(fall * 0.5)}T${roundWhole(fx - u)} ${hy - roundWhole(2 * u)}`;
  const up = `h${roundWhole(3.4 * u)}q${roundWhole(-u)} ${roundWhole(-fall * 0.3)} ${roundWhole(-0.6 * u)} ${roundWhole(-fall * 0.5)}T${roundWhole(fx + 0.9 * u)} ${roundWhole(fy + 9 * u)}z`;
  put(
    `M${roundWhole(fx)} ${roundWhole(fy + 9 * u)}${down}${up}`,
    lit('#ffffff'),
    opacityAttribute(0.85),
  );
  shore(x0 - 4 * u, W * 1.1, 5 * u, place.green, 0.04);
  for (let i = 0, x = x0 + 6 * u; i < 5; i++, x += between(4.4, 6.4) * u) {
    const y = hy - between(0.4, 2.4) * u;
    build(x, y, 3 * u, 2.4 * u, false);
    gable(x - 0.4 * u, y - 2.3 * u, 1.9 * u, 2 * u);
  }
  finish(0.02);
  put(
    createArray(16, () =>
      spruce(between(x0 + 4 * u, W), hy - between(1, 4) * u, between(3, 5) * u),
    ).join(''),
    lit('#27493f', 0.04),
  );
};

export const norway: readonly [LandLayout, ...LandLayout[]] = [fjord];
