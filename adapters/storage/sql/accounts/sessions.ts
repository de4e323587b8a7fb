import type { RateLimits, Sessions } from '../../../../application/ports/accounts.ts';
import {
  type Bound,
  defineStatement,
  type Engine,
  type Queries,
  type Run,
} from '../engine/engine.ts';
import { statementsOf } from '../engine/table-statements.ts';
import { accountFrom } from './accounts.ts';

const SESSION = ['hash', 'visitorId', 'accountId', 'createdAt', 'lastSeenAt', 'agent'] as const;

export const sessionQueries = (db: Queries) => {
  const sessions = statementsOf(db, 'sessions');
  return {
    create: sessions.insert(SESSION),
    // A subselect instead of a join: for a join, SQLite would plan the statement again whenever the
    // arguments change, which is slow.
    byHash: defineStatement<{ hash: string }>()((slots) =>
      sessions
        .from(SESSION)
        .select((row) =>
          row
            .selectFrom('accounts')
            .select('accounts.document')
            .whereRef('accounts.id', '=', 'sessions.account_id')
            .as('document'),
        )
        .where('hash', '=', slots.one('hash')),
    ),
    ofAccount: sessions.select(SESSION, ['accountId'], { orderBy: ['lastSeenAt desc', 'hash'] }),
    touch: sessions.update(['lastSeenAt'], ['hash']),
    end: sessions.delete(['hash']),
    endAllOf: sessions.delete(['accountId', ['hash', '<>', 'except']]),
  };
};

export const sqlSessions = (db: Queries, engine: Engine): Sessions => {
  const queries = sessionQueries(db);
  return {
    create: async (session) => {
      await engine.write(queries.create(session));
    },
    byHash: async (hash) => {
      const row = (await engine.read(queries.byHash({ hash })))[0];
      if (row === undefined) return null;
      const { document, ...session } = row;
      return { session, account: accountFrom(document === null ? undefined : { document }) };
    },
    ofAccount: (accountId) => engine.read(queries.ofAccount({ accountId })),
    touch: async (hash, at) => {
      await engine.note(queries.touch({ hash, lastSeenAt: at }));
    },
    end: async (hash) => {
      await engine.write(queries.end({ hash }));
    },
    endAllOf: async (accountId, except) => {
      await engine.write(queries.endAllOf({ accountId, except: except ?? '' }));
    },
  };
};

export const rateLimitQueries = (db: Queries) => ({
  count: defineStatement<{ key: string; since: number }>()((slots) =>
    db
      .selectFrom('rate_events')
      .select((row) => [
        row.fn.countAll<number>().as('events'),
        row.fn.min<number | null>('at').as('oldest'),
        row.fn.max<number | null>('at').as('newest'),
      ])
      .where('key', '=', slots.one('key'))
      .where('at', '>=', slots.one('since')),
  ),
  add: statementsOf(db, 'rate_events').insert(['key', 'at']),
  remove: statementsOf(db, 'rate_events').delete(['key', 'at']),
  clear: statementsOf(db, 'rate_events').delete(['key']),
});

export const rateLimitsOverConnection = (
  queries: ReturnType<typeof rateLimitQueries>,
  read: Run,
  write: (bound: Bound<unknown>) => Promise<unknown>,
): RateLimits => ({
  count: async (key, since) =>
    (await read(queries.count({ key, since })))[0] ?? { events: 0, oldest: null, newest: null },
  add: async (key, at) => {
    await write(queries.add({ key, at }));
  },
  remove: async (key, at) => {
    await write(queries.remove({ key, at }));
  },
  clear: async (key) => {
    await write(queries.clear({ key }));
  },
});

export const sqlRateLimits = (db: Queries, engine: Engine): RateLimits =>
  rateLimitsOverConnection(rateLimitQueries(db), engine.read, engine.note);
