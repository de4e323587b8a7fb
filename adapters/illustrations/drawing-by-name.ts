import type { BrandTokens } from '../brand/brand-tokens.ts';
import { CONTENT_FOLDER, contentFileNames, contentText } from '../content/content-folder.ts';
import { CHART } from './charts/colours.ts';
import { interiorSvgByName } from './interiors/interior.ts';
import { drawYachtPlanByName } from './plans/plan.ts';
import { sceneByName } from './scenes/scene.ts';

type Colours = BrandTokens['colours'];

/**
 * For each colour of the demo in charts and yacht plans: the name of the company's colour that
 * replaces it.
 */
const OWN: Readonly<Record<string, keyof Colours>> = {
  [CHART.ink]: 'ink',
  [CHART.soft]: 'inkSoft',
  [CHART.sea]: 'sea',
  [CHART.lagoon]: 'lagoon',
  [CHART.slicker]: 'slicker',
  [CHART.edge]: 'slickerEdge',
};

/** Replaces the demo's colours in a chart or a yacht plan by those of the company. */
export const inCompanyColours = (svg: string, colours: Colours): string =>
  svg.replaceAll(/#[\da-f]{6}\b/g, (colour) => {
    const own = OWN[colour];
    return own === undefined ? colour : colours[own];
  });

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
    fileOf(name) ?? planOf(name) ?? interiorSvgByName(name, fileOf) ?? sceneByName(name);
};

export const drawingByName = createDrawingFinder(CONTENT_FOLDER);
