import { type Day, daysBetween } from '../calendar.ts';
import type { Money } from '../money.ts';
import type { ShownPrice } from './shown-price.ts';

/** A list of offers is sorted by first day, price per person or number of days (P-056, R61.3). */
export const OFFER_ORDERS = ['start', 'price', 'length'] as const;
export type OfferOrder = (typeof OFFER_ORDERS)[number];

/** Returns the price per person in grosze; a full crew shares the price of a whole yacht (R61). */
export const pricePerPerson = ({ from, byHead }: Pick<ShownPrice, 'from' | 'byHead'>): Money =>
  byHead?.price ?? from;

type Sorted = {
  readonly price: Pick<ShownPrice, 'from' | 'byHead'>;
  readonly from: Day;
  readonly to: Day;
};

const MEASURES: Readonly<Record<Exclude<OfferOrder, 'start'>, (offer: Sorted) => number>> = {
  price: ({ price }) => pricePerPerson(price),
  length: ({ from, to }) => daysBetween(from, to),
};

/** Returns offers in the chosen order; equal offers stay in order of their first day. */
export const sortOffers = <T>(
  sortOrder: OfferOrder,
  offersByStart: readonly T[],
  sortKeysOf: (item: T) => Sorted,
): readonly T[] => {
  if (sortOrder === 'start') return offersByStart;
  const measure = MEASURES[sortOrder];
  return offersByStart.toSorted((a, b) => measure(sortKeysOf(a)) - measure(sortKeysOf(b)));
};
