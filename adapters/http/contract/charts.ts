/** Where sea charts are served. */
export const CHARTS = '/mapy';

/** The sizes that charts are drawn in: beside the ports of an offer, across a whole page, on a phone. */
export const CHART_SIZES = ['page', 'wide', 'phone'] as const;
export type ChartSize = (typeof CHART_SIZES)[number];

/** The address of the chart of an offer's route: /mapy/101-page.svg. */
export const chartUrl = (offerId: number, size: ChartSize): string => `${CHARTS}/${offerId}-${size}.svg`;
