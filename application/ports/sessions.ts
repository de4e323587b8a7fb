import type { Account } from '../../domain/accounts/account.ts';
import type { Instant } from '../../domain/calendar.ts';

/** Only the token's hash is stored (R44). `visitorId` stays when login changes the token. */
export type Session = {
  readonly hash: string;
  readonly visitorId: string;
  readonly accountId: string | null;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  /** The user agent, so that the owner recognises the session; '' without login. */
  readonly agent: string;
};

/** `account` is null without login or if it is gone. */
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

/** An unsettled claim is free again at `runsUntil`; a response is replayed until `keptUntil`. */
export type KeyedCall = {
  /** `scope` is the browser's visitor id, a space and the path. */
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
 * A first call did its work, but its response was not stored. `done` is the subject of its first
 * journal line. `mayAnswer`: the call may still respond.
 */
export type UnansweredCall = { readonly done: string; readonly mayAnswer: boolean };

export type KeyedAttempt = Pick<KeyedCall, 'scope' | 'key' | 'attempt'>;

export type IdempotentResponses = {
  /** 'running': the first call is in progress. 'otherBody': the key had another body. */
  claim(
    /** The journal line marks the key in the same transaction. */
    call: KeyedCall,
    /** A null answer releases the key. */
  ): Promise<'first' | 'running' | 'otherBody' | StoredResponse | UnansweredCall>;
  /** Releases the key without a response; if marked, this attempt may no longer respond. */
  during<T>(call: KeyedAttempt, work: () => Promise<T>): Promise<T>;
  settle(scope: string, key: string, answer: StoredResponse | null): Promise<void>;
  abandon(call: KeyedAttempt): Promise<void>;
};
