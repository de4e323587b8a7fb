import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseQuestions } from '../../../../application/content/choose-questions.ts';
import type { Content, ContentOf, HelpPlace } from '../../../../application/content/content.ts';
import type { AnswerDeps } from '../../../../application/newsletter/subscribe.ts';
import type { OffersFilter } from '../../../../application/offers/filters.ts';
import type { BlogOf } from '../../../../application/ports/blog.ts';
import type { DocumentPrinter } from '../../../../application/ports/documents.ts';
import type { PageContent, PageRenderer } from '../../../../application/ports/page-renderer.ts';
import { TRAINING_KINDS } from '../../../../domain/catalogue/training-kinds.ts';
import { SITES } from '../../../../domain/sites.ts';
import type { Addresses } from '../../../system/addresses.ts';
import { type OffersQuery, offersAddress, readOffersQuery, tidyOffersAddress } from '../../contract/list-query.ts';
import type { OfferListItem } from '../../contract/offers/offers.ts';
import { countryPage, offerPage, pages } from '../../contract/pages.pl.ts';
import { KIND_KEY, readKind, SPECIAL_LISTS, type SpecialList, trainingsAddress } from '../../contract/special-lists.pl.ts';
import { mountBlogPages } from '../blog/blog-pages.ts';
import { type LegsOf, mountContentPages } from '../content/content-pages.ts';
import { mountDocuments } from '../content/document-files.ts';
import { presentPage } from '../content/present-content.ts';
import type { KeptAnswer } from '../frame/kept-answer.ts';
import { keepPages } from '../frame/kept-pages.ts';
import { isOwnOrigin, secFetchSiteOf } from '../frame/origin.ts';
import type { PlainForm } from '../frame/plain-form.ts';
import type { CachedOffers, PublicOffers } from '../offers/public-offers.ts';
import { type ContactFacts, contactForm, mountContactPage } from './contact-page.ts';
import { HANDS, homeContent, type LeftOut, once } from './home-page.ts';
import { mountNewsletterPages, newsletterForm } from './newsletter-pages.ts';
import { otherAddress } from './other-addresses.ts';
import { mountPreviews, type Previews } from './previews.ts';
import { mountSiteMap } from './site-map.ts';

