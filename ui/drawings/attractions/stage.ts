import { disc, faint, fill, INK, line, PAPER, placed, swells } from '../flat/kit.ts';

/** Colours of sky, sun and sea for each time of day. */
export const HOURS = {
  day: { sky: '#a9dcee', low: '#dff2f4', sun: '#fff3cd', sea: '#27a0b8', near: '#1b8aa5' },
  golden: { sky: '#f8d9a8', low: '#fde9c8', sun: '#fff6dc', sea: '#5aa3ab', near: '#3f8d99' },
  dusk: { sky: '#6d5a86', low: '#e89a76', sun: '#ffd27a', sea: '#4a6388', near: '#3a5077' },
  night: { sky: '#14304f', low: '#2b5272', sun: '#f3ead2', sea: '#16405c', near: '#103249' },
} as const;
export type Hour = keyof typeof HOURS;

/** Draws the sky with the sun or moon, and the sea below the horizon; 600 × 400. */
export const stage = (
  hour: Hour,
  horizon: number,
  [x, y, r]: readonly [number, number, number],
): string => {
  const { sky, low, sun, sea, near } = HOURS[hour];
  return [
    fill('M0 0h600v400H0z', sky),
    fill(`M0 ${horizon - 70}q150-40 300-20t300-10v110H0z`, low),
    faint(disc(x, y, r * 1.7, sun), 0.3),
    disc(x, y, r, sun),
    fill(`M0 ${horizon}h600v${400 - horizon}H0z`, sea),
    fill(
      `M0 ${Math.round(horizon + (400 - horizon) * 0.55)}q75-14 150 0t150 0 150 0 150 0v400H0z`,
      near,
    ),
  ].join('');
};

export const cloud = (x: number, y: number, size = 1): string =>
  placed(
    x,
    y,
    `scale(${size})`,
    fill('M-60 16q0-18 22-18 6-24 34-20 20-16 40 4 26-2 28 16 20 2 20 18z', PAPER),
  );

/** A person about 90 units high before scaling. The given point is at the legs. */
export const figure = (
  x: number,
  y: number,
  size: number,
  shirt: string,
  trousers: string = INK,
  skin = '#c98d62',
  hair = '#4d2c19',
): string =>
  placed(
    x,
    y,
    `scale(${size})`,
    line('M-6 0v-30M6 0v-30', trousers, 9) +
      fill('M-13-30q-3-34 4-38h18q7 4 4 38z', shirt) +
      line('M-11-60q-8 14-6 26M11-60q8 14 6 26', shirt, 6) +
      disc(0, -78, 9, skin) +
      fill('M-9.500-78q0-12 9.500-12t9.500 12q-10-6-19 0z', hair),
  );

/** A distant sailing boat. */
export const sailAway = (x: number, y: number, size = 1, sails: string = PAPER): string =>
  placed(
    x,
    y,
    `scale(${size})`,
    fill('M-2-4v-46q-22 22-26 46zM3-4v-40q20 18 24 40z', sails) + fill('M-30 0h62l-8 10h-44z', INK),
  );

export const bulbs = (
  d: string,
  at: readonly (readonly [number, number])[],
  colour: string,
): string =>
  line(d, INK, 2.5) +
  at.map(([x, y]) => faint(disc(x, y, 11, colour), 0.35) + disc(x, y, 5.5, colour)).join('');

export { swells };
