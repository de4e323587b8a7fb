export const SCENES = '/sceny';

/** The countries, times of day and vessels that scenes can show. */
export const COUNTRIES = [
  'croatia',
  'greece',
  'montenegro',
  'italy',
  'spain',
  'turkey',
  'norway',
  'thailand',
  'seychelles',
  'caribbean',
  'mazury',
] as const;
export const TIMES_OF_DAY = ['dawn', 'day', 'golden', 'dusk'] as const;
export const VESSELS = ['monohull', 'catamaran'] as const;
export type Country = (typeof COUNTRIES)[number];
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];
export type Vessel = (typeof VESSELS)[number];
export const isCountry = (word: string): word is Country => COUNTRIES.some((one) => one === word);
export const isTimeOfDay = (word: string): word is TimeOfDay =>
  TIMES_OF_DAY.some((one) => one === word);
export const isVessel = (word: string): word is Vessel => VESSELS.some((one) => one === word);

type Scene = { readonly country: string; readonly time: string; readonly vessel: string };

/** Example: /sceny/croatia-day-monohull-20418-1200x800.svg. The seed is the offer's number. */
export const sceneUrl = ({ country, time, vessel }: Scene, seed: number, size: string): string =>
  `${SCENES}/${country}-${time}-${vessel}-${seed}-${size}.svg`;
