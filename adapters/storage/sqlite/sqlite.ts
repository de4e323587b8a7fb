import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { StoreAway } from '../../../application/ports/store-away.ts';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import type { Connection, Engine } from '../sql/engine/engine.ts';
import type { Bound } from '../sql/engine/statement.ts';
import { sqlKit } from '../sql/kit.ts';
import { migrate } from '../sql/migrations/migrate.ts';
import { awayOr, isBusy, isFull, onFile } from './away.ts';
import { inBatches, type TransactionSteps } from './batches.ts';

type Handle = InstanceType<typeof Database>;

/** SQLite waits this long by itself, with the whole process; after that the wait goes on without blocking it. */
const BUSY_MS = 50;
const PAUSE_MS = 5;
/** Whoever waits for a file that another process keeps busy is told so after this long; at the start there is more time. */
const PATIENCE_MS = 4_000;
const START_PATIENCE_MS = 20_000;
/** What is still being written when the shop closes has this long. */
const CLOSING_MS = 500;
/** While another process reads from the log, emptying it is tried again after this long. */
const LOG_PAUSE_MS = 1_000;
/** The `user_version` of a file whose free space holds nothing that was erased. */
const WITHOUT_REMAINS = 1;

/** Runs statements on one connection; each text is prepared once. */
export const runnerOn = (handle: Handle) => {
  const prepared = new Map<string, Database.Statement<unknown[]>>();
  return <Row>({ text, values }: Bound<Row>): readonly Row[] => {
    const known = prepared.get(text) ?? onFile(() => handle.prepare<unknown[]>(text));
    prepared.set(text, known);
    return onFile(() => {
      if (known.reader) return (known as Database.Statement<unknown[], Row>).all(...values);
      known.run(...values);
      return [];
    });
  };
};

/** Tries again for so many milliseconds while another process is in the way; `waiting` is called before the second try. */
const retryingBusy = async <T>(work: () => T, patience: number, waiting = (): void => undefined): Promise<T> => {
  const until = performance.now() + patience;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return work();
    } catch (failure) {
      if (!isBusy(failure) || performance.now() > until) throw awayOr(failure);
    }
    if (attempt === 1) waiting();
    await pause(PAUSE_MS);
  }
};

/** A file whose pages are not what they should be is refused before anybody is told of an order from it; a second a gigabyte. */
const checked = (handle: Handle): Handle => {
  const found: unknown = handle.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new StoreAway('broken', found);
  return handle;
};

/** Makes a file its owner's alone, where it is not there yet as well. */
const keepPrivate = (path: string): void => {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
};

const openForWriting = (path: string): Handle => {
  mkdirSync(dirname(path), { recursive: true });
  // People's data is its owner's to read alone; the files beside it are made with the same rights.
  keepPrivate(path);
  const handle = new Database(path, { timeout: BUSY_MS });
  try {
    const isNew = handle.pragma('page_count', { simple: true }) === 0;
    handle.pragma('journal_mode = WAL');
    // An acknowledged booking outlives a power cut.
    handle.pragma('synchronous = FULL');
    handle.pragma('foreign_keys = ON');
    // What is erased leaves nothing in the file (R39.7): SQLite writes zeros over it.
    handle.pragma('secure_delete = ON');
    if (isNew) handle.pragma(`user_version = ${WITHOUT_REMAINS}`);
    // What undoes a part of a transaction is kept in memory, in small pieces: a file of its own is begun with 64 kB for each part.
    handle.pragma('temp_store = MEMORY');
    return checked(handle);
  } catch (failure) {
    handle.close();
    throw failure;
  }
};

/** Rebuilds a file from before R39.7 once: its free space holds what was erased. Without room for a second copy the next start tries again. */
const removeRemains = (handle: Handle): void => {
  if (handle.pragma('user_version', { simple: true }) === WITHOUT_REMAINS) return;
  try {
    // The second copy may be larger than the memory.
    handle.pragma('temp_store = DEFAULT');
    handle.exec('VACUUM');
    handle.pragma(`user_version = ${WITHOUT_REMAINS}`);
    handle.pragma('wal_checkpoint(TRUNCATE)');
  } catch (failure) {
    if (!isBusy(failure) && !isFull(failure)) throw awayOr(failure);
  } finally {
    handle.pragma('temp_store = MEMORY');
  }
};

/** Empties the log of a file after an erasure, because it holds pages as they were before. `due`: it has to be emptied. */
const logOf = (writer: Handle) => {
  let due = false;
  let notBefore = 0;
  return {
    markDue: (): void => {
      due = true;
    },
    emptyWhereDue: (): void => {
      if (!due || performance.now() < notBefore) return;
      notBefore = performance.now() + LOG_PAUSE_MS;
      try {
        const [{ busy = 1 } = {}] = writer.pragma('wal_checkpoint(TRUNCATE)') as { busy?: number }[];
        due = busy !== 0;
      } catch {
        // The commit before it holds; the next commit tries again.
      }
      if (!due) notBefore = 0;
    },
  };
};

