import { CONTENT_FOLDER, contentFileNames, contentText } from '../content/content-folder.ts';
import { planByName } from './plans/plan.ts';
import { sceneByName } from './scenes/scene-name.ts';

const FOLDER = 'drawings';

/**
 * Returns the drawing with a file name (without `.svg`). Null if no drawing has the name. Fixed
 * pictures come from the content folder, never from the demo's.
 */
export const drawingsIn = (folder: string): ((name: string) => string | null) => {
  const files: ReadonlySet<string> = new Set(contentFileNames(folder, FOLDER, '.svg'));
  return (name) =>
    (files.has(`${name}.svg`) ? contentText(folder, `${FOLDER}/${name}.svg`) : null) ??
    planByName(name) ??
    sceneByName(name);
};

export const drawingByName = drawingsIn(CONTENT_FOLDER);
