import { isTimeOfDay } from './light.ts';
import { isCountry, isVessel } from './places.ts';
import { scene } from './scene.ts';

/** COUNTRY-TIME-VESSEL-SEED-WIDTHxHEIGHT, and `-portret` for a yacht seen from near. */
const NAME = /^([a-z]+)-([a-z]+)-([a-z]+)-(\d{1,9})-(\d{2,4})x(\d{2,4})(-portret)?$/;
/** Larger stages are not asked for by any page; a stranger's wish for one is refused. */
const LARGEST = 2400;

/** The drawing that a file's name describes (without `.svg`), null where the name describes none. */
export const sceneByName = (name: string): string | null => {
  const [, country = '', time = '', vessel = '', seed, width, height, near] = NAME.exec(name) ?? [];
  if (!isCountry(country) || !isTimeOfDay(time) || !isVessel(vessel)) return null;
  const [W, H] = [Number(width), Number(height)];
  if (Math.min(W, H) < 40 || Math.max(W, H) > LARGEST) return null;
  const portrait = near !== undefined;
  return scene({ country, time, vessel, seed: Number(seed), width: W, height: H, portrait, ...(portrait ? { leaf: false } : {}) });
};
