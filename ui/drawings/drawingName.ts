import { interiorByName } from '../interiors/interiorName.ts';
import { sceneByName } from '../scenes/scene-name.ts';
import { drawnByName } from './drawnByName.ts';

/** Whoever draws a name begins it differently, so that the order does not matter. */
const DRAWERS: readonly ((name: string) => string | null)[] = [interiorByName, drawnByName, sceneByName];

/** The drawing that a file's name describes (without `.svg`), null where the name describes none. */
export const drawingByName = (name: string): string | null => {
  for (const draw of DRAWERS) {
    const drawn = draw(name);
    if (drawn !== null) return drawn;
  }
  return null;
};
