import type { DrawingOf } from '../content/markdown.ts';
import { pictureByName } from '../http/contract/drawings.ts';

/**
 * Resolves the name of a drawing in a text: a flat drawing by its own name (`torba`), any other
 * with its family (`atrakcja-konoba`).
 */
export const drawingOf: DrawingOf = (name) =>
  pictureByName(`rysunek-${name}`) ?? pictureByName(name);
