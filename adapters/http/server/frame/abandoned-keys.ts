import { setTimeout as wait } from 'node:timers/promises';
import { StoreAway } from '../../../../application/ports/store-away.ts';
import type { IdempotentAnswers, KeyedTry } from '../../../../application/ports/visits.ts';
import { MINUTE } from '../../../../domain/calendar.ts';

/** Milliseconds between looks whether the store is there again. */
const BETWEEN = 200;
/** By then a key that was never given up is free by itself. */
const LONGEST = MINUTE;
/** More than so many wait for their end by time. */
const MOST = 10_000;

const pause = (): Promise<void> => wait(BETWEEN, undefined, { ref: false });

/** Gives up keys one after another, waiting where the store is away: a repeat need not wait until they end by time. */
export const abandonedKeys = (
  { abandon }: Pick<IdempotentAnswers, 'abandon'>,
  now = () => performance.now(),
): ((call: KeyedTry) => void) => {
  const waiting: { readonly call: KeyedTry; readonly until: number }[] = [];
  let running = false;
  const tried = async (call: KeyedTry): Promise<boolean> => {
    try {
      await abandon(call);
      return true;
    } catch (failure) {
      return !(failure instanceof StoreAway);
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
    if (waiting.length >= MOST) return;
    waiting.push({ call, until: now() + LONGEST });
    if (!running) void run();
  };
};
