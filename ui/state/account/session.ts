import { atom } from 'jotai';
import { call } from '../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import { isRecord } from '../../../adapters/http/client/failure.ts';
import type { Account } from '../../../adapters/http/contract/account/account.ts';
import { mayBeLoggedIn } from '../../../adapters/http/contract/login-sign.ts';

/**
 * The session. `unknown`: not asked yet, and always on the server, where pages are the same for
 * everybody. `away`: the call failed.
 */
export type SessionState =
  | { readonly kind: 'unknown' | 'anonymous' }
  | { readonly kind: 'away'; readonly failure: ApiFailure }
  | {
      readonly kind: 'customer';
      readonly account: Account;
      readonly hasNewMessages: boolean;
      readonly isAmbassador: boolean;
    };

export const sessionAtom = atom<SessionState>({ kind: 'unknown' });

/**
 * A refusal means an anonymous visitor. Without a response, or with a server error, the session is
 * unknown (R57).
 */
const nobodyOr = (failure: ApiFailure): SessionState =>
  failure.kind === 'refused' && failure.status < 500
    ? { kind: 'anonymous' }
    : { kind: 'away', failure };

/**
 * Asks the shop for the session. A refusal or a response without an account means an anonymous
 * visitor.
 */
export const fetchSession = async (): Promise<SessionState> => {
  const auth = await call('authDetails', {});
  if (auth.isErr()) return nobodyOr(auth.error);
  const details = await call('accountDetails', {});
  if (details.isErr()) return nobodyOr(details.error);
  const { Account: account } = details.value;
  if (!isRecord(account)) return { kind: 'anonymous' };
  // Any other unreadable body is not the shop's response; the next call asks again (R57).
  if (!isRecord(auth.value.Auth) || typeof account.Email !== 'string')
    return nobodyOr({ kind: 'malformed', status: 200 });
  const { HasNewMessages, IsAmbassador } = auth.value.Auth;
  return { kind: 'customer', account, hasNewMessages: HasNewMessages, isAmbassador: IsAmbassador };
};

/**
 * True after the account of this page was deleted: the menu greets nobody while the confirmation
 * stays visible.
 */
export const accountDeletedAtom = atom(false);

/** True after the first request on this page, so that all components share one request. */
const askedAtom = atom(false);

/** Asks the shop for the session: after login, logout or a failed first attempt. */
export const askSessionAtom = atom(null, async (_get, set): Promise<SessionState> => {
  set(askedAtom, true);
  const session = await fetchSession();
  set(sessionAtom, session);
  return session;
});

/**
 * Asks once per page, and only if a login is likely. For other visitors the refusal would only be
 * an error in the console.
 */
export const askSessionOnceAtom = atom(null, (get, set): void => {
  if (get(askedAtom)) return;
  if (mayBeLoggedIn(document.cookie)) return void set(askSessionAtom);
  set(askedAtom, true);
  set(sessionAtom, { kind: 'anonymous' });
});

/** Updates the unread mark of menu and tabs after the messages have loaded. */
export const setUnreadAtom = atom(null, (_get, set, unread: boolean): void =>
  set(sessionAtom, (session) =>
    session.kind === 'customer' && session.hasNewMessages !== unread
      ? { ...session, hasNewMessages: unread }
      : session,
  ),
);
