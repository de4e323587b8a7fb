import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { err, ok, type Result } from 'neverthrow';
import type { SecurityLog } from '../../../../application/ports/security-log.ts';
import type { IdempotentResponses } from '../../../../application/ports/sessions.ts';
import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import { decode, type FieldError } from '../../../codecs/decode.ts';
import { escapeHtml } from '../../../words/html.ts';
import type { RouteName } from '../../contract/paths.ts';
import { type RequestOf, type ResponseOf, type Route, routes } from '../../contract/routes.ts';
import { type AccessStore, authorizeBooking, authorizeCaller } from './access.ts';
import { CachedResponse, JSON_TYPE } from './cached-response.ts';
import { CONFIRMATION_PAGE, CONFIRMATION_POLICY } from './confirmation-page.pl.ts';
import { type KeyedDeps, runOnce, type Sendable, toSendable } from './idempotency.ts';
import { countedAddress } from './net.ts';
import { isOwnCall } from './origin.ts';
import { type CallPipeline, mountPlainForm, type PlainForm } from './plain-form.ts';
import { type CallRefusal, refuseFields, refuseWith } from './refusal.ts';
import { makeKeyReleaser } from './release-keys.ts';
import { type RequestSession, type RequestSessionDeps, requestSession } from './request-session.ts';
import { logSecurityEvents } from './security-events.ts';

/**
 * One call as its handler sees it: the decoded request, the brand and the caller. The siteId
 * selects the brand, else the host.
 */
export type Call<N extends RouteName> = {
  readonly request: RequestOf<N>;
  readonly site: BrandSettings;
  readonly visit: RequestSession;
};

/** A 302 response. */
export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

/**
 * Handles a call. Expected failures are an Err. An exception is a defect and becomes a 500 with a
 * reference.
 */
export type Handler<N extends RouteName> = (
  call: Call<N>,
) => Promise<Result<ResponseOf<N> | CachedResponse | Redirect, CallRefusal>>;
export type Handlers = { readonly [N in RouteName]?: Handler<N> };

/**
 * Builds the response of a keyed call that succeeded but whose response was lost. `done` is the id
 * of what the call did (`Unanswered`).
 */
type ResponseReplay<N extends RouteName> = (call: Call<N>, done: string) => ReturnType<Handler<N>>;
/** Calls that cannot simply run again when their response was lost. */
export type ResponseReplays = { readonly [N in RouteName]?: ResponseReplay<N> };

/** Rate limits that count before the request is read, so that invalid requests count too (R42). */
export type EarlyLimits = {
  readonly [N in RouteName]?: (address: string) => Promise<Result<unknown, CallRefusal>>;
};

export type PipelineDeps = RequestSessionDeps & {
  readonly answers: IdempotentResponses;
  readonly store: AccessStore;
  readonly recalls?: ResponseReplays;
  readonly arrivals?: EarlyLimits;
  readonly security: SecurityLog;
};

/** Calls with the same response for everybody. All other responses are private and never cached. */
const PUBLIC_CALLS: ReadonlySet<RouteName> = new Set([
  'alive',
  'ready',
  'openapi',
  'site',
  'offersList',
  'offersFilters',
  'offerDetails',
  'offerDetailsPost',
]);

/** A call that looks up its session when the handler first asks. Public calls never do. */
class LazyCall<R> {
  readonly request: R;
  readonly site: BrandSettings;
  asked: RequestSession | undefined;
  private readonly ask: () => RequestSession;
  constructor(request: R, site: BrandSettings, ask: () => RequestSession) {
    this.request = request;
    this.site = site;
    this.ask = ask;
  }
  get visit(): RequestSession {
    this.asked ??= this.ask();
    return this.asked;
  }
}

const MAX_KEY = 200;

// `routes` is one table of many types. Only the caller's N knows the type of a name.
const decodeRequest = <N extends RouteName>(
  name: N,
  input: unknown,
): Result<RequestOf<N>, FieldError[]> => {
  const route: Route = routes[name];
  return decode(route.request, input);
};

