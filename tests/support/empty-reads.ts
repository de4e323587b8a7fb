import type { OffersDeps } from '../../application/offers/shown-offers.ts';

export const emptyReads: OffersDeps['store'] = {
  bookings: { takenOfAll: async () => ({ taken: new Map(), nextLapse: null }) },
  aboard: { from: async () => new Map() },
};
