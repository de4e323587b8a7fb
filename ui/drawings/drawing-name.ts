import { interiorByName } from '../interiors/interior-name.ts';
import { sceneByName } from '../scenes/scene-name.ts';
import { drawnByName } from './drawn-by-name.ts';

/** The order does not matter, because the names of each family have their own prefix. */
const DRAWERS: readonly ((name: string) => string | null)[] = [
  interiorByName,
  drawnByName,
  sceneByName,
];

/** Returns the drawing with this file name (without `.svg`). Null if no drawing has the name. */
export const drawingByName = (name: string): string | null => {
  for (const draw of DRAWERS) {
    const drawn = draw(name);
    if (drawn !== null) return drawn;
  }
  return null;
};
