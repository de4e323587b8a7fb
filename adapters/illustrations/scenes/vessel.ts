import { drawCatamaran } from './catamaran.ts';
import { mix } from './colour.ts';
import { drawMonohull } from './monohull.ts';
import { lens, roundHundredth, roundWhole, times } from './paths.ts';
import type { Stage } from './stage.ts';

/** Seven of ten pictures also have vessels on the horizon. */
export const paintVessel = (stage: Stage): void => {
  const { W, H, hy, id, calm, light, sea, options, random, sheet } = stage;
  const { between, chance } = random('vessel');
  const portrait = options.portrait === true;
  const depth = H - hy;
  const tall = H > W * 1.15;
  const near = between(0, 1) ** 0.8;
  const k = ((portrait ? 0.8 : 0.36 + 0.26 * near) * (tall ? W * 1.05 : Math.min(H, W))) / 132;
  const x = W * (tall ? between(0.42, 0.55) : between(0.22, 0.43) * (portrait ? 1.4 : 1));
  const y = hy + depth * (portrait ? 0.5 : 0.2 + 0.34 * near);
  const turn = chance(0.4) ? -1 : 1;
  const boat = (options.vessel === 'monohull' ? drawMonohull : drawCatamaran)(stage);

  const wake = (dx: number, dy: number, w: number): string => {
    const away = `q${roundWhole(-dx * 0.45 * k * turn)} ${roundWhole(dy * 0.15 * k)} ${roundWhole(-dx * k * turn)} ${roundWhole(dy * k)}`;
    return `M${roundWhole(-46 * k * turn)} ${roundWhole(-0.6 * k)}${away}q${roundWhole(dx * 0.5 * k * turn)} ${roundWhole((-dy * 0.7 + w) * k)} ${roundWhole(dx * k * turn)} ${roundWhole((w * 0.6 - dy) * k)}z`;
  };
  const bowWave = `M${roundWhole(-60 * k)} ${roundWhole(1.5 * k)}q${roundWhole(60 * k)} ${roundWhole(2 * k)} ${roundWhole(120 * k)} 0l${roundWhole(-14 * k)} ${roundWhole(7 * k)}h${roundWhole(-92 * k)}z`;
  const foam =
    lens(0, 0.8 * k, 116 * k, 2.4 * k) +
    lens(20 * k * turn, 2.5 * k, 88 * k, 2.4 * k) +
    lens(-24 * k * turn, 5 * k, 70 * k, 2 * k);
  const water = mix(sea[1], sea[2], Math.min(1, (y - hy) / depth));

  sheet.push(drawOtherVessels(stage, k, x, turn));
  sheet.push(
    `<g transform="translate(${roundWhole(x)} ${roundWhole(y)})"><path d="${wake(150, 16, 3.5)}${wake(190, 3, 2.5)}" fill="${light.glint}" opacity=".5"/>`,
  );
  sheet.push(`<path d="${wake(110, 8, 1.6)}" fill="${sea[2]}" opacity=".35"/>`);
  sheet.push(
    `<g transform="scale(${roundHundredth(k * turn)} ${roundHundredth(k * -0.4)})" opacity="${calm ? 0.26 : 0.16}">${boat.shadow}</g>`,
  );
  sheet.push(
    `<g transform="scale(${roundHundredth(k * turn)} ${roundHundredth(k)}) rotate(${boat.heel})"><g id="${id}b">${boat.body}</g></g>`,
  );
  sheet.push(
    `<path d="${bowWave}" fill="${water}" opacity=".8"/><path d="${foam}" fill="${light.glint}" opacity=".75"/></g>`,
  );
};

const drawOtherVessels = (
  { H, u, hy, id, random }: Stage,
  k: number,
  x: number,
  turn: number,
): string => {
  const { between, chance, pick } = random('company');
  if (!chance(0.7)) return '';
  return times(pick([1, 2]), (i) => {
    const size = k * between(0.16, 0.3);
    const at = `${roundWhole(x + (i ? -1 : 1) * between(17, 30) * u)} ${roundWhole(hy + (H - hy) * 0.03 + size * 22)}`;
    return `<use href="#${id}b" transform="translate(${at}) scale(${roundHundredth(size * turn)} ${roundHundredth(size)})" opacity=".92"/>`;
  }).join('');
};
