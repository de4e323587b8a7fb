export const CHARTS = '/mapy';

/** Sizes of charts: beside the ports of an offer, full width of a page, on a phone. */
export const CHART_SIZES = ['page', 'wide', 'phone'] as const;
export type ChartSize = (typeof CHART_SIZES)[number];

/**
 * Variants of a chart. `whole` is everything. `course` is only the course with its names, as an
 * overlay of another map (/mapy/101-page-course.svg).
 * `near` is everything with the finest coast, for a zoomed-in map (/mapy/101-page-near.svg).
 * `around` is everything with the surrounding coasts, for a zoomed-out map
 * (/mapy/101-page-around.svg). `beyond` is only those coasts, to continue the chart beyond its
 * edges (/mapy/101-page-beyond.svg).
 */
export const CHART_KINDS = ['whole', 'course', 'near', 'around', 'beyond'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

export const chartUrl = (offerId: number, size: ChartSize, kind: ChartKind = 'whole'): string =>
  `${CHARTS}/${offerId}-${size}${kind === 'whole' ? '' : `-${kind}`}.svg`;

/** The address of the chart with the office's pin: /mapy/biuro-page.svg. */
export const officeChartUrl = (size: ChartSize): string => `${CHARTS}/biuro-${size}.svg`;
