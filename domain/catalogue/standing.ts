import type { Day } from '../calendar.ts';
import { has, type Offer, takesReserveListOnly } from './offer.ts';

/**
 * Where an offer stands on a day: open for booking, reserve list only (R9), sold out, closed by the office, starting that day,
 * under way from the day after its first to its last (R49), over.
 */
export const STANDINGS = ['open', 'reserveList', 'soldOut', 'closed', 'startsToday', 'underWay', 'over'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The standing of an offer on a day in Warsaw. What the calendar says goes first: a trip that has sailed is not sold out. */
export const standingOf = (offer: Offer, today: Day): Standing => {
  if (today > offer.to) return 'over';
  if (today >= offer.from) return today === offer.from ? 'startsToday' : 'underWay';
  if (has(offer, 'soldOut')) return 'soldOut';
  if (offer.closed) return 'closed';
  return takesReserveListOnly(offer) ? 'reserveList' : 'open';
};

/** The parts of the public list: the recommended offers apart, those to book or to wait for, and those at sea now. */
export const LIST_PARTS = ['recommended', 'coming', 'underWay'] as const;
export type ListPart = (typeof LIST_PARTS)[number];

const PART_BY_STANDING: Readonly<Record<Standing, Exclude<ListPart, 'recommended'> | null>> = {
  open: 'coming',
  reserveList: 'coming',
  soldOut: 'coming',
  startsToday: 'underWay',
  underWay: 'underWay',
  closed: null,
  over: null,
};

/** Which part of the list an offer stands in; null where the list does not show it (R3). */
export const listPartOf = (offer: Offer, standing: Standing): ListPart | null => {
  const part = PART_BY_STANDING[standing];
  if (part === 'coming' && has(offer, 'recommended')) return 'recommended';
  return has(offer, 'outsideMainList') ? null : part;
};

/**
 * Whether an offer is shown to those who look for one: in the list, or among the trainings, which have a list of their own. Others may be
 * opened by whoever has their address, and stand in no list, similar offers or search engine.
 */
export const isListed = (offer: Offer, standing: Standing): boolean =>
  listPartOf(offer, standing) !== null || (has(offer, 'course') && PART_BY_STANDING[standing] !== null);
