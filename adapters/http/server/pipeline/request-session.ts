import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  anonymousLife,
  liveSession,
  type NewSession,
  newSession,
  SESSION_MAX_LIFETIME,
  type SessionDeps,
} from '../../../../application/accounts/sessions.ts';
import type { Caller } from '../../../../application/booking/actor.ts';
import type { KnownSession, Session } from '../../../../application/ports/sessions.ts';
import type { Account } from '../../../../domain/accounts/account.ts';
import type { Addresses } from '../../../system/addresses.ts';
import { LOGIN_SIGN } from '../../contract/login-sign.ts';
import { countedAddress, isLoopbackHost } from './net.ts';

export type RequestSessionDeps = SessionDeps & {
  readonly addresses: Addresses;
};

/** The session of a request, read at its first use and only once. */
export type RequestSession = {
  /** Network address of the client; behind a trusted proxy, that of the proxy's client (R42). */
  readonly address: string;
  /** The payment provider requires the full IP address. */
  readonly ip: string;
  readonly agent: string;
  /** True if the cookie's session is unknown or expired. Valid only after session() was called. */
  readonly sessionUnknown: boolean;
  session(): Promise<Session | null>;
  /** Returns the caller; null without a session, and the call then answers 401. */
  caller(): Promise<Caller | null>;
  /** Returns the caller. A browser without a session gets a new session if the call succeeds. */
  beginner(): Promise<Caller>;
  enter(begun: NewSession, account: Account): void;
  leave(): void;
  /** Stores a new session after a successful call. */
  settle(): Promise<void>;
};

/** Cookies are limited to HTTPS unless the shop runs on this machine (R44). */
export const isSecure = (publicUrl: string | null, host: string): boolean =>
  !(publicUrl === null ? isLoopbackHost(host) : isLoopbackHost(URL.parse(publicUrl)?.host ?? ''));

const cookieName = (secure: boolean): string => (secure ? '__Host-kilwater' : 'kilwater');
const signCookieName = (secure: boolean): string => `${cookieName(secure)}${LOGIN_SIGN}`;

export const makeRequestSession = (
  deps: RequestSessionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestSession => {
  // Read host and address only once, because Fastify parses the proxies each time.
  const { ip, host } = request;
  const address = countedAddress(ip);
  const secure = isSecure(deps.addresses.at(host), host);
  const name = cookieName(secure);
  let lookup: Promise<KnownSession | null> | undefined;
  let promised: NewSession | undefined;
  let sessionUnknown = false;

  const answerCookie = (token: string, milliseconds: number): void => {
    reply.setCookie(name, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: Math.floor(milliseconds / 1000),
    });
  };
  const sign = signCookieName(secure);
  const answerSign = (loggedIn: boolean): void => {
    const options = { path: '/', sameSite: 'lax', secure } as const;
    if (loggedIn)
      reply.setCookie(sign, '1', { ...options, maxAge: Math.floor(SESSION_MAX_LIFETIME / 1000) });
    else reply.clearCookie(sign, options);
  };
  /** Corrects the login cookie, because a session can end elsewhere or by timeout. */
  const mendSign = (signed: boolean, loggedIn: boolean): void => {
    if (signed !== loggedIn) answerSign(loggedIn);
  };
  const lookUp = async (): Promise<KnownSession | null> => {
    const sent = request.server.parseCookie(request.headers.cookie ?? '');
    const token = sent[name];
    const signed = sent[sign] !== undefined;
    if (token === undefined || token.length > 100) {
      mendSign(signed, false);
      return null;
    }
    const found = await liveSession(deps, token);
    sessionUnknown = found === null;
    mendSign(signed, found !== null && found.account !== null);
    if (found?.seen === true && found.session.accountId === null)
      answerCookie(token, anonymousLife(deps.settings));
    return found;
  };
  const visitor = (): Promise<KnownSession | null> => {
    lookup ??= lookUp();
    return lookup;
  };
  const caller = async (): Promise<Caller | null> => {
    const found = await visitor();
    return found === null
      ? null
      : { visitorId: found.session.visitorId, account: found.account, address };
  };

  return {
    address,
    ip,
    get sessionUnknown() {
      return sessionUnknown;
    },
    agent: request.headers['user-agent'] ?? '',
    session: async () => (await visitor())?.session ?? null,
    caller,
    beginner: async () => {
      const found = await caller();
      if (found !== null) return found;
      promised ??= newSession(deps, deps.ids.rowId(), null);
      return { visitorId: promised.session.visitorId, account: null, address };
    },
    enter: (begun, account) => {
      promised = undefined;
      lookup = Promise.resolve({ session: begun.session, account });
      answerCookie(
        begun.token,
        begun.session.accountId === null ? anonymousLife(deps.settings) : SESSION_MAX_LIFETIME,
      );
      answerSign(begun.session.accountId !== null);
    },
    leave: () => {
      promised = undefined;
      lookup = Promise.resolve(null);
      // At logout the browser clears typed data in all tabs, even without scripts (V14.3.1).
      reply.header('clear-site-data', '"storage"');
      reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure });
      answerSign(false);
    },
    settle: async () => {
      if (promised === undefined) return;
      await deps.sessions.create(promised.session);
      answerCookie(promised.token, anonymousLife(deps.settings));
      promised = undefined;
    },
  };
};
