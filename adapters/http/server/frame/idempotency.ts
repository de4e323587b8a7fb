import { StoreAway } from '../../../../application/ports/store-away.ts';
import type { IdempotentAnswers, KeyedTry } from '../../../../application/ports/visits.ts';
import { DAY_LENGTH } from '../../../../domain/calendar.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { type Refused, refuse, refuseUntil } from './refused.ts';

/**
 * An answer ready to be sent. `kept` is sent instead of `body` where there is one: calls that change nothing have it, which need no key;
 * `location` of a 302; `onward` is where a person goes on whose link was refused.
 */
export type Sendable = {
  readonly status: number;
  readonly body: string;
  readonly keptAnswer?: KeptAnswer;
  readonly retryAfter?: number;
  readonly location?: string;
  readonly onward?: string;
  /** Why it was refused, for the log; nobody is sent it. */
  readonly reason?: string;
};

/** The code of a refusal, or its first field with what is wrong there. */
const reasonOf = ({ code, errors }: Refused['body']): string =>
  code ?? errors?.map(({ field, code: wrong }) => `${field}: ${wrong}`)[0] ?? '';

export const sendable = ({ status, body, retryAfter, onward }: Refused): Sendable => ({
  status,
  body: JSON.stringify(body),
  reason: reasonOf(body),
  ...(retryAfter === undefined ? {} : { retryAfter }),
  ...(onward === undefined ? {} : { onward }),
});

export type CallKey = KeyedTry & {
  /** Session and path: a key means nothing outside of them. */
  readonly scope: string;
  readonly bodyHash: string;
};

/** What a keyed call does. */
export type KeyedWork = {
  readonly run: () => Promise<Sendable>;
  /** Answers what was done already by a try whose answer was lost; null: it is simply run again. */
  readonly recall: ((done: string) => Promise<Sendable>) | null;
};

export type KeyedDeps = {
  readonly answers: IdempotentAnswers;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Gives up the key of a try that ended without an answer, as soon as the store is there. */
  readonly abandon: (call: KeyedTry) => void;
};

/** A repeat waits for the first call this long, in milliseconds of its own waiting. */
const LONGEST_WAIT = 15_000;
/** So long it waits for the answer of a call that has done what was asked. */
const ANSWERING = 2_000;
/** A first call whose process died gives its key up after this; one that only takes longer commits nothing any more. */
const RUNS = 20_000;
/** First answers are given again for 24 hours. */
const KEPT = DAY_LENGTH;

const isGood = ({ status }: Sendable): boolean => status >= 200 && status < 300;

/**
 * Runs a call once for its key (contract, Common): a repeat gets the first 2xx answer, also when it arrives while the first is under way;
 * with another body it is 422. An answer that is not 2xx gives the key up, so that a later try starts anew. Where the first try did what
 * was asked and its answer was lost, the repeat answers what was done.
 */
export const once = async (deps: KeyedDeps, call: CallKey, work: KeyedWork): Promise<Sendable> => {
  let waited = 0;
  for (let wait = 10; ; wait = Math.min(250, wait * 2)) {
    const claim = await claimKey(deps, call);
    if (claim === 'otherBody') return sendable(refuse('keyReused'));
    if (claim === 'first') return runFirst(deps, call, work);
    if (typeof claim === 'object' && 'status' in claim) return claim;
    if (claim !== 'running' && (!claim.mayAnswer || waited >= ANSWERING)) return recallOrRun(deps, call, work, claim.done);
    if (waited >= LONGEST_WAIT) return sendable(refuseUntil(5000));
    await deps.pause(wait);
    waited += wait;
  }
};

const claimKey = async ({ answers, now, abandon }: KeyedDeps, call: CallKey) => {
  const at = now();
  try {
    return await answers.claim({ ...call, at, runsUntil: at + RUNS, keptUntil: at + KEPT });
  } catch (failure) {
    // The claim may have been made before the store was lost.
    abandon(call);
    throw failure;
  }
};

/** Keeps an answer for repeats; whoever waits for it need not know when it cannot be kept now: a repeat then answers what was done. */
const keepAnswer = async ({ answers, abandon }: KeyedDeps, call: CallKey, answer: Sendable): Promise<void> => {
  try {
    await answers.settle(call.scope, call.key, isGood(answer) ? { status: answer.status, body: answer.body } : null);
  } catch (failure) {
    abandon(call);
    if (!(failure instanceof StoreAway)) throw failure;
  }
};

const runFirst = async (deps: KeyedDeps, call: CallKey, { run }: KeyedWork): Promise<Sendable> => {
  let answer: Sendable;
  try {
    answer = await deps.answers.during(call, run);
  } catch (failure) {
    deps.abandon(call);
    throw failure;
  }
  await keepAnswer(deps, call, answer);
  return answer;
};

const recallOrRun = async (deps: KeyedDeps, call: CallKey, { run, recall }: KeyedWork, done: string): Promise<Sendable> => {
  const answer = await (recall === null ? run() : recall(done));
  if (isGood(answer)) await keepAnswer(deps, call, answer);
  return answer;
};
