import { err, ok } from 'neverthrow';
import { buildOpenApiDocument } from '../contract/openapi.ts';
import { refuseUnavailable } from './pipeline/failures.ts';
import { CachedResponse, JSON_TYPE } from './pipeline/page-cache.ts';
import type { Handlers } from './pipeline/pipeline.ts';

export type BasicsDeps = {
  readonly storeReady: () => Promise<boolean>;
};

export const healthAndOpenApiHandlers = ({ storeReady }: BasicsDeps) => {
  let document: CachedResponse | undefined;
  return {
    alive: async () => ok({ Status: 'alive' }),
    ready: async () =>
      (await storeReady()) ? ok({ Status: 'ready' }) : err(refuseUnavailable({ inDoubt: false })),
    openapi: async () => {
      document ??= new CachedResponse(JSON_TYPE, JSON.stringify(buildOpenApiDocument()));
      return ok(document);
    },
  } satisfies Handlers;
};
