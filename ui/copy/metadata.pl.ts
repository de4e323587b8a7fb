export const headsCopy = {
  start: 'Start',
  review: 'Opinia po rejsie',
  missing: 'Nie ma takiej strony',
  away: 'Zaraz wracamy',
} as const;

export const windowTitle = (title: string, brand: string): string =>
  brand === '' ? title : `${title} | ${brand}`;

export const searchTitle = (title: string, brand: string): string =>
  brand === '' ? title : `${title} – ${brand}`;
