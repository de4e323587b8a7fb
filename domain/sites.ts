export const SITES = [1, 2] as const;

/** Number of the shop's own brand, which serves requests that name no brand. */
export const SHOP_SITE = 1;
