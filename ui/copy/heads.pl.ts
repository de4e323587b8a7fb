/** What pages are called in the browser's tab and in search results. */
export const headsCopy = {
  /** The home page, where it is the first stop of a way. */
  start: 'Kilwater',
  client: { title: 'Kilwater' },
  missing: { title: 'Nie ma takiej strony – Kilwater' },
  away: { title: 'Zaraz wracamy – Kilwater' },
} as const;
