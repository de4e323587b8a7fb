/** The office's contact data, apart from the brands' figures because no price depends on it. */
export type Office = {
  /** Where messages of a brand's customers go. */
  emailOf(siteId: number): string;
};
