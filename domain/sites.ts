export const SITES = [1, 2] as const;

/** The shop's own brand is the default if none is named. */
export const SHOP_SITE = 1;
