import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { err, ok, type Result } from 'neverthrow';
import type { SecurityLog } from '../../../../application/ports/security-log.ts';
import type { IdempotentAnswers } from '../../../../application/ports/visits.ts';
import type { BrandSettings } from '../../../../domain/brand-settings.ts';
import { decode, type FieldError } from '../../../codecs/decode.ts';
import { escaped } from '../../../words/html.ts';
import type { RouteName } from '../../contract/paths.ts';
import { type RequestOf, type ResponseOf, type Route, routes } from '../../contract/routes.ts';
import { abandonedKeys } from './abandoned-keys.ts';
import { ASK_FIRST_PAGE, ASK_FIRST_POLICY } from './ask-first.pl.ts';
import { type DoorStore, refusedAtBooking, refusedAtDoor } from './doors.ts';
import { type KeyedDeps, once, type Sendable, sendable } from './idempotency.ts';
import { JSON_TYPE, KeptAnswer } from './kept-answer.ts';
import { countedAddress } from './net.ts';
import { isOwnCall } from './origin.ts';
import { type Answering, mountPlainForm, type PlainForm } from './plain-form.ts';
import { type Refused, refuse, refuseFields } from './refused.ts';
import { noteCalls } from './security-events.ts';
import { type Visit, type VisitDeps, visitOf } from './visit.ts';

/** One call as its handler meets it: the decoded request, the brand that its siteId names or whose host was asked, and who is calling. */
export type Call<N extends RouteName> = {
  readonly request: RequestOf<N>;
  readonly site: BrandSettings;
  readonly visit: Visit;
};

/** A 302: the browser is sent to another address. */
export class Redirect {
  readonly to: string;
  constructor(to: string) {
    this.to = to;
  }
}

/** What answers a call. Expected failures are an Err; an exception is a defect and becomes a 500 with a reference. */
export type Handler<N extends RouteName> = (call: Call<N>) => Promise<Result<ResponseOf<N> | KeptAnswer | Redirect, Refused>>;
export type Handlers = { readonly [N in RouteName]?: Handler<N> };

/** Answers again what a keyed call did, told by the id of what was done (`Unanswered`); for answers that were lost on their way. */
type Recall<N extends RouteName> = (call: Call<N>, done: string) => ReturnType<Handler<N>>;
/** Calls that cannot simply be made again for that. */
export type Recalls = { readonly [N in RouteName]?: Recall<N> };

/** What is counted of calls as they arrive, before anything of them is read: those that are refused for what was sent count as well (R42). */
export type Arrivals = { readonly [N in RouteName]?: (address: string) => Promise<Result<unknown, Refused>> };

export type FrameDeps = VisitDeps & {
  readonly answers: IdempotentAnswers;
  readonly store: DoorStore;
  readonly recalls?: Recalls;
  readonly arrivals?: Arrivals;
  readonly security: SecurityLog;
};

/** Calls whose answers are the same for everybody; all others are private and never kept by a cache. */
const PUBLIC: ReadonlySet<RouteName> = new Set([
  'alive',
  'ready',
  'openapi',
  'site',
  'offersList',
  'offersFilters',
  'offerDetails',
  'offerDetailsPost',
]);

/** A call whose visitor is looked at when the handler first asks: those that are the same for everybody never do. */
class Arrived<R> {
  readonly request: R;
  readonly site: BrandSettings;
  asked: Visit | undefined;
  private readonly ask: () => Visit;
  constructor(request: R, site: BrandSettings, ask: () => Visit) {
    this.request = request;
    this.site = site;
    this.ask = ask;
  }
  get visit(): Visit {
    this.asked ??= this.ask();
    return this.asked;
  }
}

const MAX_KEY = 200;

// routes is one table of many types: what belongs to a name is known to the caller's N alone.
const read = <N extends RouteName>(name: N, input: unknown): Result<RequestOf<N>, FieldError[]> => {
  const route: Route = routes[name];
  return decode(route.request, input);
};

