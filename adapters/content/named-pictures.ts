import { pictureByName } from '../http/contract/drawings.ts';
import { photographUrl } from '../http/contract/photographs.ts';
import type { DrawingOf } from './markdown.ts';
import { photographsIn } from './photographs.ts';

/** The drawing `torba` has the file name `rysunek-torba`; other drawings keep their full name. */
export const drawingOf: DrawingOf = (name) =>
  pictureByName(`rysunek-${name}`) ?? pictureByName(name);

/** A name that no drawing has may be a photograph of the content folder. */
export const picturesOf = (folder: string): DrawingOf => {
  const photographs = photographsIn(folder);
  return (name) => {
    const photograph = Object.hasOwn(photographs, name) ? photographs[name] : undefined;
    if (photograph === undefined) return drawingOf(name);
    const { width, height } = photograph;
    return drawingOf(name) ?? { url: photographUrl(name), width, height };
  };
};
