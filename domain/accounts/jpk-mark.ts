/**
 * How a JPK_V7(3) record names an invoice without a KSeF number, since February 2026: OFF for an
 * outage of KSeF, BFK for an invoice outside KSeF, DI for offline24 and other documents.
 */
export const JPK_MARKS = ['OFF', 'BFK', 'DI'] as const;
export type JpkMark = (typeof JPK_MARKS)[number];

/** A consumer's invoice stays outside KSeF. `ofCompanies` is the mark of all others. */
export const jpkMark = (nip: string, ofCompanies: JpkMark): JpkMark =>
  nip === '' ? 'BFK' : ofCompanies;
