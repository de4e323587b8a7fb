export const SITES = [1, 2] as const;

/** The number of the shop's own brand. A request that names no brand is for this brand. */
export const SHOP_SITE = 1;
