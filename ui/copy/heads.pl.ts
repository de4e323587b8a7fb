/** What pages are called in the browser's tab and in search results. */
export const headsCopy = {
  /** The home page, where it is the first stop of a way. */
  start: 'Start',
  missing: 'Nie ma takiej strony',
  away: 'Zaraz wracamy',
} as const;

/** What a window is called: the page, and whose it is where that is known. */
export const windowTitle = (title: string, brand: string): string => (brand === '' ? title : `${title} | ${brand}`);

/** What search engines call a page: its title, and whose it is where that is known. */
export const foundTitle = (title: string, brand: string): string => (brand === '' ? title : `${title} – ${brand}`);
