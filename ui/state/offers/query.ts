import { pages } from '../../../adapters/http/contract/pages.pl.ts';
/** What the list is narrowed to, by number; an empty list lets everything through. Its keys are those of the address. */
export type OffersQuery = {
  readonly destination: readonly number[];
  readonly type: readonly number[];
  readonly term: readonly number[];
  readonly option: readonly number[];
};

export type FilterKey = keyof OffersQuery;
const FILTER_KEYS: readonly FilterKey[] = ['destination', 'type', 'term', 'option'];

/**
 * Reads the address's query: `type=1,2` as links write it and `type=1&type=2` as a form without a script sends it.
 * Whatever is no number is passed over.
 */
export const readOffersQuery = (search: string): OffersQuery => {
  const found = new URLSearchParams(search);
  const numbers = (key: FilterKey): readonly number[] => [
    ...new Set(
      found
        .getAll(key)
        .flatMap((text) => text.split(','))
        .filter((text) => /^\d{1,9}$/.test(text))
        .map(Number),
    ),
  ];
  return { destination: numbers('destination'), type: numbers('type'), term: numbers('term'), option: numbers('option') };
};

/** The list's address for a query: '/rejsy-morskie?destination=1,2&type=3'; lists of numbers are joined by commas. */
export const offersAddress = (query: Partial<OffersQuery>): string => {
  const parts = FILTER_KEYS.flatMap((key) => {
    const numbers = query[key] ?? [];
    return numbers.length > 0 ? [`${key}=${numbers.join(',')}`] : [];
  });
  return parts.length > 0 ? `${pages.offers}?${parts.join('&')}` : pages.offers;
};

/** The query with one number of one filter put in or taken out. */
export const toggled = (query: OffersQuery, key: FilterKey, id: number): OffersQuery => ({
  ...query,
  [key]: query[key].includes(id) ? query[key].filter((other) => other !== id) : [...query[key], id],
});

/** How many boxes are ticked. */
export const filterCount = (query: OffersQuery): number => FILTER_KEYS.reduce((sum, key) => sum + query[key].length, 0);
