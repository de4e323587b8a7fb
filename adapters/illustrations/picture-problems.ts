import type { PictureProblemOf } from '../content/named-pictures.ts';
import { photographsIn } from '../content/photographs.ts';
import { photographName } from '../http/contract/photographs.ts';
import { SCENES } from '../http/contract/scenes.ts';
import { createDrawingFinder } from './drawing-by-name.ts';

const DRAWING = new RegExp(`^${SCENES}/([^/]+)\\.svg$`);

/**
 * Returns a function that checks a picture's web address. A photograph or drawing must exist, and a
 * photograph must have the stated size. Other addresses are accepted, because a proxy can serve
 * their files.
 */
export const createPictureNameChecker = (folder: string): PictureProblemOf => {
  const photographs = photographsIn(folder);
  const drawing = createDrawingFinder(folder);
  const missing = new Map<string, boolean>();
  const isMissing = (name: string): boolean => {
    const known = missing.get(name) ?? drawing(name) === null;
    missing.set(name, known);
    return known;
  };
  return ({ url, width, height }) => {
    const name = photographName(url);
    if (name !== null) {
      const file = photographs[name];
      if (file === undefined)
        return {
          field: 'url',
          problem: `names ${url}, which is missing; put the original into photos/ of the content folder and run npm run content`,
        };
      return (width === undefined || width === file.width) &&
        (height === undefined || height === file.height)
        ? null
        : {
            field: 'width',
            problem: `must be ${file.width} and its height ${file.height}, as the original ${url}`,
          };
    }
    const [, drawn] = DRAWING.exec(url) ?? [];
    return drawn !== undefined && isMissing(drawn)
      ? {
          field: 'url',
          problem: `names ${url}, which is missing; put it into drawings/ of the content folder, or name a photograph`,
        }
      : null;
  };
};
