import { err, ok, type Result } from 'neverthrow';
import { rateLimitOf } from '../../../../application/accounts/limits.ts';
import type { OffersFilter } from '../../../../application/offers/filters.ts';
import type { Settings } from '../../../../application/ports/system.ts';
import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import type { RequestOf } from '../../contract/routes.ts';
import { type CallRefusal, refuseFields, refuseWith } from '../pipeline/failures.ts';
import { type CachedResponse, JSON_TYPE, makeResponseCache } from '../pipeline/page-cache.ts';
import type { Call, Handlers } from '../pipeline/pipeline.ts';
import { presentSite } from './present-site.ts';
import { type CachedOffers, filterCacheKey, type PublicOffers } from './public-offers.ts';

/** Bytes that the cache can hold. The demo shop's responses need two million bytes. */
const MOST_BYTES = 8_000_000;

const filterOf = (request: RequestOf<'offersFilters'>): OffersFilter => ({
  countries: request.filterCountry,
  types: request.filterType,
  terms: request.filterTerm,
  options: request.filterOptions,
  months: request.filterMonths,
  lengths: request.filterLengths,
  prices: request.filterPrices,
  packages: request.filterPackages,
  free: request.filterFree,
});

export const offersHandlers = (cached: CachedOffers, settings: Pick<Settings, 'of'>) => {
  const ready = makeResponseCache(JSON_TYPE, MOST_BYTES);
  const offersOf = async ({
    siteId,
  }: BrandSettings): Promise<Result<PublicOffers, CallRefusal>> => {
    const offers = await cached.of(siteId);
    return offers === null ? err(refuseWith('unknownSite')) : ok(offers);
  };

  const answer = (
    siteId: number,
    offers: PublicOffers,
    request: string,
    make: () => object | null,
  ): Result<CachedResponse, CallRefusal> => {
    const key = `${siteId} ${request}`;
    const write = (): string | null => {
      const answer = make();
      return answer === null ? null : JSON.stringify(answer);
    };
    const found = ready.of(key, [offers], write);
    if (found === null) return err(refuseWith('notFound'));
    found.findCurrent ??= () => {
      const current = cached.here(siteId);
      return current === null ? null : ready.find(key, [current]);
    };
    return ok(found);
  };

  const details = async ({
    request: { offerId, friendlyUrl },
    site,
  }: Call<'offerDetails' | 'offerDetailsPost'>) => {
    if (offerId === undefined && (friendlyUrl ?? '') === '')
      return err(refuseFields([{ field: 'offerId', code: 'required' }]));
    const key = offerId === undefined ? `address ${friendlyUrl}` : `offer ${offerId}`;
    return (await offersOf(site)).andThen((offers) =>
      answer(site.siteId, offers, key, () => {
        const offer = offers.details({ offerId, friendlyUrl });
        return offer === null ? null : { Offer: offer };
      }),
    );
  };

  return {
    offersList: async ({ request, site }) => {
      const filter = filterOf(request);
      const { sort, page: number } = request;
      const key = `list ${number ?? 'all'} ${sort} ${filterCacheKey(filter)}`;
      return (await offersOf(site)).andThen((offers) =>
        answer(site.siteId, offers, key, () => {
          if (number === undefined) return { Offers: offers.list(filter, sort) };
          const { offers: Offers, page: Page } = offers.page(filter, sort, number);
          return { Offers, Page };
        }),
      );
    },
    offersFilters: async ({ request, site }) => {
      const filter = filterOf(request);
      return (await offersOf(site)).andThen((offers) =>
        answer(site.siteId, offers, `filters ${filterCacheKey(filter)}`, () =>
          offers.filters(filter),
        ),
      );
    },
    offerDetails: details,
    offerDetailsPost: details,
    site: async ({ site }) =>
      ok({ Site: presentSite(site, rateLimitOf(settings, 'resetOfEmail')) }),
  } satisfies Handlers;
};
