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

type Write = (bound: Bound<unknown>) => Promise<unknown>;

const SESSION = ['hash', 'visitorId', 'accountId', 'createdAt', 'lastSeenAt', 'agent'] as const;

export const sessionStore = (db: Queries) => {
  const sessions = statementsOf(db, 'sessions');
  const queries = {
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
  const writes = (write: Write): Pick<Sessions, 'create' | 'end' | 'endAllOf'> => ({
    create: async (session) => {
      await write(queries.create(session));
    },
    end: async (hash) => {
      await write(queries.end({ hash }));
    },
    endAllOf: async (accountId, except) => {
      await write(queries.endAllOf({ accountId, except: except ?? '' }));
    },
  });
  const outsideTransactions = ({ read, write, note }: Engine): Sessions => ({
    ...writes(write),
    byHash: async (hash) => {
      const row = (await read(queries.byHash({ hash })))[0];
      if (row === undefined) return null;
      const { document, ...session } = row;
      return { session, account: accountFrom(document === null ? undefined : { document }) };
    },
    ofAccount: (accountId) => read(queries.ofAccount({ accountId })),
    touch: async (hash, at) => {
      await note(queries.touch({ hash, lastSeenAt: at }));
    },
  });
  return { writes, outsideTransactions };
};

export const rateLimitStore = (db: Queries): ((read: Run, write: Write) => RateLimits) => {
  const events = statementsOf(db, 'rate_events');
  const count = defineStatement<{ key: string; since: number }>()((slots) =>
    db
      .selectFrom('rate_events')
      .select((row) => [
        row.fn.countAll<number>().as('events'),
        row.fn.min<number | null>('at').as('oldest'),
        row.fn.max<number | null>('at').as('newest'),
      ])
      .where('key', '=', slots.one('key'))
      .where('at', '>=', slots.one('since')),
  );
  const add = events.insert(['key', 'at']);
  const remove = events.delete(['key', 'at']);
  const clear = events.delete(['key']);
  return (read, write) => ({
    count: async (key, since) =>
      (await read(count({ key, since })))[0] ?? { events: 0, oldest: null, newest: null },
    add: async (key, at) => {
      await write(add({ key, at }));
    },
    remove: async (key, at) => {
      await write(remove({ key, at }));
    },
    clear: async (key) => {
      await write(clear({ key }));
    },
  });
};
