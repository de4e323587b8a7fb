/** The brands of the shop, by site number (R4). */
export const SITES = [1, 2] as const;

/** The shop's own brand: the default if no brand is named. */
export const SHOP_SITE = 1;
