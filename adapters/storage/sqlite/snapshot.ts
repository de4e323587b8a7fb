import Database from 'better-sqlite3';
import { readAuditedRows } from '../sql/audit/audited-rows.ts';
import { openSnapshot, type Snapshot } from '../sql/audit/snapshot.ts';
import type { Connection, Engine } from '../sql/engine/engine.ts';
import { sqlKit } from '../sql/kit.ts';
import { migrate } from '../sql/migrations/migrate.ts';
import { withMappedFailures } from './failures.ts';
import { makeStatementRunner } from './sqlite.ts';

/** Opens a read-only view of the file as it is now. Later commits stay invisible to it. */
export const sqliteSnapshot = async (path: string): Promise<Snapshot> => {
  const handle = withMappedFailures(
    () => new Database(path, { readonly: true, fileMustExist: true, timeout: 4_000 }),
  );
  try {
    withMappedFailures(() => handle.exec('BEGIN'));
    const run = makeStatementRunner(handle);
    return await openSnapshot({
      dialect: 'sqlite',
      read: async (bound) => run(bound),
      close: async () => void handle.close(),
    });
  } catch (failure) {
    handle.close();
    throw failure;
  }
};

export const openSqliteInMemory = async (): Promise<Pick<Snapshot, 'kit' | 'rows'>> => {
  const handle = new Database(':memory:');
  const run = makeStatementRunner(handle);
  const connection: Connection = {
    all: async (bound) => run(bound),
    send: (bound) => void run(bound),
  };
  const engine: Engine = {
    dialect: 'sqlite',
    read: async (bound) => run(bound),
    write: async (bound) => run(bound),
    note: async (bound) => run(bound),
    // Without a queue, because the caller runs one transaction at a time.
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
  return { kit: sqlKit(engine), rows: readAuditedRows(engine) };
};
