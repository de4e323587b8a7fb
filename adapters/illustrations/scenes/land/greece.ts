import { createArray, opacityAttribute, roundTenth, roundWhole } from '../paths.ts';
import { arch, cape, heightAt, type Outline } from '../ridges.ts';
import type { LandLayout } from './tools.ts';

type Tools = Parameters<LandLayout>[0];

const farIslands = ({ W, u, place, between, ridge, mass, islet }: Tools): void => {
  mass(ridge(-W * 0.1, W * 0.5, 9 * u, arch(0.7), 0.4, 5), place.far, 0.62);
  islet(W * between(0.34, 0.5), 30 * u, 7 * u, place.far, 0.5);
};

const dome = (x: number, y: number, u: number): string =>
  `M${roundTenth(x)} ${roundTenth(y)}a${roundTenth(2 * u)} ${roundTenth(2.3 * u)} 0 0 1 ${roundTenth(4 * u)} 0z`;

const windmill = ({ u, lit, put, sheet, bare }: Tools, mx: number, my: number): void => {
  if (bare) return;
  put(
    `M${roundTenth(mx - 1.8 * u)} ${roundTenth(my)}l${roundTenth(0.4 * u)} ${roundTenth(-5 * u)}h${roundTenth(2.8 * u)}l${roundTenth(0.4 * u)} ${roundTenth(5 * u)}z`,
    lit('#ffffff'),
  );
  put(
    `M${roundTenth(mx - 1.8 * u)} ${roundTenth(my - 4.8 * u)}h${roundTenth(3.6 * u)}l${roundTenth(-1.8 * u)} ${roundTenth(-2.3 * u)}z`,
    lit('#8a5a44'),
  );
  const sails = `m${roundTenth(-3.4 * u)} ${roundTenth(-2 * u)}l${roundTenth(6.8 * u)} ${roundTenth(4 * u)}m${roundTenth(-5.4 * u)} ${roundTenth(1.4 * u)}l${roundTenth(4 * u)} ${roundTenth(-6.8 * u)}`;
  sheet.push(
    `<path d="M${roundTenth(mx)} ${roundTenth(my - 5.4 * u)}${sails}" stroke="${lit('#6b4b3c')}" stroke-width="${roundTenth(0.35 * u)}"/>`,
  );
};

const whiteTown: LandLayout = (tools) => {
  const { W, u, hy, place, between, ridge, mass, bushes, shore, town, build, finish, lit, put } =
    tools;
  farIslands(tools);
  const x0 = W * between(0.52, 0.6);
  const pts = ridge(x0, W * 1.08, between(23, 29) * u, cape, 0.26, 4);
  mass(pts, place.green, 0.12);
  bushes(pts, x0 + 6 * u, 6, 1.3, '#6f7d48');
  shore(x0, W * 1.08, 3 * u, '#b98f6a', 0.05);
  town(pts, x0 + 17 * u, W, 4, 4.15 * u, { roofed: false, spread: 0.95 });
  let domes = '';
  for (const t of [0.42, 0.66]) {
    const x = x0 + (W - x0) * t;
    const y = hy - (hy - heightAt(pts, x)) * between(0.55, 0.8);
    build(x, y, 5 * u, 3.6 * u, false);
    domes += dome(x + 0.5 * u, y - 3.6 * u, u);
  }
  finish(0.03);
  if (!tools.bare) put(domes, lit(place.roof));
  const mx = x0 + (W - x0) * 0.86;
  windmill(tools, mx, heightAt(pts, mx) + 1.2 * u);
};

const caldera: LandLayout = (tools) => {
  const { W, u, place, between, ridge, mass, islet, shore, town, build, finish, lit, put } = tools;
  farIslands(tools);
  islet(W * between(0.44, 0.52), 20 * u, 4 * u, '#7d6a63', 0.24);
  const x0 = W * between(0.58, 0.64);
  const wall: Outline = (t) => Math.min(1, t * 3.4) ** 0.7 * (0.86 + 0.14 * t);
  const pts = ridge(x0, W * 1.08, between(25, 30) * u, wall, 0.1, 4);
  mass(pts, '#a98369', 0.08, { jagged: true, fold: 0.24, reach: 1 });
  shore(x0, W * 1.08, 3 * u, '#8f6a58', 0.04);
  const rim = pts.map(([x, y]) => [x, y + 0.4 * u] as const);
  for (let x = x0 + 9 * u; x < W; x += between(2.6, 4.4) * u)
    build(
      x,
      heightAt(rim, x) + between(0, 2.4) * u,
      between(2.6, 4) * u,
      between(2.2, 3.6) * u,
      false,
    );
  town(pts, x0 + 20 * u, W, 1, 3.4 * u, { roofed: false, spread: 0.4 });
  const cx = x0 + (W - x0) * between(0.4, 0.6);
  const cy = heightAt(rim, cx) + 0.6 * u;
  build(cx, cy, 5 * u, 3.2 * u, false);
  finish(0.03);
  if (!tools.bare) put(dome(cx + 0.5 * u, cy - 3.2 * u, u), lit(place.roof));
};

const ionian: LandLayout = (tools) => {
  const { W, u, hy, between, farRidge, ridge, mass, bushes, town, build, finish, lit, put, place } =
    tools;
  farRidge(1.4);
  const hill = ridge(
    W * 0.42,
    W * 1.1,
    between(15, 19) * u,
    (t) => Math.sin(t * 2.4) ** 0.9,
    0.3,
    5,
  );
  mass(hill, '#7f9468', 0.36);
  const x0 = W * between(0.56, 0.62);
  const pts = ridge(x0, W * 1.08, between(19, 24) * u, cape, 0.28, 4);
  mass(pts, '#7d9260', 0.1);
  bushes(pts, x0 + 7 * u, 15, 1.7, '#566f4a');
  put(
    `M${roundWhole(x0 - 6 * u)} ${hy + 1}q${roundWhole(16 * u)} ${roundWhole(-3 * u)} ${roundWhole(W - x0 + 7 * u)} ${roundWhole(-2.6 * u)}v${roundWhole(3.4 * u)}z`,
    lit('#f6e6c2', 0.02),
  );
  town(pts, x0 + 16 * u, W, 2, 3.6 * u, { spread: 0.3, roofed: false });
  const cx = x0 - 3 * u;
  build(cx, hy - u, 4 * u, 3 * u, false);
  finish(0.03);
  if (!tools.bare) put(dome(cx, hy - 4 * u, u), lit(place.roof));
  put(
    `M${roundWhole(cx - 4 * u)} ${hy + 1}v${roundWhole(-1.2 * u)}h${roundWhole(13 * u)}v${roundWhole(1.2 * u)}z`,
    lit('#cbbd9d', 0.02),
  );
  const mast = (): string =>
    `M${roundWhole(between(x0 + 8 * u, W))} ${hy}v${roundWhole(-between(4, 6) * u)}`;
  tools.stroke(createArray(6, mast).join(''), lit('#f4f1e8', 0.1), 0.3 * u);
  put(
    `M${roundWhole(x0 + 20 * u)} ${roundWhole(hy - 1.6 * u)}h${roundWhole(7 * u)}l${roundWhole(u)} ${roundWhole(1.2 * u)}h${roundWhole(-9 * u)}z`,
    lit(place.roof),
    opacityAttribute(0.85),
  );
};

export const greece: readonly [LandLayout, ...LandLayout[]] = [whiteTown, caldera, ionian];
