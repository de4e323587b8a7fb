import type { Session } from '../ports/visits.ts';
import { endOf, type SessionDeps } from './sessions.ts';

/** A session as its owner sees it; the name tells sessions apart and opens none. */
export type OwnSession = { readonly name: string; readonly session: Session };

/** The live sessions of an account, the one seen last first. */
export const ownSessions =
  ({ sessions, ids, clock, settings }: SessionDeps) =>
  async (accountId: string): Promise<readonly OwnSession[]> => {
    const now = clock.now();
    return (await sessions.ofAccount(accountId))
      .filter((session) => now < endOf(session, settings))
      .map((session) => ({ name: ids.hashOf(session.hash), session }));
  };
