import { finePath, opacityAttribute, path, type Random, roundWhole, type Stage } from './paths.ts';
import { heightAt, type Ridge } from './ridges.ts';

type TownLook = { readonly roofed?: boolean; readonly spread?: number };

/** Functions that draw houses. To save bytes, all houses of a picture share four SVG paths. */
export const houseDrawingFunctions = (stage: Stage, { between, chance }: Random, bare: boolean) => {
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
