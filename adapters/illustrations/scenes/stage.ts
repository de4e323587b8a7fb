import {
  type Country,
  splitSeed,
  type TimeOfDay,
  type Vessel,
} from '../../http/contract/scenes.ts';
import { mix } from './colour.ts';
import { LIGHTS, type Light } from './light.ts';
import { compactPath, roundTenth } from './paths.ts';
import { isSheltered, isTropical, PLACES, type Place } from './places.ts';
import { hash, type Random, randomFrom } from './random.ts';

export type SceneOptions = {
  readonly country: Country;
  readonly time: TimeOfDay;
  readonly vessel: Vessel;
  /** The source of all random choices; its millions choose the composition (`splitSeed`). */
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** The accessible name. Without it the picture is decoration. */
  readonly title?: string;
  readonly leaf?: boolean;
  /** The horizon as a share of the picture's height; covers need a calm sky behind text. */
  readonly horizon?: number;
  readonly mirror?: boolean;
  readonly portrait?: boolean;
  readonly quiet?: boolean;
  readonly moving?: boolean;
};

export type Stage = {
  readonly options: SceneOptions;
  readonly W: number;
  readonly H: number;
  /** The unit of lengths is 1% of the picture's height, or of its width if it is very tall. */
  readonly u: number;
  readonly hy: number;
  readonly light: Light;
  readonly place: Place;
  readonly calm: boolean;
  readonly tropic: boolean;
  readonly haze: string;
  /** Colours of the sea at the horizon, in the middle and at the lower edge. */
  readonly sea: readonly [string, string, string];
  /** Prefix of every id, so that one page can contain two drawings. */
  readonly id: string;
  readonly random: (part: string) => Random;
  /** Changes a colour by the light and by haze. `air`: 0 is near, 1 is invisible. */
  readonly lit: (colour: string, air?: number) => string;
  readonly sheet: string[];
  readonly put: (d: string, fill: string, extra?: string) => void;
  readonly stroke: (d: string, colour: string, width: number) => void;
};

/** Like every part of the picture, the horizon has its own random stream. */
export const createStage = (options: SceneOptions): Stage => {
  const { country, time, vessel, seed, width: W, height: H, portrait = false } = options;
  const key = `${country}|${time}|${vessel}|${splitSeed(seed).land}`;
  const random = (part: string): Random => randomFrom(`${key}|${part}`);
  const light: Light = LIGHTS[time];
  const place: Place = PLACES[country];
  const tropic = isTropical(country);
  const haze = mix(light.sky[3], light.sky[2], 0.35);
  const water = mix(place.water, light.ambient, light.shade * 0.8);
  const sheet: string[] = [];
  return {
    options,
    W,
    H,
    u: Math.min(H, W * 0.95) / 100,
    hy: Math.round(
      H * (options.horizon ?? (portrait ? 0.68 : random('horizon').between(0.55, 0.61))),
    ),
    light,
    place,
    calm: isSheltered(country),
    tropic,
    haze,
    sea: [
      mix(light.sea[0], water, light.tint * 0.25),
      mix(light.sea[1], water, light.tint * (tropic ? 1.25 : 1)),
      mix(light.sea[2], water, light.tint),
    ],
    id: `s${hash(`${key}${W}x${H}`).toString(36)}`,
    random,
    lit: (colour, air = 0) => mix(mix(colour, light.ambient, light.shade), haze, air),
    sheet,
    put: (d, fill, extra = '') =>
      void sheet.push(`<path d="${compactPath(d)}" fill="${fill}"${extra}/>`),
    stroke: (d, colour, width) =>
      void sheet.push(
        `<path d="${compactPath(d)}" fill="none" stroke="${colour}" stroke-width="${roundTenth(width)}" stroke-linecap="round"/>`,
      ),
  };
};
