/** Milliseconds in which a cause is told so often. */
const QUIET = 60_000;
/** Causes that are told apart unless somebody asks for others; more than that is one more cause. */
const MOST = 100;

/**
 * Says each cause once a minute, or as many `lines` as it is given: what happens a thousand times a second must not fill the disk that it
 * may hang on. How often it happened besides is said when the minute is over.
 */
export const onceAMinute = ({
  lines = 1,
  causes = MOST,
} = {}): ((cause: string, say: () => void, sayMore: (times: number, cause: string) => void) => void) => {
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
    }, QUIET).unref();
  };
};
