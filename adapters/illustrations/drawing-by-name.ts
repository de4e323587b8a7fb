import { CONTENT_FOLDER, contentFileNames, contentText } from '../content/content-folder.ts';
import { interiorByName } from './interiors/interior.ts';
import { planByName } from './plans/plan.ts';
import { sceneByName } from './scenes/scene-name.ts';

const FOLDER = 'drawings';

/** Finds an SVG by name: a fixed drawing, a plan or a scene; null if there is none. */
export const drawingsIn = (folder: string): ((name: string) => string | null) => {
  const files: ReadonlySet<string> = new Set(contentFileNames(folder, FOLDER, '.svg'));
  const fileOf = (name: string): string | null =>
    files.has(`${name}.svg`) ? contentText(folder, `${FOLDER}/${name}.svg`) : null;
  return (name) =>
    fileOf(name) ?? planByName(name) ?? interiorByName(name, fileOf) ?? sceneByName(name);
};

export const drawingByName = drawingsIn(CONTENT_FOLDER);
