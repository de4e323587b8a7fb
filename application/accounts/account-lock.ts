import type { Lock } from '../ports/store.ts';

/** Held while an account is created, activated or changed. It may not exist yet. */
export const accountLock = (email: string): Lock => ({ kind: 'account', id: email });
