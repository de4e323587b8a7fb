import type { DrawingOf } from '../content/markdown.ts';
import { pictureByName } from '../http/contract/drawings.ts';

/**
 * Finds a drawing. A flat drawing has the file name `rysunek-…` (for `torba`), any other begins
 * with its family's name (`atrakcja-konoba`).
 */
export const drawingOf: DrawingOf = (name) =>
  pictureByName(`rysunek-${name}`) ?? pictureByName(name);
