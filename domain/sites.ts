/** The brands of the shop (R4). */
export const SITES = [1, 2] as const;

/** The default if no brand is named. */
export const SHOP_SITE = 1;
