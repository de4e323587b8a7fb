import { sceneUrl } from '../../adapters/http/contract/scenes.ts';
import type { TimeOfDay } from '../scenes/light.ts';
import type { Country, Vessel } from '../scenes/places.ts';

/** Which drawing to ask the server for. Seed: the offer's number, so that list, cover and panel show the same scene. */
export type SceneFile = {
  readonly country: Country;
  readonly time: TimeOfDay;
  readonly vessel: Vessel;
  readonly seed: number;
  /** Pixels of the drawing's own stage: card 1200 × 800, wide 1440 × 560–800, phone 720 × 1340. */
  readonly width: number;
  readonly height: number;
  /** The vessel from near, for cards of yachts. */
  readonly portrait?: boolean | undefined;
  /** A high and empty sky, for words to stand on. */
  readonly underWords?: boolean | undefined;
};

/** Address of a scene's file, as the server understands it: /sceny/croatia-day-monohull-20418-1200x800.svg */
export const scenePath = ({ seed, width, height, portrait, underWords, ...scene }: SceneFile): string =>
  sceneUrl(scene, seed, `${width}x${height}${portrait ? '-portret' : underWords ? '-tytul' : ''}`);
