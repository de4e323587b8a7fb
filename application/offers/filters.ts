import { daysBetween } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import { pricePerPerson } from '../../domain/pricing/offer-order.ts';
import type { FilterBands } from '../content/content.ts';
import type { ShownOffer } from './shown-offers.ts';

const FILTER_NAMES = [
  'countries',
  'types',
  'terms',
  'options',
  'months',
  'lengths',
  'prices',
  'packages',
  'free',
] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

type OfFilters<T> = { readonly [name in FilterName]: T };

const ofFilters = <T>(make: (kind: FilterName) => T): OfFilters<T> =>
  Object.fromEntries(FILTER_NAMES.map((kind) => [kind, make(kind)])) as OfFilters<T>;

/** The chosen options of each filter. A month of departure is a number: 202706 is June 2027. */
export type OffersFilter = OfFilters<readonly number[]>;

export const NO_FILTER: OffersFilter = ofFilters(() => []);

export const BOOKABLE = 1;

export const PACKAGES = [
  { id: 1, minute: 'firstMinute' },
  { id: 2, minute: 'secondMinute' },
] as const;

/**
 * Returns the range to which a cruise's nights belong, as a number from 1; empty if the site has no
 * ranges. A cruise with fewer nights than range 1 counts in range 1.
 */
const lengthBand = (nights: number, from: FilterBands['nights']): readonly number[] =>
  from.length === 0 ? [] : [Math.max(1, from.findLastIndex((least) => nights >= least) + 1)];
const priceBand = (price: Money, upTo: FilterBands['prices']): readonly number[] => {
  if (upTo.length === 0) return [];
  const at = upTo.findIndex((most) => price <= most);
  return [at === -1 ? upTo.length + 1 : at + 1];
};

export type FilterIds = OfFilters<readonly number[]>;

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

const accepts = (filter: OffersFilter, ids: FilterIds, kind: FilterName): boolean =>
  filter[kind].length === 0 || ids[kind].some((id) => filter[kind].includes(id));

export const passesFilter = (filter: OffersFilter, ids: FilterIds): boolean =>
  FILTER_NAMES.every((kind) => accepts(filter, ids, kind));

/**
 * The number beside each option of a filter. It counts the offers of the list that have the option.
 * If only other options of this filter are chosen, it counts the offers that this option would add
 * to the list.
 */
export type FilterCounts = OfFilters<ReadonlyMap<number, number>>;

type Positions = ReadonlyMap<number, readonly number[]>;

/** Returns, for each option of a filter, the positions of the offers that have it. */
const positionsOf = (offers: readonly FilterIds[], kind: FilterName): Positions => {
  const positions = new Map<number, number[]>();
  offers.forEach((ids, position) => {
    for (const id of ids[kind]) {
      const found = positions.get(id);
      if (found === undefined) positions.set(id, [position]);
      else found.push(position);
    }
  });
  return positions;
};

/** Indexes offers by filter option, because visitors try many filters on many offers. */
export const indexFilterCounts = (
  offers: readonly FilterIds[],
): ((filter: OffersFilter) => FilterCounts) => {
  const index = ofFilters((kind) => positionsOf(offers, kind));
  return (filter) => {
    /** For each offer: the number of filters that exclude it, and the last filter that does. */
    const failures = new Uint8Array(offers.length);
    const failing = new Uint8Array(offers.length);
    FILTER_NAMES.forEach((kind, number) => {
      if (filter[kind].length === 0) return;
      const accepted = new Uint8Array(offers.length);
      for (const id of filter[kind])
        for (const position of index[kind].get(id) ?? []) accepted[position] = 1;
      accepted.forEach((isAccepted, position) => {
        if (isAccepted === 1) return;
        failures[position] = (failures[position] ?? 0) + 1;
        failing[position] = number;
      });
    });
    const countOf = (kind: FilterName): ReadonlyMap<number, number> => {
      const number = FILTER_NAMES.indexOf(kind);
      const chosen = filter[kind];
      const counts = new Map<number, number>();
      for (const [id, found] of index[kind]) {
        // An offer passes a filter if it has at least one of the filter's chosen options. If only
        // other options are chosen, count the offers that fail this filter alone: this option would
        // add them to the list. Otherwise count the offers that fail no filter, because the list
        // shows them.
        const adds = chosen.length > 0 && !chosen.includes(id);
        let count = 0;
        for (const position of found)
          if (
            adds
              ? failures[position] === 1 && failing[position] === number
              : failures[position] === 0
          )
            count += 1;
        counts.set(id, count);
      }
      return counts;
    };
    return ofFilters(countOf);
  };
};
