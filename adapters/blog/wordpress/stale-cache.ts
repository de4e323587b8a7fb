import { err, ok, type Result } from 'neverthrow';
import type { Clock } from '../../../application/ports/system.ts';
import { HOUR, type Instant, MINUTE } from '../../../domain/calendar.ts';

export type StaleCacheLimits = {
  readonly fresh: Instant;
  /** A response up to this age (ms) is sent at once, while the cache fetches a new one. */
  readonly stale: Instant;
  readonly rest: Instant;
  readonly missing: Instant;
  /**
   * Maximum number of cached responses, and of cached "not found" results. The oldest is dropped.
   */
  readonly most: number;
  /**
   * Maximum number of simultaneous requests to the blog. Above it, the blog counts as unavailable.
   */
  readonly atOnce: number;
  /** Maximum number of simultaneous requests for one visitor, so that others are not blocked. */
  readonly ofVisitor: number;
};

/** A page can need four queries of the blog, so one visitor can have four simultaneous requests. */
export const DEFAULT_CACHE_LIMITS: StaleCacheLimits = {
  ...{ fresh: 5 * MINUTE, stale: 7 * 24 * HOUR, rest: MINUTE / 2, missing: MINUTE / 2 },
  ...{ most: 300, atOnce: 8, ofVisitor: 4 },
};

type CachedAnswer<A> = { readonly answer: A; readonly at: Instant };

const setNewest = <V>(map: Map<string, V>, key: string, value: V, most: number): void => {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > most && oldest.done !== true) map.delete(oldest.value);
};

/** Sends an old response while it fetches a new one. Simultaneous readers share one request. */
export const createStaleCache = <A>(
  clock: Clock,
  isMissing: (answer: A) => boolean,
  cacheLimits: StaleCacheLimits = DEFAULT_CACHE_LIMITS,
) => {
  const answers = new Map<string, CachedAnswer<A>>();
  const missing = new Map<string, CachedAnswer<A>>();
  const pending = new Map<string, Promise<Result<A, 'away'>>>();
  const askedBy = new Map<string, number>();
  const failed = new Map<string, Instant>();

  const remember = (key: string, answer: A): void => {
    const [into, other] = isMissing(answer) ? [missing, answers] : [answers, missing];
    other.delete(key);
    setNewest(into, key, { answer, at: clock.now() }, cacheLimits.most);
  };

  const count = (visitor: string | undefined, by: 1 | -1): void => {
    if (visitor === undefined) return;
    const count = (askedBy.get(visitor) ?? 0) + by;
    if (count === 0) askedBy.delete(visitor);
    else askedBy.set(visitor, count);
  };

  const mayAsk = (key: string, visitor: string | undefined): boolean => {
    const since = clock.now() - (failed.get(key) ?? Number.NEGATIVE_INFINITY);
    if (since >= 0 && since < cacheLimits.rest) return false;
    return (
      pending.size < cacheLimits.atOnce &&
      (visitor === undefined || (askedBy.get(visitor) ?? 0) < cacheLimits.ofVisitor)
    );
  };

  const ask = (
    key: string,
    question: () => Promise<Result<A, 'away'>>,
    visitor: string | undefined,
  ): Promise<Result<A, 'away'>> => {
    const underWay = pending.get(key);
    if (underWay !== undefined) return underWay;
    if (!mayAsk(key, visitor)) return Promise.resolve(err('away'));
    count(visitor, 1);
    const answer = question()
      .then((result) => {
        if (result.isOk()) {
          failed.delete(key);
          remember(key, result.value);
        } else setNewest(failed, key, clock.now(), cacheLimits.most);
        return result;
      })
      .finally(() => {
        pending.delete(key);
        count(visitor, -1);
      });
    pending.set(key, answer);
    return answer;
  };

  return {
    get: async (
      key: string,
      question: () => Promise<Result<A, 'away'>>,
      visitor?: string,
    ): Promise<Result<A, 'away'>> => {
      const ageOf = (cached: CachedAnswer<A> | undefined): number =>
        cached === undefined ? Number.POSITIVE_INFINITY : Math.abs(clock.now() - cached.at);
      const absent = missing.get(key);
      if (absent !== undefined && ageOf(absent) < cacheLimits.missing) return ok(absent.answer);
      const cached = answers.get(key);
      const age = ageOf(cached);
      if (cached === undefined || age >= cacheLimits.stale) return ask(key, question, visitor);
      if (age >= cacheLimits.fresh) void ask(key, question, visitor).catch(() => {});
      return ok(cached.answer);
    },
  };
};
