import { hash } from 'node:crypto';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type { Lock } from '../../../../application/ports/store.ts';
import type { Tables } from './schema.ts';

export type Value = string | number | null | Uint8Array;
type Arguments = Readonly<Record<string, Value | readonly Value[]>>;
type Item<T> = T extends readonly (infer I)[] ? I : T;

class Slot {
  readonly name: string;
  readonly index: number | null;
  constructor(name: string, index: number | null) {
    this.name = name;
    this.index = index;
  }
}

type Slots<A> = {
  one<K extends keyof A & string>(name: K): RawBuilder<A[K]>;
  /** Returns the values of a list. Each length of the list has its own statement. */
  list<K extends keyof A & string>(name: K): RawBuilder<Item<A[K]>>[];
  /**
   * Returns the columns of a row to insert. Each column gets the value of the argument that has the
   * column's name.
   */
  row<K extends keyof A & string>(...names: readonly K[]): { [P in K]: RawBuilder<A[P]> };
  /** Returns a row for each item of the lists. `shared` has the same values in all rows. */
  rows<S extends Record<string, keyof A & string>, L extends Record<string, keyof A & string>>(
    shared: S,
    lists: L,
  ): ({ [P in keyof S]: RawBuilder<A[S[P]]> } & { [P in keyof L]: RawBuilder<Item<A[L[P]]>> })[];
};

/** A statement with its arguments. Statements with equal texts get equal names. */
export type Bound<Row> = {
  readonly name: string;
  readonly text: string;
  readonly values: readonly Value[];
  readonly row?: Row;
};

const item = <T>(name: string, index: number | null): RawBuilder<T> =>
  sql<T>`${new Slot(name, index)}`;

const fillIn = (parameter: unknown, values: Arguments): Value => {
  if (parameter instanceof Slot) {
    const value = values[parameter.name];
    if (parameter.index === null) return scalar(value);
    return scalar(Array.isArray(value) ? value[parameter.index] : undefined);
  }
  return scalar(parameter);
};

const scalar = (value: unknown): Value => {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    value instanceof Uint8Array
  )
    return value;
  throw new TypeError(`Not a value of a statement: ${typeof value}`);
};

const byName = (names: readonly string[], of: (name: string) => unknown) =>
  Object.fromEntries(names.map((name): readonly unknown[] => [name, of(name)]));

/**
 * Returns the assignments of an upsert for the case that the row exists. Each of these columns gets
 * its value from the new row.
 */
export const newRowAssignments = <K extends string>(
  ...names: readonly K[]
): Record<K, RawBuilder<never>> => byName(names, (name) => sql.ref(`excluded.${name}`));

const lengthOf = (values: Arguments, name: string): number => {
  const list = values[name];
  return Array.isArray(list) ? list.length : 0;
};

/**
 * Example: `defineStatement<{ id: string }>()((s) => db.selectFrom(…).where('id', '=',
 * s.one('id')))`. The statement is compiled when it is first needed.
 */
export const defineStatement =
  <A extends Arguments>() =>
  <Row>(build: (slots: Slots<A>) => Compilable<Row>): ((values: A) => Bound<Row>) => {
    const lists = new Set<string>();
    const slotsFor = (values: A): Slots<A> => {
      const list = <T>(name: string): RawBuilder<T>[] => {
        lists.add(name);
        return Array.from({ length: lengthOf(values, name) }, (_, index) => item(name, index));
      };
      return {
        one: (name) => item(name, null),
        list,
        row: (...names) => byName(names, (name) => item(name, null)),
        rows: (shared, each) =>
          list(Object.values(each)[0] ?? '').map((_, index) =>
            Object.fromEntries([
              ...Object.entries(shared).map(([column, name]) => [column, item(name, null)]),
              ...Object.entries(each).map(([column, name]) => [column, item(name, index)]),
            ]),
          ),
      };
    };
    const compile = (values: A) => {
      const { sql: text, parameters } = build(slotsFor(values)).compile();
      return { text, parameters, name: hash('sha256', text, 'base64url').slice(0, 24) };
    };
    const compiled = new Map<string, ReturnType<typeof compile>>();
    const keyOf = (values: A): string => [...lists].map((name) => lengthOf(values, name)).join();
    return (values) => {
      let statement = compiled.get(keyOf(values));
      if (statement === undefined) {
        statement = compile(values);
        compiled.set(keyOf(values), statement);
      }
      const { name, text, parameters } = statement;
      return { name, text, values: parameters.map((parameter) => fillIn(parameter, values)) };
    };
  };

export type Dialect = 'sqlite' | 'postgres';
export type Queries = Kysely<Tables>;

export type Run = <Row>(bound: Bound<Row>) => Promise<readonly Row[]>;

const BATCH = 50;

/**
 * Reads rows in the order of their key and maps them. Reads a few rows at a time, because all rows
 * would need much memory beside the results. `read` gets the last key that was read.
 */
export const mapInBatches = async <Key, Row extends Key, T>(
  beforeFirst: Key,
  read: (after: Key, limit: number) => Promise<readonly Row[]>,
  map: (row: Row) => T,
): Promise<readonly T[]> => {
  const results: T[] = [];
  let [after, isComplete] = [beforeFirst, false];
  while (!isComplete) {
    const rows = await read(after, BATCH);
    for (const row of rows) results.push(map(row));
    after = rows.at(-1) ?? after;
    isComplete = rows.length < BATCH;
  }
  return results;
};

export type Connection = {
  all<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** Sends a statement and does not wait for it. If it fails, the commit fails too. */
  send(bound: Bound<unknown>): void;
  /** Call this when data are erased. SQLite then also clears its log, after the commit (R39.7). */
  readonly erases?: () => void;
};

/** Runs the statements of a table: those of a transaction, or outside of transactions. */
export type Access = Pick<Connection, 'all' | 'send'>;

export type TransactionResult<T> = { readonly commit: boolean; readonly value: T };

/** The differences between SQLite and PostgreSQL. Both run the same statements. */
export type Engine = {
  readonly dialect: Dialect;
  readonly read: Run;
  write<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** Runs a write that a power cut is allowed to lose. */
  note<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** Runs `work` in a transaction. Retries if the database is busy or detects a conflict. */
  transaction<T>(
    locks: readonly Lock[],
    work: (connection: Connection) => Promise<TransactionResult<T>>,
  ): Promise<T>;
  /** Runs `work` in only one process at a time. `work` can make several transactions. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Returns the highest journal number up to which all lines are committed, without a gap. */
  journalHorizon(): Promise<number>;
  close(): Promise<void>;
};

/** Returns what was last committed. Refuses to write, because writes need a transaction. */
export const readOnlyAccess = ({ read }: Pick<Engine, 'read'>): Access => ({
  all: read,
  send: () => {
    throw new Error('Writes need a transaction');
  },
});

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
