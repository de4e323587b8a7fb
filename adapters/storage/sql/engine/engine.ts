import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Lock } from '../../../../application/ports/store.ts';
import type { Tables } from './schema.ts';
import type { Bound } from './statement.ts';

export type Dialect = 'sqlite' | 'postgres';
export type Queries = Kysely<Tables>;

export type Run = <Row>(bound: Bound<Row>) => Promise<readonly Row[]>;

export type Connection = {
  all<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** Runs a statement without waiting for it. If the statement fails, the commit fails. */
  send(bound: Bound<unknown>): void;
  /** Call this for an erasure, so that SQLite empties its log after the commit (R39.7). */
  readonly erases?: () => void;
};

export type TransactionResult<T> = { readonly commit: boolean; readonly value: T };

/** What differs between SQLite and PostgreSQL. Both run the same statements. */
export type Engine = {
  readonly dialect: Dialect;
  readonly read: Run;
  write<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** Writes without waiting for the disk, so a power cut may lose the write. */
  note<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** Retries the work after a serialization failure, a deadlock or a busy file. */
  transaction<T>(
    locks: readonly Lock[],
    work: (connection: Connection) => Promise<TransactionResult<T>>,
  ): Promise<T>;
  /** Only one process at a time runs such work, which may have many transactions. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Returns a journal number up to which all lines are committed, so no reader skips a line. */
  journalHorizon(): Promise<number>;
  close(): Promise<void>;
};

export const queriesFor = (dialect: Dialect): Queries =>
  new Kysely<Tables>({
    dialect:
      dialect === 'sqlite'
        ? {
            createAdapter: () => new SqliteAdapter(),
            createDriver: () => new DummyDriver(),
            createIntrospector: (db) => new SqliteIntrospector(db),
            createQueryCompiler: () => new SqliteQueryCompiler(),
          }
        : {
            createAdapter: () => new PostgresAdapter(),
            createDriver: () => new DummyDriver(),
            createIntrospector: (db) => new PostgresIntrospector(db),
            createQueryCompiler: () => new PostgresQueryCompiler(),
          },
  });
