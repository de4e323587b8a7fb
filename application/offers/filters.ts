import { daysBetween } from '../../domain/calendar.ts';
import { type Money, zloty } from '../../domain/money.ts';
import { pricePerPerson } from '../../domain/pricing/offer-order.ts';
import type { ShownOffer } from './shown-offers.ts';

/** Selected choices by filter. A filter without a selected choice accepts every offer. */
export type OffersFilter = {
  readonly countries: readonly number[];
  readonly types: readonly number[];
  readonly terms: readonly number[];
  readonly options: readonly number[];
  /** The first day's month: 202706 is June 2027. */
  readonly months: readonly number[];
  /** Ids of LENGTH_BANDS. */
  readonly lengths: readonly number[];
  /** Ids of PRICE_BANDS. */
  readonly prices: readonly number[];
  /** BOOKABLE selects the offers that have free places. */
  readonly free: readonly number[];
};

export type FilterName = keyof OffersFilter;

export const NO_FILTER: OffersFilter = {
  countries: [],
  types: [],
  terms: [],
  options: [],
  months: [],
  lengths: [],
  prices: [],
  free: [],
};

export const BOOKABLE = 1;

/** Nights. A band reaches to the next one's `from`; the last one has no end. */
export const LENGTH_BANDS = [
  { id: 1, from: 1 },
  { id: 2, from: 7 },
  { id: 3, from: 8 },
  { id: 4, from: 11 },
] as const;

/** Today's price per person. A band reaches above the previous `upTo`; the last has no end. */
export const PRICE_BANDS: readonly { readonly id: number; readonly upTo: Money | null }[] = [
  { id: 1, upTo: zloty(2000) },
  { id: 2, upTo: zloty(2500) },
  { id: 3, upTo: zloty(3500) },
  { id: 4, upTo: null },
];

const lengthBand = (nights: number): number =>
  LENGTH_BANDS.findLast(({ from }) => nights >= from)?.id ?? LENGTH_BANDS[0].id;
const priceBand = (price: Money): readonly number[] =>
  PRICE_BANDS.filter(({ upTo }) => upTo === null || price <= upTo)
    .slice(0, 1)
    .map(({ id }) => id);

/** The ids that an offer has in each filter. */
export type FilterIds = { readonly [group in FilterName]: readonly number[] };

export const filterIdsOf = ({ entry, price, wayIn }: ShownOffer): FilterIds => {
  const { offer, content } = entry;
  return {
    countries: [offer.countryId],
    types: [offer.typeId],
    terms: content.terms.map(({ id }) => id),
    options: content.options.map(({ id }) => id),
    months: [Number(offer.from.slice(0, 7).replace('-', ''))],
    lengths: [lengthBand(daysBetween(offer.from, offer.to))],
    prices: priceBand(pricePerPerson(price)),
    free: wayIn === 'book' ? [BOOKABLE] : [],
  };
};

const GROUPS: readonly FilterName[] = [
  'countries',
  'types',
  'terms',
  'options',
  'months',
  'lengths',
  'prices',
  'free',
];

const accepts = (filter: OffersFilter, ids: FilterIds, group: FilterName): boolean =>
  filter[group].length === 0 || ids[group].some((id) => filter[group].includes(id));

export const passesFilter = (filter: OffersFilter, ids: FilterIds): boolean =>
  GROUPS.every((group) => accepts(filter, ids, group));

/** The number of offers that have a choice, or would be added by selecting it, by id. */
export type FilterCounts = { readonly [group in FilterName]: ReadonlyMap<number, number> };

/** One pass over the offers, because a shop may list thousands. */
export const filterCounts = (offers: readonly FilterIds[], filter: OffersFilter): FilterCounts => {
  const counts = {
    countries: new Map<number, number>(),
    types: new Map<number, number>(),
    terms: new Map<number, number>(),
    options: new Map<number, number>(),
    months: new Map<number, number>(),
    lengths: new Map<number, number>(),
    prices: new Map<number, number>(),
    free: new Map<number, number>(),
  };
  for (const ids of offers) {
    const failing = GROUPS.filter((group) => !accepts(filter, ids, group));
    for (const group of GROUPS) {
      const wanted = filter[group];
      // The group's own choices do not narrow its counts, those of every other group do.
      const passesOthers = failing.length === 0 || (failing.length === 1 && failing[0] === group);
      const isListed = ids[group].some((id) => wanted.includes(id));
      for (const id of ids[group]) {
        const counted = passesOthers && (wanted.includes(id) || !isListed);
        counts[group].set(id, (counts[group].get(id) ?? 0) + (counted ? 1 : 0));
      }
    }
  }
  return counts;
};
