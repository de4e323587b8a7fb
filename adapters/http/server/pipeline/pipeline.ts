import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { err, ok, type Result } from 'neverthrow';
import {
  countAttemptInRateLimits,
  type LimitDeps,
} from '../../../../application/accounts/limits.ts';
import type { IdempotentResponses } from '../../../../application/ports/accounts.ts';
import type { SecurityLog } from '../../../../application/ports/security-log.ts';
import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import { decode, type FieldError } from '../../../codecs/decode.ts';
import type { Route } from '../../contract/route.ts';
import {
  isRouteName,
  type RequestOf,
  type ResponseOf,
  type RouteName,
  type RouteWhere,
  routes,
} from '../../contract/routes.ts';
import {
  type AccessStore,
  type AuthorizedCaller,
  authorizeCaller,
  authorizeCallerForBooking,
} from './access.ts';
import type { CachedCallResponses } from './cached-call-responses.ts';
import { CONFIRMATION_PAGE, CONFIRMATION_POLICY } from './confirmation-page.pl.ts';
import { type CallRefusal, refuseFields, refuseTooManyRequests, refuseWith } from './failures.ts';
import {
  createIdempotencyKeyReleaser,
  type KeyedDeps,
  runOncePerIdempotencyKey,
  type SerializedResponse,
  serializeRefusal,
} from './idempotency.ts';
import { rateLimitKeyOfAddress } from './net.ts';
import { isFollowedLink, sendOnwardPage } from './onward-page.ts';
import { isCallFromOwnSite } from './origin.ts';
import { CachedResponse, JSON_TYPE } from './page-cache.ts';
import {
  makeRequestSession,
  type RequestSession,
  type RequestSessionDeps,
} from './request-session.ts';
import {
  type CallPipeline,
  mountScriptlessForm,
  type ScriptlessForm,
  type ScriptlessForms,
} from './scriptless-form.ts';
import { createSecurityEventLogger } from './security-events.ts';

/**
 * A call of the API. `site`: the brand of siteId; if that is missing, the brand of the host. The
 * access level of the route decides what the call says about its caller.
 */
export type Call<N extends RouteName> = {
  readonly request: RequestOf<N>;
  readonly site: BrandSettings;
  readonly requestSession: RequestSession;
} & AuthorizedCaller<N>;

export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

/** A handler returns its refusals. If it throws, that is a defect, and the response is 500. */
export type Handler<N extends RouteName> = (
  call: Call<N>,
) => Promise<Result<ResponseOf<N> | CachedResponse | Redirect, CallRefusal>>;
export type Handlers = { readonly [N in RouteName]?: Handler<N> };

type ResponseReplay<N extends RouteName> = (
  call: Call<N>,
  subject: string,
) => ReturnType<Handler<N>>;
export type ResponseReplays = {
  readonly [N in RouteWhere<'replay', 'rebuild'>]?: ResponseReplay<N>;
};

export type PipelineDeps = RequestSessionDeps &
  LimitDeps & {
    readonly answers: IdempotentResponses;
    readonly store: AccessStore;
    readonly replays?: ResponseReplays;
    readonly security: SecurityLog;
  };

/** A call that reads its session when it is first needed. Public calls never read it. */
class LazyCall<R> {
  readonly request: R;
  readonly site: BrandSettings;
  openedSession: RequestSession | undefined;
  private readonly openSession: () => RequestSession;
  constructor(
    request: R,
    site: BrandSettings,
    openedSession: RequestSession | undefined,
    openSession: () => RequestSession,
  ) {
    this.request = request;
    this.site = site;
    this.openedSession = openedSession;
    this.openSession = openSession;
  }
  get requestSession(): RequestSession {
    this.openedSession ??= this.openSession();
    return this.openedSession;
  }
}

const MAX_KEY = 200;

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

const withSiteId = (sent: unknown, hostsSite: number): unknown => {
  if (sent === null || sent === undefined) return { siteId: hostsSite };
  const names =
    typeof sent === 'object' &&
    !Array.isArray(sent) &&
    (!('siteId' in sent) || sent.siteId === undefined || sent.siteId === null);
  return names ? { ...sent, siteId: hostsSite } : sent;
};

