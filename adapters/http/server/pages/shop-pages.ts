import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseFaqQuestions } from '../../../../application/content/choose-questions.ts';
import type { ContentOf } from '../../../../application/content/content.ts';
import type { SubscriptionAnswerDeps } from '../../../../application/newsletter/subscribe.ts';
import { NO_FILTER, type OffersFilter } from '../../../../application/offers/filters.ts';
import type { BlogOf } from '../../../../application/ports/blog.ts';
import type { PageContent, PageRenderer } from '../../../../application/ports/page-renderer.ts';
import type { DocumentPrinter } from '../../../../application/ports/papers.ts';
import type { ReviewFormDeps } from '../../../../application/reviews/review-form.ts';
import { SHOP_SITE, SITES } from '../../../../domain/sites.ts';
import type { Addresses } from '../../../system/addresses.ts';
import {
  normalizeOfferListUrl,
  type OffersQuery,
  offerListUrl,
  readOffersQuery,
  readPageNumber,
} from '../../contract/list-query.ts';
import type { ContactFacts } from '../../contract/offers/contact.ts';
import { offerPageUrl, pages } from '../../contract/pages.pl.ts';
import {
  KIND_KEY,
  readTrainingKind,
  SPECIAL_LISTS,
  type SpecialList,
  specialListUrl,
} from '../../contract/special-lists.pl.ts';
import { mountBlogPages } from '../blog/blog-pages.ts';
import { type LegsOf, mountContentPages } from '../content/content-pages.ts';
import { mountDocuments } from '../content/document-files.ts';
import { presentPage } from '../content/present-content.ts';
import type { CachedOffers, PublicOffers } from '../offers/public-offers.ts';
import { isOwnOrigin, secFetchSiteOf } from '../pipeline/origin.ts';
import { type CachedResponse, makePageCache } from '../pipeline/page-cache.ts';
import type { ScriptlessForms } from '../pipeline/scriptless-form.ts';
import type { CachedReviews, ShownReviews } from '../reviews/cached-reviews.ts';
import { contactScriptlessForm, mountContactPage } from './contact-page.ts';
import {
  HOME_PAGE_VARIANTS,
  homeContent,
  type ReportUnbookable,
  reportEachUnbookableOfferOnce,
} from './home-page.ts';
import { mountNewsletterPages, newsletterScriptlessForm } from './newsletter-pages.ts';
import { presentSpecialList } from './present-special-list.ts';
import { mountLinkPreviewPictures, type Previews } from './previews.ts';
import { redirectTarget } from './redirects.ts';
import { mountReviewPages } from './review-pages.ts';
import { missingOptionalPages, presentPageFrame } from './site-frame.ts';
import { mountSiteMap } from './site-map.ts';

/**
 * The shop's pages. Call `mount` after all other routes are registered. `away` sends the page that
 * visitors see while the store is unavailable.
 */
