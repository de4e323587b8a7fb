import type { IdempotentAnswers, RateLimits, Session, Sessions } from '../../../../application/ports/visits.ts';
import type { Engine, Queries, Run } from '../engine/engine.ts';
import type { Tables } from '../engine/schema.ts';
import { type Bound, statement } from '../engine/statement.ts';
import { accountFrom } from './accounts.ts';

export const sessionQueries = (db: Queries) => ({
  create: statement<Tables['sessions']>()((slots) =>
    db.insertInto('sessions').values({
      hash: slots.one('hash'),
      visitor_id: slots.one('visitor_id'),
      account_id: slots.one('account_id'),
      created_at: slots.one('created_at'),
      last_seen_at: slots.one('last_seen_at'),
      agent: slots.one('agent'),
    }),
  ),
  // A subselect, because SQLite plans a join anew every time its arguments change.
  byHash: statement<{ hash: string }>()((slots) =>
    db
      .selectFrom('sessions')
      .selectAll('sessions')
      .select((row) =>
        row.selectFrom('accounts').select('accounts.document').whereRef('accounts.id', '=', 'sessions.account_id').as('document'),
      )
      .where('hash', '=', slots.one('hash')),
  ),
  ofAccount: statement<{ accountId: string }>()((slots) =>
    db.selectFrom('sessions').selectAll().where('account_id', '=', slots.one('accountId')).orderBy('last_seen_at', 'desc').orderBy('hash'),
  ),
  touch: statement<{ hash: string; at: number }>()((slots) =>
    db
      .updateTable('sessions')
      .set({ last_seen_at: slots.one('at') })
      .where('hash', '=', slots.one('hash')),
  ),
  end: statement<{ hash: string }>()((slots) => db.deleteFrom('sessions').where('hash', '=', slots.one('hash'))),
  endAllOf: statement<{ accountId: string; except: string }>()((slots) =>
    db.deleteFrom('sessions').where('account_id', '=', slots.one('accountId')).where('hash', '<>', slots.one('except')),
  ),
});

/** A session as its row. */
export const sessionRow = ({ hash, visitorId, accountId, createdAt, lastSeenAt, agent }: Session): Tables['sessions'] => ({
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
      return { session: sessionFrom(row), account: accountFrom(document === null ? undefined : { document }) };
    },
    ofAccount: async (accountId) => (await engine.read(queries.ofAccount({ accountId }))).map(sessionFrom),
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

export const rateQueries = (db: Queries) => ({
  count: statement<{ key: string; since: number }>()((slots) =>
    db
      .selectFrom('rate_events')
      .select((row) => [row.fn.countAll<number>().as('events'), row.fn.min<number | null>('at').as('oldest')])
      .where('key', '=', slots.one('key'))
      .where('at', '>=', slots.one('since')),
  ),
  add: statement<Tables['rate_events']>()((slots) => db.insertInto('rate_events').values({ key: slots.one('key'), at: slots.one('at') })),
});

/** Counted events, wherever their statements run: by themselves or in a transaction. */
export const limitsOn = (
  queries: ReturnType<typeof rateQueries>,
  read: Run,
  write: (bound: Bound<unknown>) => Promise<unknown>,
): RateLimits => ({
  count: async (key, since) => (await read(queries.count({ key, since })))[0] ?? { events: 0, oldest: null },
  add: async (key, at) => {
    await write(queries.add({ key, at }));
  },
});

export const sqlRateLimits = (db: Queries, engine: Engine): RateLimits => limitsOn(rateQueries(db), engine.read, engine.note);

const answerQueries = (db: Queries) => ({
  // One statement claims the key: a new row, or one whose call never ended or whose answer is no longer kept.
  claim: statement<{ scope: string; key: string; bodyHash: string; at: number; runsUntil: number; keptUntil: number }>()((slots) =>
    db
      .insertInto('idempotent_answers')
      .values({
        scope: slots.one('scope'),
        key: slots.one('key'),
        body_hash: slots.one('bodyHash'),
        runs_until: slots.one('runsUntil'),
        kept_until: slots.one('keptUntil'),
        status: null,
        body: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['scope', 'key'])
          .doUpdateSet((row) => ({
            body_hash: row.ref('excluded.body_hash'),
            runs_until: row.ref('excluded.runs_until'),
            kept_until: row.ref('excluded.kept_until'),
            status: null,
            body: null,
          }))
          .where((row) =>
            row.or([
              row('idempotent_answers.kept_until', '<=', slots.one('at')),
              row.and([row('idempotent_answers.status', 'is', null), row('idempotent_answers.runs_until', '<=', slots.one('at'))]),
            ]),
          ),
      )
      .returning('scope'),
  ),
  kept: statement<{ scope: string; key: string }>()((slots) =>
    db
      .selectFrom('idempotent_answers')
      .select(['body_hash', 'status', 'body'])
      .where('scope', '=', slots.one('scope'))
      .where('key', '=', slots.one('key')),
  ),
  settle: statement<{ scope: string; key: string; status: number; body: string }>()((slots) =>
    db
      .updateTable('idempotent_answers')
      .set({ status: slots.one('status'), body: slots.one('body') })
      .where('scope', '=', slots.one('scope'))
      .where('key', '=', slots.one('key')),
  ),
  giveUp: statement<{ scope: string; key: string }>()((slots) =>
    db.deleteFrom('idempotent_answers').where('scope', '=', slots.one('scope')).where('key', '=', slots.one('key')),
  ),
});

export const sqlIdempotentAnswers = (db: Queries, engine: Engine): IdempotentAnswers => {
  const queries = answerQueries(db);
  return {
    claim: async (call) => {
      for (;;) {
        if ((await engine.write(queries.claim(call))).length > 0) return 'first';
        const row = (await engine.read(queries.kept(call)))[0];
        // Given up between the two statements: claim again.
        if (row === undefined) continue;
        if (row.body_hash !== call.bodyHash) return 'otherBody';
        return row.status === null || row.body === null ? 'running' : { status: row.status, body: row.body };
      }
    },
    settle: async (scope, key, answer) => {
      if (answer === null) await engine.write(queries.giveUp({ scope, key }));
      else await engine.write(queries.settle({ scope, key, ...answer }));
    },
  };
};
