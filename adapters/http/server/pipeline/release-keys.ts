import { setTimeout as wait } from 'node:timers/promises';
import type { IdempotentResponses, KeyedAttempt } from '../../../../application/ports/sessions.ts';
import { StoreUnavailable } from '../../../../application/ports/store-unavailable.ts';
import { MINUTE } from '../../../../domain/calendar.ts';

const RETRY_INTERVAL = 200;
const MAX_KEY_AGE = MINUTE;
/** If this many keys wait, further keys are left to expire. */
const MAX_QUEUE = 10_000;

const pause = (): Promise<void> => wait(RETRY_INTERVAL, undefined, { ref: false });

/** Keys are released when the store is available again, so that a retry need not wait. */
export const makeKeyReleaser = (
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
