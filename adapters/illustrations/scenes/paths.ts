import {
  type Country,
  splitSceneSeed,
  type TimeOfDay,
  type Vessel,
} from '../../http/contract/scenes.ts';
import places from './places.json' with { type: 'json' };

/**
 * The light of a scene. `sky` has the colours from the zenith down to the horizon, `sea` those from
 * the horizon to the viewer.
 */
type Light = {
  readonly sky: readonly [string, string, string, string];
  readonly sea: readonly [string, string, string];
  readonly sun: string;
  readonly halo: string;
  readonly tint: number;
  /**
   * `ambient` is a colour that is mixed into all colours of the land. `shade` says how much of it:
   * from 0 (nothing) to 1 (only this colour).
   */
  readonly ambient: string;
  readonly shade: number;
  readonly sail: string;
  readonly sailShade: string;
  readonly glint: string;
  readonly cloud: string;
  readonly sunY: readonly [number, number];
  readonly sunRadius: number;
};

// biome-ignore format: a block is an hour; its colours are in the order of the type
const LIGHTS = {
  dawn: {
    sky: ['#7fb0cf', '#c3d3dc', '#f6d3c6', '#fde8cf'], sea: ['#f0d5c8', '#8fb9c4', '#3f7f96'], sun: '#fff4d6', halo: '#ffe3c2', tint: 0.34,
    ambient: '#8d7fa6', shade: 0.36, sail: '#fff6ea', sailShade: '#e9c9bf', glint: '#fff3e0', cloud: '#fff1e6', sunY: [0.34, 0.44], sunRadius: 6,
  },
  day: {
    sky: ['#3f9fd2', '#7fc6e4', '#bfe5ee', '#eef8f2'], sea: ['#a9dfe2', '#2b9db8', '#0c5f84'], sun: '#fffbe2', halo: '#ffffff', tint: 0.62,
    ambient: '#2b7fae', shade: 0.06, sail: '#ffffff', sailShade: '#cfe2ea', glint: '#ffffff', cloud: '#ffffff', sunY: [0.1, 0.2], sunRadius: 5,
  },
  golden: {
    sky: ['#6aaec8', '#d3dccb', '#fdd596', '#ffb066'], sea: ['#fdc684', '#58a0a4', '#0f5a74'], sun: '#fff8dc', halo: '#ffe7a8', tint: 0.32,
    ambient: '#a8552f', shade: 0.22, sail: '#fffaea', sailShade: '#f3c98a', glint: '#fff2c0', cloud: '#fff0cf', sunY: [0.3, 0.42], sunRadius: 8,
  },
  dusk: {
    sky: ['#27376b', '#6d5a97', '#e4857c', '#ffc98a'], sea: ['#f0a184', '#6b5f96', '#1c2c58'], sun: '#ffdca0', halo: '#ffb27a', tint: 0.16,
    ambient: '#33356f', shade: 0.54, sail: '#ffe9d6', sailShade: '#c98f96', glint: '#ffd9a8', cloud: '#f7a58c', sunY: [0.47, 0.55], sunRadius: 10,
  },
} as const satisfies Record<TimeOfDay, Light>;

type Triple = readonly [number, number, number];

const toLinear = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};
const toByte = (v: number): number =>
  Math.round(
    255 * Math.min(1, Math.max(0, v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)),
  );

const lab = (hex: string): Triple => {
  const part = (from: number): number => toLinear(Number.parseInt(hex.slice(from, from + 2), 16));
  const [red, green, blue] = [part(1), part(3), part(5)];
  const l = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
  const m = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
  const s = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
};

/**
 * Mixes two colours in OKLab, so that the result is not grey. `fractionOfTo`: how much of `to` it
 * has, from 0 to 1.
 */
export const mixColoursInOklab = (from: string, to: string, fractionOfTo: number): string => {
  const a = lab(from);
  const b = lab(to);
  const L = a[0] + (b[0] - a[0]) * fractionOfTo;
  const x = a[1] + (b[1] - a[1]) * fractionOfTo;
  const y = a[2] + (b[2] - a[2]) * fractionOfTo;
  const l = (L + 0.3963 * x + 0.2158 * y) ** 3;
  const m = (L - 0.1056 * x - 0.0639 * y) ** 3;
  const s = (L - 0.0895 * x - 1.2915 * y) ** 3;
  const bytes = [
    4.0767 * l - 3.3077 * m + 0.231 * s,
    -1.2684 * l + 2.6098 * m - 0.3413 * s,
    -0.0042 * l - 0.7034 * m + 1.7076 * s,
  ];
  return `#${bytes.map((v) => toByte(v).toString(16).padStart(2, '0')).join('')}`;
};

