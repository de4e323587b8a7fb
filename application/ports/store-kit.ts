import type { Instant } from '../../domain/calendar.ts';
import type { CurrentCounts, Housekeeping } from './housekeeping.ts';
import type { Journal } from './journal.ts';
import type { Mailbox, Outbox } from './mail/outbox.ts';
import type { PastTrips } from './personal-data.ts';
import type { IdempotentResponses, RateLimits, Sessions } from './sessions.ts';
import type { Store } from './store.ts';
import type { CatalogueStore, ShopValues } from './values.ts';

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
  /** Runs `work` in one process at a time. The work must not call this function again. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  currentCounts(at: Instant): Promise<CurrentCounts>;
  /**
   * Resolves when the store's file is checked; rejects with StoreUnavailable if the file is
   * damaged.
   */
  readonly checked: Promise<void>;
  /** Proves by a durable write that the store is writable, or throws. */
  prove(): Promise<void>;
  close(): Promise<void>;
};
