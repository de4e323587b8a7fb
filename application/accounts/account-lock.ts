import type { Lock } from '../ports/store.ts';

/** Lock for creating, activating or changing the account of an e-mail, which may not exist yet. */
export const accountLock = (email: string): Lock => ({ kind: 'account', id: email });