export type Pages = {
  mount(app: FastifyInstance): void;
  readonly forms?: ScriptlessForms;
  /** Returns a page from the cache; null if the cache lacks it or its data have changed. */
  ready(url: string, host: string): CachedResponse | null;
  away(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
  notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
};

export type PagesDeps = {
  readonly offers: CachedOffers;
  readonly renderer: PageRenderer;
  readonly previews?: Previews;
  readonly milesOf?: LegsOf;
  readonly blogOf?: BlogOf;
  readonly documents?: DocumentPrinter;
  readonly contentOf?: ContentOf;
  readonly addresses: Addresses;
  readonly nameOf?: (siteId: number) => string;
  readonly development?: boolean;
  readonly newsletter?: SubscriptionAnswerDeps;
  readonly reviews?: { readonly form: ReviewFormDeps; readonly shown: CachedReviews };
  readonly tiles?: { readonly url: string; readonly attribution: string; readonly host: string };
  readonly leftOut?: ReportUnbookable;
  readonly lot?: (count: number) => number;
  readonly contactOf: (siteId: number) => ContactFacts;
};

/** Private pages. The server sends them without data; then the browser loads the data (R59). */
const SHELLS = {
  wizard: [pages.booking, `${pages.booking}/*`],
  login: [pages.login],
  register: [pages.register],
  activation: [pages.activation],
  reset: [pages.passwordReset, pages.passwordResetPlain],
  newPassword: [pages.newPassword],
  panel: [pages.panel, `${pages.panel}/*`],
  parts: [pages.parts],
  onlinePayment: [pages.onlinePayment, `${pages.onlinePayment}/`],
} as const;

const filterOf = (query: OffersQuery): OffersFilter => ({
  countries: query.destination,
  types: query.type,
  terms: query.term,
  options: query.option,
  months: query.month,
  lengths: query.length,
  prices: query.price,
  packages: query.package,
  free: query.free,
});

/** What a page was rendered from. If one of these objects is replaced, the page is outdated. */
const madeOf = (publicOffers: PublicOffers, reviewed: ShownReviews | null): readonly unknown[] =>
  reviewed === null ? [publicOffers] : [publicOffers, reviewed];

const catalogueEntryOf = (publicOffers: PublicOffers | null, friendlyUrl: string) => {
  const offer = publicOffers?.details({ friendlyUrl }) ?? null;
  return offer && { offerId: offer.OfferId, countryId: offer.Region.Country.CountryId };
};

const ONE_OF_MANY = /^\/(?:oferta|blog)\/[^/]+$/;

const HOME = 'homePage';

export const shopPages = (deps: PagesDeps): Pages => {
  const {
    offers,
    renderer: bare,
    blogOf,
    newsletter,
    reviews,
    contentOf,
    addresses,
    contactOf,
    tiles,
    documents,
    previews,
    nameOf = () => '',
    development = false,
    lot = () => 0,
  } = deps;
  const brands = () =>
    Object.fromEntries(
      SITES.flatMap((siteId) => (nameOf(siteId) === '' ? [] : [[siteId, nameOf(siteId)]])),
    );
  const renderer: PageRenderer = {
    render: (page) => {
      const site = { id: page.siteId, name: nameOf(page.siteId), brands: brands() };
      const content = contentOf?.(page.siteId);
      const frame =
        content === undefined ? {} : { frame: presentPageFrame({ content, page: page.content }) };
      return bare.render({ ...page, content: { ...page.content, site, ...frame } });
    },
  };
  const leftOut = reportEachUnbookableOfferOnce(deps.leftOut ?? (() => {}));
  const siteOf = ({ host }: FastifyRequest): number => addresses.siteAt(host);
  const originOf = ({ host, protocol }: FastifyRequest): string =>
    addresses.at(host) ?? `${protocol}://${host}`;

  const rendering = { renderer, originOf, siteOf };
  const pageCache = makePageCache({
    ...rendering,
    version: (siteId) =>
      `${siteId} ${SITES.map(nameOf).join()} ${contentOf?.(siteId).version() ?? ''}`,
    notFound: (request, reply) => notFound(request, reply),
  });
  const { missing } = pageCache;
  const shell = (request: FastifyRequest, reply: FastifyReply, screen: string) =>
    pageCache.sendPlain(request, reply, { kind: 'client', screen }, 200);

  const elsewhere =
    (app: FastifyInstance) =>
    (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
      const other = redirectTarget(
        request.url,
        (url) => ONE_OF_MANY.test(url) || app.hasRoute({ method: 'GET', url }),
      );
      return other === null ? missing(request, reply) : reply.redirect(other, 301);
    };
  let notFound = missing;

  const publicPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
    contentOf: (offers: PublicOffers) => PageContent | null,
    { hand, reviewed }: { readonly hand?: number; readonly reviewed?: ShownReviews | null } = {},
  ): Promise<FastifyReply> => {
    const publicOffers = await offers.of(siteOf(request));
    return publicOffers === null
      ? missing(request, reply)
      : pageCache.send(
          request,
          reply,
          url,
          madeOf(publicOffers, reviewed ?? null),
          () => contentOf(publicOffers),
          hand,
        );
  };

  const home = async (request: FastifyRequest, reply: FastifyReply) => {
    // The payment provider sends browsers to the home page with `?error`. Redirect them to the
    // payment page.
    if (new URLSearchParams(request.url.split('?', 2)[1]).has('error'))
      return reply.redirect(`${pages.onlinePayment}/?error`, 302);
    const page = (await contentOf?.(siteOf(request)).page(HOME)) ?? null;
    const hand = lot(HOME_PAGE_VARIANTS);
    const reviewed = (await reviews?.shown.ofShop(pages.home)) ?? null;
    const claim = contentOf?.(siteOf(request)).reviewClaim() ?? null;
    return publicPage(
      request,
      reply,
      pages.home,
      (publicOffers) => ({
        ...homeContent(page, publicOffers, leftOut, hand),
        reviews: reviewed,
        claim,
      }),
      { hand, reviewed },
    );
  };

  const list = (request: FastifyRequest, reply: FastifyReply) => {
    const [, search] = request.url.split('?', 2);
    const tidy = normalizeOfferListUrl(search ?? '');
    if (search !== undefined && request.url !== tidy) return reply.redirect(tidy, 301);
    const query = readOffersQuery(search ?? '');
    return publicPage(request, reply, offerListUrl(query), (publicOffers) => {
      const { offers, page } = publicOffers.page(filterOf(query), query.sort, query.page);
      // A page number above the last page gets 404, for example after the list became shorter.
      return query.page > page.Pages
        ? null
        : { kind: 'list', offers, page, filters: publicOffers.filters(filterOf(query)), query };
    });
  };

  const special = (name: SpecialList) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { pageId } = SPECIAL_LISTS[name];
    const content = contentOf?.(siteOf(request));
    const words = (await content?.page(pageId)) ?? null;
    const listed = content?.listed(name) ?? null;
    if (content === undefined || words === null || listed === null) return missing(request, reply);
    const { heading, places } = content.listTexts(name);
    const search = request.url.split('?', 2)[1] ?? '';
    const chosen = name === 'trainings' ? readTrainingKind(search) : null;
    const number = readPageNumber(search);
    // Without scripts, a filter form sends an empty parameter. Redirect to the page without it.
    if (name === 'trainings' && chosen === null && new URLSearchParams(search).has(KIND_KEY))
      return reply.redirect(pages.trainings, 301);
    return publicPage(request, reply, specialListUrl(name, chosen, number), (publicOffers) => {
      const found = publicOffers.list({ ...NO_FILTER, ...listed });
      const onList =
        name === 'trainings' || name === 'lakes'
          ? found
          : found.filter(({ ListPart }) => ListPart !== null);
      const content = presentSpecialList({ offers: onList, places, chosen, number });
      return (
        content && {
          kind: 'special',
          list: name,
          page: presentPage(words),
          today: publicOffers.today,
          heading,
          ...content,
        }
      );
    });
  };

  /** If a link on another site leads here, the visitor must confirm the logout (R44, A-015). */
  const leave = (request: FastifyRequest, reply: FastifyReply) => {
    const { referer } = request.headers;
    // Old browsers send no Sec-Fetch-Site, so compare also the origin in the Referer header.
    const origin = referer === undefined ? undefined : (URL.parse(referer)?.origin ?? 'null');
    if (
      isOwnOrigin({
        origin,
        secFetchSite: secFetchSiteOf(request),
        host: request.host,
        publicUrl: addresses.at(request.host),
      })
    )
      return shell(request, reply, 'logout');
    return reply.header('cache-control', 'no-store').redirect(pages.panelLogout, 302);
  };

  const hasBlog = !missingOptionalPages(contentOf?.(SHOP_SITE)).includes(pages.blog);
  const contact = { ...rendering, contactOf, contentOf, offers, pageCache };
  return {
    forms: {
      contactRequest: contactScriptlessForm(contact),
      newsletter: newsletterScriptlessForm(rendering),
    },
    mount: (app) => {
      notFound = elsewhere(app);
      if (previews !== undefined)
        mountLinkPreviewPictures(app, { previews, offers, siteOf, nameOf, blogOf, contentOf });
      if (contentOf !== undefined && documents !== undefined)
        mountDocuments(app, { contentOf, siteOf, nameOf, printer: documents });
      if (contentOf !== undefined)
        mountContentPages(app, {
          ...{ contentOf, offers, siteOf, pageCache, milesOf: deps.milesOf },
          reviews: reviews?.shown,
        });
      mountSiteMap(app, { offers, siteOf, blogOf, contentOf, originOf });
      app.get(pages.home, home);
      app.get(pages.offers, list);
      app.get(pages.trainings, special('trainings'));
      app.get(pages.mazury, special('lakes'));
      app.get(pages.may, special('may'));
      app.get(pages.sailAndParty, special('party'));
      app.get<{ Params: { friendlyUrl: string } }>(pages.offer, async (request, reply) => {
        const { friendlyUrl } = request.params;
        const words = contentOf?.(siteOf(request));
        const categories = (await words?.questions()) ?? [];
        const cardInstalments = words?.cardInstalments() ?? null;
        const path = offerPageUrl(friendlyUrl);
        const entry = catalogueEntryOf(await offers.of(siteOf(request)), friendlyUrl);
        const reviewed =
          entry === null
            ? null
            : ((await reviews?.shown.ofOffer(path, entry.offerId, entry.countryId)) ?? null);
        const content = (publicOffers: PublicOffers): PageContent | null => {
          const offer = publicOffers.details({ friendlyUrl });
          if (offer === null) return null;
          const countryId = offer.Region.Country.CountryId;
          const request = { place: 'offer', traits: offer.Traits, countryId } as const;
          const kitty = words?.kitty(offer.Region.Country.Name) ?? null;
          const style = words?.style(offer.Type.OfferTypeId) ?? null;
          const newWay = offer.Page.NewWay ? (words?.newWay(offer.Traits) ?? null) : null;
          const questions = offer.Page.Questions ? chooseFaqQuestions(categories, request) : [];
          return {
            kind: 'offer',
            offer,
            similar: offer.SimilarOffers,
            ...(tiles === undefined ? {} : { tiles }),
            ...(cardInstalments === null ? {} : { cardInstalments }),
            ...(kitty === null ? {} : { kitty }),
            ...(style === null ? {} : { style }),
            ...(newWay === null ? {} : { newWay }),
            questions: questions.map(({ id, question, answer }) => ({
              Id: id,
              Title: question,
              HTML: answer,
            })),
            reviews: reviewed,
          };
        };
        return publicPage(request, reply, path, content, { reviewed });
      });
      mountContactPage(app, contact);
      app.get(pages.newsletter, (_request, reply) =>
        reply.redirect(`${pages.home}#newsletter-tytul`, 302),
      );
      if (blogOf !== undefined && hasBlog)
        mountBlogPages(app, { ...rendering, blogOf, contentOf, offers, nameOf, pageCache });
      if (newsletter !== undefined) mountNewsletterPages(app, { ...newsletter, ...rendering });
      if (reviews !== undefined)
        mountReviewPages(app, {
          ...{ ...reviews.form, ...rendering },
          reviewsChanged: reviews.shown.changed,
        });
      app.get(pages.logout, leave);
      for (const [screen, paths] of Object.entries(SHELLS))
        for (const path of paths)
          if (development || path !== pages.parts)
            app.get(path, (request: FastifyRequest, reply: FastifyReply) =>
              shell(request, reply, screen),
            );
    },
    ready: (url, host) => {
      const siteId = addresses.siteAt(host);
      const origin = addresses.of(siteId);
      const publicOffers = origin === null ? null : offers.here(siteId);
      return origin === null || publicOffers === null
        ? null
        : pageCache.find(
            siteId,
            origin,
            url,
            madeOf(publicOffers, reviews?.shown.here(url) ?? null),
            url === pages.home ? lot(HOME_PAGE_VARIANTS) : undefined,
          );
    },
    notFound: (request, reply) => notFound(request, reply),
    away: (request, reply) => pageCache.sendPlain(request, reply, { kind: 'away' }, 503),
  };
};
