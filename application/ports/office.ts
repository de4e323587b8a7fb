/** How the office of the shop is reached; kept apart from the brands' figures, because no price hangs on it. */
export type Office = {
  /** Where messages of a brand's customers go. */
  emailOf(siteId: number): string;
};
