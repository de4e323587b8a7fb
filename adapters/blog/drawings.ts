import type { DrawingOf } from '../content/markdown.ts';
import { pictureByName } from '../http/contract/drawings.ts';

/** A flat drawing is `rysunek-…` (`torba`); any other has its family's name (`atrakcja-konoba`). */
export const drawingOf: DrawingOf = (name) =>
  pictureByName(`rysunek-${name}`) ?? pictureByName(name);
