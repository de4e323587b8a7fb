export const CHARTS = '/mapy';

/** Sizes of charts: beside the ports of an offer, full width of a page, on a phone. */
export const CHART_SIZES = ['page', 'wide', 'phone'] as const;
export type ChartSize = (typeof CHART_SIZES)[number];

/**
 * Kinds of charts. `course`: an overlay for another map. `near`: the finest coast, for zooming in.
 * `around`: with surrounding coasts. `beyond`: only these.
 */
export const CHART_KINDS = ['whole', 'course', 'near', 'around', 'beyond'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

export const chartUrl = (offerId: number, size: ChartSize, kind: ChartKind = 'whole'): string =>
  `${CHARTS}/${offerId}-${size}${kind === 'whole' ? '' : `-${kind}`}.svg`;

/** Returns the address of the office's chart, for example /mapy/biuro-page.svg. */
export const officeChartUrl = (size: ChartSize): string => `${CHARTS}/biuro-${size}.svg`;
