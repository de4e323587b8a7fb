import type { Lock } from '../ports/store.ts';

/** What makes, activates or changes the account of an address is done under this lock; the address may have no account yet. */
export const accountLock = (email: string): Lock => ({ kind: 'account', id: email });