const siteOf = (deps: FrameDeps, request: object, hostsSite: number): BrandSettings | undefined =>
  deps.settings.of('siteId' in request && typeof request.siteId === 'number' ? request.siteId : hostsSite);

/** What was sent, for the site that it names or else for that of the host (contract). */
const forSite = (sent: unknown, hostsSite: number): unknown => {
  if (sent === null || sent === undefined) return { siteId: hostsSite };
  const names =
    typeof sent === 'object' && !Array.isArray(sent) && (!('siteId' in sent) || sent.siteId === undefined || sent.siteId === null);
  return names ? { ...sent, siteId: hostsSite } : sent;
};

const answered = (result: Result<unknown, Refused>): Sendable =>
  result.match(
    (value) => {
      if (value instanceof Redirect) return { status: 302, body: '', location: value.to };
      if (value instanceof KeptAnswer) return { status: 200, body: '', keptAnswer: value };
      return { status: 200, body: JSON.stringify(value) };
    },
    (refused) => sendable(refused),
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

/** A refusal for somebody who followed a link: the page on which they can go on, instead of words for programs. */
const lead = (reply: FastifyReply, status: number, path: string): FastifyReply => {
  const link = escaped(path);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Kilwater</title>` +
        `<meta http-equiv="refresh" content="0; url=${link}"></head><body><a href="${link}">Kilwater</a></body></html>`,
    );
};

/** The call's Idempotency-Key: undefined without one, an Err where it is malformed. */
const keyOf = (request: FastifyRequest): Result<string | undefined, Refused> => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return ok(undefined);
  return typeof key === 'string' && key !== '' && key.length <= MAX_KEY
    ? ok(key)
    : err(refuseFields([{ field: 'Idempotency-Key', code: 'invalid' }]));
};

/** What a call was sent: the query and what its path names, or the body. */
const sentIn = (route: Route, request: FastifyRequest): unknown =>
  route.method === 'GET' ? Object.assign({}, request.query, request.params) : request.body;

type Keys = Pick<KeyedDeps, 'abandon'>;

/**
 * How one call of the contract is answered: before the body is read, the origin (R44), who may call at all and what is counted of everybody
 * (R42); then decoding with the contract's codec, the site, Idempotency-Key, the answer. The session that the handler asked `beginner` for
 * is kept before the answer goes out.
 */
const answering = <N extends RouteName>(deps: FrameDeps & Keys, name: N, handler: Handler<N>): Answering => {
  const route: Route = routes[name];
  const recalls: Recalls = deps.recalls ?? {};
  const recall: Recalls[N] | undefined = recalls[name];

  const note = noteCalls(deps.security, name);

  const carryOut = async (call: Arrived<RequestOf<N>>, key: string | undefined, attempt: string): Promise<Sendable> => {
    const run = async (): Promise<Sendable> => {
      const result = await handler(call);
      if (result.isOk()) await call.asked?.settle();
      return answered(result);
    };
    const session = key === undefined ? null : await call.visit.session();
    if (key === undefined || session === null) return run();
    const bodyHash = createHash('sha256').update(JSON.stringify(call.request)).digest('base64url');
    const keyed = { scope: `${session.visitorId} ${route.path}`, key, bodyHash, attempt };
    return once({ ...deps, now: deps.clock.now, pause: (milliseconds) => pause(milliseconds) }, keyed, {
      run,
      recall: recall === undefined ? null : async (done) => answered(await recall(call, done)),
    });
  };

  // The visitor who was asked about at the door is the one that the handler meets.
  const visits = new WeakMap<FastifyRequest, Visit>();
  const visitIn = (request: FastifyRequest, reply: FastifyReply): Visit => {
    const known = visits.get(request) ?? visitOf(deps, request, reply);
    visits.set(request, known);
    return known;
  };

  const refusedBefore = async (request: FastifyRequest, reply: FastifyReply): Promise<Sendable | null> => {
    const refused = (refusal: Refused, visit: Visit | undefined): Promise<Sendable> =>
      note(request, visit === undefined ? null : { request: null, visit, asked: visit }, async () => sendable(refusal));
    if (route.changes && !isOwnCall(request, deps.addresses)) return refused(refuse('wrongOrigin'), undefined);
    const closed = await refusedAtDoor(deps.store, name, () => visitIn(request, reply));
    if (closed !== null) return refused(closed, visits.get(request));
    const counted = await deps.arrivals?.[name]?.(countedAddress(request.ip));
    return counted?.isErr() === true ? refused(counted.error, undefined) : null;
  };

  const respond = async (request: FastifyRequest, reply: FastifyReply, sent: unknown): Promise<Sendable> => {
    const refused = async (refusal: Refused): Promise<Sendable> => {
      const bookingRefusal = await refusedAtBooking(deps.store, name, () => visitIn(request, reply), sent);
      const visit = visits.get(request);
      const asked = bookingRefusal === null || visit === undefined ? null : { request: null, visit, asked: visit };
      return note(request, asked, async () => sendable(bookingRefusal ?? refusal));
    };
    const key = route.method === 'POST' && route.changes ? keyOf(request) : ok(undefined);
    if (key.isErr()) return refused(key.error);
    const hostsSite = deps.addresses.siteAt(request.host);
    const decoded = read(name, forSite(sent, hostsSite));
    if (decoded.isErr()) return refused(refuseFields(decoded.error));
    const site = siteOf(deps, decoded.value, hostsSite);
    if (site === undefined) return refused(refuse('unknownSite', { errors: [{ field: 'siteId', code: 'unknown' }] }));
    const call = new Arrived(decoded.value, site, () => visitIn(request, reply));
    return note(request, call, () => carryOut(call, key.value, request.id));
  };
  return { refusedBefore, respond };
};

/** Mounts one call at its path. */
const mountCall = (app: FastifyInstance, deps: FrameDeps, name: RouteName, { refusedBefore, respond }: Answering): void => {
  const route: Route = routes[name];
  const cache = PUBLIC.has(name) ? 'no-cache' : 'no-store';
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    // A HEAD of a call that changes something would change it, and one of a payment link would begin a payment.
    exposeHeadRoute: !route.changes && route.redirects !== true,
    onRequest: async (request, reply) => {
      const refused = await refusedBefore(request, reply);
      if (refused === null) return;
      reply.header('cache-control', cache);
      return send(request, reply, refused);
    },
    handler: async (request, reply) => {
      reply.header('cache-control', cache);
      // Somebody else's page may lead here, but begins nothing (R68).
      if (route.redirects === true && !isOwnCall(request, deps.addresses))
        return reply.header('content-security-policy', ASK_FIRST_POLICY).type('text/html; charset=utf-8').send(ASK_FIRST_PAGE);
      const answer = await respond(request, reply, sentIn(route, request));
      const followed = request.headers['sec-fetch-mode'] === 'navigate';
      return followed && answer.onward !== undefined ? lead(reply, answer.status, answer.onward) : send(request, reply, answer);
    },
  });
};

/** Mounts every call that has a handler, and the forms that make such a call without a script. */
export const mountHandlers = (app: FastifyInstance, deps: FrameDeps, handlers: Handlers, forms: readonly PlainForm[] = []): void => {
  const abandon = abandonedKeys(deps.answers);
  const mount = <N extends RouteName>(name: N): void => {
    const handler: Handlers[N] = handlers[name];
    if (handler === undefined) return;
    const answered = answering({ ...deps, abandon }, name, handler);
    mountCall(app, deps, name, answered);
    for (const form of forms) if (form.call === name) mountPlainForm(app, form, answered);
  };
  for (const name of Object.keys(handlers)) if (isRouteName(name)) mount(name);
};

const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);
