/**
 * Contact data of the office. It is not part of the brand settings, because no price depends on
 * it.
 */
export type Office = {
  emailOf(siteId: number): string;
};
