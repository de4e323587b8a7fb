import type { Image } from '../../../../adapters/http/contract/offers/catalogue.ts';
import type { SceneFile } from '../../../parts/scenePath.ts';
import { sceneOf } from '../../../shown/pictures.ts';

/** What is drawn where a picture is none of ours: a quiet shore. */
const SHORE: SceneFile = { country: 'croatia', time: 'day', vessel: 'monohull', seed: 1, width: 1200, height: 800 };

/** The drawing behind the first picture that is one of ours. */
export const pictureOf = (...images: readonly (Image | undefined)[]): SceneFile =>
  images.map((image) => image && sceneOf(image)).find((scene) => scene !== null && scene !== undefined) ?? SHORE;
