/** Not part of the brand settings, because no price depends on it. */
export type Office = {
  emailOf(siteId: number): string;
};
