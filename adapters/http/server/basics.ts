import { err, ok } from 'neverthrow';
import { openApi } from '../contract/openapi.ts';
import type { Handlers } from './frame/frame.ts';
import { JSON_TYPE, KeptAnswer } from './frame/kept-answer.ts';
import { refuseAway } from './frame/refused.ts';

export type BasicsDeps = {
  /** Whether the store takes what is written. */
  readonly storeReady: () => Promise<boolean>;
};

/** Health and the contract's own document, which is made once, when it is first asked for. */
export const basicHandlers = ({ storeReady }: BasicsDeps) => {
  let document: KeptAnswer | undefined;
  return {
    alive: async () => ok({ Status: 'alive' }),
    ready: async () => ((await storeReady()) ? ok({ Status: 'ready' }) : err(refuseAway({ inDoubt: false }))),
    openapi: async () => {
      document ??= new KeptAnswer(JSON_TYPE, JSON.stringify(openApi()));
      return ok(document);
    },
  } satisfies Handlers;
};
