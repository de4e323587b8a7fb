import { isDeepStrictEqual } from 'node:util';
import { filterChoices, type OffersFilter, passes } from '../../../../application/offers/filters.ts';
import {
  listed,
  type OffersDeps,
  readShownOffers,
  type ShownOffer,
  type ShownOffers,
} from '../../../../application/offers/shown-offers.ts';
import type { Instant } from '../../../../domain/calendar.ts';
import { listPartOf } from '../../../../domain/catalogue/standing.ts';
import { inOrder, type OfferOrder } from '../../../../domain/pricing/offer-order.ts';
import type { FiltersAnswer, OfferDetails, OfferListItem } from '../../contract/offers/offers.ts';
import { presentOfferDetails } from './present-details.ts';
import { presentFilters, presentListItem } from './present-list.ts';

/** Changes that other processes make show after a second at the latest. */
const LONGEST: Instant = 1000;

/** The offers as the wire shows them at a moment; everything here is the same for everybody. */
export type PublicOffers = {
  readonly today: string;
  /** By first day unless told. */
  list(filter: OffersFilter, order?: OfferOrder): OfferListItem[];
  /** What the list can be narrowed to, counted under a filter that it has. */
  filters(filter?: OffersFilter): FiltersAnswer;
  /** By number or, without one, by address. Null where there is no such offer. */
  details(wanted: { readonly offerId?: number | undefined; readonly friendlyUrl?: string | undefined }): OfferDetails | null;
};

const publicOffers = (shown: ShownOffers): PublicOffers => {
  const onList = listed(shown);
  const cards = new Map<ShownOffer, OfferListItem>();
  const cardOf = (offer: ShownOffer): OfferListItem => {
    const card = cards.get(offer) ?? presentListItem(offer);
    cards.set(offer, card);
    return card;
  };
  return {
    today: shown.today,
    list: (filter, order = 'start') => {
      const passing = onList.filter(({ entry }) => passes(filter, entry));
      return inOrder(order, passing, ({ entry: { offer }, price }) => ({ price, from: offer.from, to: offer.to })).map(cardOf);
    },
    filters: (filter) => {
      // A count is what the list shows under the filter: those to book or to wait for.
      const counted = onList.filter(({ entry, standing }) => ['recommended', 'coming'].includes(listPartOf(entry.offer, standing) ?? ''));
      const choices = filterChoices(
        counted.map(({ entry }) => entry),
        filter,
      );
      return presentFilters(choices, counted);
    },
    details: ({ offerId, friendlyUrl }) => {
      const found = shown.offers.find(({ entry }) =>
        offerId === undefined ? entry.content.friendlyUrl === friendlyUrl : entry.offer.id === offerId,
      );
      return found === undefined ? null : presentOfferDetails(found, onList, shown);
    },
  };
};

type Cached = {
  readonly from: Instant;
  readonly until: Instant;
  readonly versions: string;
  readonly offers: Promise<PublicOffers | null>;
  /** The same, from when they are there. */
  readonly here: PublicOffers | null;
  /** Whether the next reading is under way. */
  renewing: boolean;
};
/** What was read last of a brand, and what was made of it. */
type Seen = { readonly shown: ShownOffers; readonly versions: string; readonly offers: PublicOffers };

export type CachedOffers = {
  /** The offers of a brand: null for an unknown one. The same object for as long as nothing in them is different. */
  of(siteId: number): Promise<PublicOffers | null>;
  /** The same object, where nobody has to wait for it; null where it has to be read first. */
  here(siteId: number): PublicOffers | null;
  /** Places changed in this process: the next reader sees it (R6). */
  changed(): void;
};

/** Whether two readings show the same. */
const sameShown = (a: ShownOffers, b: ShownOffers): boolean => a.today === b.today && isDeepStrictEqual(a.offers, b.offers);

/**
 * The public offers, read once and kept until something may have changed: a commit of this process, a second for those of others, the
 * next lapse of a hold, midnight in Warsaw, another catalogue or other settings (R6). Readers who come meanwhile wait for one reading;
 * while readers come, the next one begins in time for nobody to wait for it.
 */
export const cachedOffers = (deps: OffersDeps): CachedOffers => {
  const read = readShownOffers(deps);
  const sites = new Map<number, Cached>();
  const seen = new Map<number, Seen>();
  const versions = (): string => `${deps.catalogue.version()} ${deps.settings.version()}`;

  // What others made of the offers is kept for as long as these are the same object.
  const offersOf = (siteId: number, shown: ShownOffers, versionsRead: string): PublicOffers => {
    const before = seen.get(siteId);
    if (before !== undefined && before.versions === versionsRead && sameShown(before.shown, shown)) return before.offers;
    const offers = publicOffers(shown);
    seen.set(siteId, { shown, versions: versionsRead, offers });
    return offers;
  };

  const begin = (siteId: number, now: Instant): { readonly reading: Cached; readonly until: Promise<Instant> } => {
    const versionsRead = versions();
    const shown = read(siteId);
    const reading: Cached = {
      from: now,
      until: now + LONGEST,
      versions: versionsRead,
      here: null,
      offers: shown.then((found) => (found === null ? null : offersOf(siteId, found, versionsRead))),
      renewing: false,
    };
    return { reading, until: shown.then((found) => Math.min(reading.until, found?.until ?? reading.until)) };
  };

  const readAnew = (siteId: number, now: Instant): Cached => {
    const { reading, until } = begin(siteId, now);
    sites.set(siteId, reading);
    Promise.all([reading.offers, until]).then(
      ([here, lapses]) => {
        if (sites.get(siteId) === reading) sites.set(siteId, { ...reading, until: lapses, here });
      },
      // A failed reading is nobody's answer but its own readers'.
      () => {
        if (sites.get(siteId) === reading) sites.delete(siteId);
      },
    );
    return reading;
  };

  /** Reads beside what is still shown; what changes meanwhile throws both away. */
  const renew = (siteId: number, now: Instant, current: Cached): void => {
    current.renewing = true;
    const { reading, until } = begin(siteId, now);
    // Where it fails, whoever comes when the present reading has lapsed meets the failure.
    Promise.all([reading.offers, until]).then(
      ([here, lapses]) => {
        if (sites.get(siteId) === current) sites.set(siteId, { ...reading, until: lapses, here });
      },
      () => {},
    );
  };

  /** What is still true at this moment, renewed beside its readers. */
  const currentOf = (siteId: number, now: Instant): Cached | null => {
    const known = sites.get(siteId);
    const current = known !== undefined && now >= known.from && now < known.until && known.versions === versions();
    if (!current) return null;
    if (!known.renewing && now - known.from >= LONGEST / 2) renew(siteId, now, known);
    return known;
  };

  return {
    of: (siteId) => {
      if (deps.settings.of(siteId) === undefined) return Promise.resolve(null);
      const now = deps.clock.now();
      return (currentOf(siteId, now) ?? readAnew(siteId, now)).offers;
    },
    here: (siteId) => currentOf(siteId, deps.clock.now())?.here ?? null,
    changed: () => sites.clear(),
  };
};

/** A filter as a key: the same for the same numbers in any order. */
export const filterKey = (filter: OffersFilter): string =>
  [filter.countries, filter.types, filter.terms, filter.options]
    .map((ids) => (ids.length < 2 ? ids.join() : [...new Set(ids)].toSorted((a, b) => a - b).join()))
    .join(' ');
