import type { Sellers } from '../../application/ports/papers.ts';
import type { ShopOpening } from '../../application/ports/values.ts';

/** No price depends on sellers, and a replay does not need them. */
export const sellersOf = (sellers: ShopOpening['sellers']): Sellers => {
  const bySite = new Map(sellers.map((seller) => [seller.siteId, seller]));
  return { of: (siteId) => bySite.get(siteId) };
};
