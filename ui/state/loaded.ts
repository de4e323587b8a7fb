import type { Result } from 'neverthrow';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../adapters/http/client/failure.ts';

/** What a screen shows of something that it asks the shop for. A failed reload keeps what was there. */
export type Loaded<A> = { readonly value: A | null; readonly failure: ApiFailure | null };

/** Whether a call failed because nobody is logged in any more. */
export const isLoggedOut = (failure: ApiFailure): boolean => failure.kind === 'refused' && failure.status === 401;

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
    const answer = await ask();
    if (mine !== asked.current) return;
    setLoaded(({ value }) => (answer.isOk() ? { value: answer.value, failure: null } : { value, failure: answer.error }));
    if (answer.isErr() && isLoggedOut(answer.error)) tell.current();
  }, [ask]);
  useEffect(() => void reload(), [reload]);
  return { ...loaded, reload };
};
