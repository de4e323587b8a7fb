import { setTimeout as wait } from 'node:timers/promises';
import type { IdempotentResponses, KeyedAttempt } from '../../../../application/ports/accounts.ts';
import { StoreUnavailable } from '../../../../application/ports/store-unavailable.ts';
import { DAY_LENGTH, MINUTE } from '../../../../domain/calendar.ts';
import { type CallRefusal, refuseTooManyRequests, refuseWith } from './failures.ts';
import type { CachedResponse } from './page-cache.ts';

const RETRY_INTERVAL = 200;
const MAX_KEY_AGE = MINUTE;
/** At most this many keys wait to be released. Further keys are not released; they expire. */
const MAX_QUEUE = 10_000;

const pause = (): Promise<void> => wait(RETRY_INTERVAL, undefined, { ref: false });

/** Releases idempotency keys as soon as the store is available again, so that retries can run. */
export const createIdempotencyKeyReleaser = (
  { abandon }: Pick<IdempotentResponses, 'abandon'>,
  now = () => performance.now(),
): ((call: KeyedAttempt) => void) => {
  const waiting: { readonly call: KeyedAttempt; readonly until: number }[] = [];
  let running = false;
  const tried = async (call: KeyedAttempt): Promise<boolean> => {
    try {
      await abandon(call);
      return true;
    } catch (failure) {
      return !(failure instanceof StoreUnavailable);
    }
  };
  const run = async (): Promise<void> => {
    running = true;
    for (let next = waiting[0]; next !== undefined; next = waiting[0])
      if (now() > next.until || (await tried(next.call))) waiting.shift();
      else await pause();
    running = false;
  };
  return (call) => {
    if (waiting.length >= MAX_QUEUE) return;
    waiting.push({ call, until: now() + MAX_KEY_AGE });
    if (!running) void run();
  };
};

/**
 * A response. `keptAnswer` is a cached response that is sent instead of `body`. `onward` is the
 * page to which a visitor goes if a link that they followed is refused.
 */
export type SerializedResponse = {
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

export const serializeRefusal = ({
  status,
  body,
  retryAfter,
  onward,
}: CallRefusal): SerializedResponse => ({
  status,
  body: JSON.stringify(body),
  reason: reasonOf(body),
  ...(retryAfter === undefined ? {} : { retryAfter }),
  ...(onward === undefined ? {} : { onward }),
});

export type CallKey = KeyedAttempt & {
  /**
   * Session and path of a call. If two calls send the same idempotency key with different scopes,
   * the shop treats the keys as different.
   */
  readonly scope: string;
  readonly bodyHash: string;
};

type KeyedWork = {
  readonly run: () => Promise<SerializedResponse>;
  /** Makes a lost response again, from what the call changed. Null: a retry runs the call. */
  readonly replay: ((subject: string) => Promise<SerializedResponse>) | null;
};

export type KeyedDeps = {
  readonly answers: IdempotentResponses;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly abandon: (call: KeyedAttempt) => void;
};

/** A retry waits this many milliseconds for the first call to end. */
const MAX_WAIT = 15_000;
/** A retry waits this many milliseconds for the response of a first call that is committed. */
const MAX_RESPONSE_WAIT = 2_000;
/**
 * The first call with an idempotency key owns the key for this many milliseconds. Afterwards it can
 * no longer commit.
 */
const MAX_RUN_TIME = 20_000;
const REPLAY_PERIOD = DAY_LENGTH;

const isSuccess = ({ status }: SerializedResponse): boolean => status >= 200 && status < 300;

/**
 * Runs a call once per idempotency key. A retry gets the stored 2xx response, or 422 if its body
 * differs. If the first call failed, a retry runs it again. If its response was lost, a retry makes
 * the response from what was stored.
 */
export const runOncePerIdempotencyKey = async (
  deps: KeyedDeps,
  call: CallKey,
  work: KeyedWork,
): Promise<SerializedResponse> => {
  let waited = 0;
  for (let wait = 10; ; wait = Math.min(250, wait * 2)) {
    const claim = await claimKey(deps, call);
    if (claim === 'otherBody') return serializeRefusal(refuseWith('keyReused'));
    if (claim === 'first') return runFirst(deps, call, work);
    if (typeof claim === 'object' && 'status' in claim) return claim;
    if (claim !== 'running' && (!claim.mayAnswer || waited >= MAX_RESPONSE_WAIT))
      return replayOrRun(deps, call, work, claim.done);
    if (waited >= MAX_WAIT) return serializeRefusal(refuseTooManyRequests(5000));
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
    // Release the key, because the store may have reserved it before the failure.
    abandon(call);
    throw failure;
  }
};

/** Stores the response for retries. If storing fails, a retry makes the response again. */
const storeResponse = async (
  { answers, abandon }: KeyedDeps,
  call: CallKey,
  answer: SerializedResponse,
): Promise<void> => {
  try {
    await answers.settle(
      call,
      isSuccess(answer) ? { status: answer.status, body: answer.body } : null,
    );
  } catch (failure) {
    abandon(call);
    if (!(failure instanceof StoreUnavailable)) throw failure;
  }
};

const runFirst = async (
  deps: KeyedDeps,
  call: CallKey,
  { run }: KeyedWork,
): Promise<SerializedResponse> => {
  let answer: SerializedResponse;
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
): Promise<SerializedResponse> => {
  const answer = await (replay === null ? run() : replay(subject));
  if (isSuccess(answer)) await storeResponse(deps, call, answer);
  return answer;
};
