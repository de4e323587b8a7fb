import type { Image } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { SceneFile } from '../../../parts/scene-path.ts';
import { sceneOf } from '../../../view-models/pictures.ts';

/** The fallback scene, used if none of the pictures is a drawing of the shop. */
const SHORE: SceneFile = {
  country: 'croatia',
  time: 'day',
  vessel: 'monohull',
  seed: 1,
  width: 1200,
  height: 800,
};

export const pictureOf = (...images: readonly (Image | undefined)[]): SceneFile =>
  images
    .map((image) => image && sceneOf(image))
    .find((scene) => scene !== null && scene !== undefined) ?? SHORE;
