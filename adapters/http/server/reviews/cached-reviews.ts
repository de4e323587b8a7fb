import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from '../../../../application/ports/catalogue.ts';
import type { Clock } from '../../../../application/ports/system.ts';
import {
  type PublicReviewsDeps,
  type ReviewBoard,
  readPublicReviews,
} from '../../../../application/reviews/public-reviews.ts';
import type { Instant } from '../../../../domain/calendar.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';

/** Milliseconds until cached reviews expire. Then changes by other processes become visible. */
const MAX_AGE: Instant = 60_000;

const MOST = 8;

/** Reviews to show. `of` says what they are about: the offer, its country or the whole shop. */
export type ShownReviews = ReviewBoard & { readonly of: 'offer' | 'region' | 'shop' };

type Entry = {
  readonly until: Instant;
  readonly reviews: Promise<ShownReviews>;
  here: ShownReviews | null;
};

export type CachedReviews = {
  ofShop(path: string): Promise<ShownReviews>;
  ofCountries(path: string, countryIds: readonly number[]): Promise<ShownReviews>;
  /** An offer without reviews of its own gets those of its country. */
  ofOffer(path: string, offerId: number, countryId: number): Promise<ShownReviews>;
  here(path: string): ShownReviews | null;
  /** Empties the cache after this process has changed a review. */
  changed(): void;
};

export type CachedReviewsDeps = PublicReviewsDeps & {
  readonly catalogue: Pick<Catalogue, 'all' | 'byId'>;
  readonly clock: Clock;
};

export const cachedReviews = (deps: CachedReviewsDeps): CachedReviews => {
  const read = readPublicReviews(deps);
  const entries = new Map<string, Entry>();
  const seen = new Map<string, ShownReviews>();

  const offersIn = (countryIds: readonly number[]): readonly number[] =>
    deps.catalogue
      .all(SHOP_SITE)
      .filter(({ offer }) => countryIds.includes(offer.countryId))
      .map(({ offer }) => offer.id);
  const region = async (countryIds: readonly number[]): Promise<ShownReviews> => ({
    of: 'region',
    ...(await read(offersIn(countryIds), MOST)),
  });

  const keep = (path: string, found: ShownReviews): ShownReviews => {
    const before = seen.get(path);
    if (before !== undefined && isDeepStrictEqual(before, found)) return before;
    seen.set(path, found);
    return found;
  };
  const cached = (path: string, reading: () => Promise<ShownReviews>): Promise<ShownReviews> => {
    const now = deps.clock.now();
    const cached = entries.get(path);
    if (cached !== undefined && now < cached.until) return cached.reviews;
    const reviews = reading().then((found) => keep(path, found));
    const entry: Entry = { until: now + MAX_AGE, reviews, here: null };
    entries.set(path, entry);
    reviews.then(
      (found) => {
        entry.here = found;
      },
      () => {
        if (entries.get(path) === entry) entries.delete(path);
      },
    );
    return reviews;
  };

  return {
    ofShop: (path) => cached(path, async () => ({ of: 'shop', ...(await read(null, MOST)) })),
    ofCountries: (path, countryIds) => cached(path, () => region(countryIds)),
    ofOffer: (path, offerId, countryId) =>
      cached(path, async () => {
        const ofOffer = await read([offerId], MOST);
        return ofOffer.count > 0 ? { of: 'offer', ...ofOffer } : region([countryId]);
      }),
    here: (path) => {
      const entry = entries.get(path);
      return entry === undefined || deps.clock.now() >= entry.until ? null : entry.here;
    },
    changed: () => entries.clear(),
  };
};
