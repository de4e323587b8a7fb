import { setTimeout as pause } from 'node:timers/promises';
import {
  type ApiFailure,
  type CallOptions,
  newIdempotencyKey,
} from '../../adapters/http/client/call.ts';
import type { RouteName, SentOf } from '../../adapters/http/contract/routes.ts';
import { openBrowser, type SimulatedBrowser } from './simulated-browser.ts';

const PATIENCE = 60_000;
const BETWEEN = 100;

const isAway = (failure: ApiFailure): boolean =>
  failure.kind === 'offline' ||
  (failure.kind === 'refused' && failure.status === 503) ||
  failure.kind === 'tooMany';

export const retryCalls = (
  browser: SimulatedBrowser,
  log: (name: RouteName, failure: ApiFailure) => void,
): SimulatedBrowser => {
  const call = async <N extends RouteName>(name: N, sent: SentOf<N>, options: CallOptions = {}) => {
    const keyed = { idempotencyKey: newIdempotencyKey(), ...options };
    const until = performance.now() + PATIENCE;
    for (;;) {
      const answer = await browser.call(name, sent, keyed);
      if (answer.isOk()) return answer;
      log(name, answer.error);
      if (!isAway(answer.error) || performance.now() > until) return answer;
      await pause(BETWEEN);
    }
  };
  return { ...browser, call };
};

export const retryingBrowser = (
  base: string | (() => string),
  address: string,
  log: (name: RouteName, failure: ApiFailure) => void,
): SimulatedBrowser => retryCalls(openBrowser(base, address), log);
