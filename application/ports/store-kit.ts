import type { Instant } from '../../domain/calendar.ts';
import type { IdempotentResponses, PastTrips, RateLimits, Sessions } from './accounts.ts';
import type { Journal } from './journal.ts';
import type { Mailbox, Outbox } from './mail/outbox.ts';
import type { Store } from './store.ts';
import type { CatalogueStore, ShopValues } from './values.ts';

export type SweepLimits = {
  readonly customersSeen: Instant;
  readonly customersBegun: Instant;
  readonly visitorsSeen: Instant;
  readonly events: Instant;
  readonly answers: Instant;
  readonly tokens: Instant;
  readonly paperLinks: Instant;
  readonly newsletterAsked: Instant;
  readonly mailsGivenUp: Instant;
};

export type Housekeeping = { sweep(outdated: SweepLimits): Promise<void> };

export type CurrentCounts = {
  readonly holds: number;
  readonly mailsWaiting: number;
  readonly oldestMail: Instant | null;
};

export type StoreKit = {
  readonly store: Store;
  readonly journal: Journal;
  readonly outbox: Outbox;
  readonly mailbox: Mailbox;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly housekeeping: Housekeeping;
  readonly idempotent: IdempotentResponses;
  readonly values: ShopValues;
  readonly catalogueStore: CatalogueStore;
  readonly pastTrips: PastTrips;
  /**
   * Runs `work` under a lock that all processes share, so that only one such `work` runs at a time.
   * `work` must not call this function.
   */
  alone<T>(work: () => Promise<T>): Promise<T>;
  currentCounts(at: Instant): Promise<CurrentCounts>;
  /**
   * Resolves when the store's file is checked. Rejects with StoreUnavailable if the file is
   * damaged.
   */
  readonly checked: Promise<void>;
  /** Writes a value durably to check that the store accepts writes; throws if it does not. */
  prove(): Promise<void>;
  close(): Promise<void>;
};
