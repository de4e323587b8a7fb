const WINDOW = 60_000;
const MAX_CAUSES = 100;

/** Logs one line per cause and minute. The next line's `sayMore` gets the suppressed count. */
export const logThrottle = ({
  lines = 1,
  causes = MAX_CAUSES,
} = {}): ((
  cause: string,
  say: () => void,
  sayMore: (times: number, cause: string) => void,
) => void) => {
  const told = new Map<string, { said: number; more: number }>();
  return (cause, say, sayMore) => {
    const key = told.size < causes || told.has(cause) ? cause : 'other';
    const known = told.get(key);
    if (known !== undefined && known.said === lines) {
      known.more += 1;
      return;
    }
    if (known !== undefined) {
      known.said += 1;
      return say();
    }
    const first = { said: 1, more: 0 };
    told.set(key, first);
    say();
    setTimeout(() => {
      told.delete(key);
      if (first.more > 0) sayMore(first.more, key);
    }, WINDOW).unref();
  };
};
