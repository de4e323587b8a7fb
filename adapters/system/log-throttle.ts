const WINDOW = 60_000;
const MAX_CAUSES = 100;

/** Logs one line per cause and minute. `sayMore` then logs how many lines were omitted. */
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
