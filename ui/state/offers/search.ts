import type { OffersQuery } from '../../../adapters/http/contract/list-query.ts';
import type { Sailing } from '../pageData.ts';

/** What the search of the home page asks for: one of each, or null for any. */
export type Sought = { readonly destination: number | null; readonly type: number | null; readonly term: number | null };
export const ANYTHING: Sought = { destination: null, type: null, term: null };

const fits = ({ destination, type, term }: Sought, sailing: Sailing): boolean =>
  (destination === null || destination === sailing.destination) &&
  (type === null || type === sailing.type) &&
  (term === null || sailing.terms.includes(term));

/** How many cruises the list will show. */
export const countFound = (sought: Sought, sailings: readonly Sailing[]): number =>
  sailings.filter((sailing) => fits(sought, sailing)).length;

/** The query of the list's address, without what was left open. */
export const queryOf = ({ destination, type, term }: Sought): Partial<OffersQuery> => ({
  ...(destination === null ? {} : { destination: [destination] }),
  ...(type === null ? {} : { type: [type] }),
  ...(term === null ? {} : { term: [term] }),
});
