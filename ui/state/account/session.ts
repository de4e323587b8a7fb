import { atom } from 'jotai';
import { call } from '../../../adapters/http/client/call.ts';
import { type ApiFailure, isRecord } from '../../../adapters/http/client/failure.ts';
import type { Account } from '../../../adapters/http/contract/account/account.ts';
import { mayBeLoggedIn } from '../../../adapters/http/contract/login-sign.ts';

/** Who is at the screen. `unknown`: not asked yet (and on the server, where pages are the same for everybody); `away`: the shop did not say. */
export type Session =
  | { readonly kind: 'unknown' | 'anonymous' }
  | { readonly kind: 'away'; readonly failure: ApiFailure }
  | { readonly kind: 'customer'; readonly account: Account; readonly hasNewMessages: boolean; readonly isAmbassador: boolean };

export const sessionAtom = atom<Session>({ kind: 'unknown' });

/** A refusal is an anonymous visitor; without an answer, or with a failure of ours, nobody knows who it is (R57). */
const nobodyOr = (failure: ApiFailure): Session =>
  failure.kind === 'refused' && failure.status < 500 ? { kind: 'anonymous' } : { kind: 'away', failure };

/** Asks the shop who is logged in: a refusal, and details without an account, are an anonymous visitor. */
export const fetchSession = async (): Promise<Session> => {
  const auth = await call('authDetails', {});
  if (auth.isErr()) return nobodyOr(auth.error);
  const details = await call('accountDetails', {});
  if (details.isErr()) return nobodyOr(details.error);
  const { Account: account } = details.value;
  if (!isRecord(account)) return { kind: 'anonymous' };
  // Whatever else cannot be read is no answer of the shop's: it is asked again (R57).
  if (!isRecord(auth.value.Auth) || typeof account.Email !== 'string') return nobodyOr({ kind: 'malformed', status: 200 });
  const { HasNewMessages, IsAmbassador } = auth.value.Auth;
  return { kind: 'customer', account, hasNewMessages: HasNewMessages, isAmbassador: IsAmbassador };
};

/** The account of this page was erased: its menu greets nobody, while what is said about it stands. */
export const leftAtom = atom(false);

/** Whether somebody has asked on this page: one question a page, however many parts of it want to know. */
const askedAtom = atom(false);

/** Asks the shop who is logged in: after login, logout or a failed first try. */
export const askSessionAtom = atom(null, async (_get, set): Promise<Session> => {
  set(askedAtom, true);
  const session = await fetchSession();
  set(sessionAtom, session);
  return session;
});

/** Asks where nobody has asked yet, and only where somebody may be logged in: nobody else is worth a refusal in the console. */
export const askSessionOnceAtom = atom(null, (get, set): void => {
  if (get(askedAtom)) return;
  if (mayBeLoggedIn(document.cookie)) return void set(askSessionAtom);
  set(askedAtom, true);
  set(sessionAtom, { kind: 'anonymous' });
});

/** Tells menu and tabs whether any message is unread, once the messages themselves were seen. */
export const tellUnreadAtom = atom(null, (_get, set, unread: boolean): void =>
  set(sessionAtom, (session) =>
    session.kind === 'customer' && session.hasNewMessages !== unread ? { ...session, hasNewMessages: unread } : session,
  ),
);
