import { err, ok, type Result } from 'neverthrow';
import { HOUR, type Instant, MINUTE } from '../../domain/calendar.ts';
import type { Clock } from '../ports/clock.ts';
import type { RateLimits } from '../ports/visits.ts';

/** So many counted events within a window of milliseconds (R42). */
export type Limit = { readonly name: string; readonly events: number; readonly window: Instant };

export const LOGIN_OF_EMAIL: Limit = { name: 'login-email', events: 10, window: 15 * MINUTE };
export const LOGIN_OF_ADDRESS: Limit = { name: 'login-address', events: 100, window: 15 * MINUTE };
/** Accounts made, step 5 of the wizard included. */
export const REGISTRATION: Limit = { name: 'registration', events: 30, window: HOUR };

export type LimitDeps = { readonly rateLimits: RateLimits; readonly clock: Clock };

/** Too many; a try makes sense again after so many milliseconds. */
export type TooMany = { readonly kind: 'tooMany'; readonly retryAfter: Instant };

const keyOf = (limit: Limit, whose: string): string => `${limit.name} ${whose}`;

/** Whether one more event of `whose` (an e-mail, an address) fits; it is not counted by asking. */
export const allowed = async ({ rateLimits, clock }: LimitDeps, limit: Limit, whose: string): Promise<Result<void, TooMany>> => {
  const now = clock.now();
  const { events, oldest } = await rateLimits.count(keyOf(limit, whose), now - limit.window);
  if (events < limit.events) return ok(undefined);
  return err({ kind: 'tooMany', retryAfter: (oldest ?? now) + limit.window - now });
};

/** Counts one event of `whose`. */
export const count = ({ rateLimits, clock }: LimitDeps, limit: Limit, whose: string): Promise<void> =>
  rateLimits.add(keyOf(limit, whose), clock.now());
