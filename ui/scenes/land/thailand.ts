import { alpha, r } from '../paths.ts';
import type { LandLayout } from './tools.ts';

/** Green over pale rock, dark on the side away from the sun. Distant towers have no green. */
const tower = (
  { hy, place, between, lit, put }: Parameters<LandLayout>[0],
  x: number,
  w: number,
  h: number,
  air: number,
  bare = false,
): void => {
  const a = between(0.16, 0.28);
  const b = between(0.5, 0.7);
  const top = hy - h;
  const right = `C${r(x + w * 0.98)} ${r(top + h * 0.2)} ${r(x + w * 0.92)} ${r(hy - h * 0.4)} ${r(x + w)} ${hy + 1}`;
  const left = `C${r(x - w * 0.06)} ${r(hy - h * 0.4)} ${r(x + w * 0.02)} ${r(top + h * 0.2)} ${r(x + w * a)} ${r(top + h * 0.08)}`;
  const crown = `Q${r(x + w * 0.4)} ${r(top - h * 0.07)} ${r(x + w * b)} ${r(top + h * 0.06)}`;
  put(`M${r(x)} ${hy + 1}${left}${crown}${right}z`, lit(place.green, air));
  if (bare) return;
  const cliff = [
    `M${r(x + w * 0.08)} ${r(hy - h * 0.08)}q${r(w * 0.02)} ${r(-h * 0.4)} ${r(w * 0.15)} ${r(-h * 0.62)}`,
    `q${r(w * 0.04)} ${r(h * 0.2)} ${r(w * 0.1)} ${r(h * 0.1)}t${r(w * 0.1)} ${r(-h * 0.14)}`,
    `q${r(w * 0.02)} ${r(h * 0.3)} ${r(-w * 0.05)} ${r(h * 0.36)}t${r(-w * 0.02)} ${r(h * 0.26)}z`,
  ];
  put(cliff.join(''), lit(place.rock, air), alpha(0.85));
  const back = `H${r(x + w * 0.62)}q${r(w * 0.14)} ${r(-h * 0.3)} ${r(w * 0.03)} ${r(-h * 0.5)}t${r(w * (b - 0.65))} ${r(-h * 0.44)}z`;
  put(`M${r(x + w * b)} ${r(top + h * 0.06)}${right}${back}`, lit('#1d5148', air), alpha(0.42));
};

const bay: LandLayout = (tools) => {
  const { W, u, hy, between, lit, put, palm } = tools;
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
    `M${r(x0 + 3 * u)} ${hy + 1}q${r(16 * u)} ${r(-4 * u)} ${r(W - x0)} ${r(-2.6 * u)}v${r(3 * u)}z`,
    lit('#f6e4bd'),
  );
  for (const k of [22, 29]) palm(x0 + k * u, hy - 1.4 * u, between(8, 12) * u, between(-0.3, 0.3));
};

export const thailand: readonly [LandLayout, ...LandLayout[]] = [bay];
