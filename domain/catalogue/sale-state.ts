import type { Day } from '../calendar.ts';
import { hasTrait, type Offer, takesReserveListOnly } from './offer.ts';

/** `closed`: by the office. `underWay`: from the trip's first to its last day (R9, R49). */
export const SALE_STATES = [
  'open',
  'reserveList',
  'soldOut',
  'closed',
  'startsToday',
  'underWay',
  'over',
] as const;
export type SaleState = (typeof SALE_STATES)[number];

/**
 * Returns an offer's state on a day. A trip that has started is under way, even if the office
 * closed the offer.
 */
export const saleStateOf = (offer: Offer, today: Day): SaleState => {
  if (today > offer.to) return 'over';
  if (today >= offer.from) return today === offer.from ? 'startsToday' : 'underWay';
  if (hasTrait(offer, 'soldOut')) return 'soldOut';
  if (offer.closed) return 'closed';
  return takesReserveListOnly(offer) ? 'reserveList' : 'open';
};

export const LIST_PARTS = ['recommended', 'coming', 'underWay'] as const;
export type OfferListSection = (typeof LIST_PARTS)[number];

const PART_BY_STANDING: Readonly<
  Record<SaleState, Exclude<OfferListSection, 'recommended'> | null>
> = {
  open: 'coming',
  reserveList: 'coming',
  soldOut: 'coming',
  startsToday: 'underWay',
  underWay: 'underWay',
  closed: null,
  over: null,
};

export const isUnderWayState = (state: SaleState): boolean =>
  PART_BY_STANDING[state] === 'underWay';
export const isUpcomingState = (state: SaleState): boolean => PART_BY_STANDING[state] === 'coming';

/** Returns the part of the offer list that shows the offer; null if no part shows it (R3). */
export const offerListSectionOf = (offer: Offer, state: SaleState): OfferListSection | null => {
  const part = PART_BY_STANDING[state];
  if (part === 'coming' && hasTrait(offer, 'recommended')) return 'recommended';
  return hasTrait(offer, 'outsideMainList') ? null : part;
};

/** Returns true if a list shows the offer. Other offers are found only by their page address. */
export const isListed = (offer: Offer, state: SaleState): boolean =>
  offerListSectionOf(offer, state) !== null ||
  (hasTrait(offer, 'course') && (isUpcomingState(state) || isUnderWayState(state)));
