import { OFFER_ORDERS, type OfferOrder } from '../../../domain/pricing/offer-order.ts';
import { pages } from './pages.pl.ts';

/** The keys are the parameter names of the list's address. An empty list filters nothing. */
export type OffersQuery = {
  readonly destination: readonly number[];
  readonly type: readonly number[];
  readonly term: readonly number[];
  readonly option: readonly number[];
  /** The order of the list. The default is the first day; the address omits it (P-056, R61.3). */
  readonly sort: OfferOrder;
};

export const LIST_ORDERS: readonly OfferOrder[] = OFFER_ORDERS;

export type FilterKey = Exclude<keyof OffersQuery, 'sort'>;
export const FILTER_KEYS: readonly FilterKey[] = ['destination', 'type', 'term', 'option'];

/** Maximum numbers per parameter. Only programs send more. */
const MOST_IDS = 30;

/** Reads `type=1,2` of links and `type=1&type=2` of forms. Ignores invalid values. */
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
    sort,
  };
};

const partsOf = (query: Partial<OffersQuery>): readonly string[] => {
  const filters = FILTER_KEYS.flatMap((key) => {
    const numbers = query[key] ?? [];
    return numbers.length > 0 ? [`${key}=${numbers.join(',')}`] : [];
  });
  const { sort = 'start' } = query;
  return sort === 'start' ? filters : [...filters, `sort=${sort}`];
};

const withParts = (parts: readonly string[]): string =>
  parts.length > 0 ? `${pages.offers}?${parts.join('&')}` : pages.offers;

/** Returns the address of a filtered list. Equal queries have equal addresses. */
export const offersAddress = (query: Partial<OffersQuery>): string => withParts(partsOf(query));

const OWN_KEYS: readonly string[] = [...FILTER_KEYS, 'sort'];
const isOwn = (part: string): boolean =>
  OWN_KEYS.includes(new URLSearchParams(part).keys().next().value ?? '');

/** Puts unknown parameters, such as the visitor's source, at the end. */
export const normalizeOffersAddress = (search: string): string => {
  const others = search.split('&').filter((part) => part !== '' && !isOwn(part));
  return withParts([...partsOf(readOffersQuery(search)), ...others]);
};
