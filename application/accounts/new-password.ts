import type { Account } from '../../domain/accounts/account.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Transaction } from '../ports/store.ts';

export type NewPasswordDeps = { readonly ids: Ids; readonly clock: Clock };

export type ChangingSession = { readonly siteId: number; readonly sessionHash: string | null };

/** Saves the password, ends reset links and all other sessions, and notifies the owner by mail. */
export const setNewPassword = async (
  deps: NewPasswordDeps,
  transaction: Transaction,
  account: Account,
  passwordHash: string,
  { siteId, sessionHash }: ChangingSession,
): Promise<void> => {
  await transaction.accounts.save({ ...account, passwordHash });
  await transaction.tokens.endAll(account.id, 'reset');
  await transaction.sessions.endAllOf(account.id, sessionHash);
  const { firstName } = account.person;
  await transaction.outbox.add({
    id: deps.ids.rowId(),
    siteId,
    to: account.email,
    content: { kind: 'passwordChanged', firstName },
    createdAt: deps.clock.now(),
  });
};
