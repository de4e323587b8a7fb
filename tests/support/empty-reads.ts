import type { OffersDeps } from '../../application/offers/shown-offers.ts';

/** Reads of a store in which nothing is booked. */
export const emptyReads: OffersDeps['store'] = {
  bookings: { takenOfAll: async () => ({ taken: new Map(), nextLapse: null }) },
  aboard: { from: async () => new Map() },
};
