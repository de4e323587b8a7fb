import type { ApiFailure } from '../../adapters/http/client/failure.ts';

/** What a screen shows of something that it asks the shop for. A failed reload keeps what was there. */
export type Loaded<A> = { readonly value: A | null; readonly failure: ApiFailure | null };

/** Whether a call failed because nobody is logged in any more. */
export const isLoggedOut = (failure: ApiFailure): boolean => failure.kind === 'refused' && failure.status === 401;
