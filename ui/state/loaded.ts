import type { ApiFailure } from '../../adapters/http/client/call.ts';

/** If a reload fails, the previous value stays. */
export type Loaded<A> = { readonly value: A | null; readonly failure: ApiFailure | null };

export const isLoggedOut = (failure: ApiFailure): boolean =>
  failure.kind === 'refused' && failure.status === 401;
