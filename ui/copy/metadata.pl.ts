/** Page titles for browser tabs and search results. */
export const headsCopy = {
  /** Name of the home page in breadcrumbs. */
  start: 'Start',
  missing: 'Nie ma takiej strony',
  away: 'Zaraz wracamy',
} as const;

/** Title of the browser window: the page, then the brand if it is known. */
export const windowTitle = (title: string, brand: string): string =>
  brand === '' ? title : `${title} | ${brand}`;

/** Title for search engines: the page, then the brand if it is known. */
export const searchTitle = (title: string, brand: string): string =>
  brand === '' ? title : `${title} – ${brand}`;
