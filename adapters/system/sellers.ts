import type { Sellers } from '../../application/ports/papers.ts';
import type { ShopOpening } from '../../application/ports/values.ts';

/** Who signs the papers of each brand. No price hangs on it, so that it is no part of the settings that a replay keeps. */
export const sellersOf = (sellers: ShopOpening['sellers']): Sellers => {
  const bySite = new Map(sellers.map((seller) => [seller.siteId, seller]));
  return { of: (siteId) => bySite.get(siteId) };
};
