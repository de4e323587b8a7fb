import { findDrawnPicture } from '../http/contract/drawings.ts';
import { photographUrl } from '../http/contract/photographs.ts';
import { contentFileNames } from './content-folder.ts';
import type { PictureFinder } from './markdown.ts';
import { photographsIn } from './photographs.ts';

export type NamedPicture = {
  readonly url: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
};
export type PictureProblem = { readonly field: 'url' | 'width'; readonly problem: string };
/** Returns why the shop cannot show a picture; null if it can. */
export type PictureProblemOf = (picture: NamedPicture) => PictureProblem | null;

/** Finds a drawing by its full name (`rysunek-torba`) or without `rysunek-` (`torba`). */
export const findBuiltInDrawing: PictureFinder = (name) =>
  findDrawnPicture(`rysunek-${name}`) ?? findDrawnPicture(name);

/** Finds a picture of the content folder by name: a drawing, otherwise a photograph. */
export const createContentPictureFinder = (folder: string): PictureFinder => {
  const photographs = photographsIn(folder);
  const drawings = new Set(contentFileNames(folder, 'drawings', '.svg'));
  return (name) => {
    const drawing = findBuiltInDrawing(name);
    if (drawing !== null && drawings.has(drawing.url.replace(/^.*\//, ''))) return drawing;
    const photograph = Object.hasOwn(photographs, name) ? photographs[name] : undefined;
    if (photograph === undefined) return null;
    const { width, height } = photograph;
    return { url: photographUrl(name), width, height };
  };
};
