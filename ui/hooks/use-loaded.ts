import { err, type Result } from 'neverthrow';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '../../adapters/http/client/call.ts';
import { isLoggedOut, type Loaded } from '../state/loaded.ts';

/** The function `load` must stay the same between renders. Only the latest response counts. */
export const useLoaded = <A>(
  load: () => Promise<Result<A, ApiFailure>>,
  onLoggedOut: () => void,
): Loaded<A> & { readonly reload: () => Promise<void> } => {
  const [loaded, setLoaded] = useState<Loaded<A>>({ value: null, failure: null });
  const requestNumber = useRef(0);
  const tell = useRef(onLoggedOut);
  useEffect(() => {
    tell.current = onLoggedOut;
  });
  const reload = useCallback(async (): Promise<void> => {
    requestNumber.current += 1;
    const mine = requestNumber.current;
    // If the call throws, the load counts as failed, with the same failure as for an unreadable
    // response (R57).
    const answer = await load().catch(() => err({ kind: 'malformed', status: 200 } as const));
    if (mine !== requestNumber.current) return;
    setLoaded(({ value }) =>
      answer.isOk() ? { value: answer.value, failure: null } : { value, failure: answer.error },
    );
    if (answer.isErr() && isLoggedOut(answer.error)) tell.current();
  }, [load]);
  useEffect(() => void reload(), [reload]);
  return { ...loaded, reload };
};
