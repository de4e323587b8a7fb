import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Lock } from '../../../application/ports/store.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import { StoreUnavailable } from '../../../application/ports/store-unavailable.ts';
import { type Address, requireDatabaseAddress } from '../../system/database-address.ts';
import type { Bound, Connection, Engine, TransactionResult } from '../sql/engine/engine.ts';
import { createSqlStoreKit } from '../sql/kit.ts';
import { migrate } from '../sql/migrations/migrate.ts';
import { batchingSocket } from './batching-socket.ts';
import { canRetry, toStoreUnavailable, toStoreUnavailableWithoutCommit } from './failures.ts';
import { type LockQueue, lockQueue } from './lock-queue.ts';
import { lockKey, sortedLockKeys } from './locks.ts';

export type PostgresOptions = {
  /** Maximum number of connections of this process. Measurements were fastest with 10. */
  readonly connections?: number;
  /** False in one test only: it shows what happens without locks. */
  readonly locking?: boolean;
};

const NOTE_CONNECTIONS = 2;

const ATTEMPTS = 8;

/** The server's time limits in milliseconds, so that a process that hangs cannot block others. */
const SERVER_LIMITS = {
  lock_timeout: 4_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};
const CLIENT_LIMITS = {
  connectionTimeoutMillis: 5_000,
  // This limit is longer than the server's statement and lock limits. It matters only if the server
  // gives no response at all.
  query_timeout: 6_000,
};

const BEGIN = 'BEGIN ISOLATION LEVEL READ COMMITTED';
const settingsText = (settings: Readonly<Record<string, string | number>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `; SET LOCAL ${name} = ${value}`)
    .join('');

type Hosts = {
  readonly count: number;
  readonly inUse: () => number;
  readonly url: () => string;
  readonly leave: (host: number) => void;
};

const hostsOf = ({ urls }: Address): Hosts => {
  let inUse = 0;
  return {
    count: urls.length,
    inUse: () => inUse,
    url: () => urls[inUse] ?? urls[0],
    leave: (host) => {
      if (inUse === host) inUse = (host + 1) % urls.length;
    },
  };
};

/**
 * A pool of connections. `pooled`: a pooler such as PgBouncer is in front of the server. The pooler
 * refuses startup parameters, so each transaction sets its own time limits.
 */
type Line = {
  readonly pool: pg.Pool;
  readonly hosts: Hosts;
  readonly begin: string;
  readonly pooled: boolean;
};

const CLOSING = 500;

const INT8 = 20;
const NUMERIC = 1700;

/** Converts 64-bit integers to numbers: times, counts and sums stay far below 2^53. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC
      ? Number
      : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format),
};

type Row = pg.QueryResultRow;

/**
 * Gives the statement a name, so that a connection prepares it only once. Behind a pooler, it gets
 * no name, because each transaction can get another connection.
 */
export const queryConfigOf = <R>(
  { name, text, values }: Bound<R>,
  pooled: boolean,
): pg.QueryConfig => ({ ...(pooled ? {} : { name }), text, values: [...values] });

