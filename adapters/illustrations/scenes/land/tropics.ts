import { opacityAttribute, path } from '../paths.ts';
import { cape } from '../ridges.ts';
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

const boulder = ({ u, hy, place, lit, put }: LandTools, x: number, w: number, h: number): void => {
  const y = hy + 1.2 * u;
  const left = path`C${x - w * 0.05} ${y - h * 0.9} ${x + w * 0.26} ${y - h * 1.1} ${x + w * 0.5} ${y - h}`;
  put(path`M${x} ${y}${left}S${x + w * 1.06} ${y - h * 0.6} ${x + w} ${y}z`, lit(place.rock));
  const right = path`C${x + w * 0.85} ${y - h * 0.9} ${x + w * 1.05} ${y - h * 0.55} ${x + w} ${y}`;
  const shade = path`M${x + w * 0.55} ${y - h}${right}H${x + w * 0.6}q${w * 0.12} ${-h * 0.4} ${-w * 0.05} ${-h}z`;
  const groove = path`q${-w * 0.03} ${-h * 0.5} ${w * 0.07} ${-h * 0.85}q${-w * 0.02} ${h * 0.5} ${w * 0.03} ${h * 0.85}z`;
  put(path`${shade}M${x + w * 0.26} ${y}${groove}`, lit('#6d5660'), opacityAttribute(0.42));
};

const granite: LandLayout = (tools) => {
  const { W, u, hy, place, between, lit, put, ground, trees } = tools;
  ground.farRidge(0.9);
  ground.mass(
    ground.ridge(W * 0.4, W * 1.1, 25 * u, (t) => Math.sin(t * 2.2), 0.3, 5),
    place.green,
    0.4,
  );
  const x0 = W * between(0.56, 0.62);
  const pts = ground.ridge(x0, W * 1.08, between(18, 23) * u, cape, 0.4, 6);
  ground.mass(pts, place.green, 0.12);
  ground.bushes(pts, x0 + 6 * u, 7, 2.6, '#2a7048');
  put(
    path`M${x0 - 8 * u} ${hy + 1}q${14 * u} ${-3.4 * u} ${W - x0 + 9 * u} ${-4 * u}v${4.6 * u}z`,
    lit('#fbeccb'),
  );
  for (const k of [9, 17, 27])
    trees.palm(x0 + k * u, hy - 1.6 * u, between(11, 17) * u, between(-0.45, 0.1));
  const bx = W - 34 * u;
  boulder(tools, bx + 12 * u, 15 * u, 12 * u);
  boulder(tools, bx + 23 * u, 18 * u, 16 * u);
  boulder(tools, bx + 2 * u, 12 * u, 7 * u);
  boulder(tools, bx - 8 * u, 7 * u, 3.6 * u);
};

export const seychelles: readonly [LandLayout, ...LandLayout[]] = [granite];

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
