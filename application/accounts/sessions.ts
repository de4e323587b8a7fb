import { DAY_LENGTH, HOUR, type Instant, MINUTE } from '../../domain/calendar.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { KnownSession, Session, Sessions } from '../ports/sessions.ts';
import type { Settings } from '../ports/settings.ts';

/** A customer's session ends after 24 idle hours and 14 days after login (R44). */
export const SESSION_IDLE_LIFETIME: Instant = 24 * HOUR;
export const SESSION_MAX_LIFETIME: Instant = 14 * DAY_LENGTH;
/** "Last seen" is stored once a minute at most, so that reading causes no writes. */
export const SEEN_EVERY: Instant = MINUTE;

export type SessionDeps = {
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Pick<Settings, 'of'>;
};

/** A session with its token. Only the browser knows the token. */
export type NewSession = { readonly session: Session; readonly token: string };

/**
 * Lifetime of a session without login: as long as the draft that it may own (R8). The extra minute
 * covers calls that were not stored.
 */
export const anonymousLife = (settings: Pick<Settings, 'of'>): Instant =>
  (settings.of(SHOP_SITE)?.draftDays ?? 30) * DAY_LENGTH + SEEN_EVERY;

/** The moment at which a session expires (R8, R44). */
export const sessionEnd = (session: Session, settings: Pick<Settings, 'of'>): Instant =>
  session.accountId === null
    ? session.lastSeenAt + anonymousLife(settings)
    : Math.min(
        session.lastSeenAt + SESSION_IDLE_LIFETIME,
        session.createdAt + SESSION_MAX_LIFETIME,
      );

/**
 * The session of a token if it is still active; it counts as seen now. `seen` tells whether this
 * call was stored.
 */
export const liveSession = async (
  { sessions, clock, ids, settings }: SessionDeps,
  token: string,
): Promise<(KnownSession & { readonly seen: boolean }) | null> => {
  const known = await sessions.byHash(ids.hashOf(token));
  if (known === null) return null;
  const { session, account } = known;
  const now = clock.now();
  if (now >= sessionEnd(session, settings)) {
    await sessions.end(session.hash);
    return null;
  }
  const seen = now - session.lastSeenAt >= SEEN_EVERY;
  if (seen) await sessions.touch(session.hash, now);
  return { session: seen ? { ...session, lastSeenAt: now } : session, account, seen };
};

/** Longest stored user agent, in characters. */
const LONGEST_AGENT = 300;

/** A new session with its token, not stored yet. A customer's session keeps the user agent. */
export const newSession = (
  { clock, ids }: Pick<SessionDeps, 'clock' | 'ids'>,
  visitorId: string,
  accountId: string | null,
  agent = '',
): NewSession => {
  const token = ids.token();
  const now = clock.now();
  const known = accountId === null ? '' : agent.slice(0, LONGEST_AGENT);
  return {
    token,
    session: {
      hash: ids.hashOf(token),
      visitorId,
      accountId,
      createdAt: now,
      lastSeenAt: now,
      agent: known,
    },
  };
};
