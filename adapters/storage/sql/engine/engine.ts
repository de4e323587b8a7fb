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
  /**
   * Runs a statement without waiting for it. If it fails, the commit fails. Statements run in the
   * order of the calls.
   */
  send(bound: Bound<unknown>): void;
  /**
   * Tells the engine that the transaction erases a person, so that SQLite empties its log after the
   * commit (R39.7).
   */
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
  /**
   * Runs work in a transaction. Retries after a serialization failure, a deadlock or a busy file.
   */
  transaction<T>(
    locks: readonly Lock[],
    work: (connection: Connection) => Promise<TransactionResult<T>>,
  ): Promise<T>;
  /** Runs work, which may have many transactions. Only one process at a time runs such work. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Returns a journal number up to which all lines are committed, so that no reader skips a line.
   */
  journalHorizon(): Promise<number>;
  close(): Promise<void>;
};

/** Builds statements for a dialect. The returned object never runs them. */
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
