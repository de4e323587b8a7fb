import type { Catalogue } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Passwords } from '../ports/passwords.ts';
import type { Settings } from '../ports/settings.ts';
import type { Lock, Store } from '../ports/store.ts';
import type { RateLimits, Sessions } from '../ports/visits.ts';
import type { Turns } from './turns.ts';

export type AccountDeps = {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly rateLimits: RateLimits;
  readonly passwords: Passwords;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly settings: Settings;
  /** Says when the trips of bookings end. */
  readonly catalogue: Catalogue;
  readonly turns: Turns;
  /** Told after every commit that may have added a mail. */
  readonly committed: () => void;
};

/** What makes, activates or changes the account of an address is done under this lock; the address may have no account yet. */
export const accountLock = (email: string): Lock => ({ kind: 'account', id: email });
