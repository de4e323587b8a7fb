import type { Day } from '../calendar.ts';
import { hasTrait, type Offer, takesReserveListOnly } from './offer.ts';

/**
 * States of an offer on a day: open, reserve list only (R9), sold out, closed by the office,
 * starting that day, under way until its last day (R49), over.
 */
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
 * The state of an offer on a Warsaw day. The calendar goes first: a trip that has left is not sold
 * out.
 */
export const saleStateOf = (offer: Offer, today: Day): SaleState => {
  if (today > offer.to) return 'over';
  if (today >= offer.from) return today === offer.from ? 'startsToday' : 'underWay';
  if (hasTrait(offer, 'soldOut')) return 'soldOut';
  if (offer.closed) return 'closed';
  return takesReserveListOnly(offer) ? 'reserveList' : 'open';
};

/** Parts of the public list: recommended offers, coming ones, and those under way. */
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

/**
 * Returns true if an offer is in the list or among the trainings. Other offers open by their
 * address only and are in no list, similar offers or search engine.
 */
export const isListed = (offer: Offer, standing: SaleState): boolean =>
  listPartOf(offer, standing) !== null ||
  (hasTrait(offer, 'course') && PART_BY_STANDING[standing] !== null);
