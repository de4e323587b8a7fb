import {
  FILTER_KEYS,
  type FilterKey,
  type OffersQuery,
} from '../../../adapters/http/contract/list-query.ts';

/** Adds a number to a filter of the query, or removes it. */
export const toggleFilter = (query: OffersQuery, key: FilterKey, id: number): OffersQuery => ({
  ...query,
  [key]: query[key].includes(id) ? query[key].filter((other) => other !== id) : [...query[key], id],
});

/** The number of ticked filters. */
export const filterCount = (query: OffersQuery): number =>
  FILTER_KEYS.reduce((sum, key) => sum + query[key].length, 0);

/** The query without filters, in the same order. */
export const withoutFilters = ({ sort }: OffersQuery): OffersQuery => ({
  destination: [],
  type: [],
  term: [],
  option: [],
  sort,
});