/** Sends statements without waiting for their results. `settled` throws if one has failed. */
const connectionOn = (client: pg.PoolClient, pooled: boolean) => {
  const failures: unknown[] = [];
  const sent: Promise<unknown>[] = [];
  let committing = false;
  const post = (query: string | pg.QueryConfig, commits = false): Promise<void> => {
    committing ||= commits;
    const answer = client.query(query).then(
      ({ command }) => {
        if (commits && command !== 'COMMIT')
          failures.push(
            new Error(
              `PostgreSQL rolled the transaction back instead of committing it (${command})`,
            ),
          );
      },
      (failure: unknown) => {
        failures.push(
          toStoreUnavailable(failure, {
            inDoubtIfConnectionBreaks: committing,
            inDoubtIfServerEndsConnection: commits,
          }),
        );
      },
    );
    sent.push(answer);
    return answer;
  };
  const all = async <R>(bound: Bound<R>): Promise<readonly R[]> => {
    try {
      return (await client.query<R & Row>(queryConfigOf(bound, pooled))).rows;
    } catch (failure) {
      throw (
        failures[0] ??
        toStoreUnavailable(failure, {
          inDoubtIfConnectionBreaks: committing,
          inDoubtIfServerEndsConnection: false,
        })
      );
    }
  };
  const connection: Connection = {
    all: (bound) => {
      const answer = all(bound);
      // If several statements fail, the caller handles only the first failure. Without this
      // handler, Node would report the other failures as unhandled. `settled` throws the first
      // failure.
      answer.catch(() => undefined);
      return answer;
    },
    send: (bound) => void post(queryConfigOf(bound, pooled)),
  };
  const settled = async (): Promise<void> => {
    await Promise.all(sent);
    if (failures.length > 0) throw failures[0];
  };
  return { connection, post, settled };
};

/** True if the connection cannot be used again: it broke, or its server is a read-only standby. */
const mustDiscard = (failure: unknown): boolean =>
  failure instanceof StoreUnavailable &&
  (failure.reason === 'unreachable' || failure.reason === 'readOnly');

/** True if all connections of the pool are in use. The database host has not failed then. */
const isPoolBusy = (failure: unknown): boolean =>
  failure instanceof Error && failure.message === 'timeout exceeded when trying to connect';

const connectFrom = async ({ pool, hosts }: Line): Promise<pg.PoolClient> => {
  for (let attempt = 1; ; attempt += 1) {
    const host = hosts.inUse();
    try {
      return await pool.connect();
    } catch (failure) {
      if (attempt >= hosts.count || isPoolBusy(failure))
        throw toStoreUnavailableWithoutCommit(failure);
      hosts.leave(host);
    }
  }
};

const runSingle = async <R>(
  line: Line,
  bound: Bound<R>,
  changes: boolean,
): Promise<readonly R[]> => {
  // Behind a pooler, time limits are possible only inside a transaction.
  if (line.pooled)
    return runTransaction(line, [], async ({ all }) => ({ commit: true, value: await all(bound) }));
  const client = await connectFrom(line);
  try {
    const { rows } = await client.query<R & Row>(queryConfigOf(bound, line.pooled));
    client.release();
    return rows;
  } catch (failure) {
    const mapped = toStoreUnavailable(failure, {
      inDoubtIfConnectionBreaks: changes,
      inDoubtIfServerEndsConnection: changes,
    });
    client.release(mustDiscard(mapped));
    throw mapped;
  }
};

const begin = (
  { begin: text, pooled }: Line,
  post: (query: string | pg.QueryConfig) => Promise<void>,
  locks: readonly Lock[],
): void => {
  void post(text);
  const keys = sortedLockKeys(locks);
  if (keys.length === 0) return;
  void post({
    ...(pooled ? {} : { name: 'kilwater-locks' }),
    text: `select count(case when key < 0 then pg_advisory_xact_lock_shared(-key) else pg_advisory_xact_lock(key) end)
      from unnest($1::bigint[]) as key`,
    values: [keys.map(String)],
  });
};

const runTransaction = async <T>(
  line: Line,
  locks: readonly Lock[],
  work: (connection: Connection) => Promise<TransactionResult<T>>,
): Promise<T> => {
  const client = await connectFrom(line);
  const { connection, post, settled } = connectionOn(client, line.pooled);
  try {
    begin(line, post, locks);
    const { commit, value } = await work(connection);
    // If an earlier statement of the transaction failed, PostgreSQL executes COMMIT as a rollback.
    // `settled` then throws the failure.
    void post(commit ? 'COMMIT' : 'ROLLBACK', commit);
    await settled();
    client.release();
    return value;
  } catch (failure) {
    if (mustDiscard(failure)) client.release(true);
    else
      await client.query('ROLLBACK').then(
        () => client.release(),
        () => client.release(true),
      );
    throw failure;
  }
};

