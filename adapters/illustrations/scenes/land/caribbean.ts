import { opacityAttribute, path } from '../paths.ts';
import type { LandLayout, LandTools } from './tools.ts';

const piton = (
  { hy, place, lit, put }: LandTools,
  x: number,
  w: number,
  h: number,
  air: number,
): void => {
  const right = path`C${x + w * 0.12} ${hy - h * 0.97} ${x + w * 0.24} ${hy - h * 0.3} ${x + w / 2} ${hy + 1}`;
  const left = path`C${x - w * 0.28} ${hy - h * 0.2} ${x - w * 0.16} ${hy - h * 0.95} ${x} ${hy - h}`;
  put(path`M${x - w / 2} ${hy + 1}${left}${right}z`, lit(place.green, air));
  const shade = path`H${x + w * 0.1}q${-w * 0.02} ${-h * 0.3} ${w * 0.02} ${-h * 0.5}t${-w * 0.12} ${-h * 0.5}z`;
  put(path`M${x} ${hy - h}${right}${shade}`, lit('#1c5a55', air), opacityAttribute(0.42));
};

const sandbar: LandLayout = (tools) => {
  const { W, u, hy, place, between, lit, put, ground, houses, trees } = tools;
  ground.farRidge(0.55);
  const px = W * between(0.58, 0.68);
  piton(tools, px, 34 * u, between(30, 35) * u, 0.4);
  piton(tools, px + 24 * u, 42 * u, between(23, 27) * u, 0.24);
  const x0 = W * between(0.6, 0.66);
  const under = path`v${7 * u}q${-20 * u} ${1.6 * u} ${x0 - W} ${-1.6 * u}z`;
  put(
    path`M${x0} ${hy + 1.6 * u}q${14 * u} ${-5 * u} ${W - x0 + 2} ${-5.4 * u}${under}`,
    lit('#fdf0cf'),
  );
  const brush = path`q${5 * u} ${-4 * u} ${10 * u} ${-2 * u}t${10 * u} ${-1.5 * u}t${W} ${-2 * u}v${5 * u}z`;
  put(path`M${x0 + 18 * u} ${hy - 2.4 * u}${brush}`, lit(place.green, 0.02));
  houses.build(W - between(22, 30) * u, hy - 2.6 * u, 7 * u, 3.8 * u, true);
  houses.finish(0.02);
  for (const k of [11, 17, 21])
    trees.palm(x0 + k * u, hy - 1.6 * u, between(13, 19) * u, between(-0.4, 0.25));
  trees.palm(W - 8 * u, hy - 2 * u, 17 * u, -0.3);
};

export const caribbean: readonly [LandLayout, ...LandLayout[]] = [sandbar];
