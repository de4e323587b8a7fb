/** The brands that the shop sells for, by the number of their site (R4). */
export const SITES = [1, 2] as const;

/** The shop's own brand: meant by whoever names none, and whose figures hold where nobody's booking is concerned. */
export const SHOP_SITE = 1;
