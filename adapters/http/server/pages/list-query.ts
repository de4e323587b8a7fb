import type { OffersFilter } from '../../../../application/offers/filters.ts';
import { pages } from '../../contract/pages.pl.ts';

const KEYS = { countries: 'destination', types: 'type', terms: 'term', options: 'option' } as const;
const MOST_IDS = 30;

/** What the address of the list of offers narrows it to: `type=1,2` or `type=1&type=2`. Whatever is no number is passed over. */
export const filterOf = (search: URLSearchParams): OffersFilter => {
  const numbers = (key: keyof typeof KEYS): readonly number[] => [
    ...new Set(
      search
        .getAll(KEYS[key])
        .flatMap((text) => text.split(','))
        .filter((text) => /^\d{1,9}$/.test(text))
        .map(Number)
        .slice(0, MOST_IDS),
    ),
  ];
  return { countries: numbers('countries'), types: numbers('types'), terms: numbers('terms'), options: numbers('options') };
};

/** The filter in the words of the address. */
export const queryOf = ({ countries, types, terms, options }: OffersFilter) => ({
  destination: countries,
  type: types,
  term: terms,
  option: options,
});

/** The address of a filtered list, the same for the same filter whatever else the address held. */
export const listUrl = (filter: OffersFilter): string => {
  const parts = Object.entries(queryOf(filter)).flatMap(([key, ids]) => (ids.length > 0 ? [`${key}=${ids.join(',')}`] : []));
  return parts.length > 0 ? `${pages.offers}?${parts.join('&')}` : pages.offers;
};