const siteOf = (
  deps: PipelineDeps,
  request: object,
  hostsSite: number,
): BrandSettings | undefined =>
  deps.settings.of(
    'siteId' in request && typeof request.siteId === 'number' ? request.siteId : hostsSite,
  );

/** Adds the host's siteId to a request that names none (contract). */
const withSiteId = (sent: unknown, hostsSite: number): unknown => {
  if (sent === null || sent === undefined) return { siteId: hostsSite };
  const names =
    typeof sent === 'object' &&
    !Array.isArray(sent) &&
    (!('siteId' in sent) || sent.siteId === undefined || sent.siteId === null);
  return names ? { ...sent, siteId: hostsSite } : sent;
};

const resultToSendable = (result: Result<unknown, CallRefusal>): Sendable =>
  result.match(
    (value) => {
      if (value instanceof Redirect) return { status: 302, body: '', location: value.to };
      if (value instanceof CachedResponse) return { status: 200, body: '', keptAnswer: value };
      return { status: 200, body: JSON.stringify(value) };
    },
    (refused) => toSendable(refused),
  );

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, keptAnswer, retryAfter, location }: Sendable,
): FastifyReply | Promise<FastifyReply> => {
  if (location !== undefined) return reply.redirect(location, status);
  if (keptAnswer !== undefined) return keptAnswer.send(request, reply);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).header('content-type', JSON_TYPE).send(body);
};

/**
 * Refuses a link that a person followed: sends a page that leads on, instead of JSON for programs.
 */
