import { atom } from 'jotai';
import { type ApiFailure, call, isRecord } from '../../../adapters/http/client/call.ts';
import type { Account } from '../../../adapters/http/contract/account/account.ts';
import { mayBeLoggedIn } from '../../../adapters/http/contract/login-sign.ts';

/**
 * `unknown`: the page has not requested the session yet; rendering on the server never requests it.
 * `away`: the request failed.
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
 * After a refusal the visitor counts as anonymous; after a server error or no response the session
 * is `away` (R57).
 */
const nobodyOr = (failure: ApiFailure): SessionState =>
  failure.kind === 'refused' && failure.status < 500
    ? { kind: 'anonymous' }
    : { kind: 'away', failure };

/** A response without an account counts as anonymous. */
export const fetchSession = async (): Promise<SessionState> => {
  const auth = await call('authDetails', {});
  if (auth.isErr()) return nobodyOr(auth.error);
  const details = await call('accountDetails', {});
  if (details.isErr()) return nobodyOr(details.error);
  const { Account: account } = details.value;
  if (!isRecord(account)) return { kind: 'anonymous' };
  // If the response has not the shape of a shop's response, something else sent it, such as a
  // proxy. The session then counts as unavailable, and the next call requests it again.
  if (!isRecord(auth.value.Auth) || typeof account.Email !== 'string')
    return nobodyOr({ kind: 'malformed', status: 200 });
  const { HasNewMessages, IsAmbassador } = auth.value.Auth;
  return { kind: 'customer', account, hasNewMessages: HasNewMessages, isAmbassador: IsAmbassador };
};

/** After the account is deleted the menu shows no name; the confirmation stays on the page. */
export const accountDeletedAtom = atom(false);

const askedAtom = atom(false);

export const loadSessionAtom = atom(null, async (_get, set): Promise<SessionState> => {
  set(askedAtom, true);
  const session = await fetchSession();
  set(sessionAtom, session);
  return session;
});

/** The session is requested only if it probably exists, because browsers log a 401 as an error. */
export const loadSessionOnceAtom = atom(null, (get, set): void => {
  if (get(askedAtom)) return;
  if (mayBeLoggedIn(document.cookie)) return void set(loadSessionAtom);
  set(askedAtom, true);
  set(sessionAtom, { kind: 'anonymous' });
});

/** The menu and the tabs show whether messages are unread. */
export const setUnreadMessagesAtom = atom(null, (_get, set, unread: boolean): void =>
  set(sessionAtom, (session) =>
    session.kind === 'customer' && session.hasNewMessages !== unread
      ? { ...session, hasNewMessages: unread }
      : session,
  ),
);
