import type { FastifyRequest } from 'fastify';
import type { SecurityEvent, SecurityEventName, SecurityLog } from '../../../../application/ports/security-log.ts';
import { normalEmail } from '../../../../domain/travellers/contact.ts';
import { paths, type RouteName } from '../../contract/paths.ts';
import { isDoubtful } from './honeypot.ts';
import type { Sendable } from './idempotency.ts';
import { countedAddress } from './net.ts';
import type { Visit } from './visit.ts';

/** What is written down of a call, whatever came of it. */
const WATCHED: Readonly<Partial<Record<RouteName, SecurityEventName>>> = {
  login: 'login',
  logout: 'logout',
  accountSessionsEnd: 'session.ended',
  accountCreate: 'account.registered',
  accountConfirm: 'account.activated',
  accountDisown: 'account.disowned',
  accountActivationAgain: 'account.activation-asked',
  accountDelete: 'account.erased',
  passwordReset: 'password.reset-asked',
  passwordResetSave: 'password.reset',
  accountPasswordChange: 'password.changed',
  accountExport: 'data.exported',
};

/** Calls by which somebody could try codes out: what is refused of them is written down. */
const CODES: ReadonlySet<RouteName> = new Set(['voucherRedeem', 'ambassadorUse', 'groupJoin']);

/** Forms with a honeypot: a filled one is logged, although the answer is that of any other. */
const TRAPS: ReadonlySet<RouteName> = new Set(['contactRequest', 'newsletter']);

/** Calls that a browser makes to learn whether anybody is logged in, or holds places: their 401 is an answer and refuses nobody anything. */
const ASKS_WHO: ReadonlySet<RouteName> = new Set(['authDetails', 'reservationsHeld']);

/** What is known of a call once it is answered. */
type AnsweredCall = {
  readonly name: RouteName;
  readonly call: string;
  readonly request: string;
  readonly address: string;
  /** Whoever was logged in before the call or is after it. */
  readonly account: string | null;
  /** The e-mail that was sent, as it was typed. */
  readonly email: string | null;
  /** Whether the call asked who is calling. */
  readonly asked: boolean;
  /** Whether the cookie of the call names a session that there is not, or no longer. */
  readonly sessionUnknown: boolean;
  /** Whether a form was filled in by a program. */
  readonly trapped: boolean;
  readonly answer: Sendable;
};

const LIMITED = 429;

/**
 * Whether an answer says that somebody may not: 401 and 403 but for what a booking's state forbids, and the 404 of a call that asked who
 * is calling: what is somebody else's is answered like what there is not (R45).
 */
const refusesAccess = ({ status, reason }: Sendable, asked: boolean): boolean =>
  status === 401 || status === 403 ? reason !== 'changesClosed' : asked && reason === 'notFound';

/** What is to be written down of an answered call; mostly nothing. */
const securityEventsOf = (seen: AnsweredCall): readonly SecurityEvent[] => {
  const { name, answer, email } = seen;
  const good = answer.status < 400;
  const watched = WATCHED[name];
  const about = {
    outcome: good ? ('done' as const) : ('refused' as const),
    reason: good ? null : (answer.reason ?? String(answer.status)),
    call: seen.call,
    request: seen.request,
    account: seen.account,
    who: { address: seen.address, ...(email === null ? {} : { email: normalEmail(email) }) },
  };
  const events: SecurityEventName[] = [];
  if (watched !== undefined) events.push(watched);
  if (CODES.has(name) && !good && answer.status !== LIMITED) events.push('code.refused');
  if (answer.status === LIMITED) events.push('limit.reached');
  if (refusesAccess(answer, seen.asked) && name !== 'login' && !ASKS_WHO.has(name)) events.push('access.refused');
  const unknown: readonly SecurityEvent[] = seen.sessionUnknown
    ? [{ ...about, name: 'session.unknown', outcome: 'refused', reason: 'ended' }]
    : [];
  const trapped: readonly SecurityEvent[] = seen.trapped ? [{ ...about, name: 'form.trapped', outcome: 'done', reason: 'honeypot' }] : [];
  return [...unknown, ...trapped, ...events.map((event) => ({ ...about, name: event }))];
};

const emailIn = (request: unknown): string | null =>
  typeof request === 'object' && request !== null && 'email' in request && typeof request.email === 'string' ? request.email : null;

/** A call that was understood, as far as it is looked at here. */
type Understood = { readonly request: unknown; readonly visit: Visit; readonly asked: Visit | undefined };

/**
 * Answers a call and writes down what security has to know of it. Who is calling is asked beforehand where a call is always written
 * down, because some of them leave nobody logged in; of others it is told where the call asked by itself.
 */
export const noteCalls = (security: SecurityLog, name: RouteName) => {
  const { method, path } = paths[name];
  const watched = WATCHED[name] !== undefined;
  return async (request: FastifyRequest, call: Understood | null, answering: () => Promise<Sendable>): Promise<Sendable> => {
    const before = watched && call !== null ? await call.visit.session() : null;
    const answer = await answering();
    const trapped = TRAPS.has(name) && isDoubtful(call?.request);
    if (!watched && !trapped && answer.status < 400 && call?.asked?.sessionUnknown !== true) return answer;
    const after = await call?.asked?.session();
    const seen: AnsweredCall = {
      name,
      call: `${method} ${path}`,
      request: request.id,
      address: countedAddress(request.ip),
      account: after?.accountId ?? before?.accountId ?? null,
      email: watched ? emailIn(call?.request) : null,
      asked: call?.asked !== undefined,
      sessionUnknown: call?.asked?.sessionUnknown === true,
      trapped,
      answer,
    };
    for (const event of securityEventsOf(seen)) security.note(event);
    return answer;
  };
};
