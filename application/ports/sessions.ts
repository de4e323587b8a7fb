import type { Account } from '../../domain/accounts/account.ts';
import type { Instant } from '../../domain/calendar.ts';

/**
 * A browser's session. The cookie's token is stored as a hash (R44). The visitor stays the same
 * when login changes the token.
 */
export type Session = {
  readonly hash: string;
  readonly visitorId: string;
  readonly accountId: string | null;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  /** The user agent, so that the owner recognises it; '' without login. */
  readonly agent: string;
};

/** A session with its logged-in account; null without login or if the account is gone. */
export type KnownSession = { readonly session: Session; readonly account: Account | null };

export type Sessions = {
  create(session: Session): Promise<void>;
  byHash(hash: string): Promise<KnownSession | null>;
  /** Sessions of an account, most recently used first. */
  ofAccount(accountId: string): Promise<readonly Session[]>;
  touch(hash: string, at: Instant): Promise<void>;
  end(hash: string): Promise<void>;
  /** Ends all sessions of an account, except the named one. */
  endAllOf(accountId: string, except: string | null): Promise<void>;
};

/** Number of events of a key, with the first and last moment; null if there are none. */
export type CountedEvents = {
  readonly events: number;
  readonly oldest: Instant | null;
  readonly newest: Instant | null;
};

/** Events counted by key within a window, shared by all processes (R42). */
export type RateLimits = {
  /** Events of a key since a moment. */
  count(key: string, since: Instant): Promise<CountedEvents>;
  add(key: string, at: Instant): Promise<void>;
  /** Removes the event of a key at a moment, if there is one. */
  remove(key: string, at: Instant): Promise<void>;
  /** Removes every event of a key. */
  clear(key: string): Promise<void>;
};

/**
 * A call with an idempotency key. A claim that was not settled by `runsUntil` is free again. A
 * response is replayed until `keptUntil`.
 */
export type KeyedCall = {
  /** The caller and the call: the browser's visitor id, a space, the path. */
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
  /** The id of this attempt; a repeat has another. */
  readonly attempt: string;
  readonly at: Instant;
  readonly runsUntil: Instant;
  readonly keptUntil: Instant;
};

export type StoredResponse = { readonly status: number; readonly body: string };

/**
 * A first call that did its work but whose response was not stored: its process died or lost the
 * store. `done` identifies the subject of its first journal line: a booking's number, a voucher's
 * or ambassador's code, an account's id. `mayAnswer`: the first call may still respond.
 */
export type UnansweredCall = { readonly done: string; readonly mayAnswer: boolean };

/** One attempt of a keyed call. */
export type KeyedAttempt = Pick<KeyedCall, 'scope' | 'key' | 'attempt'>;

/** Responses of keyed calls (contract: Idempotency-Key). */
export type IdempotentResponses = {
  /**
   * Claims a key. 'first': run and settle; 'running': the first is in progress; a response: the
   * first one's; 'otherBody': the key was used with another body.
   */
  claim(
    call: KeyedCall,
  ): Promise<'first' | 'running' | 'otherBody' | StoredResponse | UnansweredCall>;
  /** Runs the work of a first call. Its journal line marks the key in the same transaction. */
  during<T>(call: KeyedAttempt, work: () => Promise<T>): Promise<T>;
  /** Stores the response of the first call; null releases the key. */
  settle(scope: string, key: string, answer: StoredResponse | null): Promise<void>;
  /**
   * Ends an attempt without a response: its key is released, or if marked, the attempt may no
   * longer respond. Other attempts stay.
   */
  abandon(call: KeyedAttempt): Promise<void>;
};
