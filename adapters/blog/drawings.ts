import type { DrawingOf } from '../content/markdown.ts';
import { pictureByName } from '../http/contract/drawings.ts';

/** The drawing that a text names: a flat one by its own name (`torba`), any other with its family (`atrakcja-konoba`). */
export const drawingOf: DrawingOf = (name) => pictureByName(`rysunek-${name}`) ?? pictureByName(name);