const runWithRetries: typeof runTransaction = async (line, locks, work) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(line, locks, work);
    } catch (failure) {
      if (!canRetry(failure) || attempt === ATTEMPTS) throw failure;
    }
  }
};

/** Key of the lock for work in only one process. If that process dies, the lock ends. */
const EXCLUSIVE_KEY = lockKey({ kind: 'code', id: 'kilwater/alone' });

const clientFor = (url: string): pg.Client => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  return client;
};

/**
 * Runs work in only one process at a time. A transaction holds the lock, because a pooler keeps a
 * connection only for the length of a transaction.
 */
const withExclusiveLock = async <T>(hosts: Hosts, work: () => Promise<T>): Promise<T> => {
  const holder = clientFor(hosts.url());
  try {
    await holder.connect();
    const limits = {
      lock_timeout: 0,
      statement_timeout: 0,
      idle_in_transaction_session_timeout: 0,
    };
    await holder.query(`${BEGIN}${settingsText(limits)}`);
    const key = [String(EXCLUSIVE_KEY)];
    const { rows } = await holder.query('select pg_try_advisory_xact_lock($1) as taken', key);
    if (rows[0]?.taken !== true) {
      process.stderr.write('Waiting for another process that opens or changes this database …\n');
      await holder.query('select pg_advisory_xact_lock($1)', key);
    }
  } catch (failure) {
    await holder.end().catch(() => undefined);
    throw toStoreUnavailableWithoutCommit(failure);
  }
  try {
    return await work();
  } finally {
    await holder.end().catch(() => undefined);
  }
};

const PROOF = 9n << 56n;

const engineWithoutLocks = async (line: Line): Promise<string | null> => {
  const clients = await Promise.all([connectFrom(line), connectFrom(line)]);
  const [first, second] = clients;
  const key = [String(PROOF | BigInt(randomInt(2 ** 32)))];
  try {
    await first.query(BEGIN);
    await first.query('select pg_advisory_xact_lock($1)', key);
    await second.query(BEGIN);
    const { rows } = await second.query(
      'select pg_try_advisory_xact_lock($1) as taken, version() as engine',
      key,
    );
    return rows[0]?.taken === false ? null : String(rows[0]?.engine);
  } catch (failure) {
    throw toStoreUnavailableWithoutCommit(failure);
  } finally {
    for (const client of clients) client.release(true);
  }
};

/**
 * Checks that the database really locks, because without locks the shop could sell a place twice
 * (R10). Throws if two transactions get the same lock at once.
 */
const proveLocks = async (line: Line): Promise<void> => {
  const engine = await engineWithoutLocks(line);
  if (engine !== null)
    throw new Error(
      `The database (${engine}) gave one lock to two transactions at once, so places could be sold twice. Kilwater needs PostgreSQL’s advisory locks.`,
    );
};

const NEWEST_LINE: Bound<{ n: number }> = {
  name: 'kilwater-journal-end',
  text: 'select coalesce(max(n), 0) as n from journal',
  values: [],
};

