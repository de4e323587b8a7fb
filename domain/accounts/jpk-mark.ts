/**
 * How a JPK_V7(3) record names an invoice without a KSeF number, since February 2026: OFF for an
 * outage of KSeF, BFK for an invoice outside KSeF, DI for offline24 and other documents.
 */
export const JPK_MARKS = ['OFF', 'BFK', 'DI'] as const;
export type JpkMark = (typeof JPK_MARKS)[number];

/**
 * Returns BFK for a consumer, whose invoice stays outside KSeF. For a company, returns
 * `ofCompanies`.
 */
export const jpkMark = (nip: string, ofCompanies: JpkMark): JpkMark =>
  nip === '' ? 'BFK' : ofCompanies;
