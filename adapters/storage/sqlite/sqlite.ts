import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import { StoreUnavailable } from '../../../application/ports/store-unavailable.ts';
import type { Bound, Connection, Engine } from '../sql/engine/engine.ts';
import { createSqlStoreKit } from '../sql/kit.ts';
import { migrate } from '../sql/migrations/migrate.ts';
import { batchRunner, type TransactionSteps } from './batches.ts';
import { isBusy, isDiskFull, runOrThrowStoreUnavailable, toStoreUnavailable } from './failures.ts';

const markPath = (path: string): string => `${path}-clean`;

/**
 * Returns inode, size and time of a file as one text. If the file is written or replaced, this text
 * changes.
 */
const describeFile = (path: string): string => {
  const { ino, size, mtimeNs } = statSync(path, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
};

const hasLog = (path: string): boolean =>
  existsSync(`${path}-wal`) && statSync(`${path}-wal`).size > 0;

/**
 * Writes a mark that the shop stopped cleanly, unless the file is in use. Call it after closing the
 * store.
 */
export const markCleanStop = (path: string): void => {
  try {
    if (!hasLog(path)) writeFileSync(markPath(path), describeFile(path), { mode: 0o600 });
  } catch {
    rmSync(markPath(path), { force: true });
  }
};

/** Returns true if the shop stopped cleanly, and nobody has written into the file since then. */
export const stoppedCleanly = (path: string): boolean => {
  try {
    return !hasLog(path) && readFileSync(markPath(path), 'utf8') === describeFile(path);
  } catch {
    return false;
  }
};

/** A running check. `done` rejects if the file is damaged. After `stop`, it never settles. */
export type FileCheck = { readonly done: Promise<void>; readonly stop: () => void };

type StartFileCheck = (path: string) => FileCheck;

const NO_CHECK: FileCheck = { done: Promise.resolve(), stop: () => undefined };

/**
 * Checks the file in a thread, which takes one second per gigabyte. The thread does not keep the
 * process alive: the process can end before the check ends.
 */
const checkInThread: StartFileCheck = (path) => {
  const thread = new Worker(new URL('./file-check-thread.ts', import.meta.url), {
    workerData: path,
    execArgv: [],
  });
  thread.unref();
  const done = new Promise<void>((resolve, reject) => {
    thread.once('message', (found: unknown) =>
      found === 'ok' ? resolve() : reject(new StoreUnavailable('broken', found)),
    );
    thread.once('error', (failure) => reject(new StoreUnavailable('broken', failure)));
  });
  return { done, stop: () => void thread.terminate() };
};

type Handle = InstanceType<typeof Database>;

/** Milliseconds that SQLite itself waits at a busy file. It blocks the process meanwhile. */
const BUSY_MS = 50;
const PAUSE_MS = 5;
/** If another process keeps the file busy for this many milliseconds, the caller gets an error. */
const PATIENCE_MS = 4_000;
const START_PATIENCE_MS = 20_000;
const CLOSING_MS = 500;
/** If another process was reading the log, try to empty it again after this many milliseconds. */
const LOG_PAUSE_MS = 1_000;
/** `user_version` of files whose free space contains no remains of erased data. */
const WITHOUT_REMAINS = 1;

export const makeStatementRunner = (handle: Handle) => {
  const prepared = new Map<string, Database.Statement<unknown[]>>();
  return <Row>({ text, values }: Bound<Row>): readonly Row[] => {
    const compiled =
      prepared.get(text) ?? runOrThrowStoreUnavailable(() => handle.prepare<unknown[]>(text));
    prepared.set(text, compiled);
    return runOrThrowStoreUnavailable(() => {
      if (compiled.reader) return (compiled as Database.Statement<unknown[], Row>).all(...values);
      compiled.run(...values);
      return [];
    });
  };
};

const retryWhileBusy = async <T>(
  work: () => T,
  patience: number,
  waiting = (): void => undefined,
): Promise<T> => {
  const until = performance.now() + patience;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return work();
    } catch (failure) {
      if (!isBusy(failure) || performance.now() > until) throw toStoreUnavailable(failure);
    }
    if (attempt === 1) waiting();
    await pause(PAUSE_MS);
  }
};

