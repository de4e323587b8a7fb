export const SITES = [1, 2] as const;

/** Number of the shop's own brand. Requests that name no brand get it. */
export const SHOP_SITE = 1;
