import { describe, expect, it } from 'vitest';
import { offerListUrl } from '../../../adapters/http/contract/list-query.ts';
import { countFoundCruises, EMPTY_SEARCH, searchQuery } from '../../../ui/state/offers/search.ts';

const SAILINGS = [
  { cruises: 1, destination: 1, type: 2, terms: [3, 7] },
  { cruises: 2, destination: 1, type: 1, terms: [3] },
  { cruises: 1, destination: 2, type: 1, terms: [] },
];

describe('the search form of the home page', () => {
  it.each([
    ['no choice', EMPTY_SEARCH, 4, '/rejsy-morskie'],
    ['a country', { ...EMPTY_SEARCH, destination: 1 }, 3, '/rejsy-morskie?destination=1'],
    [
      'a term (a cruise can have several)',
      { ...EMPTY_SEARCH, term: 7 },
      1,
      '/rejsy-morskie?term=7',
    ],
    [
      'country, style and term',
      { destination: 1, type: 1, term: 3 },
      2,
      '/rejsy-morskie?destination=1&type=1&term=3',
    ],
    [
      'a combination that no cruise has',
      { destination: 2, type: 2, term: null },
      0,
      '/rejsy-morskie?destination=2&type=2',
    ],
  ])(
    'a search with %s counts as many cruises as the list shows; its link has only the chosen filters',
    (_, sought, count, address) => {
      expect(countFoundCruises(sought, SAILINGS)).toBe(count);
      expect(offerListUrl(searchQuery(sought))).toBe(address);
    },
  );
});