const isOpenElsewhere = (path: string): boolean => {
  const handle = new Database(path, { timeout: 0 });
  try {
    handle.pragma('locking_mode = EXCLUSIVE');
    handle.exec('BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (failure) {
    return isBusy(failure);
  } finally {
    handle.close();
  }
};

const keepPrivate = (path: string): void => {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
};

/** Opens the file. `mustCheck`: it was not closed cleanly, and was not checked since. */
const openForWriting = (path: string): { readonly writer: Handle; readonly mustCheck: boolean } => {
  mkdirSync(dirname(path), { recursive: true });
  const isClean = stoppedCleanly(path);
  // Only the owner can read personal data. SQLite gives its other files the same rights.
  keepPrivate(path);
  const mustCheck = !isClean && !isOpenElsewhere(path);
  const handle = new Database(path, { timeout: BUSY_MS });
  try {
    const isNew = handle.pragma('page_count', { simple: true }) === 0;
    handle.pragma('journal_mode = WAL');
    // FULL: a commit waits until the disk has the data, so a booking survives a power cut.
    handle.pragma('synchronous = FULL');
    handle.pragma('foreign_keys = ON');
    // Overwrite erased data with zeros, so that the file contains no remains of them (R39.7).
    handle.pragma('secure_delete = ON');
    if (isNew) handle.pragma(`user_version = ${WITHOUT_REMAINS}`);
    // Keep the journals of savepoints in memory. As files, each would immediately need 64 kB.
    handle.pragma('temp_store = MEMORY');
    return { writer: handle, mustCheck: mustCheck && !isNew };
  } catch (failure) {
    handle.close();
    throw failure;
  }
};

const hasRemains = (handle: Handle): boolean =>
  handle.pragma('user_version', { simple: true }) !== WITHOUT_REMAINS;

/** Removes remains of erased data from the file. If the disk is full, a later start does it. */
const removeRemains = (handle: Handle): void => {
  try {
    // VACUUM makes a copy of the file, which may be too large for the memory: use the disk.
    handle.pragma('temp_store = DEFAULT');
    handle.exec('VACUUM');
    handle.pragma(`user_version = ${WITHOUT_REMAINS}`);
    handle.pragma('wal_checkpoint(TRUNCATE)');
  } catch (failure) {
    if (!isBusy(failure) && !isDiskFull(failure)) throw toStoreUnavailable(failure);
  } finally {
    handle.pragma('temp_store = MEMORY');
  }
};

/**
 * Empties SQLite's write-ahead log after data are erased, because the log still contains them.
 * `due` is true until the log is emptied.
 */
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
        const [{ busy = 1 } = {}] = writer.pragma('wal_checkpoint(TRUNCATE)') as {
          busy?: number;
        }[];
        due = busy !== 0;
      } catch {
        // The commit succeeded; only SQLite's write-ahead log could not be emptied. The next commit
        // tries it again.
      }
      if (!due) notBefore = 0;
    },
  };
};

type LogSteps = ReturnType<typeof logOf>;

