import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Lock } from '../../../application/ports/store.ts';
import { StoreAway } from '../../../application/ports/store-away.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import type { Connection, Ended, Engine } from '../sql/engine/engine.ts';
import type { Bound } from '../sql/engine/statement.ts';
import { sqlKit } from '../sql/kit.ts';
import { migrate } from '../sql/migrations/migrate.ts';
import { awayOr, mayTryAgain } from './away.ts';
import { gatheringSocket } from './gathering-socket.ts';
import { keyOf, keysInOrder } from './locks.ts';

export type PostgresOptions = {
  /** Connections of this process at most; near 10 was the fastest. */
  readonly connections?: number;
  /** Off only where a test shows what happens without locks. */
  readonly locking?: boolean;
};

/** Connections whose commits do not wait for the disk (see `note`). */
const NOTE_CONNECTIONS = 2;

const ATTEMPTS = 8;

/**
 * Milliseconds. Whoever waits in vain for a connection, a lock or an answer is told so within seconds, and a shop that stands still in
 * the middle of a transaction keeps nobody out for long.
 */
const LIMITS = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 4_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  // The server's own limits come first; this one is for a server that says nothing any more.
  query_timeout: 6_000,
  keepAlive: true,
};
const NO_LIMITS = { lock_timeout: 0, statement_timeout: 0, idle_in_transaction_session_timeout: 0, query_timeout: 0 };
/** Connections are closed so long at most; a server that says nothing is left behind. */
const CLOSING = 500;

const INT8 = 20;
const NUMERIC = 1700;

/** Moments, counts and sums are whole numbers far below 2^53. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
};

type Row = pg.QueryResultRow;

export const configOf = <R>({ name, text, values }: Bound<R>): pg.QueryConfig => ({ name, text, values: [...values] });

/**
 * Statements of one transaction. They go out as they come, without waiting for the answers to earlier ones; what failed of those
 * that nobody waited for is thrown before the commit.
 */
const connectionOn = (client: pg.PoolClient) => {
  const failures: unknown[] = [];
  const sent: Promise<unknown>[] = [];
  let committing = false;
  const post = (query: string | pg.QueryConfig, commits = false): Promise<void> => {
    committing ||= commits;
    const answer = client.query(query).then(
      ({ command }) => {
        if (commits && command !== 'COMMIT') failures.push(new Error(`PostgreSQL undid what was to be committed (${command})`));
      },
      (failure: unknown) => {
        failures.push(awayOr(failure, { ifBroken: committing, ifEnded: commits }));
      },
    );
    sent.push(answer);
    return answer;
  };
  const all = async <R>(bound: Bound<R>): Promise<readonly R[]> => {
    try {
      return (await client.query<R & Row>(configOf(bound))).rows;
    } catch (failure) {
      // The first statement that failed says why the later ones were refused.
      throw failures[0] ?? awayOr(failure, { ifBroken: committing, ifEnded: false });
    }
  };
  const connection: Connection = {
    all: (bound) => {
      const answer = all(bound);
      // Several may be under way when the connection breaks; whoever waits for them hears of the first.
      answer.catch(() => undefined);
      return answer;
    },
    send: (bound) => void post(configOf(bound)),
  };
  const settled = async (): Promise<void> => {
    await Promise.all(sent);
    if (failures.length > 0) throw failures[0];
  };
  return { connection, post, settled };
};

/** Whether the connection itself is of no use any more. */
const isGone = (failure: unknown): boolean => failure instanceof StoreAway && failure.reason === 'unreachable';

const takenFrom = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  try {
    return await pool.connect();
  } catch (failure) {
    throw awayOr(failure, { ifBroken: false, ifEnded: false });
  }
};

/** One statement in a transaction of its own; `changes`: it writes. */
const alone = async <R>(pool: pg.Pool, bound: Bound<R>, changes: boolean): Promise<readonly R[]> => {
  const client = await takenFrom(pool);
  try {
    const { rows } = await client.query<R & Row>(configOf(bound));
    client.release();
    return rows;
  } catch (failure) {
    const told = awayOr(failure, { ifBroken: changes, ifEnded: changes });
    client.release(isGone(told));
    throw told;
  }
};

