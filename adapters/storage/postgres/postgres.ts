import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Lock } from '../../../application/ports/store.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import { StoreUnavailable } from '../../../application/ports/store-unavailable.ts';
import type { Connection, Engine, TransactionResult } from '../sql/engine/engine.ts';
import type { Bound } from '../sql/engine/statement.ts';
import { sqlKit } from '../sql/kit.ts';
import { migrate } from '../sql/migrations/migrate.ts';
import { batchingSocket } from './batching-socket.ts';
import { canRetry, mapFailure } from './failures.ts';
import { keysInOrder, lockKey } from './locks.ts';

export type PostgresOptions = {
  /** Maximum number of connections of this process. In measurements 10 was fastest. */
  readonly connections?: number;
  /** False only in a test that shows what happens without locks. */
  readonly locking?: boolean;
};

/** Number of connections for writes that do not wait for the disk (see `note` in engine.ts). */
const NOTE_CONNECTIONS = 2;

const ATTEMPTS = 8;

/** If a process stops inside a transaction, it blocks others only briefly. */
const LIMITS = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 4_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  // Larger than the server's own limits, so it applies only if the server does not respond at all.
  query_timeout: 6_000,
  keepAlive: true,
};
const NO_LIMITS = {
  lock_timeout: 0,
  statement_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  query_timeout: 0,
};
/** Milliseconds for closing the connections. After that the shop no longer waits for the server. */
const CLOSING = 500;

const INT8 = 20;
const NUMERIC = 1700;

/** Large integers become numbers: moments, counts and sums are far below 2^53. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
};

type Row = pg.QueryResultRow;

export const queryConfigOf = <R>({ name, text, values }: Bound<R>): pg.QueryConfig => ({
  name,
  text,
  values: [...values],
});

/** A failed statement that nobody awaits fails `settled` before the transaction ends. */
const connectionOn = (client: pg.PoolClient) => {
  const failures: unknown[] = [];
  const sent: Promise<unknown>[] = [];
  let committing = false;
  const post = (query: string | pg.QueryConfig, commits = false): Promise<void> => {
    committing ||= commits;
    const answer = client.query(query).then(
      ({ command }) => {
        if (commits && command !== 'COMMIT')
          failures.push(new Error(`PostgreSQL undid what was to be committed (${command})`));
      },
      (failure: unknown) => {
        failures.push(mapFailure(failure, { ifBroken: committing, ifEnded: commits }));
      },
    );
    sent.push(answer);
    return answer;
  };
  const all = async <R>(bound: Bound<R>): Promise<readonly R[]> => {
    try {
      return (await client.query<R & Row>(queryConfigOf(bound))).rows;
    } catch (failure) {
      // The first failure explains why later statements failed.
      throw failures[0] ?? mapFailure(failure, { ifBroken: committing, ifEnded: false });
    }
  };
  const connection: Connection = {
    all: (bound) => {
      const answer = all(bound);
      // Node must not report the others as unhandled when the connection breaks.
      answer.catch(() => undefined);
      return answer;
    },
    send: (bound) => void post(queryConfigOf(bound)),
  };
  const settled = async (): Promise<void> => {
    await Promise.all(sent);
    if (failures.length > 0) throw failures[0];
  };
  return { connection, post, settled };
};

const isConnectionLost = (failure: unknown): boolean =>
  failure instanceof StoreUnavailable && failure.reason === 'unreachable';

const connectFrom = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  try {
    return await pool.connect();
  } catch (failure) {
    throw mapFailure(failure, { ifBroken: false, ifEnded: false });
  }
};

const runSingle = async <R>(
  pool: pg.Pool,
  bound: Bound<R>,
  changes: boolean,
): Promise<readonly R[]> => {
  const client = await connectFrom(pool);
  try {
    const { rows } = await client.query<R & Row>(queryConfigOf(bound));
    client.release();
    return rows;
  } catch (failure) {
    const told = mapFailure(failure, { ifBroken: changes, ifEnded: changes });
    client.release(isConnectionLost(told));
    throw told;
  }
};

