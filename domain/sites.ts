export const SITES = [1, 2] as const;

/** The brand that applies if a request names none: the shop's own. */
export const SHOP_SITE = 1;
