import type { Instant } from '../../domain/calendar.ts';
import type { Housekeeping, Standing } from './housekeeping.ts';
import type { Journal } from './journal.ts';
import type { Mailbox, Outbox } from './mail/outbox.ts';
import type { PastTrips } from './past-trips.ts';
import type { Store } from './store.ts';
import type { CatalogueStore, ShopValues } from './values.ts';
import type { IdempotentAnswers, RateLimits, Sessions } from './visits.ts';

/** Everything that is kept, opened together because it lives in one place. */
export type StoreKit = {
  readonly store: Store;
  readonly journal: Journal;
  readonly outbox: Outbox;
  readonly mailbox: Mailbox;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  readonly housekeeping: Housekeeping;
  readonly idempotent: IdempotentAnswers;
  readonly values: ShopValues;
  readonly catalogueStore: CatalogueStore;
  readonly pastTrips: PastTrips;
  /** Does work while no other process of this store does such work: what is done once in a store's life. Not within itself. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Counts what is held and what waits at a moment. */
  standing(at: Instant): Promise<Standing>;
  /** Writes something of no meaning for good; fails while nothing can be written. */
  prove(): Promise<void>;
  close(): Promise<void>;
};
