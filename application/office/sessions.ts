import { err, ok, type Result } from 'neverthrow';
import { normalEmail } from '../../domain/travellers/contact.ts';
import { accountLock } from '../accounts/account-lock.ts';
import type { Store } from '../ports/store.ts';

export type EndSessionsDeps = { readonly store: Pick<Store, 'inTransaction' | 'accounts'> };

/**
 * Ends every session of the customer with this e-mail: for one who calls because somebody else is in their account (V7.4.5). A login that
 * is under way is through before, and ends with the others, or begins after it.
 */
export const endSessionsByOffice =
  ({ store }: EndSessionsDeps) =>
  async (typed: string): Promise<Result<void, { readonly kind: 'unknownAccount' }>> => {
    const email = normalEmail(typed);
    const account = await store.accounts.byEmail(email);
    if (account === null) return err({ kind: 'unknownAccount' });
    return store.inTransaction<void, never>([accountLock(email)], async ({ sessions }) => {
      await sessions.endAllOf(account.id, null);
      return ok(undefined);
    });
  };
