import { createArray, finePath, mixColoursInOklab, opacityAttribute, spruce } from '../paths.ts';
import { cape, heightAt } from '../ridges.ts';
import type { LandLayout, LandTools } from './tools.ts';

const lycia: LandLayout = (tools) => {
  const { W, u, hy, place, between, lit, put, ground, houses } = tools;
  ground.farRidge(1.9);
  ground.mass(
    ground.ridge(W * 0.26, W * 1.1, 17 * u, (t) => t ** 0.6, 0.35, 6),
    mixColoursInOklab(place.green, place.far, 0.5),
    0.42,
  );
  const x0 = W * between(0.52, 0.6);
  const pts = ground.ridge(x0, W * 1.08, between(20, 25) * u, cape, 0.34, 5);
  ground.mass(pts, place.green, 0.1);
  ground.shore(x0, W * 1.08, 3 * u, place.rock, 0.04);
  const xa = x0 + 26 * u;
  houses.town(pts, xa, W, 2, 3.1 * u, { spread: 0.3 });
  houses.build(xa + 10 * u, hy - u, 6.4 * u, 4 * u, false);
  houses.finish();
  put(
    finePath`M${xa + 10.6 * u} ${hy - 5 * u}a${2.6 * u} ${2.7 * u} 0 0 1 ${5.2 * u} 0z`,
    lit('#7fa4a8'),
  );
  const minaret = finePath`v${-13 * u}l${0.7 * u} ${-3.4 * u}l${0.7 * u} ${3.4 * u}v${13 * u}z`;
  put(finePath`M${xa + 17.4 * u} ${hy - u}${minaret}`, lit('#ffffff'));
  paintTemple(tools, x0 + 13 * u, heightAt(pts, x0 + 13 * u) + 1.4 * u);
  const pine = (): string => {
    const x = between(x0 + 24 * u, W);
    return spruce(x, heightAt(pts, x) + between(1, 9) * u, between(3.4, 5.5) * u);
  };
  put(createArray(20, pine).join(''), lit('#2a5a48', 0.05), opacityAttribute(0.85));
};

const paintTemple = ({ u, lit, put }: LandTools, x: number, y: number): void => {
  const columns = [7, 7, 7, 3.6].map(
    (h, i) => finePath`M${x + i * 2.7 * u} ${y}v${-h * u}h${1.1 * u}v${h * u}z`,
  );
  const beam = finePath`M${x - 0.5 * u} ${y - 7 * u}h${7.6 * u}v${-1.2 * u}h${-7.6 * u}z`;
  const step = finePath`M${x - u} ${y + u}h${11.4 * u}v${-1.2 * u}h${-11.4 * u}z`;
  put(columns.join('') + beam + step, lit('#fbf0dc'));
};

export const turkey: readonly [LandLayout, ...LandLayout[]] = [lycia];
