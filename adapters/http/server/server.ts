import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { OfficePlace } from '../../../application/content/content.ts';
import type { Mailbox } from '../../../application/ports/mail/outbox.ts';
import type { Answered } from '../../metrics/metrics.ts';
import { type BlogDeps, mountBlog } from './blog/blog-calls.ts';
import { type Forward, mountDevClock } from './dev/clock.ts';
import { type MailboxPages, mountDevMail } from './dev/mail.ts';
import { addCompression } from './frame/compression.ts';
import { connections } from './frame/connections.ts';
import { type AwayLog, addFailures, type DefectLog, endBroken, sendRefused } from './frame/failures.ts';
import { type FrameDeps, type Handlers, mountHandlers } from './frame/frame.ts';
import { frontDoor } from './frame/front-door.ts';
import { addHeaders, type Hsts, type OutsideOrigins, securityHeaders } from './frame/headers.ts';
import { refuseNul } from './frame/nul.ts';
import { refuse } from './frame/refused.ts';
import type { ChartDrawer } from './pages/chart-drawer.ts';
import { mountCharts, type RouteOf } from './pages/charts.ts';
import { mountFiles } from './pages/files.ts';
import { mountFilms } from './pages/films.ts';
import { mountScenes, type SceneDrawer } from './pages/scenes.ts';
import type { Pages } from './pages/shop-pages.ts';
import { mountPaymentNotices, type NoticeDeps, withoutExtraSlashes } from './payments/notices.ts';

/** Bodies have 256 kB at most (contract, Common). */
export const BODY_LIMIT = 256 * 1024;

export type ServerDeps = FrameDeps & {
  readonly production: boolean;
  readonly hsts: Hsts;
  /** Services of others that pages may show where a visitor asks for it. */
  readonly outside?: OutsideOrigins;
  /** Whose X-Forwarded headers are believed: addresses and networks, separated by commas; null trusts nobody (R42). */
  readonly trustProxy: string | null;
  /** The calls that this server answers; calls without a handler are 404. */
  readonly handlers: Handlers;
  readonly pages: Pages | null;
  /** The posts of the blog; absent where there is none. */
  readonly blog?: BlogDeps;
  readonly scenes: SceneDrawer | null;
  /** Draws the charts of the routes and of where the office is; null serves none. */
  readonly charts: { readonly draw: ChartDrawer; readonly routeOf: RouteOf; readonly officeAt: () => OfficePlace | null } | null;
  /** Folder of the built browser files; null serves none. */
  readonly clientFiles: string | null;
  /** Folder of the moving pictures; absent where there are none. */
  readonly films?: string;
  readonly mailbox: Mailbox;
  readonly mailboxPages: MailboxPages;
  /** Sends what waits in the outbox, so that /dev/mail is never behind. */
  readonly sendMails: () => Promise<void>;
  /** Moves the shop's clock, in development; absent where it is the machine's. */
  readonly forward?: Forward | undefined;
  /** What the payment provider's notifications are taken with; absent where the shop takes no payments online. */
  readonly notices?: NoticeDeps;
  /** Told of every request that was answered, for whoever watches the shop; absent where nobody does. */
  readonly answered?: ((request: Answered) => void) | undefined;
  readonly log: DefectLog;
  readonly logAway: AwayLog;
};

/** Calls are decoded by the contract's codecs; a hundred modules that compile JSON schemas need not be loaded at every start. */
const noSchemas = () => (): never => {
  throw new Error('A route has a schema: calls are decoded by the contract');
};

const readBody = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    // A call without arguments may come without a body.
    if (text === '') return done(null, {});
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(Object.assign(new Error('The body is not JSON'), { statusCode: 400 }));
    }
  });
};

const reads = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
/** Whether an address is one of a page, be there such a page or not. */
const isOfPage = ({ url }: FastifyRequest): boolean => !/^\/(v1|dev|assets|sceny|mapy|podglad|healthz|readyz)(\/|$|\?)/.test(url);
/** Whether a browser shows the answer to somebody: who follows the link of a payment or a paper, too. */
const isShown = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') === true;

const answerUnknown = (app: FastifyInstance, pages: Pages | null): void => {
  app.setNotFoundHandler((request, reply) =>
    pages !== null && reads(request) && isOfPage(request) ? pages.notFound(request, reply) : sendRefused(reply, refuse('notFound')),
  );
};

/** Tells of requests by the template of their address. */
const tellAnswers = (app: FastifyInstance, answered: (request: Answered) => void): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    answered({ method, route: routeOptions.url ?? null, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });
};

/** The shop's HTTP server, not listening yet. Everything it needs comes in; closing it closes nothing but itself. */
export const buildServer = (deps: ServerDeps): FastifyInstance => {
  const { serverFactory, begun, endSoon } = connections(endBroken);
  const requestId = (): string => deps.ids.rowId();
  const headers = securityHeaders(deps.hsts, deps.outside);
  const door = frontDoor({ headers, ready: (url, host) => deps.pages?.ready(url, host) ?? null, requestId, answered: deps.answered });
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: deps.trustProxy ?? false,
    requestIdHeader: false,
    genReqId: requestId,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    rewriteUrl: ({ url = '/' }) => withoutExtraSlashes(url),
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (_error, _request, reply) => {
      sendRefused(reply, refuse('malformed'));
    },
    clientErrorHandler: endBroken,
    // What comes on a connection that is open already is answered while the shop closes; its store closes after it.
    return503OnClosing: false,
    serverFactory: (router) => serverFactory(door.before(router)),
  });
  app.addHook('preClose', async () => {
    door.close();
    endSoon();
  });
  app.addHook('onRequest', (request, reply, done) => {
    begun(request.raw, reply.raw);
    done();
  });
  addHeaders(app, headers);
  refuseNul(app);
  if (deps.answered !== undefined) tellAnswers(app, deps.answered);
  addFailures(app, deps.log, deps.security, {
    log: deps.logAway,
    page: (request, reply) => (reads(request) && (isOfPage(request) || isShown(request)) ? deps.pages?.away(request, reply) : undefined),
  });
  readBody(app);
  answerUnknown(app, deps.pages);
  addCompression(app);
  // Cookies are read where somebody asks who is calling.
  app.register(fastifyCookie, { hook: false });
  app.register(async (shop) => {
    mountHandlers(shop, deps, deps.handlers, deps.pages?.forms);
    if (!deps.production) mountDevMail(shop, deps);
    if (!deps.production && deps.forward !== undefined) mountDevClock(shop, deps.forward);
    if (deps.notices !== undefined) mountPaymentNotices(shop, deps.notices, deps.security);
    if (deps.blog !== undefined) mountBlog(shop, deps.blog, ({ host }) => deps.addresses.siteAt(host));
    if (deps.scenes !== null) mountScenes(shop, deps.scenes);
    if (deps.charts !== null) mountCharts(shop, deps.charts.draw, deps.charts.routeOf, deps.charts.officeAt);
    if (deps.clientFiles !== null) mountFiles(shop, deps.clientFiles);
    if (deps.films !== undefined) mountFilms(shop, deps.films);
    deps.pages?.mount(shop);
  });
  return app;
};
