export const headsCopy = {
  start: 'Start',
  missing: 'Nie ma takiej strony',
  away: 'Zaraz wracamy',
} as const;

export const windowTitle = (title: string, brand: string): string =>
  brand === '' ? title : `${title} | ${brand}`;

export const searchTitle = (title: string, brand: string): string =>
  brand === '' ? title : `${title} – ${brand}`;
