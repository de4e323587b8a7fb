import { OFFER_ORDERS, type OfferOrder } from '../../../domain/pricing/offer-order.ts';
import { pages } from './pages.pl.ts';

// What the address of the list of offers says, for the server that renders it and the screen that goes on from there.

/** What the list is narrowed to, by number; an empty list lets everything through. Its keys are those of the address. */
export type OffersQuery = {
  readonly destination: readonly number[];
  readonly type: readonly number[];
  readonly term: readonly number[];
  readonly option: readonly number[];
  /** What the list is sorted by; the address is silent about the first day (P-056, R61.3). */
  readonly sort: OfferOrder;
};

/** What an address may sort the list by. */
export const LIST_ORDERS: readonly OfferOrder[] = OFFER_ORDERS;

export type FilterKey = Exclude<keyof OffersQuery, 'sort'>;
export const FILTER_KEYS: readonly FilterKey[] = ['destination', 'type', 'term', 'option'];

/** More numbers of one key are some program's. */
const MOST_IDS = 30;

/**
 * Reads the address's query: `type=1,2` as links write it and `type=1&type=2` as a form without a script sends it. Whatever is no number
 * is passed over.
 */
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
  return { destination: numbers('destination'), type: numbers('type'), term: numbers('term'), option: numbers('option'), sort };
};

const partsOf = (query: Partial<OffersQuery>): readonly string[] => {
  const filters = FILTER_KEYS.flatMap((key) => {
    const numbers = query[key] ?? [];
    return numbers.length > 0 ? [`${key}=${numbers.join(',')}`] : [];
  });
  const { sort = 'start' } = query;
  return sort === 'start' ? filters : [...filters, `sort=${sort}`];
};

const withParts = (parts: readonly string[]): string => (parts.length > 0 ? `${pages.offers}?${parts.join('&')}` : pages.offers);

/** The list's address for a query: '/rejsy-morskie?destination=1,2&type=3'; the same for the same query whatever else the address held. */
export const offersAddress = (query: Partial<OffersQuery>): string => withParts(partsOf(query));

const OWN_KEYS: readonly string[] = [...FILTER_KEYS, 'sort'];
const isOwn = (part: string): boolean => OWN_KEYS.includes(new URLSearchParams(part).keys().next().value ?? '');

/**
 * The same list's address as links write it: no key twice, none without a number, nothing twice. A plain form sends its keys one by one and
 * the empty ones too. What is no word of the list's own (where a visitor came from) stays behind it as it was.
 */
export const tidyOffersAddress = (search: string): string => {
  const others = search.split('&').filter((part) => part !== '' && !isOwn(part));
  return withParts([...partsOf(readOffersQuery(search)), ...others]);
};
