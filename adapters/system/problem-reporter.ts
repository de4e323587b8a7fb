import { StoreUnavailable } from '../../application/ports/store-unavailable.ts';
import type { Log } from './log.ts';

const WINDOW = 60_000;
const MAX_CAUSES = 100;

/**
 * Calls `say` at most `lines` times (by default once) per cause and minute. When the minute ends,
 * calls `sayMore` with the number of omitted lines, if there are any.
 */
export const logThrottle = ({
  lines = 1,
  causes = MAX_CAUSES,
} = {}): ((
  cause: string,
  say: () => void,
  sayMore: (times: number, cause: string) => void,
) => void) => {
  const causesLogged = new Map<string, { said: number; more: number }>();
  return (cause, say, sayMore) => {
    const key = causesLogged.size < causes || causesLogged.has(cause) ? cause : 'other';
    const logged = causesLogged.get(key);
    if (logged !== undefined && logged.said === lines) {
      logged.more += 1;
      return;
    }
    if (logged !== undefined) {
      logged.said += 1;
      return say();
    }
    const first = { said: 1, more: 0 };
    causesLogged.set(key, first);
    say();
    setTimeout(() => {
      causesLogged.delete(key);
      if (first.more > 0) sayMore(first.more, key);
    }, WINDOW).unref();
  };
};

export type ProblemReporter = {
  report(what: string, error: unknown, which?: string): void;
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
    report: (what, error, which) => {
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
