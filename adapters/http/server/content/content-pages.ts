import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BlockOffers, ContentOf, ContentPage, QuestionCategory } from '../../../../application/content/content.ts';
import { EVERYTHING } from '../../../../application/offers/filters.ts';
import type { PageContent } from '../../../../application/ports/page-renderer.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import type { OfferListItem } from '../../contract/offers/offers.ts';
import type { KeptPages } from '../frame/kept-pages.ts';
import type { CachedOffers, PublicOffers } from '../offers/public-offers.ts';
import { presentPage, presentQuestions } from './present-content.ts';

/** How long each leg of an offer's course is, in whole nautical miles; nothing where it has no course. */
export type LegsOf = (offerId: number) => Promise<readonly number[]>;

export type ContentPagesDeps = {
  readonly contentOf: ContentOf;
  readonly offers: CachedOffers;
  readonly siteOf: (request: FastifyRequest) => number;
  readonly keptPages: KeptPages;
  readonly milesOf?: LegsOf | undefined;
};

/** The offers that a block's filter lets through, those that are named in the order of their names. */
const offersOf = (wanted: BlockOffers, shown: PublicOffers): readonly OfferListItem[] => {
  const { ids, urls, countries, types, terms } = wanted;
  // What is known by its address alone is shown where it is named, nowhere else.
  if (ids.length + urls.length === 0) return shown.list({ ...EVERYTHING, countries, types, terms }).filter(({ Listed }) => Listed);
  const named = [...ids.map((offerId) => ({ offerId })), ...urls.map((friendlyUrl) => ({ friendlyUrl }))];
  return named.flatMap((one) => shown.details(one) ?? []);
};

/** A port with the first sentence of what is told of it. */
const portOf = ({ Name, Description }: { readonly Name: string; readonly Description: string }) => ({
  name: Name,
  about: /^.*?[.!?](?=\s|$)/.exec(Description)?.[0] ?? Description,
});

/** Once each, in the order of the blocks. */
const offersOn = (page: ContentPage, shown: PublicOffers): readonly OfferListItem[] => {
  const offers = page.blocks.flatMap((block) => (block.offers === null ? [] : offersOf(block.offers, shown)));
  return [...new Map(offers.map((offer) => [offer.OfferId, offer])).values()];
};

/** The course of a cruise of a place that can be booked, the one with most ports, rather one whose chart is not drawn from far; nothing where nobody sails from port to port. */
const routeOn = (page: ContentPage, offers: readonly OfferListItem[], shown: PublicOffers) => {
  if (page.shape !== 'place') return null;
  const routes = offers.flatMap(({ OfferId: offerId, Standing, ListPart }) => {
    const found = Standing === 'open' && ListPart === 'coming' ? shown.details({ offerId }) : undefined;
    const ports = (found?.Region.OptionsList ?? []).filter(({ Available }) => Available).map(portOf);
    // A chart that is drawn from far shows little of the way between two ports.
    const near = found?.Traits.includes('mapZoom6') === true ? 0 : 1;
    return found && ports.length > 2 ? [{ near, route: { offerId, name: found.Name, friendlyUrl: found.FriendlyUrl, ports } }] : [];
  });
  const [first] = routes.toSorted((a, b) => b.near - a.near || b.route.ports.length - a.route.ports.length);
  return first?.route ?? null;
};
type Route = NonNullable<ReturnType<typeof routeOn>>;
/** With what each leg is long; without where its course could not be found, for the chart is then not there either. */
type MeasuredRoute = Route & { readonly miles: readonly number[] };

/** Finds the course of a place's page once for each state of page and offers: the legs are measured in another thread. */
const keepRoutes = (milesOf: LegsOf) => {
  const routes = new WeakMap<ContentPage, WeakMap<PublicOffers, Promise<MeasuredRoute | null>>>();
  const measured = async (page: ContentPage, shown: PublicOffers): Promise<MeasuredRoute | null> => {
    const route = routeOn(page, offersOn(page, shown), shown);
    return route === null ? null : { ...route, miles: await milesOf(route.offerId).catch(() => []) };
  };
  return (page: ContentPage, shown: PublicOffers): Promise<MeasuredRoute | null> => {
    const ofPage = routes.get(page) ?? new WeakMap();
    const route = ofPage.get(shown) ?? measured(page, shown);
    routes.set(page, ofPage.set(shown, route));
    return route;
  };
};

/** What a page shows of the shop beside its own words: the offers of its blocks, once each, and every question where it asks them all. */
const shownOn = (
  page: ContentPage,
  shown: PublicOffers,
  route: MeasuredRoute | null,
  questions: readonly QuestionCategory[],
): PageContent => ({
  kind: 'page',
  today: shown.today,
  page: presentPage(page),
  offers: offersOn(page, shown),
  faq: presentQuestions(questions),
  ...(route !== null && { route }),
});

/** Mounts every page of the content that has no screen of its own, rendered whole and kept until offers or content change. */
export const mountContentPages = (app: FastifyInstance, deps: ContentPagesDeps): void => {
  const { contentOf, offers, siteOf, keptPages, milesOf = async () => [] } = deps;
  const routeOf = keepRoutes(milesOf);
  // All brands have the same pages; what stands on them has each brand's figures.
  for (const { pageId, route, ownScreen } of contentOf(SHOP_SITE).pages()) {
    if (ownScreen) continue;
    app.get(route, async (request, reply) => {
      const siteId = siteOf(request);
      const content = contentOf(siteId);
      const [page, shown] = await Promise.all([content.page(pageId), offers.of(siteId)]);
      if (page === null || shown === null) return keptPages.missing(request, reply);
      const questions = pageId === 'faq' ? await content.questions() : [];
      const course = await routeOf(page, shown);
      return keptPages.send(request, reply, route, [shown], () => shownOn(page, shown, course, questions));
    });
  }
};
