import { interiorByName } from '../interiors/interior-name.ts';
import { sceneByName } from '../scenes/scene-name.ts';
import { drawnByName } from './drawn-by-name.ts';

/** Whoever draws a name begins it differently, so that the order does not matter. */
const DRAWERS: readonly ((name: string) => string | null)[] = [
  interiorByName,
  drawnByName,
  sceneByName,
];

/** The drawing that a file's name describes (without `.svg`), null where the name describes none. */
export const drawingByName = (name: string): string | null => {
  for (const draw of DRAWERS) {
    const drawn = draw(name);
    if (drawn !== null) return drawn;
  }
  return null;
};
