import type { Accounts, Store, Tokens } from '../../../../application/ports/store.ts';
import type { Account } from '../../../../domain/accounts/account.ts';
import type { Connection, Queries, Run } from '../engine/engine.ts';
import { statementsOf } from '../engine/table-statements.ts';

const TOKEN = ['hash', 'kind', 'accountId', 'expiresAt', 'visitorId'] as const;

export const accountQueries = (db: Queries) => {
  const accounts = statementsOf(db, 'accounts');
  const tokens = statementsOf(db, 'email_tokens');
  return {
    byEmail: accounts.select(['document'], ['email']),
    byId: accounts.select(['document'], ['id']),
    all: accounts.select(['document'], []),
    save: accounts.upsert(['id'], ['email', 'document'], ['createdAt']),
    remove: accounts.delete(['id']),
    saveToken: tokens.insert(TOKEN),
    tokenByHash: tokens.select(TOKEN, ['hash']),
    activations: tokens.select(['hash'], ['accountId', { kind: 'activation' }, 'visitorId'], {
      limit: 1,
    }),
    endTokens: tokens.delete(['accountId', 'kind']),
  };
};

export type AccountQueries = ReturnType<typeof accountQueries>;

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

export const accountReader = (
  queries: AccountQueries,
  run: Run,
): Pick<Accounts, 'byEmail' | 'byId'> & Pick<Store['accounts'], 'all'> => ({
  // Sort the accounts here, because SQLite and PostgreSQL sort characters differently.
  all: async () =>
    (await run(queries.all({})))
      .flatMap((row) => accountFrom(row) ?? [])
      .sort((a, b) => (a.email < b.email ? -1 : 1)),
  byEmail: async (email) => accountFrom((await run(queries.byEmail({ email })))[0]),
  byId: async (id) => accountFrom((await run(queries.byId({ id })))[0]),
});

export const tokenReader = (queries: AccountQueries, run: Run): Pick<Tokens, 'byHash'> => ({
  byHash: async (hash) => (await run(queries.tokenByHash({ hash })))[0] ?? null,
});

/** Returns the port for accounts inside a transaction: all statements run on `connection`. */
export const accountWriter = (queries: AccountQueries, connection: Connection): Accounts => ({
  ...accountReader(queries, (bound) => connection.all(bound)),
  save: async (account) => {
    await connection.all(
      queries.save({ ...accountFields(account), document: JSON.stringify(account) }),
    );
  },
  remove: async (id) => connection.send(queries.remove({ id })),
});

export const tokenWriter = (queries: AccountQueries, connection: Connection): Tokens => ({
  ...tokenReader(queries, (bound) => connection.all(bound)),
  save: async (token) => connection.send(queries.saveToken(token)),
  activates: async (accountId, visitorId) =>
    (await connection.all(queries.activations({ accountId, visitorId }))).length > 0,
  endAll: async (accountId, kind) => connection.send(queries.endTokens({ accountId, kind })),
});
