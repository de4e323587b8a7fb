import type { Image } from '../../adapters/http/contract/offers/catalogue.ts';
import type { OfferListItem } from '../../adapters/http/contract/offers/offers.ts';
import { photographName } from '../../adapters/http/contract/photographs.ts';
import {
  type Country,
  isSceneCountry,
  isTimeOfDay,
  isVessel,
} from '../../adapters/http/contract/scenes.ts';
import type { SceneFile } from '../parts/scene-path.ts';

const SCENE = /\/sceny\/([a-z]+)-([a-z]+)-([a-z]+)-(\d+)-(\d+)x(\d+)(-portret)?\.svg$/;

export const parseSceneUrl = ({ url }: Pick<Image, 'url'>): SceneFile | null => {
  const [, country = '', time = '', vessel = '', seed, width, height, near] = SCENE.exec(url) ?? [];
  if (!isSceneCountry(country) || !isTimeOfDay(time) || !isVessel(vessel)) return null;
  return {
    country,
    time,
    vessel,
    seed: Number(seed),
    width: Number(width),
    height: Number(height),
    portrait: near !== undefined,
  };
};

const SHORE: SceneFile = {
  country: 'croatia',
  time: 'day',
  vessel: 'monohull',
  seed: 1,
  width: 1200,
  height: 800,
};

/** Returns the file of a photograph or of a drawn scene; null for any other picture. */
export const photographOrSceneFileOf = (image: Pick<Image, 'url'>): SceneFile | null =>
  photographName(image.url) === null ? parseSceneUrl(image) : { ...SHORE, photograph: image.url };

/** The shore for offers without their own drawing, by the countries' names on the wire. */
const SHORES: Readonly<Record<string, Country>> = {
  Chorwacja: 'croatia',
  Czarnogóra: 'montenegro',
  Grecja: 'greece',
  Hiszpania: 'spain',
  Karaiby: 'caribbean',
  Norwegia: 'norway',
  Polska: 'mazury',
  Seszele: 'seychelles',
  Tajlandia: 'thailand',
  Turcja: 'turkey',
  Włochy: 'italy',
};

type Shape = { readonly width: number; readonly height: number };
/** The server draws a scene in each size instead of cropping it. */
export const SHAPES = {
  card: { width: 1200, height: 800 },
  wide: { width: 1440, height: 480 },
  strip: { width: 1440, height: 400 },
  portrait: { width: 960, height: 540 },
  square: { width: 600, height: 600 },
} as const satisfies Record<string, Shape>;

/** One seed for each offer makes list, cover and reservation show the same shore. */
export const offerSceneFile = (
  offer: Pick<OfferListItem, 'OfferId' | 'ListImg' | 'Region'>,
  shape: Shape,
): SceneFile => ({
  ...(photographOrSceneFileOf(offer.ListImg) ?? {
    country: SHORES[offer.Region.Country.Name] ?? 'croatia',
    time: 'day',
    vessel: 'monohull',
    seed: offer.OfferId,
  }),
  ...shape,
});

export const firstPictureOrDefaultScene = (...images: readonly (Image | undefined)[]): SceneFile =>
  images
    .map((image) => image && photographOrSceneFileOf(image))
    .find((file) => file !== null && file !== undefined) ?? SHORE;