/** The pages of the shop: mounted after everything else; `notFound` answers a page that does not exist, `away` any while the store is away. */
export type Pages = {
  mount(app: FastifyInstance): void;
  /** Their forms, as they are sent without a script. */
  readonly forms?: readonly PlainForm[];
  /** The page of an address that was sent before and is still true, for whoever asks at the brand's public address; else null. */
  ready(url: string, host: string): KeptAnswer | null;
  away(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
  notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply>;
};

export type PagesDeps = {
  readonly offers: CachedOffers;
  readonly renderer: PageRenderer;
  /** The pictures of links; absent where a test draws none. */
  readonly previews?: Previews;
  /** How long the legs of an offer's course are; absent where a test draws no charts. */
  readonly milesOf?: LegsOf;
  /** Where posts come from; absent where a test has none. */
  readonly blogOf?: BlogOf;
  /** Makes the files of documents; absent where a test makes none. */
  readonly documents?: DocumentPrinter;
  /** The texts of a brand's pages; absent where a test has none. */
  readonly contentOf?: ContentOf;
  /** Where the brands' pages are, and whose a host is. */
  readonly addresses: Addresses;
  /** The name of a brand. */
  readonly nameOf?: (siteId: number) => string;
  /** Also shows what only those who build the shop look at: every part of the screens in every state. */
  readonly development?: boolean;
  /** What the links of the newsletter's mails do; absent where a test has none. */
  readonly newsletter?: AnswerDeps;
  /** Somebody's map that may be laid under a route; absent where the shop names none. */
  readonly tiles?: { readonly url: string; readonly attribution: string; readonly host: string };
  /** Told of each offer that the home page was to feature and cannot. */
  readonly leftOut?: LeftOut;
  /** A number by lot, from 0 up to but not including what is given; absent where a test wants the same page each time. */
  readonly lot?: (count: number) => number;
  /** A chat that the help panel may hold; absent where the shop names none. */
  readonly chat?: ChatService | null;
  /** What the page of a brand's office says besides its words. */
  readonly contactOf: (siteId: number) => ContactFacts;
};

/** A page of somebody's chat, and the host that is asked. */
type ChatService = { readonly url: string; readonly host: string };

/** Pages of one person by their screens: the browser asks for what is in them, the server sends their shell (R59 keeps their state in the address). */
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

/** The filter that an address asks for. */
const filterOf = ({ destination, type, term, option }: OffersQuery): OffersFilter => ({
  countries: destination,
  types: type,
  terms: term,
  options: option,
});

/** Offers and posts: whether there is one of that name is told where it is asked for. */
const ONE_OF_MANY = /^\/(?:oferta|blog)\/[^/]+$/;

/** The page of the content that holds the words of the home page. */
const HOME = 'homePage';

/** What somebody is likely to ask on a page. */
const helpPlaceOf = ({ kind, screen, list }: PageContent): HelpPlace => {
  if (kind === 'offer' || (kind === 'special' && list === 'trainings')) return kind === 'offer' ? 'offer' : 'trainings';
  return kind === 'client' && screen === 'panel' ? 'panel' : 'usual';
};

const frameOf = (content: Content, page: PageContent, chat: ChatService | null) => {
  const { destinations, ...frame } = content.frame();
  return {
    ...frame,
    destinations: destinations.map((name) => ({ name, link: countryPage(name) })),
    help: content.help(helpPlaceOf(page)).map(({ id, question }) => ({ name: question, link: `${pages.faq}#${id}` })),
    chat,
  };
};

/** Each kind of training with the numbers of its offers; a kind that none belongs to is left out. */
const kindsOf = (offers: readonly OfferListItem[]) =>
  TRAINING_KINDS.map((kind) => ({
    kind,
    offers: offers.filter(({ TrainingKinds }) => TrainingKinds.includes(kind)).map(({ OfferId }) => OfferId),
  })).filter((one) => one.offers.length > 0);

/** The shop's pages: home, list and offers rendered whole from the wire's own shapes, shells for the rest, 404 for what there is not. */
export const shopPages = (deps: PagesDeps): Pages => {
  const {
    offers,
    renderer: bare,
    blogOf,
    newsletter,
    contentOf,
    addresses,
    contactOf,
    tiles,
    chat = null,
    documents,
    nameOf = () => '',
    development = false,
    lot = () => 0,
  } = deps;
  const brands = () => Object.fromEntries(SITES.flatMap((siteId) => (nameOf(siteId) === '' ? [] : [[siteId, nameOf(siteId)]])));
  /** Every page knows whose it is, and has the same frame around it: menu and footer know the season, the countries and where to write. */
  const renderer: PageRenderer = {
    render: (page) => {
      const site = { id: page.siteId, name: nameOf(page.siteId), brands: brands() };
      const frame = contentOf === undefined ? {} : { frame: frameOf(contentOf(page.siteId), page.content, chat) };
      return bare.render({ ...page, content: { ...page.content, site, ...frame } });
    },
  };
  const leftOut = once(deps.leftOut ?? (() => {}));
  const siteOf = ({ host }: FastifyRequest): number => addresses.siteAt(host);
  const originOf = ({ host, protocol }: FastifyRequest): string => addresses.at(host) ?? `${protocol}://${host}`;

  const keptPages = keepPages({
    renderer,
    originOf,
    siteOf,
    version: (siteId) => `${siteId} ${SITES.map(nameOf).join()} ${contentOf?.(siteId).version() ?? ''}`,
    notFound: (request, reply) => notFound(request, reply),
  });
  const { missing } = keptPages;
  const shell = (request: FastifyRequest, reply: FastifyReply, screen: string) =>
    keptPages.sendPlain(request, reply, { kind: 'client', screen }, 200);

  /** An address written otherwise leads to the one that is meant; anything else is not there. */
  const elsewhere =
    (app: FastifyInstance) =>
    (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
      const other = otherAddress(request.url, (url) => ONE_OF_MANY.test(url) || app.hasRoute({ method: 'GET', url }));
      return other === null ? missing(request, reply) : reply.redirect(other, 301);
    };
  let notFound = missing;

  /** A page made of the offers. */
  const publicPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    url: string,
    contentOf: (offers: PublicOffers) => PageContent | null,
    hand?: number,
  ): Promise<FastifyReply> => {
    const shown = await offers.of(siteOf(request));
    return shown === null ? missing(request, reply) : keptPages.send(request, reply, url, [shown], () => contentOf(shown), hand);
  };

  const home = async (request: FastifyRequest, reply: FastifyReply) => {
    // The payment provider may send the browser back to the root with its error.
    if (new URLSearchParams(request.url.split('?', 2)[1]).has('error')) return reply.redirect(`${pages.onlinePayment}/?error`, 302);
    const page = (await contentOf?.(siteOf(request)).page(HOME)) ?? null;
    const hand = lot(HANDS);
    return publicPage(request, reply, pages.home, (shown) => homeContent(page, shown, leftOut, hand), hand);
  };

  const list = (request: FastifyRequest, reply: FastifyReply) => {
    const [, search] = request.url.split('?', 2);
    const tidy = tidyOffersAddress(search ?? '');
    if (search !== undefined && request.url !== tidy) return reply.redirect(tidy, 301);
    const query = readOffersQuery(search ?? '');
    return publicPage(request, reply, offersAddress(query), (shown) => ({
      kind: 'list',
      today: shown.today,
      offers: shown.list(filterOf(query), query.sort),
      filters: shown.filters(filterOf(query)),
      query,
    }));
  };

  const special = (name: SpecialList) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { path, pageId, types, countries, terms } = SPECIAL_LISTS[name];
    const words = (await contentOf?.(siteOf(request)).page(pageId)) ?? null;
    if (words === null) return missing(request, reply);
    const search = name === 'trainings' ? (request.url.split('?', 2)[1] ?? '') : '';
    const chosen = readKind(search);
    // A plain form sends its empty choice, too.
    if (chosen === null && new URLSearchParams(search).has(KIND_KEY)) return reply.redirect(pages.trainings, 301);
    return publicPage(request, reply, name === 'trainings' ? trainingsAddress(chosen) : path, (shown) => {
      const found = shown.list({ countries, types, terms, options: [] });
      // A list by term or style shows what the main list shows; trainings and lakes have all of their own.
      const listed = name === 'trainings' || name === 'lakes' ? found : found.filter(({ ListPart }) => ListPart !== null);
      return { kind: 'special', list: name, page: presentPage(words), today: shown.today, offers: listed, kinds: kindsOf(listed), chosen };
    });
  };

  /** Logs out at once; whoever was sent there by somebody else's page is asked first (R44, A-015). */
  const leave = (request: FastifyRequest, reply: FastifyReply) => {
    const { referer } = request.headers;
    // An old browser says no Sec-Fetch-Site, but where its link stood.
    const origin = referer === undefined ? undefined : (URL.parse(referer)?.origin ?? 'null');
    if (isOwnOrigin({ origin, secFetchSite: secFetchSiteOf(request), host: request.host, publicUrl: addresses.at(request.host) }))
      return shell(request, reply, 'logout');
    return reply.header('cache-control', 'no-store').redirect(pages.panelLogout, 302);
  };

  const contact = { contactOf, contentOf, offers, siteOf, originOf, renderer, keptPages };
  return {
    forms: [contactForm(contact), newsletterForm({ renderer, originOf, siteOf })],
    mount: (app) => {
      notFound = elsewhere(app);
      if (deps.previews !== undefined) mountPreviews(app, { previews: deps.previews, offers, siteOf, nameOf, blogOf, contentOf });
      if (contentOf !== undefined && documents !== undefined) mountDocuments(app, { contentOf, siteOf, nameOf, printer: documents });
      if (contentOf !== undefined) mountContentPages(app, { contentOf, offers, siteOf, keptPages, milesOf: deps.milesOf });
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
        return publicPage(request, reply, offerPage(friendlyUrl), (shown) => {
          const offer = shown.details({ friendlyUrl });
          if (offer === null) return null;
          const asked = { place: 'offer', traits: offer.Traits, countryId: offer.Region.Country.CountryId } as const;
          const questions = offer.Page.Questions ? chooseQuestions(categories, asked) : [];
          return {
            kind: 'offer',
            offer,
            similar: offer.SimilarOffers,
            ...(tiles === undefined ? {} : { tiles }),
            ...(cardInstalments === null ? {} : { cardInstalments }),
            questions: questions.map(({ id, question, answer }) => ({ Id: id, Title: question, HTML: answer })),
          };
        });
      });
      mountContactPage(app, contact);
      // The form answers at its own address; whoever asks for that finds the form.
      app.get(pages.newsletter, (_request, reply) => reply.redirect(`${pages.home}#newsletter-tytul`, 302));
      if (blogOf !== undefined) mountBlogPages(app, { blogOf, contentOf, offers, renderer, siteOf, nameOf, originOf, keptPages });
      if (newsletter !== undefined) mountNewsletterPages(app, { ...newsletter, renderer, originOf, siteOf });
      app.get(pages.logout, leave);
      for (const [screen, paths] of Object.entries(SHELLS))
        for (const path of paths)
          if (development || path !== pages.parts)
            app.get(path, (request: FastifyRequest, reply: FastifyReply) => shell(request, reply, screen));
    },
    ready: (url, host) => {
      const siteId = addresses.siteAt(host);
      const origin = addresses.of(siteId);
      const shown = origin === null ? null : offers.here(siteId);
      return origin === null || shown === null
        ? null
        : keptPages.find(siteId, origin, url, [shown], url === pages.home ? lot(HANDS) : undefined);
    },
    notFound: (request, reply) => notFound(request, reply),
    away: (request, reply) => keptPages.sendPlain(request, reply, { kind: 'away' }, 503),
  };
};
