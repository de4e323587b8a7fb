import {
  FILTER_KEYS,
  type FilterKey,
  type OffersQuery,
  readOffersQuery,
} from '../../../adapters/http/contract/list-query.ts';

export const toggleFilter = (query: OffersQuery, key: FilterKey, id: number): OffersQuery => ({
  ...query,
  page: 1,
  [key]: query[key].includes(id) ? query[key].filter((other) => other !== id) : [...query[key], id],
});

export const filterCount = (query: OffersQuery): number =>
  FILTER_KEYS.reduce((sum, key) => sum + query[key].length, 0);

export const withoutFilters = ({ sort }: OffersQuery): OffersQuery => ({
  ...readOffersQuery(''),
  sort,
});
