import type { Account } from '../../domain/accounts/account.ts';
import { SESSION_IDLE_LIFETIME, SESSION_MAX_LIFETIME } from '../../domain/accounts/lifetimes.ts';
import { DAY_LENGTH, type Instant, MINUTE } from '../../domain/calendar.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { KnownSession, Session } from '../ports/accounts.ts';
import type { PortDeps } from '../ports/ports.ts';
import { runTransaction, type Transaction } from '../ports/store.ts';
import type { Settings } from '../ports/system.ts';
import { accountLock } from './limits.ts';

/** The time "last seen" is stored once a minute at most, so that most requests write nothing. */
const SEEN_EVERY: Instant = MINUTE;

export type SessionDeps = PortDeps<{ sessions: true; clock: true; ids: true; settings: 'of' }>;

export type NewSession = { readonly session: Session; readonly token: string };

/** Returns how long a session without a login lasts: as long as drafts are kept (R8). */
export const anonymousSessionLifetime = (settings: Pick<Settings, 'of'>): Instant =>
  (settings.of(SHOP_SITE)?.draftDays ?? 30) * DAY_LENGTH + SEEN_EVERY;

const sessionEnd = (session: Session, settings: Pick<Settings, 'of'>): Instant =>
  session.accountId === null
    ? session.lastSeenAt + anonymousSessionLifetime(settings)
    : Math.min(
        session.lastSeenAt + SESSION_IDLE_LIFETIME,
        session.createdAt + SESSION_MAX_LIFETIME,
      );

/** Returns a session, or null if it has expired. `seen`: this call stored the time "last seen". */
export const readLiveSession = async (
  { sessions, clock, ids, settings }: SessionDeps,
  token: string,
): Promise<(KnownSession & { readonly seen: boolean }) | null> => {
  const stored = await sessions.byHash(ids.hashOf(token));
  if (stored === null) return null;
  const { session, account } = stored;
  const now = clock.now();
  if (now >= sessionEnd(session, settings)) {
    await sessions.end(session.hash);
    return null;
  }
  const seen = now - session.lastSeenAt >= SEEN_EVERY;
  if (seen) await sessions.touch(session.hash, now);
  return { session: seen ? { ...session, lastSeenAt: now } : session, account, seen };
};

const LONGEST_AGENT = 300;

export const newSession = (
  { clock, ids }: Pick<SessionDeps, 'clock' | 'ids'>,
  visitorId: string,
  accountId: string | null,
  agent = '',
): NewSession => {
  const token = ids.token();
  const now = clock.now();
  const storedAgent = accountId === null ? '' : agent.slice(0, LONGEST_AGENT);
  return {
    token,
    session: {
      hash: ids.hashOf(token),
      visitorId,
      accountId,
      createdAt: now,
      lastSeenAt: now,
      agent: storedAgent,
    },
  };
};

/** `name` identifies a session in the list of sessions. Nobody can log in with it. */
export type OwnSession = { readonly name: string; readonly session: Session };

export const listOwnSessions =
  ({ sessions, ids, clock, settings }: SessionDeps) =>
  async (accountId: string): Promise<readonly OwnSession[]> => {
    const now = clock.now();
    return (await sessions.ofAccount(accountId))
      .filter((session) => now < sessionEnd(session, settings))
      .map((session) => ({ name: ids.hashOf(session.hash), session }));
  };

/** Saves the account and ends all its sessions, and logins that have begun (R44.7). */
export const saveAndEndAllSessions = async (
  { accounts, sessions }: Pick<Transaction, 'accounts' | 'sessions'>,
  account: Account,
): Promise<void> => {
  await accounts.save({ ...account, sessionsEnded: (account.sessionsEnded ?? 0) + 1 });
  await sessions.endAllOf(account.id, null);
};

export type EndSessionsDeps = PortDeps<{ store: 'inTransaction' }>;

/** Ends all sessions of an account, so that an intruder who is logged in loses access, too. */
export const endAllSessions = (
  { store }: EndSessionsDeps,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> =>
  runTransaction(store, [accountLock(email)], async (transaction) => {
    const account = await transaction.accounts.byId(id);
    if (account !== null) await saveAndEndAllSessions(transaction, account);
  });
