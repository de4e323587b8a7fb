import type { Lock } from '../ports/store.ts';

/**
 * Locks an e-mail address while its account is created, activated or changed. The account may not
 * exist yet.
 */
export const accountLock = (email: string): Lock => ({ kind: 'account', id: email });
