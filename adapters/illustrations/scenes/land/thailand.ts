import { opacityAttribute, path } from '../paths.ts';
import type { LandLayout, LandTools } from './tools.ts';

const tower = (
  { hy, place, between, lit, put }: LandTools,
  x: number,
  w: number,
  h: number,
  air: number,
  bare = false,
): void => {
  const a = between(0.16, 0.28);
  const b = between(0.5, 0.7);
  const top = hy - h;
  const right = path`C${x + w * 0.98} ${top + h * 0.2} ${x + w * 0.92} ${hy - h * 0.4} ${x + w} ${hy + 1}`;
  const left = path`C${x - w * 0.06} ${hy - h * 0.4} ${x + w * 0.02} ${top + h * 0.2} ${x + w * a} ${top + h * 0.08}`;
  const crown = path`Q${x + w * 0.4} ${top - h * 0.07} ${x + w * b} ${top + h * 0.06}`;
  put(path`M${x} ${hy + 1}${left}${crown}${right}z`, lit(place.green, air));
  if (bare) return;
  const cliff = [
    path`M${x + w * 0.08} ${hy - h * 0.08}q${w * 0.02} ${-h * 0.4} ${w * 0.15} ${-h * 0.62}`,
    path`q${w * 0.04} ${h * 0.2} ${w * 0.1} ${h * 0.1}t${w * 0.1} ${-h * 0.14}`,
    path`q${w * 0.02} ${h * 0.3} ${-w * 0.05} ${h * 0.36}t${-w * 0.02} ${h * 0.26}z`,
  ];
  put(cliff.join(''), lit(place.rock, air), opacityAttribute(0.85));
  const back = path`H${x + w * 0.62}q${w * 0.14} ${-h * 0.3} ${w * 0.03} ${-h * 0.5}t${w * (b - 0.65)} ${-h * 0.44}z`;
  put(
    path`M${x + w * b} ${top + h * 0.06}${right}${back}`,
    lit('#1d5148', air),
    opacityAttribute(0.42),
  );
};

const bay: LandLayout = (tools) => {
  const { W, u, hy, between, lit, put, trees } = tools;
  for (let x = -4 * u; x < W; ) {
    const w = between(11, 19) * u;
    tower(tools, x, w, between(8, 17) * u, 0.62, true);
    x += w * between(1, 3);
  }
  const x0 = W * between(0.55, 0.6);
  tower(tools, x0 - 12 * u, 13 * u, between(22, 28) * u, 0.34);
  tower(tools, W - between(30, 36) * u, 26 * u, between(32, 38) * u, 0.2);
  tower(tools, x0 + 6 * u, 19 * u, between(36, 43) * u, 0.08);
  tower(tools, W - 15 * u, 27 * u, between(42, 48) * u, 0.05);
  put(
    path`M${x0 + 3 * u} ${hy + 1}q${16 * u} ${-4 * u} ${W - x0} ${-2.6 * u}v${3 * u}z`,
    lit('#f6e4bd'),
  );
  for (const k of [22, 29])
    trees.palm(x0 + k * u, hy - 1.4 * u, between(8, 12) * u, between(-0.3, 0.3));
};

export const thailand: readonly [LandLayout, ...LandLayout[]] = [bay];