/** Hashes a text with FNV-1a. Returns a whole number from 0 to 2³²−1. */
const hash = (text: string): number => {
  let h = 2166136261;
  for (const sign of text) h = Math.imul(h ^ (sign.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
};

export type Random = {
  readonly between: (a: number, b: number) => number;
  readonly pick: <A>(list: readonly [A, ...A[]]) => A;
  readonly chance: (probability: number) => boolean;
};

/** Returns random numbers for one part of a picture, independent of its other parts. */
export const randomFrom = (key: string): Random => {
  let state = hash(key);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (a, b) => a + next() * (b - a),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
};

/** Whole numbers keep drawings small. Shapes that they would distort use `roundTenth`. */
export const roundWhole = Math.round;
export const roundTenth = (n: number): number => Math.round(n * 10) / 10;
export const roundHundredth = (n: number): number => Math.round(n * 100) / 100;

const writeRounded =
  (round: (n: number) => number) =>
  (texts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
    String.raw(
      { raw: texts },
      ...values.map((value) => (typeof value === 'number' ? round(value) : value)),
    );

/** Tag functions for SVG in template literals. They round numbers to whole ones, or to tenths. */
export const path = writeRounded(roundWhole);
export const finePath = writeRounded(roundTenth);

export type Point = readonly [number, number];

/** Returns an item of a list. Throws if it is missing, because that is a defect of the drawing. */
export const itemAt = <A>(list: readonly A[], index: number): A => {
  const found = list.at(index);
  if (found === undefined)
    throw new Error(
      `The drawing needs point ${index}, but its list has only ${list.length} points`,
    );
  return found;
};

export const createArray = <A>(n: number, make: (index: number) => A): A[] =>
  Array.from({ length: n }, (_, index) => make(index));

const compactPath = (d: string): string =>
  d
    .replace(/ -/g, '-')
    .replace(/-0(?=[^.\d]|$)/g, ' 0')
    .replace(/([a-zA-Z]) /g, '$1');

export const opacityAttribute = (opacity: number): string =>
  ` opacity="${String(roundHundredth(opacity)).replace(/^0/, '')}"`;

/**
 * Returns the path of a flat shape: a straight lower edge, a curved upper edge and a point at each
 * end. It is `w` wide; (`x`, `y`) is the middle of its lower edge.
 */
export const lensShapedPath = (x: number, y: number, w: number, h: number): string =>
  path`M${x - w / 2} ${y}q${w / 2} ${-Math.max(1, roundWhole(h * 1.5))} ${w} 0z`;

export const cumulusPath = (x: number, y: number, k: number): string => {
  const a = (n: number): number => roundWhole(n * k);
  const bumps: readonly (readonly [number, number, number])[] = [
    [4, 3, -7],
    [6, 9, -5],
    [8, 14, 2],
    [5, 9, 4],
    [4, 3, 6],
  ];
  return path`M${x} ${y}${bumps.map(([radius, dx, dy]) => `a${a(radius)} ${a(radius)} 0 0 1 ${a(dx)} ${a(dy)}`).join('')}z`;
};

export const cypressPath = (x: number, y: number, h: number): string =>
  path`M${x} ${y}q${-h * 0.24} ${-h * 0.4} 0 ${-h}q${h * 0.24} ${h * 0.6} 0 ${h}`;

export const sprucePath = (x: number, y: number, h: number): string =>
  path`M${x - h * 0.24} ${y}l${h * 0.24} ${-h} ${h * 0.24} ${h}z`;

export const gullPath = (x: number, y: number, s: number): string =>
  path`M${x} ${y}q${s * 0.5} ${-s * 0.7} ${s} 0q${s * 0.5} ${-s * 0.7} ${s} 0`;

export type SceneOptions = {
  readonly country: Country;
  readonly time: TimeOfDay;
  readonly vessel: Vessel;
  /**
   * The seed of all random choices. Its millions (seed / 1,000,000) are the number of the
   * composition.
   */
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** Text for screen readers. If it is missing, they skip the picture. */
  readonly title?: string;
  readonly leaf?: boolean;
  /**
   * Distance from the upper edge to the horizon, as a part of the picture's height. Pictures behind
   * a title set it, because their text needs a large, calm sky.
   */
  readonly horizon?: number;
  readonly mirror?: boolean;
  readonly portrait?: boolean;
  readonly quiet?: boolean;
  readonly moving?: boolean;
};

/** Prepares a picture. Each part, even the horizon, has its own random numbers. */
export const createStage = (options: SceneOptions) => {
  const { country, time, vessel, seed, width: W, height: H, portrait = false } = options;
  const key = `${country}|${time}|${vessel}|${splitSceneSeed(seed).land}`;
  const random = (part: string): Random => randomFrom(`${key}|${part}`);
  const light: Light = LIGHTS[time];
  const place = places[country];
  const { sheltered: calm, tropical: tropic } = place;
  const haze = mixColoursInOklab(light.sky[3], light.sky[2], 0.35);
  const water = mixColoursInOklab(place.water, light.ambient, light.shade * 0.8);
  const horizon = options.horizon ?? (portrait ? 0.68 : random('horizon').between(0.55, 0.61));
  const sheet: string[] = [];
  return {
    options,
    W,
    H,
    /** The unit of length: 1% of the picture's height; of its width if the picture is very tall. */
    u: Math.min(H, W * 0.95) / 100,
    /** The horizon's y. */
    hy: Math.round(H * horizon),
    light,
    place,
    /** True for sheltered water: low swell, long reflections. */
    calm,
    /** True for water so clear that the bottom is visible. */
    tropic,
    haze,
    /** Colours of the sea: at the horizon, in the middle, at the lower edge. */
    sea: [
      mixColoursInOklab(light.sea[0], water, light.tint * 0.25),
      mixColoursInOklab(light.sea[1], water, light.tint * (tropic ? 1.25 : 1)),
      mixColoursInOklab(light.sea[2], water, light.tint),
    ] as const,
    /** Prefix of every SVG id, so that one page can contain two drawings. */
    id: `s${hash(`${key}${W}x${H}`).toString(36)}`,
    random,
    /** Mixes light and haze into a colour. `air`: 0 is near, 1 is too far to be visible. */
    lit: (colour: string, air = 0) =>
      mixColoursInOklab(mixColoursInOklab(colour, light.ambient, light.shade), haze, air),
    sheet,
    put: (d: string, fill: string, extra = ''): void =>
      void sheet.push(`<path d="${compactPath(d)}" fill="${fill}"${extra}/>`),
    stroke: (d: string, colour: string, width: number): void =>
      void sheet.push(
        `<path d="${compactPath(d)}" fill="none" stroke="${colour}" stroke-width="${roundTenth(width)}" stroke-linecap="round"/>`,
      ),
  };
};

export type Stage = ReturnType<typeof createStage>;
