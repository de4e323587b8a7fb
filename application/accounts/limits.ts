import { err, ok, type Result } from 'neverthrow';
import { ACTIVATION_LINK_LIFETIME } from '../../domain/accounts/lifetimes.ts';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import { DEFAULT_LIMITS, type Limit, type LimitName } from '../../domain/limits.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { PortDeps } from '../ports/ports.ts';
import { type Lock, runTransaction, type Transaction } from '../ports/store.ts';
import { PasswordsBusy, type Settings } from '../ports/system.ts';

/** The lock of an account. The e-mail identifies it, because a new account has no id yet. */
export const accountLock = (email: string): Lock => ({ kind: 'account', id: email });

type ActivationMail = {
  readonly accountId: string;
  readonly email: string;
  readonly siteId: number;
  readonly visitorId: string;
  readonly at: Instant;
};

/** Stores and mails a new activation link. Links in earlier mails stay valid until they expire. */
export const createActivationLinkAndMail = async (
  { ids }: PortDeps<{ ids: true }>,
  transaction: Transaction,
  { accountId, email, siteId, visitorId, at }: ActivationMail,
): Promise<void> => {
  const token = ids.token();
  const until = at + ACTIVATION_LINK_LIFETIME;
  await transaction.tokens.save({
    hash: ids.hashOf(token),
    kind: 'activation',
    accountId,
    expiresAt: until,
    visitorId,
  });
  await transaction.outbox.add({
    id: ids.rowId(),
    siteId,
    to: email,
    content: { kind: 'activation', token, until },
    createdAt: at,
  });
};

type Figures = PortDeps<{ clock: true; settings: 'of' }>;
export type LimitDeps = Figures & PortDeps<{ store: 'inTransaction' }>;

export type TooMany = { readonly kind: 'tooMany'; readonly retryAfter: Instant };

type Limited = readonly [name: LimitName, whose: string];

/**
 * Returns a rate limit from the settings of brand 1. All brands use it, because they share accounts
 * (R4).
 */
export const rateLimitOf = (settings: Pick<Settings, 'of'>, name: LimitName): Limit =>
  (settings.of(SHOP_SITE)?.limits ?? DEFAULT_LIMITS)[name];

const keyOf = (name: LimitName, subject: string): string => `${name} ${subject}`;

/**
 * Returns the lock of a rate limit. Without it, two simultaneous requests could both use the last
 * allowed attempt.
 */
export const rateLimitLock = (name: LimitName, subject: string): Lock => ({
  kind: 'limit',
  id: keyOf(name, subject),
});

/** Keys of the counters that contain this e-mail. Erasing a person removes the counters (R39). */
export const loginCounterKeys = (email: string): readonly string[] =>
  (['loginOfEmail', 'resetOfEmail', 'activationOfEmail'] as const).map((name) =>
    keyOf(name, email),
  );

/** The longest time window of all rate limits, in milliseconds. No limit counts older events. */
export const longestRateLimitWindow = (settings: Pick<Settings, 'of'>): Instant =>
  Math.max(
    ...Object.values(settings.of(SHOP_SITE)?.limits ?? DEFAULT_LIMITS).map(
      ({ minutes }) => minutes * MINUTE,
    ),
  );

/** Counts an event against a rate limit. The caller holds a lock that protects the counter. */
export const countAgainstRateLimit = async (
  { clock, settings }: Figures,
  { limits }: Pick<Transaction, 'limits'>,
  [name, subject]: Limited,
  longestWindow: Instant = Number.POSITIVE_INFINITY,
): Promise<Result<Instant, TooMany>> => {
  const { events: most, minutes } = rateLimitOf(settings, name);
  const now = clock.now();
  const window = Math.min(minutes * MINUTE, longestWindow);
  const { events, oldest, newest } = await limits.count(keyOf(name, subject), now - window);
  if (events >= most) return err({ kind: 'tooMany', retryAfter: (oldest ?? now) + window - now });
  // No two events of a key have the same time, so `uncount` can find the event to remove by its
  // time.
  const at = Math.max(now, (newest ?? 0) + 1);
  await limits.add(keyOf(name, subject), at);
  return ok(at);
};

export const clearLoginLimits = async (
  { limits }: Pick<Transaction, 'limits'>,
  email: string,
): Promise<void> => {
  await limits.clear(keyOf('loginOfEmail', email));
  await limits.clear(keyOf('resetOfEmail', email));
};

