import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  anonymousSessionLifetime,
  type NewSession,
  newSession,
  readLiveSession,
  type SessionDeps,
} from '../../../../application/accounts/sessions.ts';
import type { Caller } from '../../../../application/booking/actor.ts';
import type { KnownSession, Session } from '../../../../application/ports/accounts.ts';
import type { Account } from '../../../../domain/accounts/account.ts';
import { SESSION_MAX_LIFETIME } from '../../../../domain/accounts/lifetimes.ts';
import type { Addresses } from '../../../system/addresses.ts';
import { LOGIN_SIGN } from '../../contract/login-sign.ts';
import { isLoopbackHost, rateLimitKeyOfAddress } from './net.ts';

export type RequestSessionDeps = SessionDeps & {
  readonly addresses: Addresses;
};

/**
 * What the server knows about the client and the session of one request. It reads the session from
 * the store when a handler first calls `session()`. Later calls get the same result.
 */
export type RequestSession = {
  /**
   * The network address that rate limits count: the IPv4 address, or the IPv6 /64 network (R65).
   * Behind a trusted proxy, it is the address of the proxy's client (R42).
   */
  readonly address: string;
  /** The client's complete IP address, not only its network. The payment provider requires it. */
  readonly ip: string;
  readonly agent: string;
  /**
   * True if the session of the request's cookie is unknown or expired. Call session() first: until
   * its lookup has ended, the value is always false.
   */
  readonly sessionUnknown: boolean;
  session(): Promise<Session | null>;
  /** Returns the caller. Null if there is no session. */
  caller(): Promise<Caller | null>;
  /** Returns the caller. If there is no session, a successful call creates one for the browser. */
  beginner(): Promise<Caller>;
  enter(begun: NewSession, account: Account): void;
  leave(): void;
  /** Stores the new session, if the call has created one and succeeded. */
  settle(): Promise<void>;
};

/** True if cookies are limited to HTTPS: always, except on this machine (R44). */
const requiresSecureCookies = (publicUrl: string | null, host: string): boolean =>
  !(publicUrl === null ? isLoopbackHost(host) : isLoopbackHost(URL.parse(publicUrl)?.host ?? ''));

const cookieName = (secure: boolean): string => (secure ? '__Host-kilwater' : 'kilwater');
const signCookieName = (secure: boolean): string => `${cookieName(secure)}${LOGIN_SIGN}`;

export const makeRequestSession = (
  deps: RequestSessionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestSession => {
  // Read `ip` and `host` once, because Fastify evaluates the proxy headers at each access.
  const { ip, host } = request;
  const address = rateLimitKeyOfAddress(ip);
  const secure = requiresSecureCookies(deps.addresses.at(host), host);
  const name = cookieName(secure);
  let lookup: Promise<KnownSession | null> | undefined;
  let promised: NewSession | undefined;
  let sessionUnknown = false;

  const options = { path: '/', sameSite: 'lax', secure } as const;
  const answerCookie = (token: string, milliseconds: number): void => {
    const maxAge = Math.floor(milliseconds / 1000);
    reply.setCookie(name, token, { ...options, httpOnly: true, maxAge });
  };
  const sign = signCookieName(secure);
  const answerSign = (loggedIn: boolean): void => {
    if (loggedIn)
      reply.setCookie(sign, '1', { ...options, maxAge: Math.floor(SESSION_MAX_LIFETIME / 1000) });
    else reply.clearCookie(sign, options);
  };
  /**
   * Sets or clears the cookie that marks the browser as logged in, if the cookie contradicts
   * `loggedIn`. That happens if the session expired, or if the customer ended it in another
   * browser.
   */
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
    const found = await readLiveSession(deps, token);
    sessionUnknown = found === null;
    mendSign(signed, found !== null && found.account !== null);
    if (found?.seen === true && found.session.accountId === null)
      answerCookie(token, anonymousSessionLifetime(deps.settings));
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
        begun.session.accountId === null
          ? anonymousSessionLifetime(deps.settings)
          : SESSION_MAX_LIFETIME,
      );
      answerSign(begun.session.accountId !== null);
    },
    leave: () => {
      promised = undefined;
      lookup = Promise.resolve(null);
      // At logout this header makes the browser delete typed data in all tabs, even if scripts are
      // blocked (V14.3.1).
      reply.header('clear-site-data', '"storage"');
      reply.clearCookie(name, { ...options, httpOnly: true });
      answerSign(false);
    },
    settle: async () => {
      if (promised === undefined) return;
      await deps.sessions.create(promised.session);
      answerCookie(promised.token, anonymousSessionLifetime(deps.settings));
      promised = undefined;
    },
  };
};
