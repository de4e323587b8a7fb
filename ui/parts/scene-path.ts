import {
  type Country,
  sceneUrl,
  type TimeOfDay,
  type Vessel,
} from '../../adapters/http/contract/scenes.ts';

/** `seed` is the offer's number, so that list, cover and panel show the same scene. */
export type SceneFile = {
  readonly country: Country;
  readonly time: TimeOfDay;
  readonly vessel: Vessel;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly portrait?: boolean | undefined;
  /** The path of a photograph that replaces the scene. */
  readonly photograph?: string | undefined;
};

/** Returns the path of a scene, such as /sceny/croatia-day-monohull-20418-1200x800.svg. */
export const scenePath = ({
  seed,
  width,
  height,
  portrait,
  photograph,
  ...scene
}: SceneFile): string =>
  photograph ?? sceneUrl(scene, seed, `${width}x${height}${portrait ? '-portret' : ''}`);
