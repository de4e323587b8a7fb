import { StoreUnavailable } from '../../application/ports/store-unavailable.ts';
import type { Log } from './log.ts';
import { logThrottle } from './log-throttle.ts';

export type ProblemReporter = {
  tell(what: string, error: unknown, which?: string): void;
  away(failure: StoreUnavailable): void;
};

/** Logs problems, each cause at most once a minute. */
export const problemReporter = (log: Log): ProblemReporter => {
  const quietly = logThrottle();
  const say = (
    event: string,
    cause: string,
    message: string,
    more: Readonly<Record<string, string>>,
  ): void =>
    quietly(
      cause,
      () => log({ level: 'error', event, message, more }),
      (times, which) =>
        log({
          level: 'error',
          event,
          message: `${which}: ${times} times more within a minute`,
          more: { times },
        }),
    );
  const away = (failure: StoreUnavailable): void =>
    say('store.away', `The store is unavailable (${failure.reason})`, failure.message, {
      reason: failure.reason,
    });
  return {
    away,
    tell: (what, error, which) => {
      if (error instanceof StoreUnavailable) return away(error);
      const reason = error instanceof Error ? error.message : String(error);
      const about = which === undefined ? what : `${what} (${which})`;
      const stack =
        error instanceof Error && error.stack !== undefined ? { stack: error.stack } : {};
      say('work.failed', `${what} (${reason})`, `${about}: ${reason}`, {
        ...stack,
        ...(which === undefined ? {} : { which }),
      });
    },
  };
};
