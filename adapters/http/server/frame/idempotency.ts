import type { IdempotentAnswers } from '../../../../application/ports/visits.ts';
import { DAY_LENGTH, MINUTE } from '../../../../domain/calendar.ts';
import { type Refused, refuse, refuseUntil } from './refused.ts';

/**
 * An answer ready to be sent. `bytes` are the body once more, where an answer is kept ready to be sent; `location` of a 302; `onward` is
 * where a person goes on whose link was refused.
 */
export type Sendable = {
  readonly status: number;
  readonly body: string;
  readonly bytes?: Buffer;
  readonly retryAfter?: number;
  readonly location?: string;
  readonly onward?: string;
};

export const sendable = ({ status, body, retryAfter, onward }: Refused): Sendable => ({
  status,
  body: JSON.stringify(body),
  ...(retryAfter === undefined ? {} : { retryAfter }),
  ...(onward === undefined ? {} : { onward }),
});

export type CallKey = {
  /** Session and path: a key means nothing outside of them. */
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
};

export type KeyedDeps = {
  readonly answers: IdempotentAnswers;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
};

/** A repeat waits for the first call this long, in milliseconds of its own waiting. */
const LONGEST_WAIT = 15_000;
/** A first call whose process died gives its key up after a minute. */
const RUNS = MINUTE;
/** First answers are given again for 24 hours. */
const KEPT = DAY_LENGTH;

/**
 * Runs a call once for its key (contract, Common): a repeat gets the first 2xx answer, also when it arrives while the first is under way;
 * with another body it is 422. An answer that is not 2xx gives the key up, so that a later try starts anew.
 */
export const once = async (deps: KeyedDeps, call: CallKey, run: () => Promise<Sendable>): Promise<Sendable> => {
  let waited = 0;
  for (let wait = 10; ; wait = Math.min(250, wait * 2)) {
    const at = deps.now();
    const claim = await deps.answers.claim({ ...call, at, runsUntil: at + RUNS, keptUntil: at + KEPT });
    if (claim === 'otherBody') return sendable(refuse('keyReused'));
    if (claim === 'first') return settled(deps, call, run);
    if (claim !== 'running') return claim;
    if (waited >= LONGEST_WAIT) return sendable(refuseUntil(5000));
    await deps.pause(wait);
    waited += wait;
  }
};

const settled = async ({ answers }: KeyedDeps, { scope, key }: CallKey, run: () => Promise<Sendable>): Promise<Sendable> => {
  let kept: Sendable | null = null;
  try {
    const answer = await run();
    kept = answer.status >= 200 && answer.status < 300 ? answer : null;
    return answer;
  } finally {
    await answers.settle(scope, key, kept === null ? null : { status: kept.status, body: kept.body });
  }
};
