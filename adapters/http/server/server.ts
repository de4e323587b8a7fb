import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { OfficePlace } from '../../../application/content/content.ts';
import type { Look, LookFile } from '../../../application/ports/page-renderer.ts';
import type { FinishedRequest } from '../../metrics/metrics.ts';
import { PHOTOGRAPHS } from '../contract/photographs.ts';
import { FILMS, SCENES } from '../contract/scenes.ts';
import { type BlogDeps, mountBlogGraphql } from './blog/blog-calls.ts';
import { type ChartDrawer, mountCharts, type RouteOf } from './pages/charts.ts';
import { mountBuiltAssets, mountFolder, mountThemeFiles } from './pages/files.ts';
import type { Pages } from './pages/shop-pages.ts';
import {
  createNotificationUrlNormalizer,
  mountPaymentNotifications,
  type NoticeDeps,
} from './payments/notices.ts';
import { createCachedCallResponses } from './pipeline/cached-call-responses.ts';
import { createConnectionTracker } from './pipeline/connections.ts';
import {
  addErrorHandlers,
  closeBrokenConnection,
  type DefectLog,
  refuseWith,
  type StoreUnavailableLog,
  sendRefusal,
} from './pipeline/failures.ts';
import {
  addHeaders,
  type ExternalOrigins,
  type Hsts,
  securityHeaders,
} from './pipeline/headers.ts';
import { refuseNulCharacters } from './pipeline/net.ts';
import { secFetchSiteOf } from './pipeline/origin.ts';
import { CachedResponse, CODINGS, SVG_TYPE, WORTH_COMPRESSING } from './pipeline/page-cache.ts';
import { type Handlers, mountHandlers, type PipelineDeps } from './pipeline/pipeline.ts';
import { createCachedPageServer } from './pipeline/serve-cached-pages.ts';

/**
 * A response of at most this many bytes is compressed in one piece. A longer response is compressed
 * in a stream (docs/decisions/0005-speed-and-memory.md).
 */
const MAX_SYNC_BYTES = 32 * 1024;
/** Level for Brotli and gzip: a third faster than the default level, 5% more bytes. */
const QUALITY = 3;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };
const zlibOptions = { level: QUALITY };

const NO_COMPRESSION_HEADER = 'x-no-compression';

/**
 * Compresses responses, but not for requests from other sites. From the compressed length, such a
 * site could guess the content (the BREACH attack).
 */
export const addCompression = (app: FastifyInstance): void => {
  app.register(fastifyCompress, {
    encodings: [...CODINGS],
    threshold: WORTH_COMPRESSING,
    syncThreshold: MAX_SYNC_BYTES,
    brotliOptions,
    zlibOptions,
    globalDecompression: false,
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const from = secFetchSiteOf(request);
    if (from === 'cross-site' || from === 'same-site')
      request.headers[NO_COMPRESSION_HEADER] = from;
    done();
  });
};

type SceneDrawer = (name: string) => string | null;

const MAX_CACHED = 200;

const mountScenes = (app: FastifyInstance, draw: SceneDrawer): void => {
  const drawn = new Map<string, CachedResponse>();
  const sceneOf = (name: string) => {
    const cached = drawn.get(name);
    if (cached !== undefined) return cached;
    const svg = draw(name);
    if (svg === null) return null;
    const scene = new CachedResponse(SVG_TYPE, svg);
    const oldest = drawn.keys().next();
    if (drawn.size >= MAX_CACHED && oldest.done !== true) drawn.delete(oldest.value);
    drawn.set(name, scene);
    return scene;
  };
  app.get<{ Params: { file: string } }>(`${SCENES}/:file`, (request, reply) => {
    const { file } = request.params;
    const scene = file.endsWith('.svg') ? sceneOf(file.slice(0, -'.svg'.length)) : null;
    if (scene === null) return sendRefusal(reply, refuseWith('notFound'));
    return scene.send(request, reply.header('cache-control', 'public, max-age=86400'));
  });
};

/** Maximum bytes of a request's body (section Common of the contract). */
export const BODY_LIMIT = 256 * 1024;

export type ServerDeps = PipelineDeps & {
  readonly hsts: Hsts;
  readonly outside?: ExternalOrigins;
  /** IP addresses and networks of trusted proxies, with commas between; null for none (R42). */
  readonly trustProxy: string | null;
  readonly handlers: Handlers;
  readonly pages: Pages | null;
  readonly blog?: BlogDeps;
  readonly scenes: SceneDrawer | null;
  readonly charts: {
    readonly draw: ChartDrawer;
    readonly routeOf: RouteOf;
    readonly officeAt: () => OfficePlace | null;
  } | null;
  readonly clientFiles: string | null;
  readonly look?: { readonly look: Look; readonly files: readonly LookFile[] } | null;
  readonly films?: string;
  readonly photographs?: string;
  readonly dev: ((app: FastifyInstance) => void) | null;
  readonly notices?: NoticeDeps;
  readonly answered?: ((request: FinishedRequest) => void) | undefined;
  readonly log: DefectLog;
  readonly logAway: StoreUnavailableLog;
};

