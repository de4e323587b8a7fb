import type { Account } from '../../domain/accounts/account.ts';
import type { Transaction } from '../ports/store.ts';
import type { AccountDeps } from './deps.ts';

/** Which session goes on after the password is another one; all others end (R43). */
export type Kept = { readonly siteId: number; readonly sessionHash: string | null };

/** Gives an account another password, in the caller's transaction: links to a new one end, other sessions end, its owner is told. */
export const giveNewPassword = async (
  deps: Pick<AccountDeps, 'ids' | 'clock'>,
  transaction: Transaction,
  account: Account,
  passwordHash: string,
  { siteId, sessionHash }: Kept,
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
