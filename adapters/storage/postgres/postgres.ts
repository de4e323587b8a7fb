import pg from 'pg';
import type { Lock } from '../../../application/ports/store.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import type { Connection, Ended, Engine } from '../sql/engine/engine.ts';
import type { Bound } from '../sql/engine/statement.ts';
import { sqlKit } from '../sql/kit.ts';
import { migrate } from '../sql/migrations/migrate.ts';
import { gatheringSocket } from './gathering-socket.ts';
import { keysInOrder } from './locks.ts';

export type PostgresOptions = {
  /** Connections of this process at most; near 10 was the fastest. */
  readonly connections?: number;
  /** Off only where a test shows what happens without locks. */
  readonly locking?: boolean;
};

/** Connections whose commits do not wait for the disk (see `note`). */
const NOTE_CONNECTIONS = 2;

const ATTEMPTS = 8;
const SERIALISATION_FAILURE = '40001';
const DEADLOCK = '40P01';

const mayTryAgain = (failure: unknown): boolean =>
  failure instanceof pg.DatabaseError && (failure.code === SERIALISATION_FAILURE || failure.code === DEADLOCK);

const INT8 = 20;
const NUMERIC = 1700;

/** Moments, counts and sums are whole numbers far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
};

type Row = pg.QueryResultRow;

const configOf = <R>({ name, text, values }: Bound<R>): pg.QueryConfig => ({ name, text, values: [...values] });

/**
 * Statements of one transaction. They go out as they come, without waiting for the answers to earlier ones; what failed of those
 * that nobody waited for is thrown before the commit.
 */
const connectionOn = (client: pg.PoolClient) => {
  const failures: unknown[] = [];
  const sent: Promise<unknown>[] = [];
  const post = (query: string | pg.QueryConfig): Promise<void> => {
    const answer = client.query(query).then(
      () => undefined,
      (failure: unknown) => {
        failures.push(failure);
      },
    );
    sent.push(answer);
    return answer;
  };
  const connection: Connection = {
    all: async <R>(bound: Bound<R>) => {
      const { rows } = await client.query<R & Row>(configOf(bound)).catch((failure: unknown) => {
        // The first statement that failed says why the later ones were refused.
        throw failures[0] ?? failure;
      });
      return rows;
    },
    send: (bound) => void post(configOf(bound)),
  };
  const settled = async (): Promise<void> => {
    await Promise.all(sent);
    if (failures.length > 0) throw failures[0];
  };
  return { connection, post, settled };
};

/** BEGIN and the locks in one go; the locks in one statement, which takes them in the order of the list. */
const begin = (post: (query: string | pg.QueryConfig) => Promise<void>, locks: readonly Lock[]): void => {
  void post('BEGIN ISOLATION LEVEL READ COMMITTED');
  const keys = keysInOrder(locks);
  if (keys.length === 0) return;
  void post({
    name: 'kilwater-locks',
    text: 'select count(pg_advisory_xact_lock(key)) from unnest($1::bigint[]) as key',
    values: [keys.map(String)],
  });
};

const once = async <T>(pool: pg.Pool, locks: readonly Lock[], work: (connection: Connection) => Promise<Ended<T>>): Promise<T> => {
  const client = await pool.connect();
  const { connection, post, settled } = connectionOn(client);
  try {
    begin(post, locks);
    const { commit, value } = await work(connection);
    // After a failed statement the server answers COMMIT with a rollback, and `settled` says what failed.
    void post(commit ? 'COMMIT' : 'ROLLBACK');
    await settled();
    client.release();
    return value;
  } catch (failure) {
    await client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    );
    throw failure;
  }
};

const postgresEngine = (pool: pg.Pool, notes: pg.Pool, locking: boolean): Engine => ({
  dialect: 'postgres',
  read: async <R>(bound: Bound<R>) => (await pool.query<R & Row>(configOf(bound))).rows,
  write: async <R>(bound: Bound<R>) => (await pool.query<R & Row>(configOf(bound))).rows,
  note: async <R>(bound: Bound<R>) => (await notes.query<R & Row>(configOf(bound))).rows,
  transaction: async (locks, work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(pool, locking ? locks : [], work);
      } catch (failure) {
        if (!mayTryAgain(failure) || attempt === ATTEMPTS) throw failure;
      }
    }
  },
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
    await Promise.all([pool.end(), notes.end()]);
  },
});

/** Opens the shop's PostgreSQL database, making or updating its tables where needed. Any number of processes may share it. */
export const openPostgres = async (url: string, options: PostgresOptions = {}): Promise<StoreKit> => {
  // Pipelining sends a transaction's writes without waiting for each answer; pg's types do not know the option yet.
  const config = { connectionString: url, max: options.connections ?? 10, types, pipeline: true, stream: gatheringSocket };
  const pool = new pg.Pool(config);
  const notes = new pg.Pool({ connectionString: url, max: NOTE_CONNECTIONS, types, options: '-c synchronous_commit=off' });
  // A connection that dies while nobody uses it is replaced at the next query, which reports what is wrong.
  for (const each of [pool, notes]) each.on('error', () => undefined);
  const engine = postgresEngine(pool, notes, options.locking ?? true);
  await migrate(engine);
  return sqlKit(engine);
};
