import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { call } from '../../../adapters/http/client/call.ts';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import type { Account } from '../../../adapters/http/contract/account/account.ts';

/** Who is at the screen. `unknown`: not asked yet (and on the server, where pages are the same for everybody); `away`: the shop did not answer. */
export type Session =
  | { readonly kind: 'unknown' | 'anonymous' | 'away' }
  | { readonly kind: 'customer'; readonly account: Account; readonly hasNewMessages: boolean; readonly isAmbassador: boolean };

export const sessionAtom = atom<Session>({ kind: 'unknown' });

/** Nobody knows who it is: no answer came, or the shop's store is away. */
const isAway = (failure: ApiFailure): boolean => failure.kind !== 'refused' || failure.status === 503;

/** Asks the shop who is logged in: a refusal is an anonymous visitor. */
export const fetchSession = async (): Promise<Session> => {
  const auth = await call('authDetails', {});
  if (auth.isErr()) return { kind: isAway(auth.error) ? 'away' : 'anonymous' };
  const details = await call('accountDetails', {});
  if (details.isErr()) return { kind: isAway(details.error) ? 'away' : 'anonymous' };
  const { HasNewMessages, IsAmbassador } = auth.value.Auth;
  return { kind: 'customer', account: details.value.Account, hasNewMessages: HasNewMessages, isAmbassador: IsAmbassador };
};

// One question a page, however many parts of it want to know.
let asked: Promise<Session> | null = null;

/** Who is at the screen; the first reader on a page asks the shop. */
export const useSession = (): Session => {
  const session = useAtomValue(sessionAtom);
  const set = useSetAtom(sessionAtom);
  useEffect(() => {
    if (asked !== null) return;
    asked = fetchSession();
    asked.then(set);
  }, [set]);
  return session;
};

/** Asks anew: after login, logout or a failed first try. */
export const useAskAgain = (): (() => Promise<Session>) => {
  const set = useSetAtom(sessionAtom);
  return async () => {
    asked = fetchSession();
    const session = await asked;
    set(session);
    return session;
  };
};

/** Tells menu and tabs whether any message is unread, once the messages themselves were seen. */
export const useTellNews = (): ((unread: boolean) => void) => {
  const set = useSetAtom(sessionAtom);
  return useCallback(
    (unread) =>
      set((session) =>
        session.kind === 'customer' && session.hasNewMessages !== unread ? { ...session, hasNewMessages: unread } : session,
      ),
    [set],
  );
};
