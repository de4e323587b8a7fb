import { createArray, finePath, path, roundWhole } from '../paths.ts';
import type { LandLayout, LandTools } from './tools.ts';

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
