import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { issueMissingPapersOfBooking } from '../../application/papers/issue-missing-papers.ts';
import type { Seller } from '../../application/ports/papers.ts';
import type { Office, Settings } from '../../application/ports/system.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import { contentFolderOf } from '../content/content-folder.ts';
import { servedPhotographFolder } from '../content/photographs.ts';
import { developmentRoutes } from '../dev/development-routes.ts';
import type { ContactFacts } from '../http/contract/offers/contact.ts';
import { accountHandlers, accountMailLinkHandlers } from '../http/server/account/handlers.ts';
import { ownAccountHandlers } from '../http/server/account/own-handlers.ts';
import { healthAndOpenApiHandlers } from '../http/server/basics.ts';
import { contentHandlers } from '../http/server/content/content-handlers.ts';
import { mountDocumentVersions } from '../http/server/content/document-versions.ts';
import { offersHandlers } from '../http/server/offers/handlers.ts';
import { createOfferCache } from '../http/server/offers/public-offers.ts';
import { type BuiltPages, loadBuiltPages } from '../http/server/pages/bundle.ts';
import {
  createCruiseRouteFinder,
  createLegLengthFinder,
  type DrawingThread,
} from '../http/server/pages/charts.ts';
import { contactHandlers, newsletterHandlers } from '../http/server/pages/form-handlers.ts';
import { type Pages, shopPages } from '../http/server/pages/shop-pages.ts';
import { mountMessageFiles, mountPaperDownloads } from '../http/server/panel/downloads.ts';
import { paperHandlers } from '../http/server/panel/paper-handlers.ts';
import { panelResponseRebuilders } from '../http/server/panel/replayed-responses.ts';
import { panelTripHandlers } from '../http/server/panel/trip-handlers.ts';
import { panelMessageAndVoucherHandlers } from '../http/server/panel/voucher-handlers.ts';
import { paymentHandlers } from '../http/server/payments/handlers.ts';
import type { DefectLog } from '../http/server/pipeline/failures.ts';
import type { Handlers, ResponseReplays } from '../http/server/pipeline/pipeline.ts';
import { makeReadinessCheck } from '../http/server/readiness.ts';
import { cachedReviews } from '../http/server/reviews/cached-reviews.ts';
import { buildServer, type ServerDeps } from '../http/server/server.ts';
import { codeAndAgeHandlers } from '../http/server/wizard/code-handlers.ts';
import { wizardHandlers } from '../http/server/wizard/handlers.ts';
import { mountPreparedOrderLinks } from '../http/server/wizard/order-links.ts';
import { wizardResponseRebuilders } from '../http/server/wizard/replayed-responses.ts';
import { createDrawingFinder } from '../illustrations/drawing-by-name.ts';
import { makeDrawingThread } from '../illustrations/make-drawing-thread.ts';
import { messageWords } from '../mail/message.ts';
import { createDocumentPdfPrinter } from '../papers/document.ts';
import { type Config, officeEmailOf } from '../system/config.ts';
import type { Log } from '../system/log.ts';
import { hmacReviewLinks } from '../system/review-links.ts';
import { bindDependenciesByName } from './by-name.ts';
import {
  ACCOUNTS,
  ADDRESSES,
  BLOG,
  BRAND_TOKENS,
  CLOCK,
  COMMANDS,
  COMMITS,
  CONFIG,
  CONTENT,
  DOCUMENTS,
  LOG,
  METRICS,
  OFFERS,
  PAGES,
  PAPERS,
  PAYMENTS,
  PROBLEM_REPORTER,
  SECURITY,
  SEND_MAILS,
  SERVER,
  STORE,
  THEME,
} from './tokens.ts';

type ValuesOf<R> = {
  readonly [K in keyof R]: R[K] extends ServiceIdentifier<infer V> ? V : never;
};

const defectsTo =
  (log: Log): DefectLog =>
  ({ reference, call, error }) =>
    log({
      level: 'error',
      event: 'defect',
      message: `Defect ${reference} in ${call}: ${error instanceof Error ? error.message : String(error)}`,
      more: {
        request: reference,
        call,
        ...(error instanceof Error && error.stack !== undefined ? { stack: error.stack } : {}),
      },
    });

