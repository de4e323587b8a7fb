/** Where sea charts are served. */
export const CHARTS = '/mapy';

/** The sizes that charts are drawn in: beside the ports of an offer, across a whole page, on a phone. */
export const CHART_SIZES = ['page', 'wide', 'phone'] as const;
export type ChartSize = (typeof CHART_SIZES)[number];

/**
 * What is drawn: all of it; the course alone with its names, to lie on another map of the same place (/mapy/101-page-course.svg); or all of
 * it for a map that is looked at nearer, with as fine a coast as is kept (/mapy/101-page-near.svg); all of it with the coasts around, for a map
 * that is looked at from far away (/mapy/101-page-around.svg); or those coasts alone, in the strokes of the whole, to lie under its edges
 * (/mapy/101-page-beyond.svg).
 */
export const CHART_KINDS = ['whole', 'course', 'near', 'around', 'beyond'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** The address of the chart of an offer's route: /mapy/101-page.svg. */
export const chartUrl = (offerId: number, size: ChartSize, kind: ChartKind = 'whole'): string =>
  `${CHARTS}/${offerId}-${size}${kind === 'whole' ? '' : `-${kind}`}.svg`;

/** The address of the chart with the office's pin: /mapy/biuro-page.svg. */
export const officeChartUrl = (size: ChartSize): string => `${CHARTS}/biuro-${size}.svg`;
