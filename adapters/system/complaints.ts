import { StoreAway } from '../../application/ports/store-away.ts';

/** What goes wrong beside the calls of customers, written for whoever runs the shop. */
export type Complaints = {
  /** Something did not work and will be tried again: what, why, and on which of its kind. */
  tell(what: string, error: unknown, which?: string): void;
  /** The store is away, whoever found it so. */
  away(failure: StoreAway): void;
};

/** Milliseconds in which a cause is told once. */
const QUIET = 60_000;
/** Causes that are told apart; more than that is one more cause. */
const MOST = 100;

type Told = { more: number };

/**
 * Says each cause once a minute: what goes wrong a thousand times a second must not fill the disk that it may hang on. How often it
 * happened meanwhile is said when the minute is over.
 */
export const complaints = (write: (line: string) => void): Complaints => {
  const told = new Map<string, Told>();
  const say = (cause: string, line: () => string): void => {
    const key = told.size < MOST || told.has(cause) ? cause : 'other';
    const known = told.get(key);
    if (known !== undefined) {
      known.more += 1;
      return;
    }
    const first: Told = { more: 0 };
    told.set(key, first);
    write(line());
    setTimeout(() => {
      told.delete(key);
      if (first.more > 0) write(`${cause}: ${first.more} times more within a minute`);
    }, QUIET).unref();
  };
  const away = (failure: StoreAway): void => say(`The store is away (${failure.reason})`, () => failure.message);
  return {
    away,
    tell: (what, error, which) => {
      if (error instanceof StoreAway) return away(error);
      const [message, whole] = error instanceof Error ? [error.message, error.stack ?? error.message] : [String(error), String(error)];
      say(`${what} (${message})`, () => `${what}${which === undefined ? '' : ` (${which})`}: ${whole}`);
    },
  };
};
