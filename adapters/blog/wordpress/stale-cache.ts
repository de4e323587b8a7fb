import { err, ok, type Result } from 'neverthrow';
import type { Clock } from '../../../application/ports/clock.ts';
import { HOUR, type Instant, MINUTE } from '../../../domain/calendar.ts';

export type StaleCacheLimits = {
  /** Age up to which a cached response is served without a refresh. */
  readonly fresh: Instant;
  /** Age up to which a response is still served while a background request refreshes it. */
  readonly stale: Instant;
  /** Pause after a failure, before the next attempt. */
  readonly rest: Instant;
  /** An answer that there is no such thing is cached for so long. */
  readonly missing: Instant;
  /** Cached answers; the one that was asked for longest ago goes first. As many missing ones are cached apart from them. */
  readonly most: number;
  /**
   * Maximum number of parallel requests. Further requests fail as if the service were unavailable.
   */
  readonly atOnce: number;
  /** Questions of one visitor that may be under way at once, so that nobody takes all of them. */
  readonly ofVisitor: number;
};

/** A query has four questions at most: a visitor may have as many under way. */
export const DEFAULT_CACHE_LIMITS: StaleCacheLimits = {
  ...{ fresh: 5 * MINUTE, stale: 7 * 24 * HOUR, rest: MINUTE / 2, missing: MINUTE / 2 },
  ...{ most: 300, atOnce: 8, ofVisitor: 4 },
};

type CachedAnswer<A> = { readonly answer: A; readonly at: Instant };

/** Sets a key as the newest of a map, and removes the oldest one of more than `most`. */
const setNewest = <V>(map: Map<string, V>, key: string, value: V, most: number): void => {
  map.delete(key);
  map.set(key, value);
  const oldest = map.keys().next();
  if (map.size > most && oldest.done !== true) map.delete(oldest.value);
};

/**
 * Answers of a service elsewhere, with stale copies: a reader never waits for a cached answer, it is refreshed in the background; while the
 * service is away its last answers stay. Readers who come at once ask once. `isMissing`: the answer says that there is no such thing.
 * Such answers are cached apart, because anybody can invent names without end.
 */
export const staleCache = <A>(
  clock: Clock,
  isMissing: (answer: A) => boolean,
  keeping: StaleCacheLimits = DEFAULT_CACHE_LIMITS,
) => {
  const answers = new Map<string, CachedAnswer<A>>();
  const missing = new Map<string, CachedAnswer<A>>();
  const asked = new Map<string, Promise<Result<A, 'away'>>>();
  const askedBy = new Map<string, number>();
  const failed = new Map<string, Instant>();

  const remember = (key: string, answer: A): void => {
    const [into, other] = isMissing(answer) ? [missing, answers] : [answers, missing];
    other.delete(key);
    setNewest(into, key, { answer, at: clock.now() }, keeping.most);
  };

  const count = (visitor: string | undefined, by: 1 | -1): void => {
    if (visitor === undefined) return;
    const now = (askedBy.get(visitor) ?? 0) + by;
    if (now === 0) askedBy.delete(visitor);
    else askedBy.set(visitor, now);
  };

  const mayAsk = (key: string, visitor: string | undefined): boolean => {
    const since = clock.now() - (failed.get(key) ?? Number.NEGATIVE_INFINITY);
    if (since >= 0 && since < keeping.rest) return false;
    return (
      asked.size < keeping.atOnce &&
      (visitor === undefined || (askedBy.get(visitor) ?? 0) < keeping.ofVisitor)
    );
  };

  const ask = (
    key: string,
    question: () => Promise<Result<A, 'away'>>,
    visitor: string | undefined,
  ): Promise<Result<A, 'away'>> => {
    const underWay = asked.get(key);
    if (underWay !== undefined) return underWay;
    if (!mayAsk(key, visitor)) return Promise.resolve(err('away'));
    count(visitor, 1);
    const answer = question()
      .then((result) => {
        if (result.isOk()) {
          failed.delete(key);
          remember(key, result.value);
        } else setNewest(failed, key, clock.now(), keeping.most);
        return result;
      })
      .finally(() => {
        asked.delete(key);
        count(visitor, -1);
      });
    asked.set(key, answer);
    return answer;
  };

  return {
    /** The answer to a question by its key. `visitor` is the network address that asks; undefined for the shop's own questions. */
    get: async (
      key: string,
      question: () => Promise<Result<A, 'away'>>,
      visitor?: string,
    ): Promise<Result<A, 'away'>> => {
      const ageOf = (kept: CachedAnswer<A> | undefined): number =>
        kept === undefined ? Number.POSITIVE_INFINITY : Math.abs(clock.now() - kept.at);
      const absent = missing.get(key);
      if (absent !== undefined && ageOf(absent) < keeping.missing) return ok(absent.answer);
      const known = answers.get(key);
      const age = ageOf(known);
      if (known === undefined || age >= keeping.stale) return ask(key, question, visitor);
      // A failed background refresh does not fail the reader's request.
      if (age >= keeping.fresh) void ask(key, question, visitor).catch(() => {});
      return ok(known.answer);
    },
  };
};
