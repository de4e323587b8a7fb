import { mix } from './colour.ts';
import { r, r1, times } from './paths.ts';
import type { Random } from './random.ts';
import { heightAt, type Ridge } from './ridges.ts';
import type { Stage } from './stage.ts';

export const treeTools = (stage: Stage, { between }: Random) => {
  const { place, lit, put, stroke } = stage;

  const palm = (x: number, y: number, h: number, lean: number): void => {
    const tx = x + lean * h;
    const ty = y - h;
    const frond = (i: number): string => {
      const a = ((-205 + i * 38 + between(-8, 8)) * Math.PI) / 180;
      const l = h * between(0.42, 0.56);
      const ex = Math.cos(a) * l;
      const ey = Math.sin(a) * l * 0.5 + l * 0.34;
      return `M${r(tx)} ${r(ty)}q${r(ex * 0.5)} ${r(Math.min(0, ey) - l * 0.3)} ${r(ex)} ${r(ey)}`;
    };
    stroke(
      `M${r(x)} ${r(y)}Q${r(x + lean * h * 0.2)} ${r(y - h * 0.6)} ${r(tx)} ${r(ty)}`,
      lit('#7a5a42', 0.04),
      h * 0.05,
    );
    stroke(times(7, frond).join(''), lit(mix(place.green, '#1f5a3c', 0.45), 0.03), h * 0.075);
  };

  const umbrellaPines = (pts: Ridge, xs: readonly number[], h: number): void => {
    let trunks = '';
    let crowns = '';
    for (const x of xs) {
      const y = heightAt(pts, x) + h * 0.1;
      const k = between(0.8, 1.2) * h;
      trunks += `M${r1(x)} ${r1(y)}l${r1(k * 0.05)} ${r1(-k * 0.7)}l${r1(k * 0.05)} ${r1(k * 0.7)}z`;
      const under = `q${r1(-k * 0.45)} ${r1(k * 0.16)} ${r1(-k * 0.9)} 0`;
      crowns += `M${r1(x - k * 0.42)} ${r1(y - k * 0.6)}a${r1(k * 0.45)} ${r1(k * 0.36)} 0 0 1 ${r1(k * 0.9)} 0${under}`;
    }
    put(trunks, lit('#5b4436'));
    put(crowns, lit(mix(place.green, '#173f30', 0.5)));
  };

  return { palm, umbrellaPines };
};
