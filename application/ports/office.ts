/** The office's contact data is no figure, because no price depends on it. */
export type Office = {
  emailOf(siteId: number): string;
};
