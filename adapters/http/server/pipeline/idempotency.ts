import type { IdempotentResponses, KeyedAttempt } from '../../../../application/ports/sessions.ts';
import { StoreUnavailable } from '../../../../application/ports/store-unavailable.ts';
import { DAY_LENGTH } from '../../../../domain/calendar.ts';
import type { CachedResponse } from './cached-response.ts';
import { type CallRefusal, refuseUntil, refuseWith } from './refusal.ts';

/**
 * A response that is ready to send. `keptAnswer`, if present, replaces `body`; only calls that
 * change nothing have it, and they need no key. `location` is the target of a 302. `onward` is the
 * page for a person whose link was refused.
 */
export type Sendable = {
  readonly status: number;
  readonly body: string;
  readonly keptAnswer?: CachedResponse;
  readonly retryAfter?: number;
  readonly location?: string;
  readonly onward?: string;
  /** The reason of a refusal, for the log only. */
  readonly reason?: string;
};

/** Returns the code of a refusal, or its first field error. */
const reasonOf = ({ code, errors }: CallRefusal['body']): string =>
  code ?? errors?.map(({ field, code: wrong }) => `${field}: ${wrong}`)[0] ?? '';

export const toSendable = ({ status, body, retryAfter, onward }: CallRefusal): Sendable => ({
  status,
  body: JSON.stringify(body),
  reason: reasonOf(body),
  ...(retryAfter === undefined ? {} : { retryAfter }),
  ...(onward === undefined ? {} : { onward }),
});

export type CallKey = KeyedAttempt & {
  /** Session and path. A key is valid only within them. */
  readonly scope: string;
  readonly bodyHash: string;
};

export type KeyedWork = {
  readonly run: () => Promise<Sendable>;
  /**
   * Builds the response of an attempt that succeeded but whose response was lost. Null: run the
   * call again.
   */
  readonly recall: ((done: string) => Promise<Sendable>) | null;
};

export type KeyedDeps = {
  readonly answers: IdempotentResponses;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Releases the key of an attempt without a response as soon as the store is available. */
  readonly abandon: (call: KeyedAttempt) => void;
};

/** Milliseconds. A repeated call waits this long for the first one. Only its pauses count. */
const MAX_WAIT = 15_000;
/**
 * Milliseconds that a repeated call waits for the response of a first call that has already
 * committed.
 */
const MAX_RESPONSE_WAIT = 2_000;
/**
 * Milliseconds after which a first call loses its key, for example because its process died. A
 * slower call can no longer commit.
 */
const MAX_RUN_TIME = 20_000;
/** Milliseconds. The first response is replayed for 24 hours. */
const REPLAY_PERIOD = DAY_LENGTH;

const isSuccess = ({ status }: Sendable): boolean => status >= 200 && status < 300;

/**
 * Runs a call once per key (contract, Common). A repeated call gets the first 2xx response, even if
 * the first call is still running.
 * A repeated key with another body answers 422. A response that is not 2xx releases the key, so
 * that a retry runs again. If the first call committed and its response was lost, the repeated call
 * builds the response again.
 */
export const runOnce = async (
  deps: KeyedDeps,
  call: CallKey,
  work: KeyedWork,
): Promise<Sendable> => {
  let waited = 0;
  for (let wait = 10; ; wait = Math.min(250, wait * 2)) {
    const claim = await claimKey(deps, call);
    if (claim === 'otherBody') return toSendable(refuseWith('keyReused'));
    if (claim === 'first') return runFirst(deps, call, work);
    if (typeof claim === 'object' && 'status' in claim) return claim;
    if (claim !== 'running' && (!claim.mayAnswer || waited >= MAX_RESPONSE_WAIT))
      return replayOrRun(deps, call, work, claim.done);
    if (waited >= MAX_WAIT) return toSendable(refuseUntil(5000));
    await deps.pause(wait);
    waited += wait;
  }
};

const claimKey = async ({ answers, now, abandon }: KeyedDeps, call: CallKey) => {
  const at = now();
  try {
    return await answers.claim({
      ...call,
      at,
      runsUntil: at + MAX_RUN_TIME,
      keptUntil: at + REPLAY_PERIOD,
    });
  } catch (failure) {
    // The key may have been claimed before the store failed.
    abandon(call);
    throw failure;
  }
};

/**
 * Stores a response for replay. If the store is unavailable, the client still gets the response; a
 * repeated call then builds it again.
 */
const storeResponse = async (
  { answers, abandon }: KeyedDeps,
  call: CallKey,
  answer: Sendable,
): Promise<void> => {
  try {
    await answers.settle(
      call.scope,
      call.key,
      isSuccess(answer) ? { status: answer.status, body: answer.body } : null,
    );
  } catch (failure) {
    abandon(call);
    if (!(failure instanceof StoreUnavailable)) throw failure;
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
  await storeResponse(deps, call, answer);
  return answer;
};

const replayOrRun = async (
  deps: KeyedDeps,
  call: CallKey,
  { run, recall }: KeyedWork,
  done: string,
): Promise<Sendable> => {
  const answer = await (recall === null ? run() : recall(done));
  if (isSuccess(answer)) await storeResponse(deps, call, answer);
  return answer;
};
