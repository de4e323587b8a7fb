import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  BlockOffers,
  ContentOf,
  ContentPage,
} from '../../../../application/content/content.ts';
import { NO_FILTER } from '../../../../application/offers/filters.ts';
import { SHOP_SITE } from '../../../../domain/sites.ts';
import type { OfferListItem } from '../../contract/offers/offers.ts';
import { pages } from '../../contract/pages.pl.ts';
import type { CachedOffers, OfferPorts, PublicOffers } from '../offers/public-offers.ts';
import type { PageCache } from '../pipeline/page-cache.ts';
import type { CachedReviews, ShownReviews } from '../reviews/cached-reviews.ts';
import { presentPageOffers } from './page-offers.ts';
import { presentQuestions } from './present-content.ts';

export type LegsOf = (offerId: number) => Promise<readonly number[]>;

export type ContentPagesDeps = {
  readonly contentOf: ContentOf;
  readonly offers: CachedOffers;
  readonly siteOf: (request: FastifyRequest) => number;
  readonly pageCache: PageCache;
  readonly milesOf?: LegsOf | undefined;
  readonly reviews?: CachedReviews | undefined;
};

/** Returns a block's offers in the order of its list. */
const offersIn =
  (publicOffers: PublicOffers) =>
  ({ ids, urls, countries, types, terms }: BlockOffers): readonly OfferListItem[] => {
    if (ids.length + urls.length === 0)
      return publicOffers
        .list({ ...NO_FILTER, countries, types, terms })
        .filter(({ Listed }) => Listed);
    const named = [
      ...ids.map((offerId) => ({ offerId })),
      ...urls.map((friendlyUrl) => ({ friendlyUrl })),
    ];
    return named.flatMap((selector) => publicOffers.card(selector) ?? []);
  };

const portOf = ({ name, description }: OfferPorts[number]) => ({
  name,
  about: /^.*?[.!?](?=\s|$)/.exec(description)?.[0] ?? description,
});

const chooseRoute = (page: ContentPage, publicOffers: PublicOffers) => {
  if (page.shape !== 'place') return null;
  const offers = page.blocks.flatMap((block) =>
    block.offers === null ? [] : offersIn(publicOffers)(block.offers),
  );
  const routes = offers.flatMap(({ OfferId, Name, FriendlyUrl, Traits, Standing, ListPart }) => {
    if (Standing !== 'open' || ListPart !== 'coming') return [];
    // Read only the ports: reading all details of hundreds of offers would take seconds.
    const ports = publicOffers
      .ports(OfferId)
      .filter(({ available }) => available)
      .map(portOf);
    // Prefer offers without the trait mapZoom6. At zoom 6 a chart is so coarse that short ways
    // between ports cannot be seen.
    const near = Traits.includes('mapZoom6') ? 0 : 1;
    return ports.length > 2
      ? [{ near, route: { offerId: OfferId, name: Name, friendlyUrl: FriendlyUrl, ports } }]
      : [];
  });
  const [first] = routes.toSorted(
    (a, b) => b.near - a.near || b.route.ports.length - a.route.ports.length,
  );
  return first?.route ?? null;
};
type Route = NonNullable<ReturnType<typeof chooseRoute>>;

/** A response waits at most this many milliseconds for the thread that measures routes. */
const LONGEST_WAIT = 250;

/** Returns the result; null if measuring the route takes too long. */
const inTime = async <T>(measured: Promise<T>): Promise<T | null> => {
  const done = new AbortController();
  const timeout = pause(LONGEST_WAIT, null, { signal: done.signal });
  try {
    return await Promise.race([measured, timeout]);
  } finally {
    done.abort();
  }
};

const makeRouteCache = () => {
  const routes = new WeakMap<ContentPage, WeakMap<PublicOffers, Route | null>>();
  return (page: ContentPage, publicOffers: PublicOffers): Route | null => {
    const ofPage = routes.get(page) ?? new WeakMap();
    const found = ofPage.get(publicOffers);
    const route = found === undefined ? chooseRoute(page, publicOffers) : found;
    routes.set(page, ofPage.set(publicOffers, route));
    return route;
  };
};

/**
 * Returns the reviews that a page shows (R72). The page about reviews shows all reviews, a
 * country's page shows that country's reviews. Null for other pages.
 */
const reviewsOn = async (
  { route, shape, blocks }: ContentPage,
  reviews: CachedReviews | undefined,
): Promise<ShownReviews | null> => {
  if (reviews === undefined) return null;
  if (route === pages.aboutReviews) return reviews.ofShop(route);
  const countries = blocks.flatMap(({ offers }) => offers?.countries ?? []);
  return shape === 'place' && countries.length > 0
    ? reviews.ofCountries(route, [...new Set(countries)])
    : null;
};

export const mountContentPages = (app: FastifyInstance, deps: ContentPagesDeps): void => {
  const { contentOf, offers, siteOf, pageCache, milesOf = async () => [], reviews } = deps;
  const routeOf = makeRouteCache();
  for (const { pageId, route, ownScreen } of contentOf(SHOP_SITE).pages()) {
    if (ownScreen) continue;
    app.get(route, async (request, reply) => {
      const siteId = siteOf(request);
      const content = contentOf(siteId);
      const [page, publicOffers] = await Promise.all([content.page(pageId), offers.of(siteId)]);
      if (page === null || publicOffers === null) return pageCache.missing(request, reply);
      const questions = pageId === 'faq' ? await content.questions() : [];
      const course = routeOf(page, publicOffers);
      const miles =
        course === null ? [] : await inTime(milesOf(course.offerId).catch((): number[] => []));
      const reviewed = await reviewsOn(page, reviews);
      const madeOf = [
        publicOffers,
        ...(reviewed === null ? [] : [reviewed]),
        // A page that was rendered without the route's length is outdated once the length is known.
        ...(miles === null ? ['not measured yet'] : []),
      ];
      return pageCache.send(request, reply, route, madeOf, () => ({
        kind: 'page',
        today: publicOffers.today,
        ...presentPageOffers(page, offersIn(publicOffers)),
        faq: presentQuestions(questions),
        ...(course !== null && { route: { ...course, miles: miles ?? [] } }),
        ...(reviewed !== null && { reviews: reviewed }),
      }));
    });
  }
};
