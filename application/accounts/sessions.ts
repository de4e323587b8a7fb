import { DAY_LENGTH, HOUR, type Instant, MINUTE } from '../../domain/calendar.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Settings } from '../ports/settings.ts';
import type { KnownSession, Session, Sessions } from '../ports/visits.ts';

/** A customer's session ends after 24 hours without a call and 14 days after its login (R44). */
export const IDLE: Instant = 24 * HOUR;
export const LONGEST: Instant = 14 * DAY_LENGTH;
/** Being seen is written down once a minute at most, so that reading costs no writes. */
export const SEEN_EVERY: Instant = MINUTE;

export type SessionDeps = {
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Pick<Settings, 'of'>;
};

/** A session with the token that only its browser knows. */
export type NewSession = { readonly session: Session; readonly token: string };

/**
 * How long a session without login is kept after it was last seen: as long as the draft it may own (R8). The spared minute stands for
 * calls that were not written down.
 */
export const anonymousLife = (settings: Pick<Settings, 'of'>): Instant =>
  (settings.of(SHOP_SITE)?.draftDays ?? 30) * DAY_LENGTH + SEEN_EVERY;

/** The moment at which a session ends by itself (R8, R44). */
export const endOf = (session: Session, settings: Pick<Settings, 'of'>): Instant =>
  session.accountId === null
    ? session.lastSeenAt + anonymousLife(settings)
    : Math.min(session.lastSeenAt + IDLE, session.createdAt + LONGEST);

/** The session of a token, if it still lives; it counts as seen now. `seen`: this call was written down. */
export const liveSession = async (
  { sessions, clock, ids, settings }: SessionDeps,
  token: string,
): Promise<(KnownSession & { readonly seen: boolean }) | null> => {
  const known = await sessions.byHash(ids.hashOf(token));
  if (known === null) return null;
  const { session, account } = known;
  const now = clock.now();
  if (now >= endOf(session, settings)) {
    await sessions.end(session.hash);
    return null;
  }
  const seen = now - session.lastSeenAt >= SEEN_EVERY;
  if (seen) await sessions.touch(session.hash, now);
  return { session: seen ? { ...session, lastSeenAt: now } : session, account, seen };
};

/** Names of browsers are kept so far; what is longer says nothing to anybody. */
const LONGEST_AGENT = 300;

/** A fresh session with a token of its own; not kept yet. A customer's session keeps what the browser calls itself. */
export const newSession = (
  { clock, ids }: Pick<SessionDeps, 'clock' | 'ids'>,
  visitorId: string,
  accountId: string | null,
  agent = '',
): NewSession => {
  const token = ids.token();
  const now = clock.now();
  const known = accountId === null ? '' : agent.slice(0, LONGEST_AGENT);
  return { token, session: { hash: ids.hashOf(token), visitorId, accountId, createdAt: now, lastSeenAt: now, agent: known } };
};
