import type { RateLimits, Session, Sessions } from '../../../../application/ports/accounts.ts';
import {
  type Bound,
  defineStatement,
  type Engine,
  type Queries,
  type Run,
} from '../engine/engine.ts';
import type { Tables } from '../engine/schema.ts';
import { statementsOf } from '../engine/table-statements.ts';
import { accountFrom } from './accounts.ts';

export const sessionQueries = (db: Queries) => ({
  create: statementsOf(db, 'sessions').insert([
    'hash',
    'visitor_id',
    'account_id',
    'created_at',
    'last_seen_at',
    'agent',
  ]),
  // A subselect instead of a join: for a join, SQLite would plan the statement again whenever the
  // arguments change, which is slow.
  byHash: defineStatement<{ hash: string }>()((slots) =>
    db
      .selectFrom('sessions')
      .selectAll('sessions')
      .select((row) =>
        row
          .selectFrom('accounts')
          .select('accounts.document')
          .whereRef('accounts.id', '=', 'sessions.account_id')
          .as('document'),
      )
      .where('hash', '=', slots.one('hash')),
  ),
  ofAccount: statementsOf(db, 'sessions').select(['account_id'], {
    orderBy: ['last_seen_at desc', 'hash'],
  }),
  touch: defineStatement<{ hash: string; at: number }>()((slots) =>
    db
      .updateTable('sessions')
      .set({ last_seen_at: slots.one('at') })
      .where('hash', '=', slots.one('hash')),
  ),
  end: statementsOf(db, 'sessions').delete(['hash']),
  endAllOf: defineStatement<{ accountId: string; except: string }>()((slots) =>
    db
      .deleteFrom('sessions')
      .where('account_id', '=', slots.one('accountId'))
      .where('hash', '<>', slots.one('except')),
  ),
});

export const sessionRow = ({
  hash,
  visitorId,
  accountId,
  createdAt,
  lastSeenAt,
  agent,
}: Session): Tables['sessions'] => ({
  hash,
  visitor_id: visitorId,
  account_id: accountId,
  created_at: createdAt,
  last_seen_at: lastSeenAt,
  agent,
});

const sessionFrom = (row: Tables['sessions']): Session => ({
  hash: row.hash,
  visitorId: row.visitor_id,
  accountId: row.account_id,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  agent: row.agent,
});

export const sqlSessions = (db: Queries, engine: Engine): Sessions => {
  const queries = sessionQueries(db);
  return {
    create: async (session) => {
      await engine.write(queries.create(sessionRow(session)));
    },
    byHash: async (hash) => {
      const row = (await engine.read(queries.byHash({ hash })))[0];
      if (row === undefined) return null;
      const { document } = row;
      return {
        session: sessionFrom(row),
        account: accountFrom(document === null ? undefined : { document }),
      };
    },
    ofAccount: async (accountId) =>
      (await engine.read(queries.ofAccount({ account_id: accountId }))).map(sessionFrom),
    touch: async (hash, at) => {
      await engine.note(queries.touch({ hash, at }));
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