const resultToSendable = (result: Result<unknown, CallRefusal>): SerializedResponse =>
  result.match(
    (value) => {
      if (value instanceof Redirect) return { status: 302, body: '', location: value.to };
      if (value instanceof CachedResponse) return { status: 200, body: '', keptAnswer: value };
      return { status: 200, body: JSON.stringify(value) };
    },
    (refused) => serializeRefusal(refused),
  );

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, keptAnswer, retryAfter, location }: SerializedResponse,
): FastifyReply | Promise<FastifyReply> => {
  if (location !== undefined) return reply.redirect(location, status);
  if (keptAnswer !== undefined) return keptAnswer.send(request, reply);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).header('content-type', JSON_TYPE).send(body);
};

const idempotencyKeyOf = (request: FastifyRequest): Result<string | undefined, CallRefusal> => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return ok(undefined);
  return typeof key === 'string' && key !== '' && key.length <= MAX_KEY
    ? ok(key)
    : err(refuseFields([{ field: 'Idempotency-Key', code: 'invalid' }]));
};

const inputOf = (route: Route, request: FastifyRequest): unknown =>
  route.method === 'GET' ? Object.assign({}, request.query, request.params) : request.body;

/**
 * Returns what the security log needs about a call that was refused before its request was decoded.
 * Returns null if the session was not read yet, because the caller is then unknown.
 */
const callRefusedBefore = (requestSession: RequestSession | undefined) =>
  requestSession === undefined
    ? null
    : { request: null, requestSession, openedSession: requestSession };

type Keys = Pick<KeyedDeps, 'abandon'>;

/** Checks origin (R44), access and rate limit (R42) before the server reads the body. */
const callPipeline = <N extends RouteName>(
  deps: PipelineDeps & Keys,
  name: N,
  handler: Handler<N>,
): CallPipeline => {
  const route: Route = routes[name];
  const replays: { readonly [R in RouteName]?: ResponseReplay<R> } = deps.replays ?? {};
  const replay: (typeof replays)[N] = replays[name];
  const note = createSecurityEventLogger(deps.security, route);

  const carryOut = async (
    call: LazyCall<RequestOf<N>> & AuthorizedCaller<N>,
    key: string | undefined,
    attempt: string,
  ): Promise<SerializedResponse> => {
    const run = async (): Promise<SerializedResponse> => {
      const result = await handler(call);
      if (result.isOk()) await call.openedSession?.settle();
      return resultToSendable(result);
    };
    const session = key === undefined ? null : await call.requestSession.session();
    if (key === undefined || session === null) return run();
    const bodyHash = createHash('sha256').update(JSON.stringify(call.request)).digest('base64url');
    const keyed = { scope: `${session.visitorId} ${route.path}`, key, bodyHash, attempt };
    return runOncePerIdempotencyKey(
      { ...deps, now: deps.clock.now, pause: (milliseconds) => pause(milliseconds) },
      keyed,
      {
        run,
        replay:
          replay === undefined
            ? null
            : async (subject) => resultToSendable(await replay(call, subject)),
      },
    );
  };

  // Authorization and handler of a request share one session, which is looked up once.
  const requestSessions = new WeakMap<FastifyRequest, RequestSession>();
  const requestSessionOf = (request: FastifyRequest, reply: FastifyReply): RequestSession => {
    const requestSession = requestSessions.get(request) ?? makeRequestSession(deps, request, reply);
    requestSessions.set(request, requestSession);
    return requestSession;
  };
  const authorizedCallers = new WeakMap<FastifyRequest, AuthorizedCaller<N>>();

  const refusedBefore = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SerializedResponse | null> => {
    const refused = (
      refusal: CallRefusal,
      requestSession: RequestSession | undefined,
    ): Promise<SerializedResponse> =>
      note(request, callRefusedBefore(requestSession), async () => serializeRefusal(refusal));
    if (route.kind === 'changes' && !isCallFromOwnSite(request, deps.addresses))
      return refused(refuseWith('wrongOrigin'), undefined);
    const authorized = await authorizeCaller(deps.store, name, () =>
      requestSessionOf(request, reply),
    );
    if (authorized.isErr()) return refused(authorized.error, requestSessions.get(request));
    authorizedCallers.set(request, authorized.value);
    if (route.limit === null) return null;
    const counted = await countAttemptInRateLimits(deps, [
      route.limit,
      rateLimitKeyOfAddress(request.ip),
    ]);
    return counted.isErr()
      ? refused(refuseTooManyRequests(counted.error.retryAfter), undefined)
      : null;
  };

  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    sent: unknown,
  ): Promise<SerializedResponse> => {
    const refused = async (refusal: CallRefusal): Promise<SerializedResponse> => {
      const bookingRefusal = await authorizeCallerForBooking(
        deps.store,
        route.access,
        () => requestSessionOf(request, reply),
        sent,
      );
      const session = bookingRefusal === null ? undefined : requestSessions.get(request);
      return note(request, callRefusedBefore(session), async () =>
        serializeRefusal(bookingRefusal ?? refusal),
      );
    };
    const key =
      route.method === 'POST' && route.kind === 'changes'
        ? idempotencyKeyOf(request)
        : ok(undefined);
    if (key.isErr()) return refused(key.error);
    const hostsSite = deps.addresses.siteAt(request.host);
    const decoded = decodeRequest(name, withSiteId(sent, hostsSite));
    if (decoded.isErr()) return refused(refuseFields(decoded.error));
    const site = siteOf(deps, decoded.value, hostsSite);
    if (site === undefined)
      return refused(refuseWith('unknownSite', { errors: [{ field: 'siteId', code: 'unknown' }] }));
    const caller = authorizedCallers.get(request);
    if (caller === undefined)
      throw new Error(`${name}: nobody has authorized the caller. Call refusedBefore first.`);
    const openedSession = requestSessions.get(request);
    const openSession = () => requestSessionOf(request, reply);
    const call = Object.assign(
      new LazyCall(decoded.value, site, openedSession, openSession),
      caller,
    );
    return note(request, call, () => carryOut(call, key.value, request.id));
  };
  return { refusedBefore, respond };
};

