/** Where sea charts are served. */
export const CHARTS = '/mapy';

/** The sizes that charts are drawn in: beside the ports of an offer, across a whole page, on a phone. */
export const CHART_SIZES = ['page', 'wide', 'phone'] as const;
export type ChartSize = (typeof CHART_SIZES)[number];

/** What is drawn: all of it, or the course alone with its names, to lie on another map of the same place (/mapy/101-page-course.svg). */
export const CHART_KINDS = ['whole', 'course'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** The address of the chart of an offer's route: /mapy/101-page.svg. */
export const chartUrl = (offerId: number, size: ChartSize, kind: ChartKind = 'whole'): string =>
  `${CHARTS}/${offerId}-${size}${kind === 'whole' ? '' : `-${kind}`}.svg`;