/** BEGIN and all locks in their order, without waiting between them. */
const begin = (
  post: (query: string | pg.QueryConfig) => Promise<void>,
  locks: readonly Lock[],
): void => {
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

const runTransaction = async <T>(
  pool: pg.Pool,
  locks: readonly Lock[],
  work: (connection: Connection) => Promise<TransactionResult<T>>,
): Promise<T> => {
  const client = await connectFrom(pool);
  const { connection, post, settled } = connectionOn(client);
  try {
    begin(post, locks);
    const { commit, value } = await work(connection);
    // If a statement failed, the server answers COMMIT with a rollback, and `settled` throws.
    void post(commit ? 'COMMIT' : 'ROLLBACK', commit);
    await settled();
    client.release();
    return value;
  } catch (failure) {
    if (isConnectionLost(failure)) client.release(true);
    else
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      );
    throw failure;
  }
};

/** Key of an advisory lock. The server releases it with the session, however the process ends. */
const EXCLUSIVE_KEY = lockKey({ kind: 'code', id: 'kilwater/alone' });

const withExclusiveSession = async <T>(url: string, work: () => Promise<T>): Promise<T> => {
  const session = new pg.Client({ connectionString: url });
  session.on('error', () => undefined);
  try {
    await session.connect();
    await session.query('select pg_advisory_lock($1)', [String(EXCLUSIVE_KEY)]);
  } catch (failure) {
    await session.end().catch(() => undefined);
    throw mapFailure(failure, { ifBroken: false, ifEnded: false });
  }
  try {
    return await work();
  } finally {
    await session.end().catch(() => undefined);
  }
};

const postgresEngine = (url: string, pool: pg.Pool, notes: pg.Pool, locking: boolean): Engine => ({
  dialect: 'postgres',
  read: (bound) => runSingle(pool, bound, false),
  write: (bound) => runSingle(pool, bound, true),
  note: (bound) => runSingle(notes, bound, true),
  transaction: async (locks, work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runTransaction(pool, locking ? locks : [], work);
      } catch (failure) {
        if (!canRetry(failure) || attempt === ATTEMPTS) throw failure;
      }
    }
  },
  alone: (work) => withExclusiveSession(url, work),
  // Journal numbers follow effects, commits may not: wait for all writers.
  journalHorizon: () =>
    runTransaction(pool, [], async (connection) => {
      connection.send({
        name: 'kilwater-journal-quiet',
        text: 'lock table journal in share mode',
        values: [],
      });
      const newest: Bound<{ n: number }> = {
        name: 'kilwater-journal-end',
        text: 'select coalesce(max(n), 0) as n from journal',
        values: [],
      };
      const [row] = await connection.all(newest);
      return { commit: true, value: row?.n ?? 0 };
    }),
  close: async () => {
    await Promise.race([
      Promise.all([pool.end(), notes.end()]),
      pause(CLOSING, undefined, { ref: false }),
    ]);
  },
});

/** A broken connection fails its caller's statement; idle ones are replaced. */
const openPool = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ ...LIMITS, types, ...config });
  // Without an error listener, a broken connection would end the process.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Opens the database and creates or migrates its tables. Any number of processes may share it. */
export const openPostgres = async (
  url: string,
  options: PostgresOptions = {},
): Promise<StoreKit> => {
  // Does not wait for each response. The types of `pg` lack the option.
  const pipelined = { pipeline: true, stream: batchingSocket };
  const pool = openPool({ connectionString: url, max: options.connections ?? 10, ...pipelined });
  const notes = openPool({
    connectionString: url,
    max: NOTE_CONNECTIONS,
    options: '-c synchronous_commit=off',
  });
  // A migration may take long, so this pool has no time limits.
  const patient = openPool({ connectionString: url, max: 1, ...NO_LIMITS, ...pipelined });
  try {
    await migrate(postgresEngine(url, patient, patient, true));
  } finally {
    await patient.end();
  }
  return sqlKit(postgresEngine(url, pool, notes, options.locking ?? true));
};
