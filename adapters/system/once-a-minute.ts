/** Milliseconds in which a cause is told once. */
const QUIET = 60_000;
/** Causes that are told apart; more than that is one more cause. */
const MOST = 100;

/**
 * Says each cause once a minute: what happens a thousand times a second must not fill the disk that it may hang on. How often it
 * happened meanwhile is said when the minute is over.
 */
export const onceAMinute = (): ((cause: string, say: () => void, sayMore: (times: number, cause: string) => void) => void) => {
  const told = new Map<string, { more: number }>();
  return (cause, say, sayMore) => {
    const key = told.size < MOST || told.has(cause) ? cause : 'other';
    const known = told.get(key);
    if (known !== undefined) {
      known.more += 1;
      return;
    }
    const first = { more: 0 };
    told.set(key, first);
    say();
    setTimeout(() => {
      told.delete(key);
      if (first.more > 0) sayMore(first.more, key);
    }, QUIET).unref();
  };
};
