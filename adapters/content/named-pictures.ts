import { pictureByName } from '../http/contract/drawings.ts';
import { photographUrl } from '../http/contract/photographs.ts';
import type { DrawingOf } from './markdown.ts';
import { photographsIn } from './photographs.ts';

/** Finds a drawing by its short name (`torba` is the file `rysunek-torba`) or its full name. */
export const drawingOf: DrawingOf = (name) =>
  pictureByName(`rysunek-${name}`) ?? pictureByName(name);

/** Finds a picture by name: a drawing, else a photograph of the content folder. */
export const picturesOf = (folder: string): DrawingOf => {
  const photographs = photographsIn(folder);
  return (name) => {
    const photograph = Object.hasOwn(photographs, name) ? photographs[name] : undefined;
    if (photograph === undefined) return drawingOf(name);
    const { width, height } = photograph;
    return drawingOf(name) ?? { url: photographUrl(name), width, height };
  };
};
