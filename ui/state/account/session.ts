import { atom } from 'jotai';
import { call } from '../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import { isRecord } from '../../../adapters/http/client/failure.ts';
import type { Account } from '../../../adapters/http/contract/account/account.ts';
import { mayBeLoggedIn } from '../../../adapters/http/contract/login-sign.ts';

/**
 * What is known about the session. `unknown`: not requested yet, and always on the server. `away`:
 * the request failed.
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
 * Returns the state after a failure. A refusal means anonymous; no response, or a server error,
 * means `away` (R57).
 */
const nobodyOr = (failure: ApiFailure): SessionState =>
  failure.kind === 'refused' && failure.status < 500
    ? { kind: 'anonymous' }
    : { kind: 'away', failure };

/**
 * Requests the session. After a refusal, or a response without an account, the visitor is anonymous
 * (A-030).
 */
export const fetchSession = async (): Promise<SessionState> => {
  const auth = await call('authDetails', {});
  if (auth.isErr()) return nobodyOr(auth.error);
  const details = await call('accountDetails', {});
  if (details.isErr()) return nobodyOr(details.error);
  const { Account: account } = details.value;
  if (!isRecord(account)) return { kind: 'anonymous' };
  // This body does not come from the shop, so the next call requests the session again (R57).
  if (!isRecord(auth.value.Auth) || typeof account.Email !== 'string')
    return nobodyOr({ kind: 'malformed', status: 200 });
  const { HasNewMessages, IsAmbassador } = auth.value.Auth;
  return { kind: 'customer', account, hasNewMessages: HasNewMessages, isAmbassador: IsAmbassador };
};

/**
 * True after the account was deleted. The menu then shows no name while the confirmation stays
 * visible.
 */
export const accountDeletedAtom = atom(false);

/** True after the first request on this page, so that all components share one request. */
const askedAtom = atom(false);

/** Requests the session: after login, after logout, or after a failed first request. */
export const askSessionAtom = atom(null, async (_get, set): Promise<SessionState> => {
  set(askedAtom, true);
  const session = await fetchSession();
  set(sessionAtom, session);
  return session;
});

/**
 * Requests the session once, only if the visitor is probably logged in: browsers log a 401 as a
 * console error.
 */
export const askSessionOnceAtom = atom(null, (get, set): void => {
  if (get(askedAtom)) return;
  if (mayBeLoggedIn(document.cookie)) return void set(askSessionAtom);
  set(askedAtom, true);
  set(sessionAtom, { kind: 'anonymous' });
});

/**
 * Sets if messages are unread, for the menu and the tabs after the messages have loaded (A-019,
 *
 */
export const setUnreadAtom = atom(null, (_get, set, unread: boolean): void =>
  set(sessionAtom, (session) =>
    session.kind === 'customer' && session.hasNewMessages !== unread
      ? { ...session, hasNewMessages: unread }
      : session,
  ),
);
