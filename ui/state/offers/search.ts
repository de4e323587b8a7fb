import {
  FILTER_KEYS,
  type FilterKey,
  type OffersQuery,
  readOffersQuery,
} from '../../../adapters/http/contract/list-query.ts';
import type { SearchableSailing } from '../page-data.ts';

export type SearchChoice = {
  readonly destination: number | null;
  readonly type: number | null;
  readonly term: number | null;
};
export const EMPTY_SEARCH: SearchChoice = { destination: null, type: null, term: null };

const matchesSearch = (
  { destination, type, term }: SearchChoice,
  sailing: SearchableSailing,
): boolean =>
  (destination === null || destination === sailing.destination) &&
  (type === null || type === sailing.type) &&
  (term === null || sailing.terms.includes(term));

export const countFound = (sought: SearchChoice, sailings: readonly SearchableSailing[]): number =>
  sailings
    .filter((sailing) => matchesSearch(sought, sailing))
    .reduce((sum, { cruises }) => sum + cruises, 0);

export const searchQuery = ({ destination, type, term }: SearchChoice): Partial<OffersQuery> => ({
  ...(destination === null ? {} : { destination: [destination] }),
  ...(type === null ? {} : { type: [type] }),
  ...(term === null ? {} : { term: [term] }),
});

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
