/** What pages are called in the browser's tab and in search results. */
export const headsCopy = {
  /** The home page, where it is the first stop of a way. */
  start: 'Start',
  missing: 'Nie ma takiej strony',
  away: 'Zaraz wracamy',
} as const;
