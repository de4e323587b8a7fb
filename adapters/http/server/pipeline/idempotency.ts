import type { IdempotentResponses, KeyedAttempt } from '../../../../application/ports/sessions.ts';
import { StoreUnavailable } from '../../../../application/ports/store-unavailable.ts';
import { DAY_LENGTH } from '../../../../domain/calendar.ts';
import type { CachedResponse } from './cached-response.ts';
import { type CallRefusal, refuseUntil, refuseWith } from './refusal.ts';

/** `keptAnswer` is a cached body. `onward` is the next page after a refused link. */
export type Sendable = {
  readonly status: number;
  readonly body: string;
  readonly keptAnswer?: CachedResponse;
  readonly retryAfter?: number;
  readonly location?: string;
  readonly onward?: string;
  readonly reason?: string;
};

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
  /** A key is valid only within its scope, which is the session and the path. */
  readonly scope: string;
  readonly bodyHash: string;
};

export type KeyedWork = {
  readonly run: () => Promise<Sendable>;
  /** Rebuilds a lost response from the id of the call's subject. Null: the call runs again. */
  readonly replay: ((subject: string) => Promise<Sendable>) | null;
};

export type KeyedDeps = {
  readonly answers: IdempotentResponses;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly abandon: (call: KeyedAttempt) => void;
};

/** Milliseconds that a repeated call waits for the first one; its own queries are not counted. */
const MAX_WAIT = 15_000;
/** A committed first call should have stored its response within these milliseconds. */
const MAX_RESPONSE_WAIT = 2_000;
/** After these milliseconds a first call loses its key and can no longer commit. */
const MAX_RUN_TIME = 20_000;
const REPLAY_PERIOD = DAY_LENGTH;

const isSuccess = ({ status }: Sendable): boolean => status >= 200 && status < 300;

/**
 * A retry gets the stored first 2xx response, or 422 if its body differs. Any other response
 * releases the key. The lost response of a committed call is rebuilt.
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
    // The key may have been claimed before the store failed, so it is released.
    abandon(call);
    throw failure;
  }
};

/** A retry rebuilds a response that could not be stored. */
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
  { run, replay }: KeyedWork,
  subject: string,
): Promise<Sendable> => {
  const answer = await (replay === null ? run() : replay(subject));
  if (isSuccess(answer)) await storeResponse(deps, call, answer);
  return answer;
};
