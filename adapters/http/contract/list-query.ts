import { OFFER_ORDERS, type OfferOrder } from '../../../domain/pricing/offer-order.ts';
import { pages } from './pages.pl.ts';

/** Filters in the address of the offer list. Months are numbers: 202706 is June 2027. */
export const FILTER_KEYS = [
  'destination',
  'type',
  'term',
  'option',
  'month',
  'length',
  'price',
  'package',
  'free',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** The parameters in the address of the offer list. An empty array means: no filter. */
export type OffersQuery = Readonly<Record<FilterKey, readonly number[]>> & {
  /** Offers are sorted by first day, unless the address has another `sort` (P-056, R61.3). */
  readonly sort: OfferOrder;
  readonly page: number;
};

export const LIST_ORDERS: readonly OfferOrder[] = OFFER_ORDERS;

const PAGE_KEY = 'strona';
const MOST_PAGES = 1000;

const MOST_IDS = 30;

export const readPageNumber = (search: string): number => {
  const text = new URLSearchParams(search).get(PAGE_KEY) ?? '';
  return /^\d{1,4}$/.test(text) ? Math.min(Math.max(1, Number(text)), MOST_PAGES) : 1;
};

/** Parses filters. Links write several values as `type=1,2`, forms as `type=1&type=2`. */
export const readOffersQuery = (search: string): OffersQuery => {
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
  const filters = Object.fromEntries(FILTER_KEYS.map((key) => [key, numbers(key)]));
  const sort = LIST_ORDERS.find((order) => order === found.get('sort')) ?? 'start';
  return { ...(filters as Record<FilterKey, number[]>), sort, page: readPageNumber(search) };
};

/** Returns the address parameter of a page of the list; none for the first page. */
export const pageQueryParts = (page: number): readonly string[] =>
  page === 1 ? [] : [`${PAGE_KEY}=${page}`];

const partsOf = (query: Partial<OffersQuery>): readonly string[] => {
  const filters = FILTER_KEYS.flatMap((key) => {
    const numbers = query[key] ?? [];
    return numbers.length > 0 ? [`${key}=${numbers.join(',')}`] : [];
  });
  const { sort = 'start', page = 1 } = query;
  return [...filters, ...(sort === 'start' ? [] : [`sort=${sort}`]), ...pageQueryParts(page)];
};

export const urlWithQueryParts = (path: string, parts: readonly string[]): string =>
  parts.length > 0 ? `${path}?${parts.join('&')}` : path;

/** Returns the address of the list with these filters. Equal filters have equal addresses. */
export const offerListUrl = (query: Partial<OffersQuery>): string =>
  urlWithQueryParts(pages.offers, partsOf(query));

const OWN_KEYS: readonly string[] = [...FILTER_KEYS, 'sort', PAGE_KEY];
const isOwn = (part: string): boolean =>
  OWN_KEYS.includes(new URLSearchParams(part).keys().next().value ?? '');

/** Puts the list's own parameters first, and others (such as utm_source) last. */
export const normalizeOfferListUrl = (queryString: string): string => {
  const otherParts = queryString.split('&').filter((part) => part !== '' && !isOwn(part));
  return urlWithQueryParts(pages.offers, [...partsOf(readOffersQuery(queryString)), ...otherParts]);
};
