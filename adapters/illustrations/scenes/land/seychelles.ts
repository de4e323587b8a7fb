import { opacityAttribute, path } from '../paths.ts';
import { cape } from '../ridges.ts';
import type { LandLayout, LandTools } from './tools.ts';

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
