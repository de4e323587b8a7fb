import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import {
  type Bound,
  defineStatement,
  newRowAssignments,
  type Queries,
  type Value,
} from './engine.ts';
import type { Tables } from './schema.ts';

type Table = keyof Tables & string;
type CamelCase<S extends string> = S extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : S;

/** A row of a table. The column `booking_id` is the field `bookingId`. */
export type TableRow<T extends Table> = {
  readonly [C in keyof Selectable<Tables[T]> & string as CamelCase<C>]: Selectable<Tables[T]>[C];
};
type Field<T extends Table> = keyof TableRow<T> & string;

/** Fixed values of fields. In a condition, null means that the field is null. */
type Fixed<T extends Table> = Partial<TableRow<T>>;
type FieldValue<T extends Table> = Field<T> | Fixed<T>;
type Comparison = '<' | '<=' | '>' | '>=' | '<>';
/**
 * `email`: the field equals its argument. `['at', '<', 'until']`: a comparison with an argument.
 * `['at', 'is not']`: the field is not null.
 */
type Condition<T extends Table> =
  | FieldValue<T>
  | readonly [field: Field<T>, comparison: Comparison, argument: string]
  | readonly [field: Field<T>, isNotNull: 'is not'];

type ArgumentsOf<T extends Table, C> = {
  readonly [K in C as K extends Field<T>
    ? K
    : K extends readonly [string, string, infer Name extends string]
      ? Name
      : never]: K extends Field<T>
    ? TableRow<T>[K]
    : K extends readonly [infer F extends Field<T>, ...unknown[]]
      ? NonNullable<TableRow<T>[F]>
      : never;
};
type Statement<A, Row> = (values: A) => Bound<Row>;

/** Statements about one table. Their arguments and rows have the names of the fields. */
type TableStatements<T extends Table> = {
  /** Begins a query that needs more than `select` offers. */
  from<F extends Field<T>>(
    fields: readonly F[],
  ): SelectQueryBuilder<Tables, T, Pick<TableRow<T>, F>>;
  /** Selects the rows for which all conditions hold. If `limit` is 'limit', it is an argument. */
  select<F extends Field<T>, const C extends Condition<T> = never, L extends 1 | 'limit' = 1>(
    fields: readonly F[],
    where: readonly C[],
    options?: {
      readonly orderBy?: readonly (Field<T> | `${Field<T>} desc`)[];
      readonly limit?: L;
    },
  ): Statement<
    ArgumentsOf<T, C> & (L extends 'limit' ? { readonly limit: number } : unknown),
    Pick<TableRow<T>, F>
  >;
  insert<const V extends FieldValue<T>>(
    values: readonly V[],
  ): Statement<ArgumentsOf<T, V>, unknown>;
  /**
   * Inserts a row. If a row with this key exists, sets only its fields `replaced`. If `replaced` is
   * empty, the existing row stays unchanged.
   */
  upsert<K extends Field<T>, const V extends FieldValue<T> = never, R extends Field<T> = never>(
    key: readonly K[],
    replaced: readonly R[],
    inserted?: readonly V[],
  ): Statement<ArgumentsOf<T, K | R | V>, unknown>;
  update<const V extends FieldValue<T>, const C extends Condition<T>, F extends Field<T> = never>(
    values: readonly V[],
    where: readonly C[],
    returning?: readonly F[],
  ): Statement<ArgumentsOf<T, V | C>, Pick<TableRow<T>, F>>;
  delete<const C extends Condition<T> = never, F extends Field<T> = never>(
    where: readonly C[],
    returning?: readonly F[],
  ): Statement<ArgumentsOf<T, C>, Pick<TableRow<T>, F>>;
};

type AnyRow = Readonly<Record<string, Value>>;
type AnyTables = Record<string, Record<string, Value>>;
type AnyCondition = string | AnyRow | AnyComparison;
type AnyComparison = readonly [field: string, comparison: Comparison | 'is not', argument?: string];
type Slots = Parameters<Parameters<ReturnType<typeof defineStatement<AnyRow>>>[0]>[0];

