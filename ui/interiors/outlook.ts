import { mix } from '../scenes/colour.ts';
import { LIGHTS } from '../scenes/light.ts';
import { type Country, PLACES } from '../scenes/places.ts';
import { disc, fill } from './kit.ts';
import type { Theme } from './themes.ts';

/**
 * The position of a view in its picture: upper edge, horizon, lower edge, and the sun with its
 * radius.
 */
export type Opening = {
  /** Prefix of the gradients' ids. Each picture uses another one. */
  readonly id: string;
  readonly top: number;
  readonly horizon: number;
  readonly foot: number;
  readonly sun: readonly [number, number, number];
  /** Height of the farthest ridge above the horizon. */
  readonly ridge: number;
};

/**
 * Coast outlines as relative steps from the left end of the horizon, for a picture 1200 wide and a
 * ridge 100 high. `far` and `near` are distances; `marks` are details on the coast.
 */
const COASTS: Readonly<
  Partial<Record<Country, { readonly far: string; readonly near: string; readonly marks: string }>>
> = {
  croatia: {
    far: 'M0 0V-62c70-34 150-40 236-10 90 32 180 66 300 72zM820 0c60-50 150-66 236-48 60 12 110 4 144-14V0z',
    near: 'M0 0v-34c60-24 130-26 190 2 60 24 100 28 150 32zM960 0c50-24 130-34 240-28V0z',
    marks: 'M1010-14v-26h16v26zM1034-16v-62h16v62zM1058-16v-28h20v28zM1086-16v-22h18v22z',
  },
  greece: {
    far: 'M0 0v-44c90-26 160-20 250 8 70 22 120 30 190 36zM780 0c90-40 200-62 420-58V0z',
    near: 'M860 0c40-70 110-108 200-112 60-2 100 8 140 20V0z',
    marks:
      'M930-34h30v24h-30zM968-56h34v30h-34zM1010-40h30v28h-30zM1030-82h36v32h-36zM1078-62h34v34h-34zM1120-88h32v30h-32zM1130-46h34v28h-34z',
  },
  montenegro: {
    far: 'M0 0v-150l90-60 80 50 70-30 90 90 110 60 90 40zM760 0l120-90 90-20 80-80 80 30 70-50V0z',
    near: 'M0 0v-60c80-40 150-30 210 6 40 24 80 40 140 54zM900 0c60-50 160-80 300-70V0z',
    marks: 'M560 0v-12h60V0zM580-12v-18h14v18zM583-30l4-10 4 10z',
  },
  italy: {
    far: 'M700 0l150-140 26-10 26 12L1060 0zM0 0v-50c80-20 150-14 230 18 50 20 90 28 130 32z',
    near: 'M940 0c50-40 130-66 260-60V0z',
    marks:
      'M980-18v-26h18v26zM1002-20v-34h20v34zM1026-22v-28h18v28zM1050-24v-40h20v40zM1076-26v-30h18v30z',
  },
  thailand: {
    far: 'M120 0c-6-90 20-150 60-150s60 60 66 150zM290 0c0-60 16-96 40-96s44 40 46 96zM900 0c-4-110 24-176 70-176 40 0 62 60 70 176z',
    near: 'M1030 0c-2-130 30-214 84-214 40 0 70 40 86 110V0zM0 0v-120c40 0 70 50 76 120z',
    marks: '',
  },
};

/** Draws the distant and the near coast with its details, in the light of the time of day. */
const coast = ({ country, time }: Theme, { horizon, ridge }: Opening): string => {
  const shapes = COASTS[country];
  if (shapes === undefined) return '';
  const light = LIGHTS[time];
  const place = PLACES[country];
  const haze = mix(light.sky[3], light.sky[2], 0.35);
  const lit = (colour: string, air: number): string =>
    mix(mix(colour, light.ambient, light.shade), haze, air);
  const near =
    country === 'greece'
      ? '#b9a878'
      : country === 'croatia' && time === 'golden'
        ? '#8c8a58'
        : place.green;
  const body = [
    fill(shapes.far, lit(mix(place.far, place.green, 0.2), 0.45)),
    fill(shapes.near, lit(near, 0.12)),
  ];
  if (shapes.marks !== '') body.push(fill(shapes.marks, lit(place.wall, 0.04)));
  const k = Math.round(ridge) / 100;
  return `<g transform="translate(0 ${horizon}) scale(1 ${k})">${body.join('')}</g>`;
};

/**
 * The view from a room: sky, sun, coast and sea. All rooms of a vessel show the same coast and
 * time of day.
 */
export const outlook = (theme: Theme, opening: Opening): string => {
  const { id, top, horizon, foot, sun } = opening;
  const light = LIGHTS[theme.time];
  const water = PLACES[theme.country].water;
  const stops = (rows: readonly (readonly [number, string])[]): string =>
    rows.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
  const gradient = (
    name: string,
    y1: number,
    y2: number,
    rows: readonly (readonly [number, string])[],
  ): string =>
    `<linearGradient id="${id}${name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${y1}" y2="${y2}">${stops(rows)}</linearGradient>`;
  const [zenith, high, low, glow] = light.sky;
  const tint = (colour: string, part: number): string => mix(colour, water, light.tint * part);
  return [
    gradient('k', top, horizon, [
      [0, zenith],
      [0.42, high],
      [0.8, low],
      [1, glow],
    ]),
    gradient('m', horizon, foot, [
      [0, tint(light.sea[0], 0.25)],
      [0.3, tint(light.sea[1], 1)],
      [1, tint(light.sea[2], 1)],
    ]),
    fill(`M0 ${top}h1200V${horizon}H0z`, `url(#${id}k)`),
    disc(sun[0], sun[1], Math.round(sun[2] * 1.7), light.sun, 'opacity=".35"'),
    disc(sun[0], sun[1], sun[2], light.sun),
    coast(theme, opening),
    fill(`M0 ${horizon}h1200V${foot}H0z`, `url(#${id}m)`),
  ].join('');
};

/** Pointed reflections on the water around a point. */
export const glints = ({ time }: Theme, x: number, y: number, width: number): string => {
  const w = (part: number): number => Math.round(width * part);
  const lens = (dx: number, dy: number, half: number): string =>
    `M${x + w(dx) - w(half)} ${y + dy}q${w(half)}-6 ${2 * w(half)} 0-${w(half)} 6-${2 * w(half)} 0z`;
  const rows = [
    [0, 0, 0.3],
    [0.06, 20, 0.22],
    [-0.08, 44, 0.4],
    [0.1, 70, 0.24],
  ] as const;
  return fill(
    rows.map(([dx, dy, half]) => lens(dx, dy, half)).join(''),
    LIGHTS[time].glint,
    'opacity=".8"',
  );
};

/** A distant sailing boat. */
export const sailAway = ({ time }: Theme, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${fill('M0 0l34-56 2 52zM40-48l16 42-16 2z', LIGHTS[time].sail)}${fill('M-4 1h66l-8 9H4z', '#ffffff')}</g>`;
