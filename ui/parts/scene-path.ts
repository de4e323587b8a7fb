import {
  type Country,
  sceneUrl,
  type TimeOfDay,
  type Vessel,
} from '../../adapters/http/contract/scenes.ts';

/**
 * A scene as a file. `seed` is the offer's number, so that list, cover and panel show the same
 * scene.
 */
export type SceneFile = {
  readonly country: Country;
  readonly time: TimeOfDay;
  readonly vessel: Vessel;
  readonly seed: number;
  /** Size in pixels, for example 1200 × 800 on a card and 720 × 1340 on a phone. */
  readonly width: number;
  readonly height: number;
  /** True for a close view of the yacht, as on cards of units. */
  readonly portrait?: boolean | undefined;
  /** True if the sky is high and empty, for text on the picture. */
  readonly underWords?: boolean | undefined;
};

/** Returns the path of a scene, such as /sceny/croatia-day-monohull-20418-1200x800.svg. */
export const scenePath = ({
  seed,
  width,
  height,
  portrait,
  underWords,
  ...scene
}: SceneFile): string =>
  sceneUrl(scene, seed, `${width}x${height}${portrait ? '-portret' : underWords ? '-tytul' : ''}`);
