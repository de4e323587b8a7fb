import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  anonymousLife,
  LONGEST,
  liveSession,
  type NewSession,
  newSession,
  type SessionDeps,
} from '../../../../application/accounts/sessions.ts';
import type { Caller } from '../../../../application/booking/caller.ts';
import type { KnownSession, Session } from '../../../../application/ports/visits.ts';
import type { Account } from '../../../../domain/accounts/account.ts';
import type { Addresses } from '../../../system/addresses.ts';
import { LOGIN_SIGN } from '../../contract/login-sign.ts';
import { countedAddress, isLoopbackHost } from './net.ts';

export type VisitDeps = SessionDeps & {
  readonly addresses: Addresses;
};

/** Who is calling: looked up when asked for, once a call. */
export type Visit = {
  /** The network address as limits count it (R42): the socket's unless a proxy is trusted. */
  readonly address: string;
  /** The network address whole, as the payment provider asks for it. */
  readonly ip: string;
  /** What the browser calls itself; '' where it does not say. */
  readonly agent: string;
  /** Whether the call's cookie was found to name a session that there is not, or no longer. */
  readonly sessionUnknown: boolean;
  /** The live session of the call's cookie. */
  session(): Promise<Session | null>;
  /** Who is calling, as the use cases ask for it; null without a session (401). */
  caller(): Promise<Caller | null>;
  /** The same for calls that begin something: a browser without a session gets one when the call succeeds, and only then. */
  beginner(): Promise<Caller>;
  /** The call's session is this one from now on (login); the cookie is answered. */
  enter(begun: NewSession, account: Account): void;
  /** The call's session has ended (logout); the cookie is taken back. */
  leave(): void;
  /** Keeps the session that `beginner` promised. For the frame, after an accepted call. */
  settle(): Promise<void>;
};

/** Cookies travel over HTTPS alone, except where the shop runs on this very machine (R44). */
export const isSecure = (publicUrl: string | null, host: string): boolean =>
  !(publicUrl === null ? isLoopbackHost(host) : isLoopbackHost(URL.parse(publicUrl)?.host ?? ''));

const cookieName = (secure: boolean): string => (secure ? '__Host-kilwater' : 'kilwater');
/** Beside the session's: without content, for scripts to read. It says no more than that asking who is there may be worth while. */
const signName = (secure: boolean): string => `${cookieName(secure)}${LOGIN_SIGN}`;

/** The visit behind a request. */
export const visitOf = (deps: VisitDeps, request: FastifyRequest, reply: FastifyReply): Visit => {
  // Behind a proxy both are read from a chain of addresses: once is enough.
  const { ip, host } = request;
  const address = countedAddress(ip);
  const secure = isSecure(deps.addresses.at(host), host);
  const name = cookieName(secure);
  let known: Promise<KnownSession | null> | undefined;
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
  const sign = signName(secure);
  const answerSign = (loggedIn: boolean): void => {
    const options = { path: '/', sameSite: 'lax', secure } as const;
    if (loggedIn) reply.setCookie(sign, '1', { ...options, maxAge: Math.floor(LONGEST / 1000) });
    else reply.clearCookie(sign, options);
  };
  /** A session may have ended by itself, in another browser or by the office: the sign follows it. */
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
    if (found?.seen === true && found.session.accountId === null) answerCookie(token, anonymousLife(deps.settings));
    return found;
  };
  const visitor = (): Promise<KnownSession | null> => {
    known ??= lookUp();
    return known;
  };
  const caller = async (): Promise<Caller | null> => {
    const found = await visitor();
    return found === null ? null : { visitorId: found.session.visitorId, account: found.account, address };
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
      known = Promise.resolve({ session: begun.session, account });
      answerCookie(begun.token, begun.session.accountId === null ? anonymousLife(deps.settings) : LONGEST);
      answerSign(begun.session.accountId !== null);
    },
    leave: () => {
      promised = undefined;
      known = Promise.resolve(null);
      // What its tabs keep of unsaved typing goes with it, also in browsers where no script of ours runs (V14.3.1).
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
