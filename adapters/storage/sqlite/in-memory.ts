import { AsyncLocalStorage } from 'node:async_hooks';
import Database from 'better-sqlite3';
import type { StoreKit } from '../../../application/ports/store-kit.ts';
import { readAuditedRows } from '../sql/audit/audited-rows.ts';
import type { Snapshot } from '../sql/audit/snapshot.ts';
import type { Connection, Engine } from '../sql/engine/engine.ts';
import { createSqlStoreKit } from '../sql/kit.ts';
import { migrate } from '../sql/migrations/migrate.ts';
import { makeStatementRunner } from './sqlite.ts';

type Handle = InstanceType<typeof Database>;

/** This engine has one connection, so other reads wait until the transaction has ended. */
const memoryEngine = (opening: Promise<Handle>): Engine => {
  const opened = opening.then((handle) => ({ handle, run: makeStatementRunner(handle) }));
  let last: Promise<unknown> = opened;
  const open = new AsyncLocalStorage<{ ended: boolean }>();
  const inTurn = <T>(task: (database: Awaited<typeof opened>) => Promise<T>): Promise<T> => {
    // Code inside a transaction must not call the store: the call would wait for the transaction,
    // and the transaction for the call. So throw an error.
    if (open.getStore()?.ended === false)
      throw new Error(
        'Code inside a transaction called the store. The call would wait until the transaction ends, and the transaction would wait for the call. Use the argument transaction that inTransaction passes to this code.',
      );
    const turn = last.then(async () => task(await opened));
    last = turn.catch(() => undefined);
    return turn;
  };
  const once: Engine['read'] = (bound) => inTurn(async ({ run }) => run(bound));
  return {
    dialect: 'sqlite',
    read: once,
    write: once,
    note: once,
    transaction: (_locks, work) =>
      inTurn(async ({ handle, run }) => {
        const connection: Connection = {
          all: async (bound) => run(bound),
          send: (bound) => void run(bound),
        };
        const transaction = { ended: false };
        handle.exec('BEGIN');
        try {
          const { commit, value } = await open.run(transaction, () => work(connection));
          handle.exec(commit ? 'COMMIT' : 'ROLLBACK');
          return value;
        } catch (failure) {
          if (handle.inTransaction) handle.exec('ROLLBACK');
          throw failure;
        } finally {
          transaction.ended = true;
        }
      }),
    alone: (work) => work(),
    journalHorizon: async () => Number.MAX_SAFE_INTEGER,
    close: async () => {},
  };
};

/** Empty tables. Each new store copies them, because running the migrations takes long. */
let tables: Promise<Buffer> | null = null;

const makeTables = async (): Promise<Buffer> => {
  const handle = new Database(':memory:');
  await migrate(memoryEngine(Promise.resolve(handle)));
  const made = handle.serialize();
  handle.close();
  return made;
};

const openTables = async (): Promise<Handle> => {
  tables ??= makeTables();
  return new Database(await tables);
};

/** A store in the memory of this process: for tests, previews and replays. */
export const openMemoryStore = (): StoreKit => openMemoryStoreWithAuditRows().kit;

export const openMemoryStoreWithAuditRows = (): Pick<Snapshot, 'kit' | 'rows'> => {
  const engine = memoryEngine(openTables());
  return { kit: createSqlStoreKit(engine), rows: readAuditedRows(engine) };
};