const TRANSACTIONS: Bound<{ standby: boolean; oldest: string; next: string }> = {
  name: 'kilwater-transactions',
  text: `select pg_is_in_recovery() as standby,
    pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
    pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  values: [],
};

/**
 * Waits until all running transactions have ended. A lock of the table would do the same, but a
 * standby has no such locks.
 */
const horizonOfStandby = async (line: Line): Promise<number | null> => {
  const seen = async () => (await runSingle(line, TRANSACTIONS, false))[0];
  if ((await seen())?.standby !== true) return null;
  const [newest] = await runSingle(line, NEWEST_LINE, false);
  const next = BigInt((await seen())?.next ?? 0);
  while (BigInt((await seen())?.oldest ?? next) < next) await pause(100);
  return newest?.n ?? 0;
};

const postgresEngine = (
  hosts: Hosts,
  line: Line,
  notes: Line,
  inOrder: LockQueue | null,
): Engine => ({
  dialect: 'postgres',
  read: (bound) => runSingle(line, bound, false),
  write: (bound) => runSingle(line, bound, true),
  note: (bound) => runSingle(notes, bound, true),
  transaction: (locks, work) =>
    inOrder === null
      ? runWithRetries(line, [], work)
      : inOrder(sortedLockKeys(locks), () => runWithRetries(line, locks, work)),
  alone: (work) => withExclusiveLock(hosts, work),
  // Wait until all transactions that write lines have ended. One of them can still commit a line
  // with a lower number than a line that is committed already.
  journalHorizon: async () => {
    const standby = await horizonOfStandby(line);
    if (standby !== null) return standby;
    return runTransaction(line, [], async (connection) => {
      connection.send({
        name: 'kilwater-journal-quiet',
        text: 'lock table journal in share mode',
        values: [],
      });
      const [row] = await connection.all(NEWEST_LINE);
      return { commit: true, value: row?.n ?? 0 };
    });
  },
  close: async () => {
    await Promise.race([
      Promise.all([line.pool.end(), notes.pool.end()]),
      pause(CLOSING, undefined, { ref: false }),
    ]);
  },
});

const openPool = (hosts: Hosts, config: pg.PoolConfig): pg.Pool => {
  const Client = class extends pg.Client {
    constructor(clientConfig?: pg.ClientConfig) {
      super({ ...clientConfig, connectionString: hosts.url() });
    }
  };
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    const { rows } = await client.query('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby !== false)
      throw new StoreUnavailable(
        'readOnly',
        new Error('The database server is a standby, which accepts no writes'),
        false,
      );
  };
  const pool = new pg.Pool({
    ...{ keepAlive: true, types, Client, ...config },
    ...(hosts.count > 1 ? { onConnect } : {}),
  });
  // Listen to errors. Without a listener, a broken connection would end the process.
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** Opens the database. Creates or migrates its tables. Several processes can share it. */
export const openPostgres = async (
  databaseUrl: string,
  options: PostgresOptions = {},
): Promise<StoreKit> => {
  const address = requireDatabaseAddress(databaseUrl);
  const { pooled } = address;
  const locking = options.locking ?? true;
  const hosts = hostsOf(address);
  const lineOf = (
    config: pg.PoolConfig,
    limits: typeof SERVER_LIMITS | null,
    settings: Readonly<Record<string, string>> = {},
  ): Line => {
    const all = { ...limits, ...settings };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    const startup = pooled ? {} : { ...limits, options: options.join(' ') };
    return {
      pool: openPool(hosts, { ...(limits === null ? {} : CLIENT_LIMITS), ...config, ...startup }),
      hosts,
      begin: pooled ? `${BEGIN}${settingsText(all)}` : BEGIN,
      pooled,
    };
  };
  // The options are a separate variable, because the types of `pg` lack the option `pipeline`.
  const pipelined = { pipeline: true, stream: batchingSocket };
  const line = lineOf({ max: options.connections ?? 10, ...pipelined }, SERVER_LIMITS);
  const notes = lineOf({ max: NOTE_CONNECTIONS }, SERVER_LIMITS, { synchronous_commit: 'off' });
  const patient = lineOf({ max: 2, ...pipelined }, null);
  // A migration can take long, so it runs on a connection without time limits.
  try {
    await migrate(
      postgresEngine(hosts, patient, patient, lockQueue(CLIENT_LIMITS.connectionTimeoutMillis)),
    );
    if (locking) await proveLocks(patient);
  } finally {
    await patient.pool.end();
  }
  return createSqlStoreKit(
    postgresEngine(
      hosts,
      line,
      notes,
      locking ? lockQueue(CLIENT_LIMITS.connectionTimeoutMillis) : null,
    ),
  );
};
