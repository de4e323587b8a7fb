import { err, ok, type Result } from 'neverthrow';
import { normalizeEmail } from '../../domain/travellers/contact.ts';
import { accountLock } from '../accounts/account-lock.ts';
import type { Store } from '../ports/store.ts';

export type EndSessionsDeps = { readonly store: Pick<Store, 'inTransaction' | 'accounts'> };

/** Ends all sessions of a customer, an intruder's too (V7.4.5), and any login in progress. */
export const endSessionsByOffice =
  ({ store }: EndSessionsDeps) =>
  async (typed: string): Promise<Result<void, { readonly kind: 'unknownAccount' }>> => {
    const email = normalizeEmail(typed);
    const account = await store.accounts.byEmail(email);
    if (account === null) return err({ kind: 'unknownAccount' });
    return store.inTransaction<void, never>([accountLock(email)], async ({ sessions }) => {
      await sessions.endAllOf(account.id, null);
      return ok(undefined);
    });
  };
