import { alpha, r } from '../paths.ts';
import type { LandLayout } from './tools.ts';

const piton = (
  { hy, place, lit, put }: Parameters<LandLayout>[0],
  x: number,
  w: number,
  h: number,
  air: number,
): void => {
  const right = `C${r(x + w * 0.12)} ${r(hy - h * 0.97)} ${r(x + w * 0.24)} ${r(hy - h * 0.3)} ${r(x + w / 2)} ${hy + 1}`;
  const left = `C${r(x - w * 0.28)} ${r(hy - h * 0.2)} ${r(x - w * 0.16)} ${r(hy - h * 0.95)} ${r(x)} ${r(hy - h)}`;
  put(`M${r(x - w / 2)} ${hy + 1}${left}${right}z`, lit(place.green, air));
  const shade = `H${r(x + w * 0.1)}q${r(-w * 0.02)} ${r(-h * 0.3)} ${r(w * 0.02)} ${r(-h * 0.5)}t${r(-w * 0.12)} ${r(-h * 0.5)}z`;
  put(`M${r(x)} ${r(hy - h)}${right}${shade}`, lit('#1c5a55', air), alpha(0.42));
};

const sandbar: LandLayout = (tools) => {
  const { W, u, hy, place, between, farRidge, build, finish, palm, lit, put } = tools;
  farRidge(0.55);
  const px = W * between(0.58, 0.68);
  piton(tools, px, 34 * u, between(30, 35) * u, 0.4);
  piton(tools, px + 24 * u, 42 * u, between(23, 27) * u, 0.24);
  const x0 = W * between(0.6, 0.66);
  const under = `v${r(7 * u)}q${r(-20 * u)} ${r(1.6 * u)} ${r(x0 - W)} ${r(-1.6 * u)}z`;
  put(
    `M${r(x0)} ${r(hy + 1.6 * u)}q${r(14 * u)} ${r(-5 * u)} ${r(W - x0 + 2)} ${r(-5.4 * u)}${under}`,
    lit('#fdf0cf'),
  );
  const brush = `q${r(5 * u)} ${r(-4 * u)} ${r(10 * u)} ${r(-2 * u)}t${r(10 * u)} ${r(-1.5 * u)}t${r(W)} ${r(-2 * u)}v${r(5 * u)}z`;
  put(`M${r(x0 + 18 * u)} ${r(hy - 2.4 * u)}${brush}`, lit(place.green, 0.02));
  build(W - between(22, 30) * u, hy - 2.6 * u, 7 * u, 3.8 * u, true);
  finish(0.02);
  for (const k of [11, 17, 21])
    palm(x0 + k * u, hy - 1.6 * u, between(13, 19) * u, between(-0.4, 0.25));
  palm(W - 8 * u, hy - 2 * u, 17 * u, -0.3);
};

export const caribbean: readonly [LandLayout, ...LandLayout[]] = [sandbar];