const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const selections = (fields: readonly string[]): readonly `${string} as ${string}`[] =>
  fields.map((field) => `${columnOf(field)} as ${field}` as const);

/** Returns a row with the names of the columns instead of those of the fields. */
export const columnsOf = (row: AnyRow): AnyRow =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]));

const newValues = (values: readonly (string | AnyRow)[], slots: Slots) =>
  Object.fromEntries(
    values.flatMap((value) =>
      typeof value === 'string'
        ? [[columnOf(value), slots.one(value)]]
        : Object.entries(columnsOf(value)).map(([column, fixed]) => [column, sql.lit(fixed)]),
    ),
  );

type Filtered<Q> = {
  where(column: string, comparison: Comparison | '=' | 'is' | 'is not', value: unknown): Q;
};

const isComparison = (condition: AnyRow | AnyComparison): condition is AnyComparison =>
  Array.isArray(condition);

const filter = <Q extends Filtered<Q>>(
  query: Q,
  where: readonly AnyCondition[],
  slots: Slots,
): Q => {
  let filtered = query;
  for (const condition of where)
    if (typeof condition === 'string')
      filtered = filtered.where(columnOf(condition), '=', slots.one(condition));
    else if (isComparison(condition)) {
      const [field, comparison, argument] = condition;
      const value = argument === undefined ? null : slots.one(argument);
      filtered = filtered.where(columnOf(field), comparison, value);
    } else
      for (const [column, fixed] of Object.entries(columnsOf(condition)))
        filtered = filtered.where(column, fixed === null ? 'is' : '=', sql.lit(fixed));
  return filtered;
};

/** Returns functions that build simple SQL statements for one table. */
export const statementsOf = <T extends Table>(db: Queries, table: T): TableStatements<T> => {
  // Cast the type, because the compiler cannot see that the query builder accepts the columns of
  // each table.
  const builder = db as unknown as Kysely<AnyTables>;
  const name: string = table;
  const from = (fields: readonly string[]) => builder.selectFrom(name).select(selections(fields));
  const insert = (values: readonly (string | AnyRow)[], slots: Slots) =>
    builder.insertInto(name).values(newValues(values, slots));
  const define = defineStatement<AnyRow>();
  const statements = {
    from,
    select: (
      fields: readonly string[],
      where: readonly AnyCondition[],
      {
        orderBy = [],
        limit,
      }: { readonly orderBy?: readonly string[]; readonly limit?: 1 | 'limit' } = {},
    ) =>
      define((slots) => {
        let query = filter(from(fields), where, slots);
        for (const each of orderBy) {
          const [field = '', direction] = each.split(' ');
          query = query.orderBy(columnOf(field), direction === 'desc' ? 'desc' : 'asc');
        }
        if (limit === undefined) return query;
        return query.limit(limit === 1 ? sql.lit(1) : sql<number>`${slots.one(limit)}`);
      }),
    insert: (values: readonly (string | AnyRow)[]) => define((slots) => insert(values, slots)),
    upsert: (
      key: readonly string[],
      replaced: readonly string[],
      inserted: readonly (string | AnyRow)[] = [],
    ) =>
      define((slots) =>
        insert([...key, ...inserted, ...replaced], slots).onConflict((conflict) => {
          const found = conflict.columns(key.map(columnOf));
          return replaced.length === 0
            ? found.doNothing()
            : found.doUpdateSet(newRowAssignments(...replaced.map(columnOf)));
        }),
      ),
    update: (
      values: readonly (string | AnyRow)[],
      where: readonly AnyCondition[],
      returning: readonly string[] = [],
    ) =>
      define((slots) => {
        const query = filter(builder.updateTable(name).set(newValues(values, slots)), where, slots);
        return returning.length === 0 ? query : query.returning(selections(returning));
      }),
    delete: (where: readonly AnyCondition[], returning: readonly string[] = []) =>
      define((slots) => {
        const query = filter(builder.deleteFrom(name), where, slots);
        return returning.length === 0 ? query : query.returning(selections(returning));
      }),
  };
  return statements as unknown as TableStatements<T>;
};
