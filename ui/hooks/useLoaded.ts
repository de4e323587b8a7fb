import { err, type Result } from 'neverthrow';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../adapters/http/client/failure.ts';
import { isLoggedOut, type Loaded } from '../state/loaded.ts';

/**
 * Asks once when the screen opens, and again when told. `ask` must stay the same function; of two questions only the later one's
 * answer counts. `onLoggedOut` is told each time that nobody is logged in.
 */
export const useLoaded = <A>(
  ask: () => Promise<Result<A, ApiFailure>>,
  onLoggedOut: () => void,
): Loaded<A> & { readonly reload: () => Promise<void> } => {
  const [loaded, setLoaded] = useState<Loaded<A>>({ value: null, failure: null });
  const asked = useRef(0);
  const tell = useRef(onLoggedOut);
  useEffect(() => {
    tell.current = onLoggedOut;
  });
  const reload = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    // An answer in which the asked thing is not to be found says so like any other that cannot be read (R57).
    const answer = await ask().catch(() => err({ kind: 'malformed', status: 200 } as const));
    if (mine !== asked.current) return;
    setLoaded(({ value }) => (answer.isOk() ? { value: answer.value, failure: null } : { value, failure: answer.error }));
    if (answer.isErr() && isLoggedOut(answer.error)) tell.current();
  }, [ask]);
  useEffect(() => void reload(), [reload]);
  return { ...loaded, reload };
};
