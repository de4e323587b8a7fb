import { isDeepStrictEqual } from 'node:util';
import type { FilterBands } from '../../../../application/content/content.ts';
import {
  type FilterIds,
  filterIdsOf,
  indexFilterCounts,
  NO_FILTER,
  type OffersFilter,
  passesFilter,
} from '../../../../application/offers/filters.ts';
import {
  listPublicOffers,
  type OffersDeps,
  readShownOffers,
  type ShownOffer,
  type ShownOffers,
} from '../../../../application/offers/shown-offers.ts';
import { hoursToFirstPayment } from '../../../../domain/booking/placed/dues.ts';
import type { Instant } from '../../../../domain/calendar.ts';
import {
  type OfferListSection,
  offerListSectionOf,
} from '../../../../domain/catalogue/sale-state.ts';
import { type OfferOrder, sortOffers } from '../../../../domain/pricing/offer-order.ts';
import type {
  FiltersAnswer,
  OfferDetails,
  OfferListItem,
  OffersPage,
} from '../../contract/offers/offers.ts';
import { slicePage } from './page-slice.ts';
import { presentOfferDetails } from './present-details.ts';
import {
  type FilterNames,
  filterNamesOf,
  presentFilters,
  presentListItem,
} from './present-list.ts';

/** Milliseconds until cached offers expire. Then changes by other processes become visible. */
const MAX_AGE: Instant = 1000;

type PageOfOffers = { readonly offers: OfferListItem[]; readonly page: OffersPage };

/** Recommended offers beyond this number are in the main list, with a ribbon (P-060). */
const MOST_RECOMMENDED = 4;

export type OfferPorts = ShownOffer['entry']['content']['ports'];

/** Names an offer by number or by page address. If a request has both, the number decides. */
type OfferKey = {
  readonly offerId?: number | undefined;
  readonly friendlyUrl?: string | undefined;
};

export type PublicOffers = {
  readonly today: string;
  list(filter: OffersFilter, order?: OfferOrder): OfferListItem[];
  page(filter: OffersFilter, order: OfferOrder, number: number): PageOfOffers;
  filters(filter?: OffersFilter): FiltersAnswer;
  card(key: OfferKey): OfferListItem | null;
  details(key: OfferKey): OfferDetails | null;
  /** Returns an offer's ports, even if it cannot be booked; none for an unknown offer. */
  ports(offerId: number): OfferPorts;
};

const partOf = ({ entry, saleState }: ShownOffer): OfferListSection | null =>
  offerListSectionOf(entry.offer, saleState);

const isToJoin = (offer: ShownOffer): boolean =>
  ['recommended', 'coming'].includes(partOf(offer) ?? '');

const publicOffers = (shownOffers: ShownOffers, bands: FilterBands): PublicOffers => {
  const onList = listPublicOffers(shownOffers);
  const counted = onList.filter(isToJoin);
  let names: FilterNames | null = null;
  let countsOf: ReturnType<typeof indexFilterCounts> | null = null;
  let byKey: ReadonlyMap<number | string, ShownOffer> | null = null;
  const find = ({ offerId, friendlyUrl = '' }: OfferKey): ShownOffer | undefined => {
    byKey ??= new Map(
      // If several offers have the same page address, the first of them counts. A map keeps the
      // last entry of a key, so reverse the offers.
      shownOffers.offers.toReversed().flatMap((offer): [number | string, ShownOffer][] => [
        [offer.entry.offer.id, offer],
        [offer.entry.content.friendlyUrl, offer],
      ]),
    );
    return byKey.get(offerId ?? friendlyUrl);
  };
  const ids = new Map<ShownOffer, FilterIds>();
  const idsOf = (offer: ShownOffer): FilterIds => {
    const found = ids.get(offer) ?? filterIdsOf(offer, bands);
    ids.set(offer, found);
    return found;
  };
  const cards = new Map<ShownOffer, OfferListItem>();
  const cardOf = (offer: ShownOffer): OfferListItem => {
    const card = cards.get(offer) ?? presentListItem(offer);
    cards.set(offer, card);
    return card;
  };
  const sorted = (filter: OffersFilter, order: OfferOrder): readonly ShownOffer[] => {
    const passing = onList.filter((offer) => passesFilter(filter, idsOf(offer)));
    return sortOffers(order, passing, ({ entry: { offer }, price }) => ({
      price,
      from: offer.from,
      to: offer.to,
    }));
  };
  return {
    today: shownOffers.today,
    list: (filter, order = 'start') => sorted(filter, order).map(cardOf),
    page: (filter, order, number) => {
      const found = sorted(filter, order);
      const recommended = new Set(
        found.filter((offer) => partOf(offer) === 'recommended').slice(0, MOST_RECOMMENDED),
      );
      const coming = found.filter((offer) => isToJoin(offer) && !recommended.has(offer));
      const underWay = found.filter((offer) => partOf(offer) === 'underWay');
      const onPage = slicePage(coming, underWay, number);
      return {
        offers: [
          ...(number === 1 ? [...recommended] : []).map(cardOf),
          ...onPage.coming.map((offer) => ({
            ...cardOf(offer),
            ListPart: 'coming' as const,
          })),
          ...onPage.underWay.map(cardOf),
        ],
        page: {
          Number: number,
          Pages: onPage.pages,
          Count: recommended.size + coming.length,
        },
      };
    },
    filters: (filter = NO_FILTER) => {
      names ??= filterNamesOf(counted.map(({ entry }) => entry));
      countsOf ??= indexFilterCounts(counted.map(idsOf));
      return presentFilters(names, countsOf(filter), bands);
    },
    card: (key) => {
      const found = find(key);
      return found === undefined ? null : cardOf(found);
    },
    details: (key) => {
      const found = find(key);
      return found === undefined ? null : presentOfferDetails(found, onList, shownOffers);
    },
    ports: (offerId) => find({ offerId })?.entry.content.ports ?? [],
  };
};

