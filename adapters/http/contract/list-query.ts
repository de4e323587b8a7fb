import { pages } from './pages.pl.ts';

// What the address of the list of offers says, for the server that renders it and the screen that goes on from there.

/** What the list is narrowed to, by number; an empty list lets everything through. Its keys are those of the address. */
export type OffersQuery = {
  readonly destination: readonly number[];
  readonly type: readonly number[];
  readonly term: readonly number[];
  readonly option: readonly number[];
};

export type FilterKey = keyof OffersQuery;
export const FILTER_KEYS: readonly FilterKey[] = ['destination', 'type', 'term', 'option'];

/** More numbers of one key are some program's. */
const MOST_IDS = 30;

const EVERYTHING: OffersQuery = { destination: [], type: [], term: [], option: [] };

/**
 * Reads the address's query: `type=1,2` as links write it and `type=1&type=2` as a form without a script sends it. Whatever is no number
 * is passed over.
 */
export const readOffersQuery = (search: string): OffersQuery => {
  if (search === '') return EVERYTHING;
  const found = new URLSearchParams(search);
  const numbers = (key: FilterKey): readonly number[] => [
    ...new Set(
      found
        .getAll(key)
        .flatMap((text) => text.split(','))
        .filter((text) => /^\d{1,9}$/.test(text))
        .map(Number)
        .slice(0, MOST_IDS),
    ),
  ];
  return { destination: numbers('destination'), type: numbers('type'), term: numbers('term'), option: numbers('option') };
};

/** The list's address for a query: '/rejsy-morskie?destination=1,2&type=3'; the same for the same query whatever else the address held. */
export const offersAddress = (query: Partial<OffersQuery>): string => {
  const parts = FILTER_KEYS.flatMap((key) => {
    const numbers = query[key] ?? [];
    return numbers.length > 0 ? [`${key}=${numbers.join(',')}`] : [];
  });
  return parts.length > 0 ? `${pages.offers}?${parts.join('&')}` : pages.offers;
};
