import type { DrawingOf } from '../content/markdown.ts';
import { pictureByName } from '../http/contract/drawings.ts';

/** A flat drawing has its own name (`torba`), any other one its family (`atrakcja-konoba`). */
export const drawingOf: DrawingOf = (name) =>
  pictureByName(`rysunek-${name}`) ?? pictureByName(name);