/** Refuses JSON schemas: codecs decode the calls, and without schemas Fastify starts faster. */
const noSchemas = () => (): never => {
  throw new Error(
    'Remove the Fastify schema of the route: codecs of the contract decode its calls',
  );
};

const parseJsonBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, {});
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(Object.assign(new Error('The body of the request is not JSON'), { statusCode: 400 }));
    }
  });
};

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
const isOfPage = ({ url }: FastifyRequest): boolean =>
  !/^\/(v1|dev|assets|wyglad|sceny|mapy|podglad|healthz|readyz)(\/|$|\?)/.test(url);
/** True if a browser opened a call's address, such as a payment link. Then errors are pages. */
const isForBrowser = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true;

const answerUnknown = (app: FastifyInstance, pages: Pages | null): void => {
  app.setNotFoundHandler((request, reply) =>
    pages !== null && isRead(request) && isOfPage(request)
      ? pages.notFound(request, reply)
      : sendRefusal(reply, refuseWith('notFound')),
  );
};

const reportResponses = (
  app: FastifyInstance,
  answered: (request: FinishedRequest) => void,
): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    answered({
      method,
      route: routeOptions.url ?? null,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
};

/** Builds the HTTP server. Closing the server does not close the store. */
export const buildServer = (deps: ServerDeps): FastifyInstance => {
  const { serverFactory, begun, endSoon } = createConnectionTracker(closeBrokenConnection);
  const notificationUrl = createNotificationUrlNormalizer(deps.notices?.providers ?? []);
  const requestId = (): string => deps.ids.rowId();
  const headers = securityHeaders(deps.hsts, { ...deps.outside, style: deps.look?.look.css });
  const calls = createCachedCallResponses(deps.addresses);
  const cachedPages = createCachedPageServer({
    headers,
    calls,
    ready: (url, host) => deps.pages?.ready(url, host) ?? null,
    requestId,
    answered: deps.answered,
  });
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: deps.trustProxy ?? false,
    requestIdHeader: false,
    genReqId: requestId,
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    rewriteUrl: ({ url = '/' }) => notificationUrl(url),
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (_error, _request, reply) => {
      sendRefusal(reply, refuseWith('malformed'));
    },
    clientErrorHandler: closeBrokenConnection,
    return503OnClosing: false,
    serverFactory: (router) => serverFactory(cachedPages.before(router)),
  });
  app.addHook('preClose', async () => {
    cachedPages.close();
    endSoon();
  });
  app.addHook('onRequest', (request, reply, done) => {
    begun(request.raw, reply.raw);
    done();
  });
  addHeaders(app, headers);
  refuseNulCharacters(app);
  if (deps.answered !== undefined) reportResponses(app, deps.answered);
  addErrorHandlers(app, deps.log, deps.security, {
    log: deps.logAway,
    page: (request, reply) =>
      isRead(request) && (isOfPage(request) || isForBrowser(request))
        ? deps.pages?.away(request, reply)
        : undefined,
  });
  parseJsonBodies(app);
  answerUnknown(app, deps.pages);
  addCompression(app);
  // Do not parse cookies for each request: a call parses them only when it needs its session.
  app.register(fastifyCookie, { hook: false });
  app.register(async (shop) => {
    mountHandlers(shop, { ...deps, calls }, deps.handlers, deps.pages?.forms);
    deps.dev?.(shop);
    if (deps.notices !== undefined) mountPaymentNotifications(shop, deps.notices, deps.security);
    if (deps.blog !== undefined)
      mountBlogGraphql(shop, deps.blog, ({ host }) => deps.addresses.siteAt(host));
    if (deps.scenes !== null) mountScenes(shop, deps.scenes);
    if (deps.charts !== null)
      mountCharts(shop, deps.charts.draw, deps.charts.routeOf, deps.charts.officeAt);
    if (deps.clientFiles !== null) mountBuiltAssets(shop, deps.clientFiles);
    if (deps.look) mountThemeFiles(shop, deps.look);
    if (deps.films !== undefined) mountFolder(shop, deps.films, `${FILMS}/`);
    if (deps.photographs !== undefined) mountFolder(shop, deps.photographs, `${PHOTOGRAPHS}/`);
    deps.pages?.mount(shop);
  });
  return app;
};
