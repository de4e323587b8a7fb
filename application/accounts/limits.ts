import { err, ok, type Result } from 'neverthrow';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import { type Limit, type LimitName, USUAL_LIMITS } from '../../domain/limits.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { Clock } from '../ports/clock.ts';
import type { Settings } from '../ports/settings.ts';
import type { RateLimits } from '../ports/visits.ts';

export type LimitDeps = { readonly rateLimits: RateLimits; readonly clock: Clock; readonly settings: Pick<Settings, 'of'> };

/** Too many; a try makes sense again after so many milliseconds. */
export type TooMany = { readonly kind: 'tooMany'; readonly retryAfter: Instant };

/** Brands share accounts and so the counters: the figures of the shop itself hold for both (R4). */
const limitOf = (settings: Pick<Settings, 'of'>, name: LimitName): Limit => (settings.of(SHOP_SITE)?.limits ?? USUAL_LIMITS)[name];

const keyOf = (name: LimitName, whose: string): string => `${name} ${whose}`;

/** The keys under which events of an address are counted: they name it, so they go with its account (R39). */
export const countersOf = (email: string): readonly string[] =>
  (['loginOfEmail', 'resetOfEmail'] as const).map((name) => keyOf(name, email));

/** The longest window of any limit, in milliseconds: older events count for nothing. */
export const longestWindow = (settings: Pick<Settings, 'of'>): Instant =>
  Math.max(...Object.values(settings.of(SHOP_SITE)?.limits ?? USUAL_LIMITS).map(({ minutes }) => minutes * MINUTE));

/** Whether one more event of `whose` (an e-mail, an address) fits; it is not counted by asking. */
export const allowed = async (
  { rateLimits, clock, settings }: LimitDeps,
  name: LimitName,
  whose: string,
): Promise<Result<void, TooMany>> => {
  const limit = limitOf(settings, name);
  const [now, window] = [clock.now(), limit.minutes * MINUTE];
  const { events, oldest } = await rateLimits.count(keyOf(name, whose), now - window);
  if (events < limit.events) return ok(undefined);
  return err({ kind: 'tooMany', retryAfter: (oldest ?? now) + window - now });
};

/** Counts one event of `whose`. */
export const count = ({ rateLimits, clock }: Omit<LimitDeps, 'settings'>, name: LimitName, whose: string): Promise<void> =>
  rateLimits.add(keyOf(name, whose), clock.now());

/** The limit on accounts that are made from one network address (R42). */
export type RegistrationLimit = {
  /** False where the limit is reached; asking counts nothing. */
  readonly mayRegister: (address: string) => Promise<boolean>;
  /** Counts an account that was made. */
  readonly registered: (address: string) => Promise<void>;
};

export const registrationLimit = (deps: LimitDeps): RegistrationLimit => ({
  mayRegister: async (address) => (await allowed(deps, 'registrationOfAddress', address)).isOk(),
  registered: (address) => count(deps, 'registrationOfAddress', address),
});
