import type { BrandTokens } from '../brand/brand-tokens.ts';
import { CHART } from './charts/colours.ts';

type Colours = BrandTokens['colours'];

/** Colours of the demo in charts and yacht plans, each with the company's colour for it. */
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
