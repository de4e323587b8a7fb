import { filterChoices, type OffersFilter, passes } from '../../../../application/offers/filters.ts';
import {
  listed,
  type OffersDeps,
  readShownOffers,
  type ShownOffer,
  type ShownOffers,
} from '../../../../application/offers/shown-offers.ts';
import type { Instant } from '../../../../domain/calendar.ts';
import type { FiltersAnswer, OfferDetails, OfferListItem } from '../../contract/offers/offers.ts';
import { presentOfferDetails } from './present-details.ts';
import { presentFilters, presentListItem } from './present-list.ts';

/** Changes that other processes make show after a second at the latest. */
const LONGEST: Instant = 1000;
/** So many characters of answers are kept of one state of the offers; more are made each time they are asked for. */
const MOST_CHARACTERS = 16_000_000;

/** The offers as the wire shows them at a moment; everything here is the same for everybody. */
export type PublicOffers = {
  readonly today: string;
  list(filter: OffersFilter): OfferListItem[];
  filters(): FiltersAnswer;
  /** By number or, without one, by address. Null where there is no such offer. */
  details(wanted: { readonly offerId?: number | undefined; readonly friendlyUrl?: string | undefined }): OfferDetails | null;
  /** The text of a key, made where it is not kept yet; null is not kept. */
  cachedText(key: string, make: () => string | null): string | null;
};

const publicOffers = (shown: ShownOffers): PublicOffers => {
  const onList = listed(shown);
  const cards = new Map<ShownOffer, OfferListItem>();
  const answers = new Map<string, string>();
  let characters = 0;
  const cardOf = (offer: ShownOffer): OfferListItem => {
    const card = cards.get(offer) ?? presentListItem(offer);
    cards.set(offer, card);
    return card;
  };
  return {
    today: shown.today,
    list: (filter) => onList.filter(({ entry }) => passes(filter, entry)).map(cardOf),
    filters: () => presentFilters(filterChoices(onList.map(({ entry }) => entry)), onList),
    details: ({ offerId, friendlyUrl }) => {
      const found = shown.offers.find(({ entry }) =>
        offerId === undefined ? entry.content.friendlyUrl === friendlyUrl : entry.offer.id === offerId,
      );
      return found === undefined ? null : presentOfferDetails(found, onList, shown);
    },
    cachedText: (key, make) => {
      const known = answers.get(key);
      if (known !== undefined) return known;
      const made = make();
      if (made !== null && characters + made.length <= MOST_CHARACTERS) {
        answers.set(key, made);
        characters += made.length;
      }
      return made;
    },
  };
};

type Cached = { readonly from: Instant; readonly until: Instant; readonly versions: string; readonly offers: Promise<PublicOffers | null> };

export type KeptOffers = {
  /** The offers of a brand: null for an unknown one. */
  of(siteId: number): Promise<PublicOffers | null>;
  /** Places changed in this process: the next reader sees it (R6). */
  changed(): void;
};

/**
 * The public offers, read once and kept until something may have changed: a commit of this process, a second for those of others, the
 * next lapse of a hold, midnight in Warsaw, another catalogue or other settings (R6). Readers who come meanwhile wait for one reading.
 */
export const keepOffers = (deps: OffersDeps): KeptOffers => {
  const read = readShownOffers(deps);
  const sites = new Map<number, Cached>();
  const versions = (): string => `${deps.catalogue.version()} ${deps.settings.version()}`;

  const readAnew = (siteId: number, now: Instant): Cached => {
    const cached: Cached = {
      from: now,
      until: now + LONGEST,
      versions: versions(),
      offers: read(siteId).then((shown) => {
        if (shown === null) return null;
        if (sites.get(siteId) === cached) sites.set(siteId, { ...cached, until: Math.min(cached.until, shown.until) });
        return publicOffers(shown);
      }),
    };
    sites.set(siteId, cached);
    // A failed reading is nobody's answer but its own readers'.
    cached.offers.catch(() => {
      if (sites.get(siteId) === cached) sites.delete(siteId);
    });
    return cached;
  };

  return {
    of: (siteId) => {
      if (deps.settings.of(siteId) === undefined) return Promise.resolve(null);
      const now = deps.clock.now();
      const known = sites.get(siteId);
      const current = known !== undefined && now >= known.from && now < known.until && known.versions === versions();
      return (current ? known : readAnew(siteId, now)).offers;
    },
    changed: () => sites.clear(),
  };
};

/** A filter as a key: the same for the same numbers in any order. */
export const filterKey = (filter: OffersFilter): string =>
  [filter.countries, filter.types, filter.terms, filter.options]
    .map((ids) => (ids.length < 2 ? ids.join() : [...new Set(ids)].toSorted((a, b) => a - b).join()))
    .join(' ');
