import { opacityAttribute, roundWhole } from '../paths.ts';
import { cape } from '../ridges.ts';
import type { LandLayout } from './tools.ts';

const boulder = (
  { u, hy, place, lit, put }: Parameters<LandLayout>[0],
  x: number,
  w: number,
  h: number,
): void => {
  const y = hy + 1.2 * u;
  const left = `C${roundWhole(x - w * 0.05)} ${roundWhole(y - h * 0.9)} ${roundWhole(x + w * 0.26)} ${roundWhole(y - h * 1.1)} ${roundWhole(x + w * 0.5)} ${roundWhole(y - h)}`;
  put(
    `M${roundWhole(x)} ${roundWhole(y)}${left}S${roundWhole(x + w * 1.06)} ${roundWhole(y - h * 0.6)} ${roundWhole(x + w)} ${roundWhole(y)}z`,
    lit(place.rock),
  );
  const right = `C${roundWhole(x + w * 0.85)} ${roundWhole(y - h * 0.9)} ${roundWhole(x + w * 1.05)} ${roundWhole(y - h * 0.55)} ${roundWhole(x + w)} ${roundWhole(y)}`;
  const shade = `M${roundWhole(x + w * 0.55)} ${roundWhole(y - h)}${right}H${roundWhole(x + w * 0.6)}q${roundWhole(w * 0.12)} ${roundWhole(-h * 0.4)} ${roundWhole(-w * 0.05)} ${roundWhole(-h)}z`;
  const groove = `q${roundWhole(-w * 0.03)} ${roundWhole(-h * 0.5)} ${roundWhole(w * 0.07)} ${roundWhole(-h * 0.85)}q${roundWhole(-w * 0.02)} ${roundWhole(h * 0.5)} ${roundWhole(w * 0.03)} ${roundWhole(h * 0.85)}z`;
  put(
    `${shade}M${roundWhole(x + w * 0.26)} ${roundWhole(y)}${groove}`,
    lit('#6d5660'),
    opacityAttribute(0.42),
  );
};

const granite: LandLayout = (tools) => {
  const { W, u, hy, place, between, farRidge, ridge, mass, bushes, lit, put, palm } = tools;
  farRidge(0.9);
  mass(
    ridge(W * 0.4, W * 1.1, 25 * u, (t) => Math.sin(t * 2.2), 0.3, 5),
    place.green,
    0.4,
  );
  const x0 = W * between(0.56, 0.62);
  const pts = ridge(x0, W * 1.08, between(18, 23) * u, cape, 0.4, 6);
  mass(pts, place.green, 0.12);
  bushes(pts, x0 + 6 * u, 7, 2.6, '#2a7048');
  put(
    `M${roundWhole(x0 - 8 * u)} ${hy + 1}q${roundWhole(14 * u)} ${roundWhole(-3.4 * u)} ${roundWhole(W - x0 + 9 * u)} ${roundWhole(-4 * u)}v${roundWhole(4.6 * u)}z`,
    lit('#fbeccb'),
  );
  for (const k of [9, 17, 27])
    palm(x0 + k * u, hy - 1.6 * u, between(11, 17) * u, between(-0.45, 0.1));
  const bx = W - 34 * u;
  boulder(tools, bx + 12 * u, 15 * u, 12 * u);
  boulder(tools, bx + 23 * u, 18 * u, 16 * u);
  boulder(tools, bx + 2 * u, 12 * u, 7 * u);
  boulder(tools, bx - 8 * u, 7 * u, 3.6 * u);
};

export const seychelles: readonly [LandLayout, ...LandLayout[]] = [granite];
