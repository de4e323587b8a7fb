import { opacityAttribute, roundWhole } from '../paths.ts';
import type { LandLayout } from './tools.ts';

const piton = (
  { hy, place, lit, put }: Parameters<LandLayout>[0],
  x: number,
  w: number,
  h: number,
  air: number,
): void => {
  const right = `C${roundWhole(x + w * 0.12)} ${roundWhole(hy - h * 0.97)} ${roundWhole(x + w * 0.24)} ${roundWhole(hy - h * 0.3)} ${roundWhole(x + w / 2)} ${hy + 1}`;
  const left = `C${roundWhole(x - w * 0.28)} ${roundWhole(hy - h * 0.2)} ${roundWhole(x - w * 0.16)} ${roundWhole(hy - h * 0.95)} ${roundWhole(x)} ${roundWhole(hy - h)}`;
  put(`M${roundWhole(x - w / 2)} ${hy + 1}${left}${right}z`, lit(place.green, air));
  const shade = `H${roundWhole(x + w * 0.1)}q${roundWhole(-w * 0.02)} ${roundWhole(-h * 0.3)} ${roundWhole(w * 0.02)} ${roundWhole(-h * 0.5)}t${roundWhole(-w * 0.12)} ${roundWhole(-h * 0.5)}z`;
  put(
    `M${roundWhole(x)} ${roundWhole(hy - h)}${right}${shade}`,
    lit('#1c5a55', air),
    opacityAttribute(0.42),
  );
};

const sandbar: LandLayout = (tools) => {
  const { W, u, hy, place, between, farRidge, build, finish, palm, lit, put } = tools;
  farRidge(0.55);
  const px = W * between(0.58, 0.68);
  piton(tools, px, 34 * u, between(30, 35) * u, 0.4);
  piton(tools, px + 24 * u, 42 * u, between(23, 27) * u, 0.24);
  const x0 = W * between(0.6, 0.66);
  const under = `v${roundWhole(7 * u)}q${roundWhole(-20 * u)} ${roundWhole(1.6 * u)} ${roundWhole(x0 - W)} ${roundWhole(-1.6 * u)}z`;
  put(
    `M${roundWhole(x0)} ${roundWhole(hy + 1.6 * u)}q${roundWhole(14 * u)} ${roundWhole(-5 * u)} ${roundWhole(W - x0 + 2)} ${roundWhole(-5.4 * u)}${under}`,
    lit('#fdf0cf'),
  );
  const brush = `q${roundWhole(5 * u)} ${roundWhole(-4 * u)} ${roundWhole(10 * u)} ${roundWhole(-2 * u)}t${roundWhole(10 * u)} ${roundWhole(-1.5 * u)}t${roundWhole(W)} ${roundWhole(-2 * u)}v${roundWhole(5 * u)}z`;
  put(`M${roundWhole(x0 + 18 * u)} ${roundWhole(hy - 2.4 * u)}${brush}`, lit(place.green, 0.02));
  build(W - between(22, 30) * u, hy - 2.6 * u, 7 * u, 3.8 * u, true);
  finish(0.02);
  for (const k of [11, 17, 21])
    palm(x0 + k * u, hy - 1.6 * u, between(13, 19) * u, between(-0.4, 0.25));
  palm(W - 8 * u, hy - 2 * u, 17 * u, -0.3);
};

export const caribbean: readonly [LandLayout, ...LandLayout[]] = [sandbar];
