import { createArray, mixColoursInOklab, opacityAttribute, roundTenth, spruce } from '../paths.ts';
import { cape, heightAt } from '../ridges.ts';
import type { LandLayout } from './tools.ts';

const lycia: LandLayout = (tools) => {
  const { W, u, hy, place, between, farRidge, ridge, mass, shore, town, build, finish, lit, put } =
    tools;
  farRidge(1.9);
  mass(
    ridge(W * 0.26, W * 1.1, 17 * u, (t) => t ** 0.6, 0.35, 6),
    mixColoursInOklab(place.green, place.far, 0.5),
    0.42,
  );
  const x0 = W * between(0.52, 0.6);
  const pts = ridge(x0, W * 1.08, between(20, 25) * u, cape, 0.34, 5);
  mass(pts, place.green, 0.1);
  shore(x0, W * 1.08, 3 * u, place.rock, 0.04);
  const xa = x0 + 26 * u;
  town(pts, xa, W, 2, 3.1 * u, { spread: 0.3 });
  build(xa + 10 * u, hy - u, 6.4 * u, 4 * u, false);
  finish();
  put(
    `M${roundTenth(xa + 10.6 * u)} ${roundTenth(hy - 5 * u)}a${roundTenth(2.6 * u)} ${roundTenth(2.7 * u)} 0 0 1 ${roundTenth(5.2 * u)} 0z`,
    lit('#7fa4a8'),
  );
  const minaret = `v${roundTenth(-13 * u)}l${roundTenth(0.7 * u)} ${roundTenth(-3.4 * u)}l${roundTenth(0.7 * u)} ${roundTenth(3.4 * u)}v${roundTenth(13 * u)}z`;
  put(`M${roundTenth(xa + 17.4 * u)} ${roundTenth(hy - u)}${minaret}`, lit('#ffffff'));
  paintTemple(tools, x0 + 13 * u, heightAt(pts, x0 + 13 * u) + 1.4 * u);
  const pine = (): string => {
    const x = between(x0 + 24 * u, W);
    return spruce(x, heightAt(pts, x) + between(1, 9) * u, between(3.4, 5.5) * u);
  };
  put(createArray(20, pine).join(''), lit('#2a5a48', 0.05), opacityAttribute(0.85));
};

const paintTemple = ({ u, lit, put }: Parameters<LandLayout>[0], x: number, y: number): void => {
  const columns = [7, 7, 7, 3.6].map(
    (h, i) =>
      `M${roundTenth(x + i * 2.7 * u)} ${roundTenth(y)}v${roundTenth(-h * u)}h${roundTenth(1.1 * u)}v${roundTenth(h * u)}z`,
  );
  const beam = `M${roundTenth(x - 0.5 * u)} ${roundTenth(y - 7 * u)}h${roundTenth(7.6 * u)}v${roundTenth(-1.2 * u)}h${roundTenth(-7.6 * u)}z`;
  const step = `M${roundTenth(x - u)} ${roundTenth(y + u)}h${roundTenth(11.4 * u)}v${roundTenth(-1.2 * u)}h${roundTenth(-11.4 * u)}z`;
  put(columns.join('') + beam + step, lit('#fbf0dc'));
};

export const turkey: readonly [LandLayout, ...LandLayout[]] = [lycia];
