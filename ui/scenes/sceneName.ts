import { isTimeOfDay } from './light.ts';
import { isCountry, isVessel } from './places.ts';
import { scene } from './scene.ts';
import { thing } from './things.ts';

/** COUNTRY-TIME-VESSEL-SEED-WIDTHxHEIGHT, then `-portret` for a yacht seen from near or `-tytul` for a picture that words stand on. */
const NAME = /^([a-z]+)-([a-z]+)-([a-z]+)-(\d{1,9})-(\d{2,4})x(\d{2,4})(?:-(portret|tytul))?$/;
/** Something to take along, instead of a seascape: `rzecz-bluza`. */
const THING = /^rzecz-([a-z]+)$/;
/** Larger stages are not asked for by any page; a stranger's wish for one is refused. */
const LARGEST = 2400;

/** The drawing that a file's name describes (without `.svg`), null where the name describes none. */
export const sceneByName = (name: string): string | null => {
  const [, taken] = THING.exec(name) ?? [];
  if (taken !== undefined) return thing(taken);
  const [, country = '', time = '', vessel = '', seed, width, height, kind] = NAME.exec(name) ?? [];
  if (!isCountry(country) || !isTimeOfDay(time) || !isVessel(vessel)) return null;
  const [W, H] = [Number(width), Number(height)];
  if (Math.min(W, H) < 40 || Math.max(W, H) > LARGEST) return null;
  const options = { country, time, vessel, seed: Number(seed), width: W, height: H } as const;
  if (kind === 'portret') return scene({ ...options, portrait: true, leaf: false });
  // The words get a high and empty sky (look.md, Drawings).
  return scene(kind === 'tytul' ? { ...options, horizon: 0.72, quiet: true, leaf: false } : options);
};
