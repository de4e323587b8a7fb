import { FILTER_KEYS, type FilterKey, type OffersQuery } from '../../../adapters/http/contract/list-query.ts';

/** The query with one number of one filter put in or taken out. */
export const toggled = (query: OffersQuery, key: FilterKey, id: number): OffersQuery => ({
  ...query,
  [key]: query[key].includes(id) ? query[key].filter((other) => other !== id) : [...query[key], id],
});

/** How many boxes are ticked. */
export const filterCount = (query: OffersQuery): number => FILTER_KEYS.reduce((sum, key) => sum + query[key].length, 0);

/** The query with nothing ticked, in the same order. */
export const withoutFilters = ({ sort }: OffersQuery): OffersQuery => ({ destination: [], type: [], term: [], option: [], sort });
