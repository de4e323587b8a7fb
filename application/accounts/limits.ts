import { err, ok, type Result } from 'neverthrow';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import { DEFAULT_LIMITS, type Limit, type LimitName } from '../../domain/limits.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import { PasswordsBusy } from '../ports/passwords.ts';
import type { Settings } from '../ports/settings.ts';
import type { Lock, Store, Transaction } from '../ports/store.ts';

type Figures = { readonly clock: Clock; readonly settings: Pick<Settings, 'of'> };
export type LimitDeps = Figures & { readonly store: Pick<Store, 'inTransaction'> };

/** Too many attempts; retry after this many milliseconds. */
export type TooMany = { readonly kind: 'tooMany'; readonly retryAfter: Instant };

/** A limit and the subject whose events it counts: an e-mail, an address or a session. */
type Limited = readonly [name: LimitName, whose: string];

/** Brands share accounts and counters: the shop's own figures apply to both (R4). */
export const limitOf = (settings: Pick<Settings, 'of'>, name: LimitName): Limit =>
  (settings.of(SHOP_SITE)?.limits ?? DEFAULT_LIMITS)[name];

const keyOf = (name: LimitName, whose: string): string => `${name} ${whose}`;

/**
 * Events of a limit are read and counted under this lock. Reading first and counting later would
 * not limit anything.
 */
export const limitLock = (name: LimitName, whose: string): Lock => ({
  kind: 'limit',
  id: keyOf(name, whose),
});

/**
 * Keys under which events of an e-mail are counted. They contain it, so they are removed with its
 * account (R39).
 */
export const loginCounters = (email: string): readonly string[] =>
  (['loginOfEmail', 'resetOfEmail', 'activationOfEmail'] as const).map((name) =>
    keyOf(name, email),
  );

/** The longest window of any limit, in milliseconds. Older events do not count. */
export const longestWindow = (settings: Pick<Settings, 'of'>): Instant =>
  Math.max(
    ...Object.values(settings.of(SHOP_SITE)?.limits ?? DEFAULT_LIMITS).map(
      ({ minutes }) => minutes * MINUTE,
    ),
  );

/**
 * Counts an event of `whose` where one more fits. The transaction holds the limit's lock, or one that nobody passes by. Events older than
 * `longest` do not count, whatever the limit's own window is.
 */
export const countWithin = async (
  { clock, settings }: Figures,
  { limits }: Pick<Transaction, 'limits'>,
  [name, whose]: Limited,
  longest: Instant = Number.POSITIVE_INFINITY,
): Promise<Result<Instant, TooMany>> => {
  const { events: most, minutes } = limitOf(settings, name);
  const now = clock.now();
  const window = Math.min(minutes * MINUTE, longest);
  const { events, oldest, newest } = await limits.count(keyOf(name, whose), now - window);
  if (events >= most) return err({ kind: 'tooMany', retryAfter: (oldest ?? now) + window - now });
  // Each event of a key has a moment of its own, so that exactly this event can be taken back.
  const at = Math.max(now, (newest ?? 0) + 1);
  await limits.add(keyOf(name, whose), at);
  return ok(at);
};

/** Removes what was counted of an e-mail's logins and reset links. The transaction holds the locks of both limits. */
export const clearLoginLimits = async (
  { limits }: Pick<Transaction, 'limits'>,
  email: string,
): Promise<void> => {
  await limits.clear(keyOf('loginOfEmail', email));
  await limits.clear(keyOf('resetOfEmail', email));
};

/** Events that were counted before their attempt. */
export type CountedLimit = {
  /** Takes the events back, if the limit does not count the result. */
  readonly giveBack: () => Promise<void>;
};

export const NOTHING_COUNTED: CountedLimit = { giveBack: async () => undefined };

type CountedEvent = readonly [key: string, at: Instant];

