import type { Day } from '../calendar.ts';
import { hasTrait, type Offer, takesReserveListOnly } from './offer.ts';

/** Sold out differs from closed by the office; under way lasts until the last day (R9, R49). */
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

/** The state on a Warsaw day. The calendar goes first: a trip that has left is not sold out. */
export const saleStateOf = (offer: Offer, today: Day): SaleState => {
  if (today > offer.to) return 'over';
  if (today >= offer.from) return today === offer.from ? 'startsToday' : 'underWay';
  if (hasTrait(offer, 'soldOut')) return 'soldOut';
  if (offer.closed) return 'closed';
  return takesReserveListOnly(offer) ? 'reserveList' : 'open';
};

export const LIST_PARTS = ['recommended', 'coming', 'underWay'] as const;
export type ListPart = (typeof LIST_PARTS)[number];

const PART_BY_STANDING: Readonly<Record<SaleState, Exclude<ListPart, 'recommended'> | null>> = {
  open: 'coming',
  reserveList: 'coming',
  soldOut: 'coming',
  startsToday: 'underWay',
  underWay: 'underWay',
  closed: null,
  over: null,
};

/** The part of the list that shows an offer, or null (R3). */
export const listPartOf = (offer: Offer, standing: SaleState): ListPart | null => {
  const part = PART_BY_STANDING[standing];
  if (part === 'coming' && hasTrait(offer, 'recommended')) return 'recommended';
  return hasTrait(offer, 'outsideMainList') ? null : part;
};

/** Listed or among the trainings. Other offers open by their address only. */
export const isListed = (offer: Offer, standing: SaleState): boolean =>
  listPartOf(offer, standing) !== null ||
  (hasTrait(offer, 'course') && PART_BY_STANDING[standing] !== null);
