import { err, ok, type Result } from 'neverthrow';
import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import type { RequestOf } from '../../contract/routes.ts';
import { type Handlers, ReadyJson } from '../frame/frame.ts';
import { type Refused, refuse, refuseFields } from '../frame/refused.ts';
import { presentSite } from './present-site.ts';
import { filterKey, type KeptOffers, type PublicOffers } from './public-offers.ts';

/** A longer key is some program's: its answer is made for it alone. */
const LONGEST_KEY = 200;
/** So many answers of one state of the offers are kept as bytes; the rest is written each time. */
const MOST_READY = 100;

/** The public part of the wire: offers with their filters, one offer, the brand's figures. */
export const offersHandlers = (kept: KeptOffers) => {
  // Goes with the state of the offers that it was made of.
  const ready = new WeakMap<PublicOffers, Map<string, ReadyJson>>();
  const offersOf = async ({ siteId }: BrandSettings): Promise<Result<PublicOffers, Refused>> => {
    const offers = await kept.of(siteId);
    return offers === null ? err(refuse('unknownSite')) : ok(offers);
  };

  const answer = (offers: PublicOffers, key: string, make: () => object | null): Result<ReadyJson, Refused> => {
    const write = (): string | null => {
      const made = make();
      return made === null ? null : JSON.stringify(made);
    };
    const written = ready.get(offers) ?? new Map<string, ReadyJson>();
    ready.set(offers, written);
    const known = written.get(key);
    if (known !== undefined) return ok(known);
    const json = key.length > LONGEST_KEY ? write() : offers.cachedText(key, write);
    if (json === null) return err(refuse('notFound'));
    const made = new ReadyJson(json);
    if (written.size < MOST_READY && key.length <= LONGEST_KEY) written.set(key, made);
    return ok(made);
  };

  const details = async ({ request, site }: { request: RequestOf<'offerDetails'>; site: BrandSettings }) => {
    const { offerId, friendlyUrl } = request;
    if (offerId === undefined && (friendlyUrl ?? '') === '') return err(refuseFields([{ field: 'offerId', code: 'required' }]));
    const key = offerId === undefined ? `address ${friendlyUrl}` : `offer ${offerId}`;
    return (await offersOf(site)).andThen((offers) =>
      answer(offers, key, () => {
        const offer = offers.details({ offerId, friendlyUrl });
        return offer === null ? null : { Offer: offer };
      }),
    );
  };

  return {
    offersList: async ({ request, site }) => {
      const filter = {
        countries: request.filterCountry,
        types: request.filterType,
        terms: request.filterTerm,
        options: request.filterOptions,
      };
      return (await offersOf(site)).andThen((offers) =>
        answer(offers, `list ${filterKey(filter)}`, () => ({ Offers: offers.list(filter) })),
      );
    },
    offersFilters: async ({ site }) => (await offersOf(site)).andThen((offers) => answer(offers, 'filters', () => offers.filters())),
    offerDetails: details,
    offerDetailsPost: details,
    site: async ({ site }) => ok({ Site: presentSite(site) }),
  } satisfies Handlers;
};
