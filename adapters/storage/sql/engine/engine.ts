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

/** Runs a reading statement, of the engine or of a transaction. */
export type Run = <Row>(bound: Bound<Row>) => Promise<readonly Row[]>;

export type Connection = {
  all<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** Runs a statement without awaiting it; if it fails, the commit fails. Order is kept. */
  send(bound: Bound<unknown>): void;
  /** The transaction erases a person: a database with a log empties it after the commit (R39.7). */
  readonly erases?: () => void;
};

export type TransactionResult<T> = { readonly commit: boolean; readonly value: T };

/** The differences between the two databases. All statements are shared. */
export type Engine = {
  readonly dialect: Dialect;
  readonly read: Run;
  write<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** A note is a write that does not wait for the disk: a power cut may lose it. */
  note<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** Runs work under locks. Retries after a serialization failure, a deadlock or a busy file. */
  transaction<T>(
    locks: readonly Lock[],
    work: (connection: Connection) => Promise<TransactionResult<T>>,
  ): Promise<T>;
  /** Does work, with any number of transactions, while no other process does such work. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The highest journal number below which no more commits can appear. */
  journalHorizon(): Promise<number>;
  close(): Promise<void>;
};

/** Builds statements for a dialect; never runs them. */
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
