import { opacityAttribute, roundWhole } from '../paths.ts';
import type { LandLayout } from './tools.ts';

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
  const right = `C${roundWhole(x + w * 0.98)} ${roundWhole(top + h * 0.2)} ${roundWhole(x + w * 0.92)} ${roundWhole(hy - h * 0.4)} ${roundWhole(x + w)} ${hy + 1}`;
  const left = `C${roundWhole(x - w * 0.06)} ${roundWhole(hy - h * 0.4)} ${roundWhole(x + w * 0.02)} ${roundWhole(top + h * 0.2)} ${roundWhole(x + w * a)} ${roundWhole(top + h * 0.08)}`;
  const crown = `Q${roundWhole(x + w * 0.4)} ${roundWhole(top - h * 0.07)} ${roundWhole(x + w * b)} ${roundWhole(top + h * 0.06)}`;
  put(`M${roundWhole(x)} ${hy + 1}${left}${crown}${right}z`, lit(place.green, air));
  if (bare) return;
  const cliff = [
    `M${roundWhole(x + w * 0.08)} ${roundWhole(hy - h * 0.08)}q${roundWhole(w * 0.02)} ${roundWhole(-h * 0.4)} ${roundWhole(w * 0.15)} ${roundWhole(-h * 0.62)}`,
    `q${roundWhole(w * 0.04)} ${roundWhole(h * 0.2)} ${roundWhole(w * 0.1)} ${roundWhole(h * 0.1)}t${roundWhole(w * 0.1)} ${roundWhole(-h * 0.14)}`,
    `q${roundWhole(w * 0.02)} ${roundWhole(h * 0.3)} ${roundWhole(-w * 0.05)} ${roundWhole(h * 0.36)}t${roundWhole(-w * 0.02)} ${roundWhole(h * 0.26)}z`,
  ];
  put(cliff.join(''), lit(place.rock, air), opacityAttribute(0.85));
  const back = `H${roundWhole(x + w * 0.62)}q${roundWhole(w * 0.14)} ${roundWhole(-h * 0.3)} ${roundWhole(w * 0.03)} ${roundWhole(-h * 0.5)}t${roundWhole(w * (b - 0.65))} ${roundWhole(-h * 0.44)}z`;
  put(
    `M${roundWhole(x + w * b)} ${roundWhole(top + h * 0.06)}${right}${back}`,
    lit('#1d5148', air),
    opacityAttribute(0.42),
  );
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
    `M${roundWhole(x0 + 3 * u)} ${hy + 1}q${roundWhole(16 * u)} ${roundWhole(-4 * u)} ${roundWhole(W - x0)} ${roundWhole(-2.6 * u)}v${roundWhole(3 * u)}z`,
    lit('#f6e4bd'),
  );
  for (const k of [22, 29]) palm(x0 + k * u, hy - 1.4 * u, between(8, 12) * u, between(-0.3, 0.3));
};

export const thailand: readonly [LandLayout, ...LandLayout[]] = [bay];
