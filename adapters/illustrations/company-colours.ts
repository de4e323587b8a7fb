import type { BrandTokens } from '../brand/brand-tokens.ts';
import { CHART } from './charts/colours.ts';

type Colours = BrandTokens['colours'];

/** The demo's colours of charts and yacht plans that are replaced by the company's colours. */
const OWN: Readonly<Record<string, keyof Colours>> = {
  [CHART.ink]: 'ink',
  [CHART.soft]: 'inkSoft',
  [CHART.sea]: 'sea',
  [CHART.lagoon]: 'lagoon',
  [CHART.slicker]: 'slicker',
  [CHART.edge]: 'slickerEdge',
};

/** Replaces the demo's colours of a chart or a yacht plan by the company's colours. */
export const inCompanyColours = (svg: string, colours: Colours): string =>
  svg.replaceAll(/#[\da-f]{6}\b/g, (colour) => {
    const own = OWN[colour];
    return own === undefined ? colour : colours[own];
  });
