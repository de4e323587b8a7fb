import { err, ok, type Result } from 'neverthrow';
import { limitOf } from '../../../../application/accounts/limits.ts';
import type { OffersFilter } from '../../../../application/offers/filters.ts';
import type { Settings } from '../../../../application/ports/settings.ts';
import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import type { RequestOf } from '../../contract/routes.ts';
import type { Handlers } from '../frame/frame.ts';
import { JSON_TYPE, type KeptAnswer, keepAnswers } from '../frame/kept-answer.ts';
import { type Refused, refuse, refuseFields } from '../frame/refused.ts';
import { presentSite } from './present-site.ts';
import { type CachedOffers, filterKey, type PublicOffers } from './public-offers.ts';

/** Answers of this many bytes are kept, oldest first to go; the demo's take two million. */
const MOST_BYTES = 8_000_000;

const filterOf = ({ filterCountry, filterType, filterTerm, filterOptions }: RequestOf<'offersFilters'>): OffersFilter => ({
  countries: filterCountry,
  types: filterType,
  terms: filterTerm,
  options: filterOptions,
});

/** The public part of the wire: offers with their filters, one offer, the brand's figures. */
export const offersHandlers = (cached: CachedOffers, settings: Pick<Settings, 'of'>) => {
  const ready = keepAnswers(JSON_TYPE, MOST_BYTES);
  const offersOf = async ({ siteId }: BrandSettings): Promise<Result<PublicOffers, Refused>> => {
    const offers = await cached.of(siteId);
    return offers === null ? err(refuse('unknownSite')) : ok(offers);
  };

  const answer = (offers: PublicOffers, key: string, make: () => object | null): Result<KeptAnswer, Refused> => {
    const write = (): string | null => {
      const made = make();
      return made === null ? null : JSON.stringify(made);
    };
    const found = ready.of(key, [offers], write);
    return found === null ? err(refuse('notFound')) : ok(found);
  };

  const details = async ({ request, site }: { request: RequestOf<'offerDetails'>; site: BrandSettings }) => {
    const { offerId, friendlyUrl } = request;
    if (offerId === undefined && (friendlyUrl ?? '') === '') return err(refuseFields([{ field: 'offerId', code: 'required' }]));
    const key = offerId === undefined ? `address ${friendlyUrl}` : `offer ${offerId}`;
    return (await offersOf(site)).andThen((offers) =>
      answer(offers, `${site.siteId} ${key}`, () => {
        const offer = offers.details({ offerId, friendlyUrl });
        return offer === null ? null : { Offer: offer };
      }),
    );
  };

  return {
    offersList: async ({ request, site }) => {
      const filter = filterOf(request);
      return (await offersOf(site)).andThen((offers) =>
        answer(offers, `${site.siteId} list ${request.sort} ${filterKey(filter)}`, () => ({ Offers: offers.list(filter, request.sort) })),
      );
    },
    offersFilters: async ({ request, site }) => {
      const filter = filterOf(request);
      return (await offersOf(site)).andThen((offers) =>
        answer(offers, `${site.siteId} filters ${filterKey(filter)}`, () => offers.filters(filter)),
      );
    },
    offerDetails: details,
    offerDetailsPost: details,
    site: async ({ site }) => ok({ Site: presentSite(site, limitOf(settings, 'resetOfEmail')) }),
  } satisfies Handlers;
};
