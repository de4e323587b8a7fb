import { err, ok } from 'neverthrow';
import { openApi } from '../contract/openapi.ts';
import { type Handlers, ReadyJson } from './frame/frame.ts';
import { refuse } from './frame/refused.ts';

export type BasicsDeps = {
  /** Whether the store answers. */
  readonly storeReachable: () => Promise<boolean>;
};

/** Health and the contract's own document, which is made once, when it is first asked for. */
export const basicHandlers = ({ storeReachable }: BasicsDeps) => {
  let document: ReadyJson | undefined;
  return {
    alive: async () => ok({ Status: 'alive' }),
    ready: async () => ((await storeReachable()) ? ok({ Status: 'ready' }) : err(refuse('notReady'))),
    openapi: async () => {
      document ??= new ReadyJson(JSON.stringify(openApi()));
      return ok(document);
    },
  } satisfies Handlers;
};