type CacheEntry = {
  readonly from: Instant;
  readonly until: Instant;
  readonly versions: string;
  readonly offers: Promise<PublicOffers | null>;
  readonly here: PublicOffers | null;
  renewing: boolean;
};
type LastRead = {
  readonly shown: ShownOffers;
  readonly versions: string;
  readonly offers: PublicOffers;
};

export type CachedOffers = {
  /** Returns a brand's offers. As long as nothing changes, it returns the same object. */
  of(siteId: number): Promise<PublicOffers | null>;
  here(siteId: number): PublicOffers | null;
  /** Call this after this process has sold or freed places: offers are then read again (R6). */
  changed(): void;
};

/** Returns the hours for the first payment: fewer shortly before the departure (R28.1). */
const firstHoursAt = ({ at, settings }: ShownOffers, { offer }: ShownOffer['entry']): number =>
  hoursToFirstPayment({ at, offer, settings });

const isSameShown = (a: ShownOffers, b: ShownOffers): boolean =>
  a.today === b.today &&
  isDeepStrictEqual(a.offers, b.offers) &&
  isDeepStrictEqual(a.aboard, b.aboard) &&
  a.offers.every(({ entry }) => firstHoursAt(a, entry) === firstHoursAt(b, entry));

/** Caches offers for at most a second; less if places, offers, settings or the day change (R6). */
export const createOfferCache = (
  deps: OffersDeps & { readonly bandsOf: (siteId: number) => FilterBands },
): CachedOffers => {
  const read = readShownOffers(deps);
  const sites = new Map<number, CacheEntry>();
  const seen = new Map<number, LastRead>();
  const versions = (): string => `${deps.catalogue.version()} ${deps.settings.version()}`;

  // Return the same object if nothing has changed, because callers compare by identity.
  const offersOf = (
    siteId: number,
    shownOffers: ShownOffers,
    versionsRead: string,
  ): PublicOffers => {
    const before = seen.get(siteId);
    if (
      before !== undefined &&
      before.versions === versionsRead &&
      isSameShown(before.shown, shownOffers)
    )
      return before.offers;
    const offers = publicOffers(shownOffers, deps.bandsOf(siteId));
    seen.set(siteId, { shown: shownOffers, versions: versionsRead, offers });
    return offers;
  };

  /** Begins to read offers. `done`: the entry when they are read. */
  const begin = (siteId: number, now: Instant) => {
    const versionsRead = versions();
    const shownOffers = read(siteId);
    const reading: CacheEntry = {
      from: now,
      until: now + MAX_AGE,
      versions: versionsRead,
      here: null,
      offers: shownOffers.then((found) =>
        found === null ? null : offersOf(siteId, found, versionsRead),
      ),
      renewing: false,
    };
    const done = Promise.all([shownOffers, reading.offers]).then(([found, here]): CacheEntry => {
      const until = Math.min(reading.until, found?.until ?? reading.until);
      return { ...reading, until, here };
    });
    return { reading, done };
  };

  const readAndCache = (siteId: number, now: Instant): CacheEntry => {
    const { reading, done } = begin(siteId, now);
    sites.set(siteId, reading);
    done.then(
      (entry) => {
        if (sites.get(siteId) === reading) sites.set(siteId, entry);
      },
      // A failed read must not stay in the cache, so that the next reader reads again.
      () => {
        if (sites.get(siteId) === reading) sites.delete(siteId);
      },
    );
    return reading;
  };

  /** Refreshes offers before they expire. Drops the result if the cache was cleared since. */
  const renew = (siteId: number, now: Instant, current: CacheEntry): void => {
    current.renewing = true;
    begin(siteId, now).done.then(
      (entry) => {
        if (sites.get(siteId) === current) sites.set(siteId, entry);
      },
      // Ignore a failed early refresh, because the next reader reads the offers again.
      () => {},
    );
  };

  /**
   * Returns cached offers; null if they have expired. If half of their lifetime is over, reads new
   * offers in the background.
   */
  const currentOf = (siteId: number, now: Instant): CacheEntry | null => {
    const entry = sites.get(siteId);
    const current =
      entry !== undefined &&
      now >= entry.from &&
      now < entry.until &&
      entry.versions === versions();
    if (!current) return null;
    if (!entry.renewing && now - entry.from >= MAX_AGE / 2) renew(siteId, now, entry);
    return entry;
  };

  return {
    of: (siteId) => {
      if (deps.settings.of(siteId) === undefined) return Promise.resolve(null);
      const now = deps.clock.now();
      return (currentOf(siteId, now) ?? readAndCache(siteId, now)).offers;
    },
    here: (siteId) => currentOf(siteId, deps.clock.now())?.here ?? null,
    changed: () => sites.clear(),
  };
};

export const filterCacheKey = (filter: OffersFilter): string =>
  Object.values(filter)
    .map((ids) =>
      ids.length < 2 ? ids.join() : [...new Set(ids)].toSorted((a, b) => a - b).join(),
    )
    .join(' ');
