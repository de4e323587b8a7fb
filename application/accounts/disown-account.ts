import { err, ok, type Result } from 'neverthrow';
import type { PortDeps } from '../ports/ports.ts';
import { accountLock } from './limits.ts';

export type DisownFailure = { readonly kind: 'tokenInvalid' } | { readonly kind: 'alreadyActive' };

export type DisownDeps = PortDeps<{
  store: 'inTransaction' | 'tokens' | 'accounts';
  ids: true;
  clock: true;
}>;

/**
 * Removes an account that was never activated ("To nie ja", R43). The browser keeps its bookings.
 */
export const disownAccount =
  (deps: DisownDeps) =>
  async (token: string): Promise<Result<void, DisownFailure>> => {
    const hash = deps.ids.hashOf(token);
    const stored = await deps.store.tokens.byHash(hash);
    const account =
      stored?.kind === 'activation' ? await deps.store.accounts.byId(stored.accountId) : null;
    if (stored === null || account === null) return err({ kind: 'tokenInvalid' });
    return deps.store.inTransaction<void, DisownFailure>(
      [accountLock(account.email)],
      async (transaction) => {
        const tokenNow = await transaction.tokens.byHash(hash);
        const current = await transaction.accounts.byId(account.id);
        if (current?.active === true) return err({ kind: 'alreadyActive' });
        if (tokenNow === null || current === null || tokenNow.expiresAt <= deps.clock.now())
          return err({ kind: 'tokenInvalid' });
        await transaction.tokens.endAll(current.id, 'activation');
        await transaction.tokens.endAll(current.id, 'reset');
        await transaction.accounts.remove(current.id);
        return ok(undefined);
      },
    );
  };
