import type { DrawingOf } from '../content/markdown.ts';
import { pictureByName } from '../http/contract/drawings.ts';

/**
 * Finds a drawing by name. A flat drawing is `rysunek-…` (`torba`); any other drawing has the name
 * of its family (`atrakcja-konoba`).
 */
export const drawingOf: DrawingOf = (name) =>
  pictureByName(`rysunek-${name}`) ?? pictureByName(name);