export type CountedLimit = {
  readonly uncount: () => Promise<void>;
};

export const NOTHING_COUNTED: CountedLimit = { uncount: async () => undefined };

type CountedEvent = readonly [key: string, at: Instant];

const countAll = async (
  deps: LimitDeps,
  transaction: Pick<Transaction, 'limits'>,
  requested: readonly Limited[],
): Promise<Result<readonly CountedEvent[], TooMany>> => {
  const events: CountedEvent[] = [];
  for (const limited of requested) {
    const at = await countAgainstRateLimit(deps, transaction, limited);
    if (at.isErr()) return err(at.error);
    events.push([keyOf(...limited), at.value]);
  }
  return ok(events);
};

const takenBack = (
  { store }: Pick<LimitDeps, 'store'>,
  locks: readonly Lock[],
  events: readonly CountedEvent[],
): CountedLimit => ({
  uncount: async () => {
    await runTransaction(store, locks, async ({ limits }) => {
      for (const [key, at] of events) await limits.remove(key, at);
    });
  },
});

/**
 * Counts an attempt before the shop makes it. If no limit is reached, the attempt counts in all
 * given limits. If one limit is reached, the attempt is refused and counts in none.
 */
export const countAttemptInRateLimits = async (
  deps: LimitDeps,
  ...requested: readonly Limited[]
): Promise<Result<CountedLimit, TooMany>> => {
  const locks = requested.map(([name, subject]) => rateLimitLock(name, subject));
  const counted = await deps.store.inTransaction<readonly CountedEvent[], TooMany>(
    locks,
    (transaction) => countAll(deps, transaction, requested),
  );
  return counted.map((events) => takenBack(deps, locks, events));
};

/** If too many password checks wait, the shop checks no password and does not count the attempt. */
export const runAndUncountIfPasswordsBusy = async <T>(
  { uncount }: CountedLimit,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof PasswordsBusy) await uncount();
    throw failure;
  }
};

export type RegistrationLimit = {
  readonly takeRegistration: (
    address: string,
    of: 'making' | AnswerToDraft,
  ) => Promise<Result<CountedLimit, TooMany>>;
};

type AnswerToDraft = { readonly bookingId: string; readonly email: string };

type OnceDeps = LimitDeps & PortDeps<{ ids: 'hashOf' }>;

/**
 * `subject`: the value that was tried, such as a code. `ignoresImmediateRepeat`: do not count a
 * value that equals the one tried immediately before it.
 */
type Once = { readonly subject: string; readonly ignoresImmediateRepeat: boolean };

/** Counts a `subject` once per time window, even if it is tried again. Stores only its hash. */
export const countOncePerSubject = async (
  deps: OnceDeps,
  requested: readonly [Limited, ...Limited[]],
  { subject, ignoresImmediateRepeat }: Once,
): Promise<Result<CountedLimit, TooMany>> => {
  const [first] = requested;
  const [name] = first;
  const ofSubject = keyOf(name, deps.ids.hashOf(subject));
  const locks = requested.map((limited) => rateLimitLock(...limited));
  const { minutes } = rateLimitOf(deps.settings, name);
  const outcome = await deps.store.inTransaction<readonly CountedEvent[], TooMany>(
    locks,
    async (transaction) => {
      const since = deps.clock.now() - minutes * MINUTE;
      const { newest } = await transaction.limits.count(ofSubject, since);
      if (
        newest !== null &&
        (!ignoresImmediateRepeat ||
          newest === (await transaction.limits.count(keyOf(...first), since)).newest)
      )
        return ok([]);
      const counted = await countAll(deps, transaction, requested);
      if (counted.isErr()) return err(counted.error);
      const at = counted.value.find(([key]) => key === keyOf(...first))?.[1] ?? deps.clock.now();
      await transaction.limits.add(ofSubject, at);
      return ok([...counted.value, [ofSubject, at]]);
    },
  );
  return outcome.map((events) =>
    events.length === 0 ? NOTHING_COUNTED : takenBack(deps, locks, events),
  );
};

export const createRegistrationLimit = (deps: OnceDeps): RegistrationLimit => ({
  takeRegistration: (address, of) =>
    of === 'making'
      ? countAttemptInRateLimits(deps, ['registrationOfAddress', address])
      : countOncePerSubject(deps, [['registrationOfAddress', address]], {
          subject: `${of.bookingId} ${of.email}`,
          ignoresImmediateRepeat: false,
        }),
});
