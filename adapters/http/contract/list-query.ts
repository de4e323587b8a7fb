import { OFFER_ORDERS, type OfferOrder } from '../../../domain/pricing/offer-order.ts';
import { pages } from './pages.pl.ts';

/** The parameters of the offer list's address. An empty list filters nothing. */
export type OffersQuery = {
  readonly destination: readonly number[];
  readonly type: readonly number[];
  readonly term: readonly number[];
  readonly option: readonly number[];
  /** The month 202706 is June 2027. */
  readonly month: readonly number[];
  readonly length: readonly number[];
  readonly price: readonly number[];
  readonly package: readonly number[];
  readonly free: readonly number[];
  /** Offers are sorted by first day by default; the address then has no `sort` (P-056, R61.3). */
  readonly sort: OfferOrder;
  readonly page: number;
};

export const LIST_ORDERS: readonly OfferOrder[] = OFFER_ORDERS;

export type FilterKey = Exclude<keyof OffersQuery, 'sort' | 'page'>;
export const FILTER_KEYS: readonly FilterKey[] = [
  'destination',
  'type',
  'term',
  'option',
  'month',
  'length',
  'price',
  'package',
  'free',
];

const PAGE_KEY = 'strona';
const MOST_PAGES = 1000;

const MOST_IDS = 30;

export const readPageNumber = (search: string): number => {
  const text = new URLSearchParams(search).get(PAGE_KEY) ?? '';
  return /^\d{1,4}$/.test(text) ? Math.min(Math.max(1, Number(text)), MOST_PAGES) : 1;
};

/** Reads filters from an address: `type=1,2` of links, `type=1&type=2` of forms. */
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
  const sort = LIST_ORDERS.find((order) => order === found.get('sort')) ?? 'start';
  return {
    destination: numbers('destination'),
    type: numbers('type'),
    term: numbers('term'),
    option: numbers('option'),
    month: numbers('month'),
    length: numbers('length'),
    price: numbers('price'),
    package: numbers('package'),
    free: numbers('free'),
    sort,
    page: readPageNumber(search),
  };
};

/** Returns the part of an address that selects a page; none for the first page. */
export const partsOfPage = (page: number): readonly string[] =>
  page === 1 ? [] : [`${PAGE_KEY}=${page}`];

const partsOf = (query: Partial<OffersQuery>): readonly string[] => {
  const filters = FILTER_KEYS.flatMap((key) => {
    const numbers = query[key] ?? [];
    return numbers.length > 0 ? [`${key}=${numbers.join(',')}`] : [];
  });
  const { sort = 'start', page = 1 } = query;
  return [...filters, ...(sort === 'start' ? [] : [`sort=${sort}`]), ...partsOfPage(page)];
};

export const addressWithParts = (path: string, parts: readonly string[]): string =>
  parts.length > 0 ? `${path}?${parts.join('&')}` : path;

/** Returns the address of a query; equal queries have equal addresses. */
export const offersAddress = (query: Partial<OffersQuery>): string =>
  addressWithParts(pages.offers, partsOf(query));

const OWN_KEYS: readonly string[] = [...FILTER_KEYS, 'sort', PAGE_KEY];
const isOwn = (part: string): boolean =>
  OWN_KEYS.includes(new URLSearchParams(part).keys().next().value ?? '');

/** Unknown parameters of a list's address, such as the visitor's source, come last. */
export const normalizeOffersAddress = (search: string): string => {
  const otherParts = search.split('&').filter((part) => part !== '' && !isOwn(part));
  return addressWithParts(pages.offers, [...partsOf(readOffersQuery(search)), ...otherParts]);
};