const sendOnwardPage = (reply: FastifyReply, status: number, path: string): FastifyReply => {
  const link = escapeHtml(path);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Kilwater</title>` +
        `<meta http-equiv="refresh" content="0; url=${link}"></head><body><a href="${link}">Kilwater</a></body></html>`,
    );
};

/** Returns the Idempotency-Key: undefined if missing, an Err if malformed. */
const idempotencyKeyOf = (request: FastifyRequest): Result<string | undefined, CallRefusal> => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return ok(undefined);
  return typeof key === 'string' && key !== '' && key.length <= MAX_KEY
    ? ok(key)
    : err(refuseFields([{ field: 'Idempotency-Key', code: 'invalid' }]));
};

/** Returns the input of a call: the query and the path parameters of a GET, else the body. */
const inputOf = (route: Route, request: FastifyRequest): unknown =>
  route.method === 'GET' ? Object.assign({}, request.query, request.params) : request.body;

type Keys = Pick<KeyedDeps, 'abandon'>;

/**
 * The pipeline of one call. Before the body is read: origin (R44), authorization and rate limits
 * (R42). Then: decoding with the contract's codec, brand, Idempotency-Key, handler. A session that
 * the handler began is stored before the response goes out.
 */
const callPipeline = <N extends RouteName>(
  deps: PipelineDeps & Keys,
  name: N,
  handler: Handler<N>,
): CallPipeline => {
  const route: Route = routes[name];
  const recalls: ResponseReplays = deps.recalls ?? {};
  const recall: ResponseReplays[N] | undefined = recalls[name];

  const note = logSecurityEvents(deps.security, name);

  const carryOut = async (
    call: LazyCall<RequestOf<N>>,
    key: string | undefined,
    attempt: string,
  ): Promise<Sendable> => {
    const run = async (): Promise<Sendable> => {
      const result = await handler(call);
      if (result.isOk()) await call.asked?.settle();
      return resultToSendable(result);
    };
    const session = key === undefined ? null : await call.visit.session();
    if (key === undefined || session === null) return run();
    const bodyHash = createHash('sha256').update(JSON.stringify(call.request)).digest('base64url');
    const keyed = { scope: `${session.visitorId} ${route.path}`, key, bodyHash, attempt };
    return runOnce(
      { ...deps, now: deps.clock.now, pause: (milliseconds) => pause(milliseconds) },
      keyed,
      {
        run,
        recall:
          recall === undefined ? null : async (done) => resultToSendable(await recall(call, done)),
      },
    );
  };

  // Authorization and the handler share one session lookup.
  const visits = new WeakMap<FastifyRequest, RequestSession>();
  const visitIn = (request: FastifyRequest, reply: FastifyReply): RequestSession => {
    const known = visits.get(request) ?? requestSession(deps, request, reply);
    visits.set(request, known);
    return known;
  };

  const refusedBefore = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Sendable | null> => {
    const refused = (refusal: CallRefusal, visit: RequestSession | undefined): Promise<Sendable> =>
      note(request, visit === undefined ? null : { request: null, visit, asked: visit }, async () =>
        toSendable(refusal),
      );
    if (route.changes && !isOwnCall(request, deps.addresses))
      return refused(refuseWith('wrongOrigin'), undefined);
    const closed = await authorizeCaller(deps.store, name, () => visitIn(request, reply));
    if (closed !== null) return refused(closed, visits.get(request));
    const counted = await deps.arrivals?.[name]?.(countedAddress(request.ip));
    return counted?.isErr() === true ? refused(counted.error, undefined) : null;
  };

  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    sent: unknown,
  ): Promise<Sendable> => {
    const refused = async (refusal: CallRefusal): Promise<Sendable> => {
      const bookingRefusal = await authorizeBooking(
        deps.store,
        name,
        () => visitIn(request, reply),
        sent,
      );
      const visit = visits.get(request);
      const asked =
        bookingRefusal === null || visit === undefined
          ? null
          : { request: null, visit, asked: visit };
      return note(request, asked, async () => toSendable(bookingRefusal ?? refusal));
    };
    const key =
      route.method === 'POST' && route.changes ? idempotencyKeyOf(request) : ok(undefined);
    if (key.isErr()) return refused(key.error);
    const hostsSite = deps.addresses.siteAt(request.host);
    const decoded = decodeRequest(name, withSiteId(sent, hostsSite));
    if (decoded.isErr()) return refused(refuseFields(decoded.error));
    const site = siteOf(deps, decoded.value, hostsSite);
    if (site === undefined)
      return refused(refuseWith('unknownSite', { errors: [{ field: 'siteId', code: 'unknown' }] }));
    const call = new LazyCall(decoded.value, site, () => visitIn(request, reply));
    return note(request, call, () => carryOut(call, key.value, request.id));
  };
  return { refusedBefore, respond };
};

const mountCall = (
  app: FastifyInstance,
  deps: PipelineDeps,
  name: RouteName,
  { refusedBefore, respond }: CallPipeline,
): void => {
  const route: Route = routes[name];
  const cache = PUBLIC_CALLS.has(name) ? 'no-cache' : 'no-store';
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    // A HEAD request would run the handler: it would change data or begin a payment.
    exposeHeadRoute: !route.changes && route.redirects !== true,
    onRequest: async (request, reply) => {
      const refused = await refusedBefore(request, reply);
      if (refused === null) return;
      reply.header('cache-control', cache);
      return send(request, reply, refused);
    },
    handler: async (request, reply) => {
      reply.header('cache-control', cache);
      // Another site's page may link here, but it must not begin a payment (R68).
      if (route.redirects === true && !isOwnCall(request, deps.addresses))
        return reply
          .header('content-security-policy', CONFIRMATION_POLICY)
          .type('text/html; charset=utf-8')
          .send(CONFIRMATION_PAGE);
      const answer = await respond(request, reply, inputOf(route, request));
      const followed = request.headers['sec-fetch-mode'] === 'navigate';
      return followed && answer.onward !== undefined
        ? sendOnwardPage(reply, answer.status, answer.onward)
        : send(request, reply, answer);
    },
  });
};

/** Mounts every call that has a handler, and the forms that make such a call without a script. */
export const mountHandlers = (
  app: FastifyInstance,
  deps: PipelineDeps,
  handlers: Handlers,
  forms: readonly PlainForm[] = [],
): void => {
  const abandon = makeKeyReleaser(deps.answers);
  const mount = <N extends RouteName>(name: N): void => {
    const handler: Handlers[N] = handlers[name];
    if (handler === undefined) return;
    const answered = callPipeline({ ...deps, abandon }, name, handler);
    mountCall(app, deps, name, answered);
    for (const form of forms) if (form.call === name) mountPlainForm(app, form, answered);
  };
  for (const name of Object.keys(handlers)) if (isRouteName(name)) mount(name);
};

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);