/** Counts one event of each limit, all or none. The transaction holds their locks. */
const countAll = async (
  deps: LimitDeps,
  transaction: Pick<Transaction, 'limits'>,
  wanted: readonly Limited[],
): Promise<Result<readonly CountedEvent[], TooMany>> => {
  const events: CountedEvent[] = [];
  for (const limited of wanted) {
    const at = await countWithin(deps, transaction, limited);
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
  giveBack: async () => {
    await store.inTransaction<void, never>(locks, async ({ limits }) => {
      for (const [key, at] of events) await limits.remove(key, at);
      return ok(undefined);
    });
  },
});

/**
 * Counts one event of each limit, all or none, in one transaction under their locks. However many calls arrive at once, never more than
 * the limit pass. Limits on failures are taken back after a success.
 */
export const takeLimits = async (
  deps: LimitDeps,
  ...wanted: readonly Limited[]
): Promise<Result<CountedLimit, TooMany>> => {
  const locks = wanted.map(([name, whose]) => limitLock(name, whose));
  const counted = await deps.store.inTransaction<readonly CountedEvent[], TooMany>(
    locks,
    (transaction) => countAll(deps, transaction, wanted),
  );
  return counted.map((events) => takenBack(deps, locks, events));
};

/**
 * Runs the counted work. If too many passwords wait and nobody checked this one, the attempt is not
 * counted.
 */
export const releaseUnlessFailed = async <T>(
  { giveBack }: CountedLimit,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof PasswordsBusy) await giveBack();
    throw failure;
  }
};

/** The limit on new accounts per network address (R42). */
export type RegistrationLimit = {
  /**
   * Counts an account that step 5 may create; each time, because each sends a mail. Or counts the
   * answer 'exists', once per e-mail of a draft. Taken back if neither happens.
   */
  readonly takeRegistration: (
    address: string,
    of: 'making' | AnswerToDraft,
  ) => Promise<Result<CountedLimit, TooMany>>;
};

/** The draft that got the answer 'exists'. */
type AnswerToDraft = { readonly bookingId: string; readonly email: string };

type OnceDeps = LimitDeps & { readonly ids: Pick<Ids, 'hashOf'> };

/** What is counted once within a limit's window. `inRow`: it counts again once something else was counted after it. */
type Once = { readonly subject: string; readonly inRow: boolean };

/**
 * Counts one event of each limit for a subject. A subject that was counted already passes and takes nothing. The key holds a hash of the
 * subject, because it lives longer than the subject. It belongs to the first limit.
 */
export const takeOnce = async (
  deps: OnceDeps,
  wanted: readonly [Limited, ...Limited[]],
  { subject, inRow }: Once,
): Promise<Result<CountedLimit, TooMany>> => {
  const [first] = wanted;
  const [name] = first;
  const ofSubject = keyOf(name, deps.ids.hashOf(subject));
  const locks = wanted.map((limited) => limitLock(...limited));
  const { minutes } = limitOf(deps.settings, name);
  const taken = await deps.store.inTransaction<readonly CountedEvent[], TooMany>(
    locks,
    async (transaction) => {
      const since = deps.clock.now() - minutes * MINUTE;
      const { newest } = await transaction.limits.count(ofSubject, since);
      if (
        newest !== null &&
        (!inRow || newest === (await transaction.limits.count(keyOf(...first), since)).newest)
      )
        return ok([]);
      const counted = await countAll(deps, transaction, wanted);
      if (counted.isErr()) return err(counted.error);
      const at = counted.value.find(([key]) => key === keyOf(...first))?.[1] ?? deps.clock.now();
      await transaction.limits.add(ofSubject, at);
      return ok([...counted.value, [ofSubject, at]]);
    },
  );
  return taken.map((events) =>
    events.length === 0 ? NOTHING_COUNTED : takenBack(deps, locks, events),
  );
};

export const registrationLimit = (deps: OnceDeps): RegistrationLimit => ({
  takeRegistration: (address, of) =>
    of === 'making'
      ? takeLimits(deps, ['registrationOfAddress', address])
      : takeOnce(deps, [['registrationOfAddress', address]], {
          subject: `${of.bookingId} ${of.email}`,
          inRow: false,
        }),
});
