import type { OffersQuery } from '../../../adapters/http/contract/list-query.ts';
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

export const countFoundCruises = (
  sought: SearchChoice,
  sailings: readonly SearchableSailing[],
): number =>
  sailings
    .filter((sailing) => matchesSearch(sought, sailing))
    .reduce((sum, { cruises }) => sum + cruises, 0);

export const searchQuery = ({ destination, type, term }: SearchChoice): Partial<OffersQuery> => ({
  ...(destination === null ? {} : { destination: [destination] }),
  ...(type === null ? {} : { type: [type] }),
  ...(term === null ? {} : { term: [term] }),
});