const originOf = (url: string | null | undefined): string | null =>
  url ? new URL(url).origin : null;

const officeOf = (settings: Settings, config: Config): Office => {
  const address = officeEmailOf(config);
  return {
    emailOf: (siteId) =>
      siteId === SHOP_SITE ? address : (settings.of(siteId)?.office.email ?? address),
  };
};

const contactFacts = (
  settings: BrandSettings | undefined,
  seller: Seller | undefined,
): ContactFacts => ({
  OfficeHours: settings?.officeHours ?? '',
  Phone: settings?.office.phone ?? null,
  Email: settings?.office.email ?? null,
  Company: {
    Name: seller?.name ?? '',
    Nip: seller?.nip ?? '',
    Address: seller?.address ?? '',
    Zip: seller?.zip ?? '',
    City: seller?.city ?? '',
  },
});

export const pagesModule = (dist: string | null): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(PAGES).toResolvedValue(
      async ({ look }): Promise<BuiltPages | null> =>
        dist === null ? null : loadBuiltPages(dist, look),
      [THEME] as const,
    );
  });

const DEPENDENCIES = {
  accounts: ACCOUNTS,
  addresses: ADDRESSES,
  blog: BLOG,
  built: PAGES,
  clock: CLOCK,
  commands: COMMANDS,
  config: CONFIG,
  contentOf: CONTENT,
  documents: DOCUMENTS,
  kit: STORE,
  log: LOG,
  metrics: METRICS,
  offers: OFFERS,
  papers: PAPERS,
  payments: PAYMENTS,
  problems: PROBLEM_REPORTER,
  sendMails: SEND_MAILS,
  security: SECURITY,
  theme: THEME,
  tokens: BRAND_TOKENS,
};
type Dependencies = ValuesOf<typeof DEPENDENCIES>;

const handlersOf = (deps: Dependencies): Required<Handlers> => {
  const { accounts, blog, commands, config, contentOf, papers } = deps;
  const wizard = { ...commands, documents: deps.documents };
  const withOffice = { ...accounts, office: officeOf(accounts.settings, config) };
  return {
    ...healthAndOpenApiHandlers({ storeReady: makeReadinessCheck(deps.kit) }),
    ...accountHandlers(accounts),
    ...accountMailLinkHandlers(accounts),
    ...ownAccountHandlers(accounts),
    ...offersHandlers(deps.offers, commands.settings),
    ...contentHandlers(contentOf, blog.blogOf),
    ...wizardHandlers(wizard, accounts),
    ...codeAndAgeHandlers(wizard),
    ...paymentHandlers(commands),
    ...panelTripHandlers({
      ...commands,
      sellers: papers.sellers,
      settle: issueMissingPapersOfBooking(papers),
    }),
    ...panelMessageAndVoucherHandlers({ ...commands, words: messageWords }),
    ...paperHandlers(commands, papers),
    ...newsletterHandlers(withOffice),
    ...contactHandlers(withOffice),
  };
};

const replaysOf = ({ commands, documents }: Dependencies): Required<ResponseReplays> => ({
  ...wizardResponseRebuilders({ ...commands, documents }),
  ...panelResponseRebuilders(commands),
});

