import { StoreAway } from '../../application/ports/store-away.ts';
import type { Log } from './log.ts';
import { onceAMinute } from './once-a-minute.ts';

/** What goes wrong beside the calls of customers, written for whoever runs the shop. */
export type Complaints = {
  /** Something did not work and will be tried again: what, why, and on which of its kind. */
  tell(what: string, error: unknown, which?: string): void;
  /** The store is away, whoever found it so. */
  away(failure: StoreAway): void;
};

/** Complaints, each cause once a minute. */
export const complaints = (log: Log): Complaints => {
  const quietly = onceAMinute();
  const say = (event: string, cause: string, message: string, more: Readonly<Record<string, string>>): void =>
    quietly(
      cause,
      () => log({ level: 'error', event, message, more }),
      (times, which) => log({ level: 'error', event, message: `${which}: ${times} times more within a minute`, more: { times } }),
    );
  const away = (failure: StoreAway): void =>
    say('store.away', `The store is away (${failure.reason})`, failure.message, { reason: failure.reason });
  return {
    away,
    tell: (what, error, which) => {
      if (error instanceof StoreAway) return away(error);
      const reason = error instanceof Error ? error.message : String(error);
      const about = which === undefined ? what : `${what} (${which})`;
      const stack = error instanceof Error && error.stack !== undefined ? { stack: error.stack } : {};
      say('work.failed', `${what} (${reason})`, `${about}: ${reason}`, { ...stack, ...(which === undefined ? {} : { which }) });
    },
  };
};
