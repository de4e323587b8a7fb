import {
  createArray,
  finePath,
  mixColoursInOklab,
  opacityAttribute,
  path,
  type Random,
  roundWhole,
  type Stage,
} from '../paths.ts';
import { heightAt, type Ridge, ridgeDrawingFunctions } from '../ridges.ts';

type TownLook = { readonly roofed?: boolean; readonly spread?: number };

/** Functions that draw houses. To save bytes, all houses of a picture share four SVG paths. */
const houseDrawingFunctions = (stage: Stage, { between, chance }: Random, bare: boolean) => {
  const { u, hy, place, options, lit, put, stroke } = stage;
  let walls = '';
  let shades = '';
  let roofs = '';
  let panes = '';

  const build = (x: number, y: number, w: number, h: number, roofed: boolean): void => {
    if (bare) return;
    walls += path`M${x} ${y}v${-h}h${w}v${h}z`;
    const side = roundWhole(w) - roundWhole(w * 0.62);
    shades += path`M${roundWhole(x) + roundWhole(w * 0.62)} ${y}v${-h}h${side}v${h}z`;
    if (roofed)
      roofs += path`M${x - w * 0.08} ${roundWhole(y) - roundWhole(h)}l${w * 0.3} ${-w * 0.3}h${w * 0.56}l${w * 0.3} ${w * 0.3}z`;
    if (chance(0.5))
      panes += path`M${x + w * between(0.2, 0.44)} ${y - h * 0.45}v${-Math.max(1, roundWhole(h * 0.2))}`;
  };

  const gable = (x: number, y: number, half: number, h: number): void => {
    if (bare) return;
    roofs += finePath`M${x} ${y}l${half} ${-h}l${half} ${h}z`;
  };

  const paintWalls = (colour: string, air: number): void => {
    if (walls) put(walls, lit(colour, air));
    walls = '';
  };

  const finish = (air = 0.06): void => {
    if (walls) put(walls, lit(place.wall, air));
    if (shades) put(shades, lit('#5b6b86', air), opacityAttribute(0.3));
    if (roofs) put(roofs, lit(place.roof, air));
    if (panes) stroke(panes, options.time === 'dusk' ? '#ffd98a' : lit('#4d6273', air), 0.5 * u);
    walls = '';
    shades = '';
    roofs = '';
    panes = '';
  };

  const town = (
    pts: Ridge,
    xa: number,
    xb: number,
    rows: number,
    w: number,
    { roofed = true, spread = 0.5 }: TownLook = {},
  ): void => {
    for (let k = rows; k > 0; k--) {
      for (let x = xa + between(0, w); x < xb; x += w * between(0.9, 1.7)) {
        const top = heightAt(pts, x);
        const y = hy - (hy - top) * spread * ((k - 1) / rows) - u * 0.5;
        const width = w * between(0.7, 1.15);
        const height = width * between(0.7, 1.25);
        if (hy - top > w * (k * 0.5 + 0.6)) build(x, y, width, height, roofed && chance(0.9));
      }
    }
  };

  return { build, gable, paintWalls, finish, town };
};

const treeDrawingFunctions = (stage: Stage, { between }: Random) => {
  const { place, lit, put, stroke } = stage;

  const palm = (x: number, y: number, h: number, lean: number): void => {
    const tx = x + lean * h;
    const ty = y - h;
    const frond = (i: number): string => {
      const a = ((-205 + i * 38 + between(-8, 8)) * Math.PI) / 180;
      const l = h * between(0.42, 0.56);
      const ex = Math.cos(a) * l;
      const ey = Math.sin(a) * l * 0.5 + l * 0.34;
      return path`M${tx} ${ty}q${ex * 0.5} ${Math.min(0, ey) - l * 0.3} ${ex} ${ey}`;
    };
    stroke(
      path`M${x} ${y}Q${x + lean * h * 0.2} ${y - h * 0.6} ${tx} ${ty}`,
      lit('#7a5a42', 0.04),
      h * 0.05,
    );
    stroke(
      createArray(7, frond).join(''),
      lit(mixColoursInOklab(place.green, '#1f5a3c', 0.45), 0.03),
      h * 0.075,
    );
  };

  const umbrellaPines = (pts: Ridge, xs: readonly number[], h: number): void => {
    let trunks = '';
    let crowns = '';
    for (const x of xs) {
      const y = heightAt(pts, x) + h * 0.1;
      const k = between(0.8, 1.2) * h;
      trunks += finePath`M${x} ${y}l${k * 0.05} ${-k * 0.7}l${k * 0.05} ${k * 0.7}z`;
      const under = finePath`q${-k * 0.45} ${k * 0.16} ${-k * 0.9} 0`;
      crowns += finePath`M${x - k * 0.42} ${y - k * 0.6}a${k * 0.45} ${k * 0.36} 0 0 1 ${k * 0.9} 0${under}`;
    }
    put(trunks, lit('#5b4436'));
    put(crowns, lit(mixColoursInOklab(place.green, '#173f30', 0.5)));
  };

  return { palm, umbrellaPines };
};

/** Functions that draw land. Ground, houses and trees use separate random numbers. */
export const landDrawingFunctions = (stage: Stage, bare: boolean) => ({
  ...stage,
  ...stage.random('land'),
  bare,
  ground: ridgeDrawingFunctions(stage, stage.random('ground')),
  houses: houseDrawingFunctions(stage, stage.random('houses'), bare),
  trees: treeDrawingFunctions(stage, stage.random('trees')),
});

export type LandTools = ReturnType<typeof landDrawingFunctions>;
export type LandLayout = (tools: LandTools) => void;
