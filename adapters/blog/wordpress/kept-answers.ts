import { err, ok, type Result } from 'neverthrow';
import type { Clock } from '../../../application/ports/clock.ts';
import { HOUR, type Instant, MINUTE } from '../../../domain/calendar.ts';

export type Keeping = {
  /** An answer is shown for so long without asking again. */
  readonly fresh: Instant;
  /** For so long after it was given an answer is better than none. */
  readonly stale: Instant;
  /** After a failure nobody asks again for so long. */
  readonly rest: Instant;
  /** Answers that are kept; the one that was asked for longest ago goes first. */
  readonly most: number;
  /** Questions that may be under way at once; more are answered as if the service were away. */
  readonly atOnce: number;
};

const USUAL: Keeping = { fresh: 5 * MINUTE, stale: 7 * 24 * HOUR, rest: MINUTE / 2, most: 300, atOnce: 8 };

type Kept<A> = { readonly answer: A; readonly at: Instant };

/**
 * Answers of a service elsewhere, with stale copies: a reader never waits for an answer that is kept, it is asked for anew behind
 * their back; while the service is away its last answers stay. Readers who come at once ask once.
 */
export const keepAnswers = <A>(clock: Clock, keeping: Keeping = USUAL) => {
  const answers = new Map<string, Kept<A>>();
  const asked = new Map<string, Promise<Result<A, 'away'>>>();
  const failed = new Map<string, Instant>();

  const remember = (key: string, answer: A): void => {
    answers.delete(key);
    answers.set(key, { answer, at: clock.now() });
    const oldest = answers.keys().next();
    if (answers.size > keeping.most && oldest.done !== true) answers.delete(oldest.value);
  };

  const ask = (key: string, question: () => Promise<Result<A, 'away'>>): Promise<Result<A, 'away'>> => {
    const underWay = asked.get(key);
    if (underWay !== undefined) return underWay;
    const since = clock.now() - (failed.get(key) ?? Number.NEGATIVE_INFINITY);
    if ((since >= 0 && since < keeping.rest) || asked.size >= keeping.atOnce) return Promise.resolve(err('away'));
    const answer = question().then(
      (result) => {
        asked.delete(key);
        if (result.isOk()) {
          failed.delete(key);
          remember(key, result.value);
        } else {
          if (failed.size >= keeping.most) failed.clear();
          failed.set(key, clock.now());
        }
        return result;
      },
      (defect: unknown) => {
        asked.delete(key);
        throw defect;
      },
    );
    asked.set(key, answer);
    return answer;
  };

  return {
    get: async (key: string, question: () => Promise<Result<A, 'away'>>): Promise<Result<A, 'away'>> => {
      const known = answers.get(key);
      const age = known === undefined ? Number.POSITIVE_INFINITY : Math.abs(clock.now() - known.at);
      if (known === undefined || age >= keeping.stale) return ask(key, question);
      // A failure behind a reader's back is no failure of theirs.
      if (age >= keeping.fresh) void ask(key, question).catch(() => {});
      return ok(known.answer);
    },
  };
};
