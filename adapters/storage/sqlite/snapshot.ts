import Database from 'better-sqlite3';
import type { Connection, Engine } from '../sql/engine/engine.ts';
import { keptRows } from '../sql/kept/kept-rows.ts';
import { type Snapshot, snapshotOn } from '../sql/kept/snapshot.ts';
import { sqlKit } from '../sql/kit.ts';
import { migrate } from '../sql/migrations/migrate.ts';
import { onFile } from './away.ts';
import { runnerOn } from './sqlite.ts';

/**
 * The shop's file as it is at this moment, while the shop goes on selling: what is written from here on is in the log beside the file
 * and not seen. Nothing of it can be changed.
 */
export const sqliteSnapshot = async (path: string): Promise<Snapshot> => {
  const handle = onFile(() => new Database(path, { readonly: true, fileMustExist: true, timeout: 4_000 }));
  try {
    onFile(() => handle.exec('BEGIN'));
    const run = runnerOn(handle);
    return await snapshotOn({ dialect: 'sqlite', read: async (bound) => run(bound), close: async () => void handle.close() });
  } catch (failure) {
    handle.close();
    throw failure;
  }
};

/** An empty store of SQLite in this process alone, for doing a journal again and looking at the rows that it comes to. */
export const sqliteInMemory = async (): Promise<Pick<Snapshot, 'kit' | 'rows'>> => {
  const handle = new Database(':memory:');
  const run = runnerOn(handle);
  const connection: Connection = { all: async (bound) => run(bound), send: (bound) => void run(bound) };
  const engine: Engine = {
    dialect: 'sqlite',
    read: async (bound) => run(bound),
    write: async (bound) => run(bound),
    note: async (bound) => run(bound),
    // Whoever uses it does one thing after another.
    transaction: async (_locks, work) => {
      handle.exec('BEGIN');
      try {
        const { commit, value } = await work(connection);
        handle.exec(commit ? 'COMMIT' : 'ROLLBACK');
        return value;
      } catch (failure) {
        handle.exec('ROLLBACK');
        throw failure;
      }
    },
    alone: (work) => work(),
    journalHorizon: async () => Number.MAX_SAFE_INTEGER,
    close: async () => void handle.close(),
  };
  await migrate(engine);
  return { kit: sqlKit(engine), rows: keptRows(engine) };
};
