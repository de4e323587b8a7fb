import type { Sellers } from '../../application/ports/papers.ts';
import type { ShopOpening } from '../../application/ports/values.ts';

/** Sellers are not part of the settings that a replay records, because no price depends on them. */
export const sellersOf = (sellers: ShopOpening['sellers']): Sellers => {
  const bySite = new Map(sellers.map((seller) => [seller.siteId, seller]));
  return { of: (siteId) => bySite.get(siteId) };
};
