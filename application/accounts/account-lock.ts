import type { Lock } from '../ports/store.ts';

/**
 * The lock of an account by its e-mail. It is held while the account is created, activated or
 * changed, so the account may not exist yet.
 */
export const accountLock = (email: string): Lock => ({ kind: 'account', id: email });
