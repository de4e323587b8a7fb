import { err, ok, type Result } from 'neverthrow';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import { type Limit, type LimitName, USUAL_LIMITS } from '../../domain/limits.ts';
import { SHOP_SITE } from '../../domain/sites.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import { PasswordsBusy } from '../ports/passwords.ts';
import type { Settings } from '../ports/settings.ts';
import type { Lock, Store, Transaction } from '../ports/store.ts';

/** What limits are asked of, inside a transaction. */
type Figures = { readonly clock: Clock; readonly settings: Pick<Settings, 'of'> };
export type LimitDeps = Figures & { readonly store: Pick<Store, 'inTransaction'> };

/** Too many; a try makes sense again after so many milliseconds. */
export type TooMany = { readonly kind: 'tooMany'; readonly retryAfter: Instant };

/** A limit and whose events it counts: an e-mail's, an address's, a session's. */
type Limited = readonly [name: LimitName, whose: string];

/** Brands share accounts and so the counters: the figures of the shop itself hold for both (R4). */
export const limitOf = (settings: Pick<Settings, 'of'>, name: LimitName): Limit => (settings.of(SHOP_SITE)?.limits ?? USUAL_LIMITS)[name];

const keyOf = (name: LimitName, whose: string): string => `${name} ${whose}`;

/** Events of a limit are read and counted under this lock alone: a limit that is read first and counted later is none. */
export const limitLock = (name: LimitName, whose: string): Lock => ({ kind: 'limit', id: keyOf(name, whose) });

/** The keys under which events of an address are counted: they name it, so they go with its account (R39). */
export const countersOf = (email: string): readonly string[] =>
  (['loginOfEmail', 'resetOfEmail', 'activationOfEmail'] as const).map((name) => keyOf(name, email));

/** The longest window of any limit, in milliseconds: older events count for nothing. */
export const longestWindow = (settings: Pick<Settings, 'of'>): Instant =>
  Math.max(...Object.values(settings.of(SHOP_SITE)?.limits ?? USUAL_LIMITS).map(({ minutes }) => minutes * MINUTE));

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
  // Each event of a key has a moment of its own, so that exactly it can be taken back.
  const at = Math.max(now, (newest ?? 0) + 1);
  await limits.add(keyOf(name, whose), at);
  return ok(at);
};

/** Removes what was counted of an e-mail's logins and reset links. The transaction holds the locks of both limits. */
export const clearLoginLimits = async ({ limits }: Pick<Transaction, 'limits'>, email: string): Promise<void> => {
  await limits.clear(keyOf('loginOfEmail', email));
  await limits.clear(keyOf('resetOfEmail', email));
};

/** Events that were counted before what they are for was tried. */
export type Taken = {
  /** For where it turned out to be nothing that the limit counts. */
  readonly giveBack: () => Promise<void>;
};

export const NOTHING_TAKEN: Taken = { giveBack: async () => undefined };

/**
 * Counts one event of each limit, all of them or none, in one transaction under their locks: however many ask at once, never more pass
 * than the limit allows. What counts failures alone is given back after a success.
 */
export const take = async (deps: LimitDeps, ...wanted: readonly Limited[]): Promise<Result<Taken, TooMany>> => {
  const locks = wanted.map(([name, whose]) => limitLock(name, whose));
  const counted = await deps.store.inTransaction<readonly (readonly [string, Instant])[], TooMany>(locks, async (transaction) => {
    const events: (readonly [string, Instant])[] = [];
    for (const limited of wanted) {
      const at = await countWithin(deps, transaction, limited);
      if (at.isErr()) return err(at.error);
      events.push([keyOf(...limited), at.value]);
    }
    return ok(events);
  });
  return counted.map((events) => ({
    giveBack: async () => {
      await deps.store.inTransaction<void, never>(locks, async ({ limits }) => {
        for (const [key, at] of events) await limits.remove(key, at);
        return ok(undefined);
      });
    },
  }));
};

/** Does what was counted. Where nobody came to look at it, because too many passwords wait, it counts for nothing. */
export const trying = async <T>({ giveBack }: Taken, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof PasswordsBusy) await giveBack();
    throw failure;
  }
};

/** The limit on accounts that are made from one network address (R42). */
export type RegistrationLimit = {
  /**
   * Counts an account that step 5 may make: each time, because each is a mail, also to an address that the same draft has named before. Or
   * the answer that there is one, which tells of each e-mail of a draft once. Given back where neither came about.
   */
  readonly takeRegistration: (address: string, of: 'making' | AnswerToDraft) => Promise<Result<Taken, TooMany>>;
};

/** Whom a draft is told to have an account. */
type AnswerToDraft = { readonly bookingId: string; readonly email: string };

export const registrationLimit = (deps: LimitDeps & { readonly ids: Pick<Ids, 'hashOf'> }): RegistrationLimit => ({
  takeRegistration: async (address, of) => {
    if (of === 'making') return take(deps, ['registrationOfAddress', address]);
    const { bookingId, email } = of;
    // A hash, because the key of an event is kept longer than the account that an address may be deleted with.
    const ofDraft = keyOf('registrationOfAddress', deps.ids.hashOf(`${bookingId} ${email}`));
    const locks = [limitLock('registrationOfAddress', address)];
    const { minutes } = limitOf(deps.settings, 'registrationOfAddress');
    const taken = await deps.store.inTransaction<Instant | null, TooMany>(locks, async (transaction) => {
      const known = await transaction.limits.count(ofDraft, deps.clock.now() - minutes * MINUTE);
      if (known.events > 0) return ok(null);
      const at = await countWithin(deps, transaction, ['registrationOfAddress', address]);
      if (at.isOk()) await transaction.limits.add(ofDraft, at.value);
      return at;
    });
    return taken.map((at) =>
      at === null
        ? NOTHING_TAKEN
        : {
            giveBack: async () => {
              await deps.store.inTransaction<void, never>(locks, async ({ limits }) => {
                await limits.remove(keyOf('registrationOfAddress', address), at);
                await limits.remove(ofDraft, at);
                return ok(undefined);
              });
            },
          },
    );
  },
});
