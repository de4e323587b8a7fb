import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { Connection, Engine } from '../sql/engine.ts';
import { sqlKit } from '../sql/kit.ts';
import { migrate } from '../sql/migrate.ts';
import type { Bound } from '../sql/statement.ts';

type Handle = InstanceType<typeof Database>;

/** SQLite waits this long by itself, with the whole process; after that the wait goes on without blocking it. */
const BUSY_MS = 50;
const PAUSE_MS = 5;
/** About 20 seconds of a file that another process keeps busy. */
const BUSY_ATTEMPTS = 400;

const isBusy = (failure: unknown): boolean => failure instanceof Database.SqliteError && failure.code.startsWith('SQLITE_BUSY');

/** Runs statements on one connection; each text is prepared once. */
const runnerOn = (handle: Handle) => {
  const prepared = new Map<string, Database.Statement<unknown[]>>();
  return <Row>({ text, values }: Bound<Row>): readonly Row[] => {
    const known = prepared.get(text) ?? handle.prepare<unknown[]>(text);
    prepared.set(text, known);
    if (known.reader) return (known as Database.Statement<unknown[], Row>).all(...values);
    known.run(...values);
    return [];
  };
};

const retryingBusy = async <T>(work: () => T): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return work();
    } catch (failure) {
      if (!isBusy(failure) || attempt === BUSY_ATTEMPTS) throw failure;
    }
    await pause(PAUSE_MS);
  }
};

const openForWriting = (path: string): Handle => {
  mkdirSync(dirname(path), { recursive: true });
  const handle = new Database(path, { timeout: BUSY_MS });
  handle.pragma('journal_mode = WAL');
  // An acknowledged booking outlives a power cut.
  handle.pragma('synchronous = FULL');
  handle.pragma('foreign_keys = ON');
  return handle;
};

const sqliteEngine = (writer: Handle, reader: Handle): Engine => {
  const inTurn = oneAtATime();
  const [onWriter, onReader] = [runnerOn(writer), runnerOn(reader)];
  const [begin, commit, rollback] = [writer.prepare('BEGIN IMMEDIATE'), writer.prepare('COMMIT'), writer.prepare('ROLLBACK')];
  const connection: Connection = { all: async (bound) => onWriter(bound), send: (bound) => void onWriter(bound) };
  return {
    dialect: 'sqlite',
    read: async (bound) => onReader(bound),
    write: (bound) => inTurn(() => retryingBusy(() => onWriter(bound))),
    // In WAL the log stays whole without waiting for the disk; the next waiting commit takes these lines along.
    note: (bound) =>
      inTurn(async () => {
        writer.pragma('synchronous = NORMAL');
        try {
          return await retryingBusy(() => onWriter(bound));
        } finally {
          writer.pragma('synchronous = FULL');
        }
      }),
    // SQLite lets one writer in at a time, so the locks that were asked for are all held from BEGIN IMMEDIATE on.
    transaction: (_locks, work) =>
      inTurn(async () => {
        await retryingBusy(() => begin.run());
        try {
          const ended = await work(connection);
          (ended.commit ? commit : rollback).run();
          return ended.value;
        } catch (failure) {
          if (writer.inTransaction) rollback.run();
          throw failure;
        }
      }),
    // Writers come one at a time and numbers with them: whatever is read was committed in order.
    journalHorizon: async () => Number.MAX_SAFE_INTEGER,
    close: () =>
      inTurn(async () => {
        reader.close();
        writer.close();
      }),
  };
};

/** Opens the shop's SQLite file, making or updating it where needed. Several processes may have the same file open. */
export const openSqlite = async (path: string): Promise<StoreKit> => {
  const writer = await retryingBusy(() => openForWriting(path));
  const reader = new Database(path, { timeout: BUSY_MS });
  reader.pragma('query_only = ON');
  const engine = sqliteEngine(writer, reader);
  await migrate(engine);
  return sqlKit(engine);
};
