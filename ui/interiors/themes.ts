import type { UnitClass } from '../../domain/catalogue/offer.ts';
import { mix } from '../scenes/colour.ts';
import type { TimeOfDay } from '../scenes/light.ts';
import type { Country } from '../scenes/places.ts';

/** The interior of a class: woods and textiles, and the time of day and coast in its windows. */
export type Theme = {
  readonly country: Country;
  readonly time: TimeOfDay;
  /** Wall colours: in light, in half shade, at the edges. */
  readonly wall: readonly [string, string, string];
  readonly ceiling: string;
  /** Wood colours: front, side, joints. */
  readonly wood: readonly [string, string, string];
  /** Upholstery colours: backs, seams, seats. */
  readonly cloth: readonly [string, string, string];
  /** The colour of the vessel's stripe, also on cushions and borders. */
  readonly trim: string;
  /** The colour of the single yellow or coral item in each room. */
  readonly accent: string;
};

const WALL = ['#fbf1de', '#f0e0c4', '#dfc9a6'] as const;
const COOL_WALL = ['#f7f6ee', '#e6ebe4', '#cbd6d0'] as const;
const OAK = ['#dcb07c', '#c8935c', '#a9733f'] as const;
const ASH = ['#ecd7ae', '#d9ba86', '#bb9560'] as const;
const WALNUT = ['#b98257', '#97633c', '#744726'] as const;
const TEAK = ['#c9925b', '#ab743f', '#87572b'] as const;

const cloth = (colour: string): Theme['cloth'] => [
  colour,
  mix(colour, '#0b3442', 0.3),
  mix(colour, '#ffffff', 0.25),
];

/** One theme per class. No two classes share one (look.md, Interiors). */
export const THEMES: Readonly<Record<UnitClass, Theme>> = {
  premier: {
    country: 'croatia',
    time: 'day',
    wall: COOL_WALL,
    ceiling: '#ffffff',
    wood: ASH,
    cloth: cloth('#1f6f9c'),
    trim: '#0e5a78',
    accent: '#ffc93c',
  },
  superior: {
    country: 'montenegro',
    time: 'golden',
    wall: WALL,
    ceiling: '#fffaf0',
    wood: OAK,
    cloth: cloth('#2f7d74'),
    trim: '#d8452f',
    accent: '#ffc93c',
  },
  luxury: {
    country: 'italy',
    time: 'dawn',
    wall: WALL,
    ceiling: '#fff8ee',
    wood: WALNUT,
    cloth: cloth('#7d8ea6'),
    trim: '#c9573f',
    accent: '#f2b632',
  },
  premierCatamaran: {
    country: 'greece',
    time: 'day',
    wall: COOL_WALL,
    ceiling: '#ffffff',
    wood: ASH,
    cloth: cloth('#2f8fc4'),
    trim: '#e2553a',
    accent: '#ffc93c',
  },
  superiorCatamaran: {
    country: 'croatia',
    time: 'golden',
    wall: WALL,
    ceiling: '#fffaf0',
    wood: OAK,
    cloth: cloth('#2b7f96'),
    trim: '#e2553a',
    accent: '#ffc93c',
  },
  luxuryCatamaran: {
    country: 'thailand',
    time: 'day',
    wall: WALL,
    ceiling: '#fffaf0',
    wood: TEAK,
    cloth: cloth('#3d7f6d'),
    trim: '#0e5a78',
    accent: '#f08a5d',
  },
};