const stepsOn = (
  writer: Handle,
  log: LogSteps,
  check: FileCheck,
): TransactionSteps & { readonly idle: () => boolean } => {
  const statement = (text: string) => {
    const prepared = writer.prepare(text);
    return (inDoubt = false) => runOrThrowStoreUnavailable(() => void prepared.run(), inDoubt);
  };
  const begin = writer.prepare('BEGIN IMMEDIATE');
  const commit = statement('COMMIT');
  // Use exec() instead of pragma(). It takes a seventh of the time, because pragma() also prepares
  // a statement that returns a result.
  const wait = (synchronous: 'FULL' | 'NORMAL') =>
    runOrThrowStoreUnavailable(() => writer.exec(`PRAGMA synchronous = ${synchronous}`));
  let waits = true;
  let patient = false;
  return {
    begin: async (durable) => {
      await check.done;
      // NORMAL: this commit does not wait for the disk. The next durable commit writes it too.
      if (durable !== waits) wait(durable ? 'FULL' : 'NORMAL');
      waits = durable;
      // SQLite's own waiting is fast but blocks the process, so use it only at first, and briefly.
      const waiting = (): void => {
        patient = true;
        writer.pragma('busy_timeout = 0');
      };
      try {
        await retryWhileBusy(() => begin.run(), PATIENCE_MS, waiting);
      } finally {
        if (patient) writer.pragma(`busy_timeout = ${BUSY_MS}`);
        patient = false;
      }
    },
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

/** Runs work in only one process at a time. If the process ends or crashes, the lock ends. */
const withExclusiveFile = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  const besideIt = `${path}-alone`;
  // Only the owner can open the lock file: other users could lock it and so prevent the start.
  keepPrivate(besideIt);
  const beside = runOrThrowStoreUnavailable(() => new Database(besideIt, { timeout: 0 }));
  try {
    await retryWhileBusy(() => beside.exec('BEGIN EXCLUSIVE'), START_PATIENCE_MS);
    return await work();
  } finally {
    beside.close();
  }
};

const sqliteEngine = (path: string, writer: Handle, reader: Handle, check: FileCheck): Engine => {
  const log = logOf(writer);
  const steps = stepsOn(writer, log, check);
  let isSound = false;
  check.done.then(
    () => {
      isSound = true;
    },
    () => undefined,
  );
  const inBatch = batchRunner(steps);
  const [onWriter, onReader] = [makeStatementRunner(writer), makeStatementRunner(reader)];
  const connection: Connection = {
    all: async (bound) => onWriter(bound),
    send: (bound) => void onWriter(bound),
    erases: log.markDue,
  };
  const committing = async <T>(value: T) => ({ commit: true, value });
  return {
    dialect: 'sqlite',
    // Reads use the writer's connection, because its cache is filled. If that connection has
    // uncommitted data or waits for the file, reads use the reader's connection.
    read: async (bound) => (steps.idle() ? onWriter(bound) : onReader(bound)),
    write: (bound) => inBatch(true, () => committing(onWriter(bound))),
    note: (bound) => inBatch(false, () => committing(onWriter(bound))),
    // `_locks` is not needed, because BEGIN IMMEDIATE allows only one writer at a time.
    transaction: (_locks, work) => inBatch(true, () => work(connection)),
    alone: (work) => withExclusiveFile(path, work),
    // Only one transaction writes at a time, so lines are committed in the order of their numbers.
    journalHorizon: async () => Number.MAX_SAFE_INTEGER,
    close: async () => {
      // Before closing, wait at most CLOSING_MS for the last writes. If another process keeps the
      // file busy for longer, these writes are lost.
      await Promise.race([
        inBatch(false, () => committing(undefined)).catch(() => undefined),
        pause(CLOSING_MS, undefined, { ref: false }),
      ]);
      check.stop();
      if (steps.idle()) log.emptyWhereDue();
      reader.close();
      writer.close();
      // If the check did not end with a good result, the next start checks the file again.
      if (isSound) markCleanStop(path);
    },
  };
};

/**
 * Opens or migrates the file; several processes can use it. After a crash, reads work at once.
 * Writes wait for the check of the file, and fail if it finds damage.
 */
export const openSqliteBeforeFileCheck = async (
  path: string,
  startCheck: StartFileCheck = checkInThread,
): Promise<StoreKit> => {
  const { writer, mustCheck } = await retryWhileBusy(() => openForWriting(path), START_PATIENCE_MS);
  const reader = runOrThrowStoreUnavailable(() => new Database(path, { timeout: BUSY_MS }));
  reader.pragma('query_only = ON');
  const check = mustCheck ? startCheck(path) : NO_CHECK;
  const engine = sqliteEngine(path, writer, reader, check);
  try {
    await migrate(engine);
    if (hasRemains(writer)) {
      await check.done;
      removeRemains(writer);
    }
  } catch (failure) {
    await engine.close();
    throw failure;
  }
  return { ...createSqlStoreKit(engine), checked: check.done };
};

/** Like `openSqliteBeforeFileCheck`, but waits for the check. Throws if the file is damaged. */
export const openSqlite = async (path: string): Promise<StoreKit> => {
  const kit = await openSqliteBeforeFileCheck(path);
  try {
    await kit.checked;
  } catch (failure) {
    await kit.close();
    throw failure;
  }
  return kit;
};
