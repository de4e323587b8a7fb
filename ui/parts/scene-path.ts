import { sceneUrl } from '../../adapters/http/contract/scenes.ts';
import type { TimeOfDay } from '../scenes/light.ts';
import type { Country, Vessel } from '../scenes/places.ts';

/** `seed` is the offer's number: list, cover and panel show the same scene. */
export type SceneFile = {
  readonly country: Country;
  readonly time: TimeOfDay;
  readonly vessel: Vessel;
  readonly seed: number;
  /** Pixels: card 1200 × 800, wide 1440 × 560–800, phone 720 × 1340. */
  readonly width: number;
  readonly height: number;
  /** A close view of the vessel, for yacht cards. */
  readonly portrait?: boolean | undefined;
  /** A high, empty sky for text on the picture. */
  readonly underWords?: boolean | undefined;
};

/** /sceny/croatia-day-monohull-20418-1200x800.svg */
export const scenePath = ({
  seed,
  width,
  height,
  portrait,
  underWords,
  ...scene
}: SceneFile): string =>
  sceneUrl(scene, seed, `${width}x${height}${portrait ? '-portret' : underWords ? '-tytul' : ''}`);
