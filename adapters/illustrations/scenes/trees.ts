import {
  createArray,
  finePath,
  mixColoursInOklab,
  path,
  type Random,
  type Stage,
} from './paths.ts';
import { heightAt, type Ridge } from './ridges.ts';

export const treeDrawingFunctions = (stage: Stage, { between }: Random) => {
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