/** BEGIN and the locks in one go; the locks in one statement, which takes them in the order of the list. */
const begin = (post: (query: string | pg.QueryConfig) => Promise<void>, locks: readonly Lock[]): void => {
  void post('BEGIN ISOLATION LEVEL READ COMMITTED');
  const keys = keysInOrder(locks);
  if (keys.length === 0) return;
  void post({
    name: 'kilwater-locks',
    text: `select count(case when key < 0 then pg_advisory_xact_lock_shared(-key) else pg_advisory_xact_lock(key) end)
      from unnest($1::bigint[]) as key`,
    values: [keys.map(String)],
  });
};

const once = async <T>(pool: pg.Pool, locks: readonly Lock[], work: (connection: Connection) => Promise<Ended<T>>): Promise<T> => {
  const client = await takenFrom(pool);
  const { connection, post, settled } = connectionOn(client);
  try {
    begin(post, locks);
    const { commit, value } = await work(connection);
    // After a failed statement the server answers COMMIT with a rollback: `settled` says what failed, or that the commit was none.
    void post(commit ? 'COMMIT' : 'ROLLBACK', commit);
    await settled();
    client.release();
    return value;
  } catch (failure) {
    if (isGone(failure)) client.release(true);
    else
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      );
    throw failure;
  }
};

/** Held by a session for as long as its work takes; it goes with the session, however the process ends. */
const ALONE = keyOf({ kind: 'code', id: 'kilwater/alone' });

/** Does work under a lock of a session of its own, waited for as long as it takes. */
const aloneAt = async <T>(url: string, work: () => Promise<T>): Promise<T> => {
  const session = new pg.Client({ connectionString: url });
  session.on('error', () => undefined);
  try {
    await session.connect();
    await session.query('select pg_advisory_lock($1)', [String(ALONE)]);
  } catch (failure) {
    await session.end().catch(() => undefined);
    throw awayOr(failure, { ifBroken: false, ifEnded: false });
  }
  try {
    return await work();
  } finally {
    await session.end().catch(() => undefined);
  }
};

const postgresEngine = (url: string, pool: pg.Pool, notes: pg.Pool, locking: boolean): Engine => ({
  dialect: 'postgres',
  read: (bound) => alone(pool, bound, false),
  write: (bound) => alone(pool, bound, true),
  note: (bound) => alone(notes, bound, true),
  transaction: async (locks, work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(pool, locking ? locks : [], work);
      } catch (failure) {
        if (!mayTryAgain(failure) || attempt === ATTEMPTS) throw failure;
      }
    }
  },
  alone: (work) => aloneAt(url, work),
  // Numbers are drawn in the order of effects, but commits may overtake each other: wait for all that are still writing.
  journalHorizon: () =>
    once(pool, [], async (connection) => {
      connection.send({ name: 'kilwater-journal-quiet', text: 'lock table journal in share mode', values: [] });
      const newest: Bound<{ n: number }> = {
        name: 'kilwater-journal-end',
        text: 'select coalesce(max(n), 0) as n from journal',
        values: [],
      };
      const [row] = await connection.all(newest);
      return { commit: true, value: row?.n ?? 0 };
    }),
  close: async () => {
    await Promise.race([Promise.all([pool.end(), notes.end()]), pause(CLOSING, undefined, { ref: false })]);
  },
});

/** A pool whose connections may die at any moment: who uses one hears of it from its statement, an idle one is replaced. */
const openPool = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ ...LIMITS, types, ...config });
  // A connection or pool without a listener would end the process.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Opens the shop's PostgreSQL database, making or updating its tables where needed. Any number of processes may share it. */
export const openPostgres = async (url: string, options: PostgresOptions = {}): Promise<StoreKit> => {
  // Pipelining sends a transaction's writes without waiting for each answer; pg's types do not know the option yet.
  const pipelined = { pipeline: true, stream: gatheringSocket };
  const pool = openPool({ connectionString: url, max: options.connections ?? 10, ...pipelined });
  const notes = openPool({ connectionString: url, max: NOTE_CONNECTIONS, options: '-c synchronous_commit=off' });
  // Bringing the tables up to date may take its time, and so may waiting for another process that does it.
  const patient = openPool({ connectionString: url, max: 1, ...NO_LIMITS, ...pipelined });
  try {
    await migrate(postgresEngine(url, patient, patient, true));
  } finally {
    await patient.end();
  }
  return sqlKit(postgresEngine(url, pool, notes, options.locking ?? true));
};
