import { err, ok } from 'neverthrow';
import { openApi } from '../contract/openapi.ts';
import { CachedResponse, JSON_TYPE } from './pipeline/cached-response.ts';
import type { Handlers } from './pipeline/pipeline.ts';
import { refuseUnavailable } from './pipeline/refusal.ts';

export type BasicsDeps = {
  /** Returns true if the store accepts writes. */
  readonly storeReady: () => Promise<boolean>;
};

/**
 * Health checks and the OpenAPI document. The document is built at the first request and then
 * cached.
 */
export const basicHandlers = ({ storeReady }: BasicsDeps) => {
  let document: CachedResponse | undefined;
  return {
    alive: async () => ok({ Status: 'alive' }),
    ready: async () =>
      (await storeReady()) ? ok({ Status: 'ready' }) : err(refuseUnavailable({ inDoubt: false })),
    openapi: async () => {
      document ??= new CachedResponse(JSON_TYPE, JSON.stringify(openApi()));
      return ok(document);
    },
  } satisfies Handlers;
};
