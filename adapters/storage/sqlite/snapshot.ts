import Database from 'better-sqlite3';
import { openSnapshot, type Snapshot } from '../sql/audit/snapshot.ts';
import { runOrThrowStoreUnavailable } from './failures.ts';
import { makeStatementRunner } from './sqlite.ts';

/** Opens a read-only view of the file as it is now. It never sees later commits. */
export const sqliteSnapshot = async (path: string): Promise<Snapshot> => {
  const handle = runOrThrowStoreUnavailable(
    () => new Database(path, { readonly: true, fileMustExist: true, timeout: 4_000 }),
  );
  try {
    runOrThrowStoreUnavailable(() => handle.exec('BEGIN'));
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
