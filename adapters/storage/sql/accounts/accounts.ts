import type { Accounts, EmailToken, Store, Tokens } from '../../../../application/ports/store.ts';
import type { Account } from '../../../../domain/accounts/account.ts';
import {
  type Connection,
  defineStatement,
  newRowColumns,
  type Queries,
  type Run,
} from '../engine/engine.ts';
import type { Tables } from '../engine/schema.ts';
import { statementsOf } from '../engine/table-statements.ts';

export const accountQueries = (db: Queries) => ({
  byEmail: statementsOf(db, 'accounts').select(['email'], { columns: ['document'] }),
  byId: statementsOf(db, 'accounts').select(['id'], { columns: ['document'] }),
  all: defineStatement()(() => db.selectFrom('accounts').select('document')),
  save: defineStatement<Tables['accounts']>()((slots) =>
    db
      .insertInto('accounts')
      .values(slots.row('id', 'email', 'created_at', 'document'))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(newRowColumns('email', 'document')),
      ),
  ),
  remove: statementsOf(db, 'accounts').delete(['id']),
  saveToken: statementsOf(db, 'email_tokens').insert([
    'hash',
    'kind',
    'account_id',
    'expires_at',
    'visitor_id',
  ]),
  tokenByHash: statementsOf(db, 'email_tokens').select(['hash']),
  activations: defineStatement<{ accountId: string; visitorId: string }>()((slots) =>
    db
      .selectFrom('email_tokens')
      .select('hash')
      .where('account_id', '=', slots.one('accountId'))
      .where('kind', '=', 'activation')
      .where('visitor_id', '=', slots.one('visitorId'))
      .limit(1),
  ),
  endTokens: statementsOf(db, 'email_tokens').delete(['account_id', 'kind']),
});

export type AccountQueries = ReturnType<typeof accountQueries>;

export const accountColumns = ({
  id,
  email,
  createdAt,
}: Pick<Account, 'id' | 'email' | 'createdAt'>) => ({
  id,
  email,
  created_at: createdAt,
});

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
  byHash: async (hash): Promise<EmailToken | null> => {
    const row = (await run(queries.tokenByHash({ hash })))[0];
    if (row === undefined) return null;
    const kind = row.kind === 'reset' ? 'reset' : 'activation';
    return {
      hash,
      kind,
      accountId: row.account_id,
      expiresAt: row.expires_at,
      visitorId: row.visitor_id,
    };
  },
});

/** Returns the port for accounts inside a transaction: all statements run on `connection`. */
export const accountWriter = (queries: AccountQueries, connection: Connection): Accounts => ({
  ...accountReader(queries, (bound) => connection.all(bound)),
  save: async (account) => {
    await connection.all(
      queries.save({ ...accountColumns(account), document: JSON.stringify(account) }),
    );
  },
  remove: async (id) => connection.send(queries.remove({ id })),
});

export const tokenWriter = (queries: AccountQueries, connection: Connection): Tokens => ({
  ...tokenReader(queries, (bound) => connection.all(bound)),
  save: async ({ hash, kind, accountId, expiresAt, visitorId }) =>
    connection.send(
      queries.saveToken({
        hash,
        kind,
        account_id: accountId,
        expires_at: expiresAt,
        visitor_id: visitorId,
      }),
    ),
  activates: async (accountId, visitorId) =>
    (await connection.all(queries.activations({ accountId, visitorId }))).length > 0,
  endAll: async (accountId, kind) =>
    connection.send(queries.endTokens({ account_id: accountId, kind })),
});
