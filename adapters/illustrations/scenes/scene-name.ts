import { isSceneCountry, isTimeOfDay, isVessel } from '../../http/contract/scenes.ts';
import { scene } from './scene.ts';

/**
 * A scene's file name: COUNTRY-TIME-VESSEL-SEED-WIDTHxHEIGHT. Endings: `-portret` (near view),
 * `-tytul` (room for a title), `-ruch` (animated).
 */
const NAME =
  /^([a-z]+)-([a-z]+)-([a-z]+)-(\d{1,9})-(\d{2,4})x(\d{2,4})(?:-(portret|tytul))?(-ruch)?$/;
/** Maximum width and height in pixels. Larger pictures are refused, because no page needs them. */
const MAX_SIDE = 2400;

/** Draws a scene by its file name without `.svg`; null if the name is invalid. */
export const sceneByName = (name: string): string | null => {
  const [, country = '', time = '', vessel = '', seed, width, height, kind, motion] =
    NAME.exec(name) ?? [];
  if (!isSceneCountry(country) || !isTimeOfDay(time) || !isVessel(vessel)) return null;
  const [W, H] = [Number(width), Number(height)];
  if (Math.min(W, H) < 40 || Math.max(W, H) > MAX_SIDE) return null;
  const options = {
    country,
    time,
    vessel,
    seed: Number(seed),
    width: W,
    height: H,
    moving: motion !== undefined,
  } as const;
  if (kind === 'portret') return scene({ ...options, portrait: true, leaf: false });
  // Text lies on a `tytul` picture, so its horizon is low and its sky empty (docs/look.md).
  return scene(
    kind === 'tytul' ? { ...options, horizon: 0.72, quiet: true, leaf: false } : options,
  );
};
