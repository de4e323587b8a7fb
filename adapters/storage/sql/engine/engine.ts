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
  item<K extends keyof A & string>(name: K, index: number): RawBuilder<Item<A[K]>>;
  list<K extends keyof A & string>(name: K, count: number): RawBuilder<Item<A[K]>>[];
  /**
   * Returns the columns of a row to insert. Each column gets the value of the argument that has the
   * column's name.
   */
  row<K extends keyof A & string>(...names: readonly K[]): { [P in K]: RawBuilder<A[P]> };
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
export const newRowColumns = <K extends string>(
  ...names: readonly K[]
): Record<K, RawBuilder<never>> => byName(names, (name) => sql.ref(`excluded.${name}`));

/** Example: `statement<{ id: string }>()((s) => db.selectFrom(…).where('id', '=', s.one('id')))` */
export const defineStatement =
  <A extends Arguments>() =>
  <Row>(build: (slots: Slots<A>) => Compilable<Row>): ((values: A) => Bound<Row>) => {
    const slots: Slots<A> = {
      one: (name) => item(name, null),
      item: (name, index) => item(name, index),
      list: (name, count) => Array.from({ length: count }, (_, index) => item(name, index)),
      row: (...names) => byName(names, (name) => item(name, null)),
    };
    const compile = () => {
      const { sql: text, parameters } = build(slots).compile();
      return { text, parameters, name: hash('sha256', text, 'base64url').slice(0, 24) };
    };
    let compiled: ReturnType<typeof compile> | undefined;
    return (values) => {
      compiled ??= compile();
      const { name, text, parameters } = compiled;
      return { name, text, values: parameters.map((parameter) => fillIn(parameter, values)) };
    };
  };

/** Returns the statement for a list of `count` values. It is created when it is first needed. */
export const statementByListLength = <S>(make: (count: number) => S): ((count: number) => S) => {
  const byCount = new Map<number, S>();
  return (count) => {
    const found = byCount.get(count) ?? make(count);
    byCount.set(count, found);
    return found;
  };
};

export type Dialect = 'sqlite' | 'postgres';
export type Queries = Kysely<Tables>;

export type Run = <Row>(bound: Bound<Row>) => Promise<readonly Row[]>;

export type Connection = {
  all<Row>(bound: Bound<Row>): Promise<readonly Row[]>;
  /** Sends a statement and does not wait for it. If it fails, the commit fails too. */
  send(bound: Bound<unknown>): void;
  /** Call this when data are erased. SQLite then also clears its log, after the commit (R39.7). */
  readonly erases?: () => void;
};

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
