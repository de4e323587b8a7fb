import type { Account } from '../../domain/accounts/account.ts';
import type { Instant } from '../../domain/calendar.ts';

/**
 * A session. The store has only its token's hash (R44). A login replaces the token, but not
 * `visitorId`.
 */
export type Session = {
  readonly hash: string;
  readonly visitorId: string;
  readonly accountId: string | null;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  readonly agent: string;
};

export type KnownSession = { readonly session: Session; readonly account: Account | null };

export type Sessions = {
  create(session: Session): Promise<void>;
  byHash(hash: string): Promise<KnownSession | null>;
  ofAccount(accountId: string): Promise<readonly Session[]>;
  touch(hash: string, at: Instant): Promise<void>;
  end(hash: string): Promise<void>;
  endAllOf(accountId: string, except: string | null): Promise<void>;
};

export type CountedEvents = {
  readonly events: number;
  readonly oldest: Instant | null;
  readonly newest: Instant | null;
};

export type RateLimits = {
  count(key: string, since: Instant): Promise<CountedEvents>;
  add(key: string, at: Instant): Promise<void>;
  remove(key: string, at: Instant): Promise<void>;
  clear(key: string): Promise<void>;
};

/** A request with an idempotency key. After `runsUntil`, a retry need not wait for its response. */
export type KeyedCall = {
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly attempt: string;
  readonly at: Instant;
  readonly runsUntil: Instant;
  readonly keptUntil: Instant;
};

export type StoredResponse = { readonly status: number; readonly body: string };

/**
 * A request whose response is not stored. `done`: the command that it executed. `mayAnswer`: its
 * process can still be running and respond.
 */
export type UnansweredCall = { readonly done: string; readonly mayAnswer: boolean };

export type KeyedAttempt = Pick<KeyedCall, 'scope' | 'key' | 'attempt'>;

export type IdempotentResponses = {
  /** `running`: the key's first request still runs. `otherBody`: that request had another body. */
  claim(
    call: KeyedCall,
  ): Promise<'first' | 'running' | 'otherBody' | StoredResponse | UnansweredCall>;
  /**
   * Runs `work`. The transaction that writes a command's journal line in `work` marks the key as
   * used.
   */
  during<T>(call: KeyedAttempt, work: () => Promise<T>): Promise<T>;
  /** Stores the response to the key's request. If it is null, the key is free again. */
  settle(scope: string, key: string, answer: StoredResponse | null): Promise<void>;
  /** Ends a request without a response. Its key is free again, unless a command was executed. */
  abandon(call: KeyedAttempt): Promise<void>;
};