type LogSteps = ReturnType<typeof logOf>;

/** The steps of a transaction on the writing connection, each statement prepared once; `idle`: it neither has one open nor waits for one. */
const stepsOn = (writer: Handle, log: LogSteps): TransactionSteps & { readonly idle: () => boolean } => {
  const statement = (text: string) => {
    const prepared = writer.prepare(text);
    return (inDoubt = false) => onFile(() => void prepared.run(), inDoubt);
  };
  const begin = writer.prepare('BEGIN IMMEDIATE');
  const commit = statement('COMMIT');
  const wait = (synchronous: 'FULL' | 'NORMAL') => onFile(() => writer.pragma(`synchronous = ${synchronous}`));
  let waits = true;
  let patient = false;
  return {
    begin: async (durable) => {
      // In WAL the log stays whole without waiting for the disk; the next waiting commit takes along what was written before.
      if (durable !== waits) wait(durable ? 'FULL' : 'NORMAL');
      waits = durable;
      // A short wait is shorter within SQLite; through a long one the process must go on answering.
      const waiting = (): void => {
        patient = true;
        writer.pragma('busy_timeout = 0');
      };
      try {
        await retryingBusy(() => begin.run(), PATIENCE_MS, waiting);
      } finally {
        if (patient) writer.pragma(`busy_timeout = ${BUSY_MS}`);
        patient = false;
      }
    },
    // A turn of the event loop: calls that have arrived are read, and what they write joins this commit.
    gather: () => turn(),
    commit: () => {
      commit(true);
      log.emptyWhereDue();
    },
    rollback: statement('ROLLBACK'),
    part: statement('SAVEPOINT part'),
    keepPart: statement('RELEASE part'),
    undoPart: statement('ROLLBACK TO part'),
    open: () => writer.inTransaction,
    idle: () => !patient && !writer.inTransaction,
  };
};

/** Does work while nobody else holds the file beside the shop's, whose lock goes with the process, however it ends. */
const aloneBeside = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  const besideIt = `${path}-alone`;
  // Whoever may open it may keep a shop from starting.
  keepPrivate(besideIt);
  const beside = onFile(() => new Database(besideIt, { timeout: 0 }));
  try {
    await retryingBusy(() => beside.exec('BEGIN EXCLUSIVE'), START_PATIENCE_MS);
    return await work();
  } finally {
    beside.close();
  }
};

const sqliteEngine = (path: string, writer: Handle, reader: Handle): Engine => {
  const log = logOf(writer);
  const steps = stepsOn(writer, log);
  const inBatch = inBatches(steps);
  const [onWriter, onReader] = [runnerOn(writer), runnerOn(reader)];
  const connection: Connection = { all: async (bound) => onWriter(bound), send: (bound) => void onWriter(bound), erases: log.markDue };
  const committing = async <T>(value: T) => ({ commit: true, value });
  return {
    dialect: 'sqlite',
    // What the writing connection has in memory stays true over its own commits; another one reads from the file again after each. While
    // it has a transaction open, or waits for one, what it sees is not what was last committed.
    read: async (bound) => (steps.idle() ? onWriter(bound) : onReader(bound)),
    write: (bound) => inBatch(true, () => committing(onWriter(bound))),
    note: (bound) => inBatch(false, () => committing(onWriter(bound))),
    // SQLite lets one writer in at a time, so the locks that were asked for are all held from BEGIN IMMEDIATE on.
    transaction: (_locks, work) => inBatch(true, () => work(connection)),
    alone: (work) => aloneBeside(path, work),
    // Writers come one at a time and numbers with them: whatever is read was committed in order.
    journalHorizon: async () => Number.MAX_SAFE_INTEGER,
    close: async () => {
      // What waits for a file that others keep busy is given up with the process.
      await Promise.race([
        inBatch(false, () => committing(undefined)).catch(() => undefined),
        pause(CLOSING_MS, undefined, { ref: false }),
      ]);
      if (steps.idle()) log.emptyWhereDue();
      reader.close();
      writer.close();
    },
  };
};

/** Opens the shop's SQLite file, making or updating it where needed. Several processes may have the same file open. */
export const openSqlite = async (path: string): Promise<StoreKit> => {
  const writer = await retryingBusy(() => openForWriting(path), START_PATIENCE_MS);
  const reader = onFile(() => new Database(path, { timeout: BUSY_MS }));
  reader.pragma('query_only = ON');
  const engine = sqliteEngine(path, writer, reader);
  await migrate(engine);
  removeRemains(writer);
  return sqlKit(engine);
};
