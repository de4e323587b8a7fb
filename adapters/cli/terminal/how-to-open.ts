import { existsSync } from 'node:fs';
import type { Config } from '../../system/config.ts';

export const HOW_TO_OPEN: readonly string[] = [
  'Open it with what your company sells: npm run office -- open --brands FILE --sellers FILE --offers FILE --by NAME.',
  'To look around: npm run office -- demo --by NAME lays an invented company in.',
];

/** Returns what to do if there is no store. A command must not create one at a mistyped path. */
export const missingShopText = (store: Config['store']): string | null =>
  store.kind === 'sqlite' && !existsSync(store.file) ? `There is no shop at ${store.file}.` : null;
