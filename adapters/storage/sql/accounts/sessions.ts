import type { RateLimits, Session, Sessions } from '../../../../application/ports/accounts.ts';
import {
  type Bound,
  defineStatement,
  type Engine,
  type Queries,
  type Run,
} from '../engine/engine.ts';
import type { Tables } from '../engine/schema.ts';
import { accountFrom } from './accounts.ts';

export const sessionQueries = (db: Queries) => ({
  create: defineStatement<Tables['sessions']>()((slots) =>
    db
      .insertInto('sessions')
      .values(slots.row('hash', 'visitor_id', 'account_id', 'created_at', 'last_seen_at', 'agent')),
  ),
  // A subselect: for a join, SQLite would make a new plan whenever the arguments change.
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
  ofAccount: defineStatement<{ accountId: string }>()((slots) =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', slots.one('accountId'))
      .orderBy('last_seen_at', 'desc')
      .orderBy('hash'),
  ),
  touch: defineStatement<{ hash: string; at: number }>()((slots) =>
    db
      .updateTable('sessions')
      .set({ last_seen_at: slots.one('at') })
      .where('hash', '=', slots.one('hash')),
  ),
  end: defineStatement<{ hash: string }>()((slots) =>
    db.deleteFrom('sessions').where('hash', '=', slots.one('hash')),
  ),
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
      (await engine.read(queries.ofAccount({ accountId }))).map(sessionFrom),
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
  add: defineStatement<Tables['rate_events']>()((slots) =>
    db.insertInto('rate_events').values(slots.row('key', 'at')),
  ),
  remove: defineStatement<Tables['rate_events']>()((slots) =>
    db
      .deleteFrom('rate_events')
      .where('key', '=', slots.one('key'))
      .where('at', '=', slots.one('at')),
  ),
  clear: defineStatement<{ key: string }>()((slots) =>
    db.deleteFrom('rate_events').where('key', '=', slots.one('key')),
  ),
});

export const rateLimitsOn = (
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
  rateLimitsOn(rateLimitQueries(db), engine.read, engine.note);
