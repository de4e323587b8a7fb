import type { Account } from '../../domain/accounts/account.ts';
import type { Instant } from '../../domain/calendar.ts';

/** A browser's session; its cookie's token is kept as a hash (R44). The visitor stays the same when logging in changes the token. */
export type Session = {
  readonly hash: string;
  readonly visitorId: string;
  readonly accountId: string | null;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  /** What the browser calls itself, so that its owner knows it again; '' without login. */
  readonly agent: string;
};

/** A session with the account that is logged in; null without login, and where the account is gone. */
export type KnownSession = { readonly session: Session; readonly account: Account | null };

export type Sessions = {
  create(session: Session): Promise<void>;
  byHash(hash: string): Promise<KnownSession | null>;
  /** The sessions of an account, the one seen last first. */
  ofAccount(accountId: string): Promise<readonly Session[]>;
  touch(hash: string, at: Instant): Promise<void>;
  end(hash: string): Promise<void>;
  /** Ends all sessions of an account, except one where named. */
  endAllOf(accountId: string, except: string | null): Promise<void>;
};

/** How many events there are of a key, with their first and last moment; null where there are none. */
export type CountedEvents = { readonly events: number; readonly oldest: Instant | null; readonly newest: Instant | null };

/** Counted events by key within a window, shared by all processes (R42). */
export type RateLimits = {
  /** Events counted under a key since `since`, and when the oldest and the newest of them happened. */
  count(key: string, since: Instant): Promise<CountedEvents>;
  add(key: string, at: Instant): Promise<void>;
  /** Takes back what was added under a key at a moment; nothing where there is none. */
  remove(key: string, at: Instant): Promise<void>;
  /** Removes every event of a key. */
  clear(key: string): Promise<void>;
};

/** A keyed call. A claim that was not settled by `runsUntil` is free again, an answer is given again until `keptUntil`. */
export type KeyedCall = {
  /** Whose call it is and which: the browser's visitor id, a space, the path. */
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
  /** This try's own name: a repeat of the call has another. */
  readonly attempt: string;
  readonly at: Instant;
  readonly runsUntil: Instant;
  readonly keptUntil: Instant;
};

export type KeptAnswer = { readonly status: number; readonly body: string };

/**
 * A first call that did what was asked and whose answer is not kept: its process died, or lost sight of the store. `done` is the id of
 * what the first command that was journalled is about: a booking's number, a voucher's or ambassador's code, an account's id.
 * `mayAnswer`: the first call may still be about to answer.
 */
export type Unanswered = { readonly done: string; readonly mayAnswer: boolean };

/** One try of a keyed call. */
export type KeyedTry = Pick<KeyedCall, 'scope' | 'key' | 'attempt'>;

/** The first answers to keyed calls (contract: Idempotency-Key). */
export type IdempotentAnswers = {
  /**
   * Claims a key for a first call. 'first': go on and settle; 'running': the first is under way; an answer: the first one's;
   * 'otherBody': the key was used with another body.
   */
  claim(call: KeyedCall): Promise<'first' | 'running' | 'otherBody' | KeptAnswer | Unanswered>;
  /** Does the work of a first call: what it journals is marked with the key in the same transaction. */
  during<T>(call: KeyedTry, work: () => Promise<T>): Promise<T>;
  /** Keeps the answer of the first call; null gives the key up. */
  settle(scope: string, key: string, answer: KeptAnswer | null): Promise<void>;
  /** The end of a try that answers nobody: its key is given up, or where it is marked, the try may not answer any more. Another try's stays. */
  abandon(call: KeyedTry): Promise<void>;
};
