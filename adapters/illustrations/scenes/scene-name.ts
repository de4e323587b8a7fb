import { isCountry, isTimeOfDay, isVessel } from '../../http/contract/scenes.ts';
import { scene } from './scene.ts';

/** COUNTRY-TIME-VESSEL-SEED-WIDTHxHEIGHT. `-portret`: the vessel is close; `-tytul`: a calm sky; `-ruch`: it moves. */
const NAME =
  /^([a-z]+)-([a-z]+)-([a-z]+)-(\d{1,9})-(\d{2,4})x(\d{2,4})(?:-(portret|tytul))?(-ruch)?$/;
/** The largest side in pixels. No page requests larger pictures, so the shop refuses them. */
const MAX_SIDE = 2400;

/** The name has no `.svg`. Null for an invalid name. */
export const sceneByName = (name: string): string | null => {
  const [, country = '', time = '', vessel = '', seed, width, height, kind, motion] =
    NAME.exec(name) ?? [];
  if (!isCountry(country) || !isTimeOfDay(time) || !isVessel(vessel)) return null;
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
  // Text on the picture needs a low horizon and an empty sky (look.md, Drawings).
  return scene(
    kind === 'tytul' ? { ...options, horizon: 0.72, quiet: true, leaf: false } : options,
  );
};
