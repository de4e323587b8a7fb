import type { BrandTokens } from '../brand/brand-tokens.ts';
import { CONTENT_FOLDER, contentFileNames, contentText } from '../content/content-folder.ts';
import { inCompanyColours } from './company-colours.ts';
import { interiorByName } from './interiors/interior.ts';
import { drawYachtPlanByName } from './plans/plan.ts';
import { sceneByName } from './scenes/scene-name.ts';

const FOLDER = 'drawings';

/** Finds an SVG by name: a drawing, a yacht plan (in `colours`) or a scene. Null if unknown. */
export const createDrawingFinder = (
  folder: string,
  colours: BrandTokens['colours'] | null = null,
): ((name: string) => string | null) => {
  const files: ReadonlySet<string> = new Set(contentFileNames(folder, FOLDER, '.svg'));
  const fileOf = (name: string): string | null =>
    files.has(`${name}.svg`) ? contentText(folder, `${FOLDER}/${name}.svg`) : null;
  const planOf = (name: string): string | null => {
    const plan = drawYachtPlanByName(name);
    return plan === null || colours === null ? plan : inCompanyColours(plan, colours);
  };
  return (name) =>
    fileOf(name) ?? planOf(name) ?? interiorByName(name, fileOf) ?? sceneByName(name);
};

export const drawingByName = createDrawingFinder(CONTENT_FOLDER);