type MountDeps = PipelineDeps & { readonly calls: Pick<CachedCallResponses, 'remember'> };

const mountCall = (
  app: FastifyInstance,
  deps: MountDeps,
  route: Route,
  { refusedBefore, respond }: CallPipeline,
): void => {
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    // Only calls that change nothing accept HEAD, because HEAD runs the handler.
    exposeHeadRoute: route.kind === 'reads',
    onRequest: async (request, reply) => {
      const refused = await refusedBefore(request, reply);
      if (refused === null) return;
      reply.header('cache-control', route.cache);
      return send(request, reply, refused);
    },
    handler: async (request, reply) => {
      reply.header('cache-control', route.cache);
      // Another site's link must not begin a payment, so ask the visitor first (R68).
      if (route.kind === 'redirects' && !isCallFromOwnSite(request, deps.addresses))
        return reply
          .header('content-security-policy', CONFIRMATION_POLICY)
          .type('text/html; charset=utf-8')
          .send(CONFIRMATION_PAGE);
      const answer = await respond(request, reply, inputOf(route, request));
      const findCurrent = answer.keptAnswer?.findCurrent ?? null;
      if (findCurrent !== null) deps.calls.remember(request.raw, findCurrent);
      return isFollowedLink(request) && answer.onward !== undefined
        ? sendOnwardPage(reply, answer.status, answer.onward)
        : send(request, reply, answer);
    },
  });
};

export const mountHandlers = (
  app: FastifyInstance,
  deps: MountDeps,
  handlers: Handlers,
  forms?: ScriptlessForms,
): void => {
  const plainForms: { readonly [N in RouteName]?: ScriptlessForm } = forms ?? {};
  const abandon = createIdempotencyKeyReleaser(deps.answers);
  const mount = <N extends RouteName>(name: N): void => {
    const handler: Handlers[N] = handlers[name];
    if (handler === undefined) return;
    const route: Route = routes[name];
    const answered = callPipeline({ ...deps, abandon }, name, handler);
    mountCall(app, deps, route, answered);
    const form = plainForms[name];
    if (route.form !== null && form !== undefined)
      mountScriptlessForm(app, route.form, form, answered);
  };
  for (const name of Object.keys(handlers)) if (isRouteName(name)) mount(name);
};
