import type { FastifyRequest } from 'fastify';
import type {
  SecurityEvent,
  SecurityEventName,
  SecurityLog,
} from '../../../../application/ports/security-log.ts';
import { normalizeEmail } from '../../../../domain/travellers/contact.ts';
import { textFieldOf } from '../../../codecs/is-record.ts';
import type { Audit, Route } from '../../contract/route.ts';
import type { SerializedResponse } from './idempotency.ts';
import { rateLimitKeyOfAddress } from './net.ts';
import type { RequestSession } from './request-session.ts';
import { isHoneypotFilled } from './scriptless-form.ts';

const alwaysLogged = (audit: Audit | null): SecurityEventName | null =>
  typeof audit === 'object' && audit !== null ? audit.always : null;

type AnsweredCall = {
  readonly audit: Audit | null;
  readonly call: string;
  readonly request: string;
  readonly address: string;
  /**
   * The account that is logged in after this call. If there is none, the account that was logged in
   * before the call. Null if both are missing.
   */
  readonly account: string | null;
  readonly email: string | null;
  readonly openedSession: boolean;
  readonly sessionUnknown: boolean;
  readonly trapped: boolean;
  readonly answer: SerializedResponse;
};

const LIMITED = 429;

/**
 * Returns true if the caller was denied access: 401, 403, or 404 for another customer's booking
 * (R45). Returns false if the booking's state forbids the call.
 */
const refusesAccess = ({ status, reason }: SerializedResponse, namesBooking: boolean): boolean =>
  status === 401 || status === 403
    ? reason !== 'changesClosed'
    : namesBooking && reason === 'notFound';

const securityEventsOf = (seen: AnsweredCall): readonly SecurityEvent[] => {
  const { audit, answer, email } = seen;
  const good = answer.status < 400;
  const watched = alwaysLogged(audit);
  const about = {
    outcome: good ? ('done' as const) : ('refused' as const),
    reason: good ? null : (answer.reason ?? String(answer.status)),
    call: seen.call,
    request: seen.request,
    account: seen.account,
    who: { address: seen.address, ...(email === null ? {} : { email: normalizeEmail(email) }) },
  };
  const events: SecurityEventName[] = [];
  if (watched !== null) events.push(watched);
  if (audit === 'code' && !good && answer.status !== LIMITED) events.push('code.refused');
  if (answer.status === LIMITED) events.push('limit.reached');
  if (refusesAccess(answer, seen.openedSession) && watched !== 'login' && audit !== 'loginCheck')
    events.push('access.refused');
  const unknown: readonly SecurityEvent[] = seen.sessionUnknown
    ? [{ ...about, name: 'session.unknown', outcome: 'refused', reason: 'ended' }]
    : [];
  const trapped: readonly SecurityEvent[] = seen.trapped
    ? [{ ...about, name: 'form.trapped', outcome: 'done', reason: 'honeypot' }]
    : [];
  return [...unknown, ...trapped, ...events.map((event) => ({ ...about, name: event }))];
};

type DecodedCall = {
  readonly request: unknown;
  readonly requestSession: RequestSession;
  readonly openedSession: RequestSession | undefined;
};

/** Logs a call's security events. Reads the session before the call, because a logout ends it. */
export const createSecurityEventLogger = (
  security: SecurityLog,
  { method, path, audit }: Route,
) => {
  const watched = alwaysLogged(audit) !== null;
  return async (
    request: FastifyRequest,
    call: DecodedCall | null,
    answering: () => Promise<SerializedResponse>,
  ): Promise<SerializedResponse> => {
    const before = watched && call !== null ? await call.requestSession.session() : null;
    const answer = await answering();
    const trapped = audit === 'honeypot' && isHoneypotFilled(call?.request);
    if (!watched && !trapped && answer.status < 400 && call?.openedSession?.sessionUnknown !== true)
      return answer;
    const after = await call?.openedSession?.session();
    const seen: AnsweredCall = {
      audit,
      call: `${method} ${path}`,
      request: request.id,
      address: rateLimitKeyOfAddress(request.ip),
      account: after?.accountId ?? before?.accountId ?? null,
      email: watched ? textFieldOf(call?.request, 'email') : null,
      openedSession: call?.openedSession !== undefined,
      sessionUnknown: call?.openedSession?.sessionUnknown === true,
      trapped,
      answer,
    };
    for (const event of securityEventsOf(seen)) security.note(event);
    return answer;
  };
};
