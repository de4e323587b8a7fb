export const FILMS = '/filmy';

export const filmUrl = (name: string): string => `${FILMS}/${name}.webm`;

export const movingSceneUrl = (url: string): string => url.replace(/\.svg$/, '-ruch.svg');

export const SCENES = '/sceny';

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
export const isSceneCountry = (word: string): word is Country =>
  COUNTRIES.some((country) => country === word);
export const isTimeOfDay = (word: string): word is TimeOfDay =>
  TIMES_OF_DAY.some((time) => time === word);
export const isVessel = (word: string): word is Vessel => VESSELS.some((vessel) => vessel === word);

type Scene = { readonly country: string; readonly time: string; readonly vessel: string };

/** How many compositions a scene has: a yacht under sail, at anchor, at a quay and so on. */
export const SCENE_COMPOSITIONS = 9;
const COMPOSITION_STEP = 1_000_000;

/** A seed is 1 000 000 × composition (0 to 8) + the number that decides the coast. */
export const splitSceneSeed = (
  seed: number,
): { readonly land: number; readonly composition: number } => ({
  land: seed % COMPOSITION_STEP,
  composition: Math.floor(seed / COMPOSITION_STEP) % SCENE_COMPOSITIONS,
});

/** Offers with neighbouring numbers, or numbers ten apart, get different compositions. */
export const sceneSeedOfOffer = (offerId: number): number => {
  const { land } = splitSceneSeed(offerId);
  const digits = [...String(land)].reduce((sum, digit) => sum + Number(digit), 0);
  return land + (digits % SCENE_COMPOSITIONS) * COMPOSITION_STEP;
};

export const sceneName = ({ country, time, vessel }: Scene, seed: number): string =>
  `${country}-${time}-${vessel}-${seed}`;

export const sceneUrl = (scene: Scene, seed: number, size: string): string =>
  `${SCENES}/${sceneName(scene, seed)}-${size}.svg`;