const pagesOf = (
  deps: Dependencies,
  { renderer, previews }: BuiltPages,
  drawing: DrawingThread,
): Pages => {
  const { accounts, addresses, blog, commands, config, contentOf, log, offers, papers } = deps;
  const { settings } = accounts;
  return shopPages({
    offers,
    renderer,
    previews: { ...previews, draw: drawing.preview },
    milesOf: createLegLengthFinder(
      createCruiseRouteFinder(commands.catalogue, SHOP_SITE),
      drawing.miles,
    ),
    newsletter: accounts,
    reviews: {
      form: { ...commands, reviewLinks: hmacReviewLinks(deps.kit.values) },
      shown: cachedReviews(commands),
    },
    blogOf: blog.blogOf,
    contentOf,
    documents: createDocumentPdfPrinter(deps.tokens),
    lot: (count) => randomInt(count),
    nameOf: (siteId) => settings.of(siteId)?.name ?? '',
    addresses,
    development: !config.production,
    ...(config.mapTiles === null
      ? {}
      : { tiles: { ...config.mapTiles, host: new URL(config.mapTiles.url).host } }),
    leftOut: (url, saleState) =>
      log({
        level: 'warn',
        event: 'featuredOfferLeftOut',
        message: `The home page cannot feature /oferta/${url}: ${saleState}. Another offer replaces it.`,
        more: { offer: url, standing: saleState },
      }),
    contactOf: (siteId) => contactFacts(settings.of(siteId), papers.sellers.of(siteId)),
  });
};

const drawingsOf = (
  { commands, config, contentOf, theme, tokens }: Dependencies,
  built: BuiltPages | null,
  drawing: DrawingThread,
): Pick<ServerDeps, 'scenes' | 'charts' | 'clientFiles' | 'look'> =>
  built === null
    ? { scenes: null, charts: null, clientFiles: null, look: null }
    : {
        scenes: createDrawingFinder(contentFolderOf(config), tokens.colours),
        charts: {
          draw: drawing.chart,
          routeOf: createCruiseRouteFinder(commands.catalogue, SHOP_SITE),
          officeAt: contentOf(SHOP_SITE).officePlace,
        },
        clientFiles: built.clientFiles,
        look: theme,
      };

const serverOf = (deps: Dependencies): FastifyInstance => {
  const { accounts, addresses, blog, built, config, kit, problems, security } = deps;
  const drawing = makeDrawingThread(deps.tokens);
  const films = join(contentFolderOf(config), 'films');
  const photographs = servedPhotographFolder(contentFolderOf(config));
  const server = buildServer({
    ...accounts,
    answers: kit.idempotent,
    addresses,
    answered: deps.metrics?.answered,
    hsts: config.hsts,
    outside: {
      tiles: originOf(config.mapTiles?.url),
      chat: originOf(deps.contentOf(SHOP_SITE).chat()?.url),
    },
    security,
    trustProxy: config.trustProxy,
    handlers: handlersOf(deps),
    replays: replaysOf(deps),
    pages: built === null ? null : pagesOf(deps, built, drawing),
    blog,
    ...drawingsOf(deps, built, drawing),
    ...(existsSync(films) ? { films } : {}),
    ...(existsSync(photographs) ? { photographs } : {}),
    dev: developmentRoutes({
      production: config.production,
      mailbox: kit.mailbox,
      sendMails: deps.sendMails,
      tokens: deps.tokens,
      papers: deps.papers,
      forward: deps.clock.forward,
    }),
    notices: {
      ...deps.commands,
      providers: deps.payments.providers,
      report: (what, which) =>
        problems.report('A notification of the payment provider was not registered', what, which),
    },
    log: defectsTo(deps.log),
    logAway: problems.away,
  });
  mountPaperDownloads(server, { ...accounts, security, addresses }, deps.papers);
  mountPreparedOrderLinks(server, { ...deps.commands, ...accounts, addresses });
  mountMessageFiles(server, { ...accounts, security, addresses }, accounts.store);
  mountDocumentVersions(server, {
    store: kit.store,
    printer: createDocumentPdfPrinter(deps.tokens),
  });
  return server;
};

export const httpModule = new ContainerModule(({ bind }) => {
  bind(OFFERS).toResolvedValue(
    (commands, { listen }, contentOf) => {
      const offers = createOfferCache({
        ...commands,
        bandsOf: (siteId) => contentOf(siteId).filterBands(),
      });
      listen(offers.changed);
      return offers;
    },
    [COMMANDS, COMMITS, CONTENT] as const,
  );
  bind(SERVER)
    .toResolvedValue(...bindDependenciesByName(DEPENDENCIES, serverOf))
    .onDeactivation((server) => server.close());
});
