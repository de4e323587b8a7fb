import { cumulus, lens, mixColoursInOklab, opacityAttribute, path } from '../paths.ts';
import type { LandLayout, LandTools } from './tools.ts';

const volcano = ({ W, u, hy, light, place, between, lit, put }: LandTools): void => {
  const vx = W * between(0.14, 0.3);
  const vw = 62 * u;
  const vh = 20 * u;
  const slope = path`Q${vx + vw * 0.14} ${hy - vh * 0.35} ${vx + vw / 2} ${hy + 1}`;
  const rise = path`M${vx - vw / 2} ${hy + 1}Q${vx - vw * 0.12} ${hy - vh * 0.35} ${vx - 3 * u} ${hy - vh}`;
  put(path`${rise}q${3 * u} ${1.6 * u} ${6 * u} 0${slope}z`, lit(place.far, 0.56));
  const shade = path`M${vx} ${hy - vh}l${3 * u} 0${slope}H${vx + 9 * u}Q${vx + 6 * u} ${hy - 9 * u} ${vx} ${hy - vh}z`;
  put(shade, lit('#5f6b86', 0.5), opacityAttribute(0.5));
  put(
    cumulus(vx, hy - vh - 1.5 * u, u * 0.26) + lens(vx + 15 * u, hy - vh - 5 * u, 30 * u, 1.6 * u),
    light.cloud,
    opacityAttribute(0.8),
  );
};

const seaStack = ({ hy, place, lit, put }: LandTools, x: number, w: number, h: number): void => {
  const down = path`l${w * 0.3} ${h * 0.18}l${w * 0.18} ${h * 0.4}l${w * 0.14} ${h * 0.42}`;
  const up = path`M${x} ${hy + 1}l${w * 0.14} ${-h * 0.6}l${w * 0.2} ${-h * 0.4}`;
  put(`${up}${down}z`, lit(mixColoursInOklab(place.rock, place.green, 0.2), 0.08));
  const shade = path`M${x + w * 0.34} ${hy - h}${down}h${-w * 0.4}l${0.06 * w} ${-h * 0.5}z`;
  put(shade, lit('#5d5560', 0.06), opacityAttribute(0.5));
};

const gulf: LandLayout = (tools) => {
  const { W, u, place, between, ground, houses, trees } = tools;
  volcano(tools);
  const x0 = W * between(0.58, 0.64);
  const pts = ground.ridge(
    x0,
    W * 1.08,
    between(29, 35) * u,
    (t) => Math.min(1, t * 2.1) ** 0.8 * (0.8 + 0.2 * t),
    0.22,
    5,
  );
  ground.mass(pts, place.green, 0.1, { jagged: true });
  ground.bushes(pts, x0 + 5 * u, 6, 2.1, '#4a7048');
  ground.shore(x0, W * 1.08, 6 * u, place.rock, 0.05);
  for (const colour of ['#f7cfa0', '#f3a98f']) {
    houses.town(pts, x0 + 15 * u, W, 2, 5.1 * u, { spread: between(0.4, 0.75) });
    houses.paintWalls(colour, 0.04);
  }
  houses.finish(0.04);
  seaStack(tools, x0 - 15 * u, 8 * u, 12 * u);
  seaStack(tools, x0 - 6.5 * u, 10 * u, 17 * u);
  trees.umbrellaPines(
    pts,
    [0.56, 0.74, 0.9].map((t) => x0 + (W - x0) * t),
    7 * u,
  );
};

export const italy: readonly [LandLayout, ...LandLayout[]] = [gulf];
