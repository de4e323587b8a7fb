import type { Session } from '../ports/sessions.ts';
import { type SessionDeps, sessionEnd } from './sessions.ts';

/** `name` identifies a session in a list; it does not log anybody in. */
export type OwnSession = { readonly name: string; readonly session: Session };

export const ownSessions =
  ({ sessions, ids, clock, settings }: SessionDeps) =>
  async (accountId: string): Promise<readonly OwnSession[]> => {
    const now = clock.now();
    return (await sessions.ofAccount(accountId))
      .filter((session) => now < sessionEnd(session, settings))
      .map((session) => ({ name: ids.hashOf(session.hash), session }));
  };
