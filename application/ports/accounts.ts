import type { Account } from '../../domain/accounts/account.ts';
import type { Day, Instant } from '../../domain/calendar.ts';
import type { Subscription } from '../../domain/newsletter/subscription.ts';

/** A trip that ended before this shop existed. It counts for the loyalty rebate (R20). */
export type PastTrip = { readonly email: string; readonly endedOn: Day; readonly siteId: number };

export type PastTrips = { add(trips: readonly PastTrip[]): Promise<void> };

export type NamedPlace = {
  readonly bookingId: string;
  readonly userNum: number;
  readonly endsOn: Day;
};

export type DataBesideBookings = {
  readonly accountId: string;
  readonly email: string;
  /**
   * The ids of the person's browsers. For each browser, the store keeps responses that contain
   * personal data. The shop erases these responses.
   */
  readonly visitors: readonly string[];
  /** Keys of rate limit counters that contain the person's e-mail (R42). */
  readonly counters: readonly string[];
  readonly vouchers: readonly string[];
};

/**
 * Functions that find and erase personal data. The use case `erasePerson` decides which data is
 * erased (R39).
 */
export type Erasure = {
  placesOf(email: string): Promise<readonly NamedPlace[]>;
  /**
   * Erases the data of the participants with these numbers. 0 stands for the booking's free texts
   * and the office's notes. Prices stay.
   */
  forget(bookingId: string, userNums: readonly number[]): Promise<void>;
  forgetEverybody(bookingId: string): Promise<void>;
  forgetAddress(bookingId: string): Promise<void>;
  forgetBeside(beside: DataBesideBookings): Promise<void>;
};

export type PersonalData = {
  pastTrips(email: string): Promise<readonly PastTrip[]>;
};

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

/**
 * A request with an idempotency key. A retry waits for the response to this request, but only until
 * `runsUntil`: after that, the request can store nothing more.
 */
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
 * A request that executed its command, but whose response is not stored yet or was lost. `done`:
 * the id of what the command changed, such as a booking. `mayAnswer`: true while the request can
 * still store its response.
 */
export type UnansweredCall = { readonly done: string; readonly mayAnswer: boolean };

export type KeyedAttempt = Pick<KeyedCall, 'scope' | 'key' | 'attempt'>;

export type IdempotentResponses = {
  /** `running`: the key's first request still runs. `otherBody`: that request had another body. */
  claim(
    call: KeyedCall,
  ): Promise<'first' | 'running' | 'otherBody' | StoredResponse | UnansweredCall>;
  /**
   * Runs `work`. If `work` executes a command, the transaction that writes the command's journal
   * line also marks the key as used.
   */
  during<T>(call: KeyedAttempt, work: () => Promise<T>): Promise<T>;
  /**
   * Stores the response to the key's request. If it is null, the key is free again, unless another
   * attempt has taken it over.
   */
  settle(call: KeyedAttempt, answer: StoredResponse | null): Promise<void>;
  /** Ends a request without a response. Its key is free again, unless a command was executed. */
  abandon(call: KeyedAttempt): Promise<void>;
};

export type NewsletterReader = {
  all(siteId: number): Promise<readonly Subscription[]>;
  byQuestion(hash: string): Promise<Subscription | null>;
  byLeaveKey(key: string): Promise<Subscription | null>;
};

export type NewsletterWriter = {
  get(siteId: number, email: string): Promise<Subscription | null>;
  ofEmail(email: string): Promise<readonly Subscription[]>;
  save(subscription: Subscription): Promise<void>;
  remove(siteId: number, email: string): Promise<void>;
};

export type AccountWrites = {
  readonly sessions: Pick<Sessions, 'create' | 'end' | 'endAllOf'>;
  readonly limits: RateLimits;
  readonly personal: Erasure;
  readonly newsletter: NewsletterWriter;
};

export type AccountReads = {
  readonly personal: PersonalData;
  readonly newsletter: NewsletterReader;
};
