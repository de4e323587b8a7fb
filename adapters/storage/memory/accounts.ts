import type { Accounts, EmailToken, Tokens } from '../../../application/ports/store.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import { applyStaged, findRow, type Staged } from './staged.ts';

export type AccountRows = {
  readonly byId: Map<string, Account>;
  readonly idByEmail: Map<string, string>;
};

export const applyAccounts = ({ byId, idByEmail }: AccountRows, staged: Staged<Account>): void => {
  for (const id of staged.keys()) {
    const before = byId.get(id);
    if (before !== undefined && idByEmail.get(before.email) === id) idByEmail.delete(before.email);
  }
  applyStaged(byId, staged);
  for (const [id, account] of staged) if (account !== null) idByEmail.set(account.email, id);
};

export const memoryAccounts = (rows: AccountRows, staged: Staged<Account>): Accounts => {
  const byEmail = (email: string): Account | null => {
    for (const account of staged.values()) if (account?.email === email) return account;
    const id = rows.idByEmail.get(email);
    return id === undefined || staged.has(id) ? null : (rows.byId.get(id) ?? null);
  };
  return {
    byEmail: async (email) => byEmail(email),
    byId: async (id) => findRow(rows.byId, staged, id),
    save: async (account) => {
      const owner = byEmail(account.email);
      if (owner !== null && owner.id !== account.id)
        throw new Error('The e-mail belongs to another account');
      staged.set(account.id, account);
    },
    remove: async (id) => {
      staged.set(id, null);
    },
  };
};

export const memoryTokens = (
  rows: ReadonlyMap<string, EmailToken>,
  staged: Staged<EmailToken>,
): Tokens => ({
  byHash: async (hash) => findRow(rows, staged, hash),
  save: async (token) => {
    if (findRow(rows, staged, token.hash) !== null) throw new Error('The token already exists');
    staged.set(token.hash, token);
  },
  activates: async (accountId, visitorId) =>
    [...rows.keys(), ...staged.keys()].some((hash) => {
      const token = findRow(rows, staged, hash);
      return (
        token?.kind === 'activation' &&
        token.accountId === accountId &&
        token.visitorId === visitorId
      );
    }),
  endAll: async (accountId, kind) => {
    for (const token of [...rows.values(), ...staged.values()])
      if (token?.accountId === accountId && token.kind === kind) staged.set(token.hash, null);
  },
});
