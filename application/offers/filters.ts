import { daysBetween } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import { pricePerPerson } from '../../domain/pricing/offer-order.ts';
import type { FilterBands } from '../content/content.ts';
import type { ShownOffer } from './shown-offers.ts';

export type OffersFilter = {
  readonly countries: readonly number[];
  readonly types: readonly number[];
  readonly terms: readonly number[];
  readonly options: readonly number[];
  /** Months of departure: 202706 is June 2027. */
  readonly months: readonly number[];
  readonly lengths: readonly number[];
  readonly prices: readonly number[];
  readonly packages: readonly number[];
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
  packages: [],
  free: [],
};

export const BOOKABLE = 1;

export const PACKAGES = [
  { id: 1, minute: 'firstMinute' },
  { id: 2, minute: 'secondMinute' },
] as const;

/** Returns the number of the length band, from 1. Very short cruises are in band 1. */
const lengthBand = (nights: number, from: FilterBands['nights']): readonly number[] =>
  from.length === 0 ? [] : [Math.max(1, from.findLastIndex((least) => nights >= least) + 1)];
const priceBand = (price: Money, upTo: FilterBands['prices']): readonly number[] => {
  if (upTo.length === 0) return [];
  const at = upTo.findIndex((most) => price <= most);
  return [at === -1 ? upTo.length + 1 : at + 1];
};

export type FilterIds = { readonly [name in FilterName]: readonly number[] };

export const filterIdsOf = (
  { entry, price, wayIn, minute }: ShownOffer,
  bands: FilterBands,
): FilterIds => {
  const { offer, content } = entry;
  return {
    countries: [offer.countryId],
    types: [offer.typeId],
    terms: content.terms.map(({ id }) => id),
    options: content.options.map(({ id }) => id),
    months: [Number(offer.from.slice(0, 7).replace('-', ''))],
    lengths: lengthBand(daysBetween(offer.from, offer.to), bands.nights),
    prices: priceBand(pricePerPerson(price), bands.prices),
    packages: PACKAGES.flatMap(({ id, minute: name }) => (minute?.name === name ? [id] : [])),
    free: wayIn === 'book' ? [BOOKABLE] : [],
  };
};

const FILTER_NAMES: readonly FilterName[] = [
  'countries',
  'types',
  'terms',
  'options',
  'months',
  'lengths',
  'prices',
  'packages',
  'free',
];

const accepts = (filter: OffersFilter, ids: FilterIds, kind: FilterName): boolean =>
  filter[kind].length === 0 || ids[kind].some((id) => filter[kind].includes(id));

export const passesFilter = (filter: OffersFilter, ids: FilterIds): boolean =>
  FILTER_NAMES.every((kind) => accepts(filter, ids, kind));

/** For each filter option: how many offers it selects, or would add if it is not chosen yet. */
export type FilterCounts = { readonly [name in FilterName]: ReadonlyMap<number, number> };

/** Counts all choices in one pass, because a shop may list thousands of offers. */
export const filterCounts = (offers: readonly FilterIds[], filter: OffersFilter): FilterCounts => {
  const counts = {
    countries: new Map<number, number>(),
    types: new Map<number, number>(),
    terms: new Map<number, number>(),
    options: new Map<number, number>(),
    months: new Map<number, number>(),
    lengths: new Map<number, number>(),
    prices: new Map<number, number>(),
    packages: new Map<number, number>(),
    free: new Map<number, number>(),
  };
  for (const ids of offers) {
    let failing: FilterName | null = null;
    let failures = 0;
    for (const kind of FILTER_NAMES)
      if (!accepts(filter, ids, kind)) {
        failing = kind;
        failures += 1;
      }
    for (const kind of FILTER_NAMES) {
      const chosen = filter[kind];
      const count = counts[kind];
      // Only the other filters reduce a filter's counts, because its own options are alternatives.
      const passesOthers = failures === 0 || (failures === 1 && failing === kind);
      const isListed = chosen.length > 0 && ids[kind].some((id) => chosen.includes(id));
      for (const id of ids[kind]) {
        const counted = passesOthers && (!isListed || chosen.includes(id));
        count.set(id, (count.get(id) ?? 0) + (counted ? 1 : 0));
      }
    }
  }
  return counts;
};
