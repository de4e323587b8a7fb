import type { Accounts, Store, Tokens } from '../../../../application/ports/store.ts';
import type { Account } from '../../../../domain/accounts/account.ts';
import { withDocument } from '../engine/document-column.ts';
import type { Access, Queries } from '../engine/engine.ts';
import { statementsOf } from '../engine/table-statements.ts';

const TOKEN = ['hash', 'kind', 'accountId', 'expiresAt', 'visitorId'] as const;

export const accountFields = ({
  id,
  email,
  createdAt,
}: Pick<Account, 'id' | 'email' | 'createdAt'>) => ({ id, email, createdAt });

export const accountFrom = (row: { readonly document: string } | undefined): Account | null => {
  if (row === undefined) return null;
  // Accounts that were stored before versions existed get version 0.
  const { version = 0, ...account }: Omit<Account, 'version'> & Partial<Pick<Account, 'version'>> =
    JSON.parse(row.document);
  return { ...account, version };
};

export const accountStore = (db: Queries): ((access: Access) => Accounts & Store['accounts']) => {
  const accounts = statementsOf(db, 'accounts');
  const byEmail = accounts.select(['document'], ['email']);
  const byId = accounts.select(['document'], ['id']);
  const everyAccount = accounts.select(['document'], []);
  const save = accounts.upsert(['id'], ['email', 'document'], ['createdAt']);
  const remove = accounts.delete(['id']);
  return ({ all, send }) => ({
    // Sort the accounts here, because SQLite and PostgreSQL sort characters differently.
    all: async () =>
      (await all(everyAccount({})))
        .flatMap((row) => accountFrom(row) ?? [])
        .sort((a, b) => (a.email < b.email ? -1 : 1)),
    byEmail: async (email) => accountFrom((await all(byEmail({ email })))[0]),
    byId: async (id) => accountFrom((await all(byId({ id })))[0]),
    save: async (account) => {
      await all(save(withDocument(accountFields(account), account)));
    },
    remove: async (id) => send(remove({ id })),
  });
};

export const tokenStore = (db: Queries): ((access: Access) => Tokens) => {
  const tokens = statementsOf(db, 'email_tokens');
  const save = tokens.insert(TOKEN);
  const byHash = tokens.select(TOKEN, ['hash']);
  const activations = tokens.select(['hash'], ['accountId', { kind: 'activation' }, 'visitorId'], {
    limit: 1,
  });
  const endAll = tokens.delete(['accountId', 'kind']);
  return ({ all, send }) => ({
    byHash: async (hash) => (await all(byHash({ hash })))[0] ?? null,
    save: async (token) => send(save(token)),
    activates: async (accountId, visitorId) =>
      (await all(activations({ accountId, visitorId }))).length > 0,
    endAll: async (accountId, kind) => send(endAll({ accountId, kind })),
  });
};
