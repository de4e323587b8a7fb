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

/** Runs a reading statement: outside of transactions the engine's own, inside the transaction's. */
export type Run = <Row>(bound: Bound<Row>) => Promise<readonly Row[]>;

/** One connection with a transaction open on it. */
export type Connection = {
  all<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** Runs a statement whose answer nobody waits for; should it fail, so does the commit. Statements keep their order. */
  send(bound: Bound<unknown>): void;
  /** Says that this transaction erases a person: after its commit a database that has a log of its own empties it (R39.7). */
  readonly erases?: () => void;
};

export type Ended<T> = { readonly commit: boolean; readonly value: T };

/** What truly differs between the two databases; everything else is one set of statements. */
export type Engine = {
  readonly dialect: Dialect;
  /** Reads what was last committed. */
  readonly read: Run;
  /** Runs one writing statement in a transaction of its own. */
  write<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** The same for what a power cut may take: it is seen by everybody at once, but nobody waits for the disk. */
  note<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** Runs work under locks; run again after a serialisation failure, a deadlock or a busy file, a bounded number of times. */
  transaction<T>(locks: readonly Lock[], work: (connection: Connection) => Promise<Ended<T>>): Promise<T>;
  /** Does work, with whatever transactions it takes, while no other process does such work. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The highest journal number below which no transaction is still to come. */
  journalHorizon(): Promise<number>;
  close(): Promise<void>;
};

/** Builds statements for a dialect; it never runs one itself. */
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
