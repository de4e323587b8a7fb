import type { Kysely } from 'kysely';
import { type Bound, defineStatement, newRowColumns, type Queries, type Value } from './engine.ts';
import type { Tables } from './schema.ts';

type Table = keyof Tables & string;
type Column<T extends Table> = keyof Tables[T] & string;
type Statement<A, Row> = (values: A) => Bound<Row>;

/** Statements about one table. Their arguments and rows have the names of the columns. */
type TableStatements<T extends Table> = {
  /** Selects the rows in which the columns `where` have the values of the arguments. */
  select<K extends Column<T> = never, C extends Column<T> = Column<T>>(
    where: readonly K[],
    options?: {
      /** The columns to read. If this option is missing, the statement reads all columns. */
      readonly columns?: readonly C[];
      readonly orderBy?: readonly (Column<T> | `${Column<T>} desc`)[];
    },
  ): Statement<Pick<Tables[T], K>, Pick<Tables[T], C>>;
  insert<C extends Column<T>>(columns: readonly C[]): Statement<Pick<Tables[T], C>, unknown>;
  /**
   * Inserts a row. If a row with this key exists, sets only its columns `replaced`. If `replaced`
   * is empty, the existing row stays unchanged.
   */
  upsert<C extends Column<T>>(
    key: readonly C[],
    columns: readonly C[],
    replaced: readonly C[],
  ): Statement<Pick<Tables[T], C>, unknown>;
  delete<K extends Column<T>>(where: readonly K[]): Statement<Pick<Tables[T], K>, unknown>;
};

type AnyRow = Readonly<Record<string, Value>>;
type AnyTables = Record<string, Record<string, Value>>;

/**
 * Returns functions that build simple SQL statements for one table. Each condition has the form
 * `column = argument`.
 */
export const statementsOf = <T extends Table>(db: Queries, table: T): TableStatements<T> => {
  // Cast the type, because the compiler cannot see that the query builder accepts the columns of
  // each table.
  const builder = db as unknown as Kysely<AnyTables>;
  const name: string = table;
  const statements = {
    select: (
      where: readonly string[],
      {
        columns,
        orderBy = [],
      }: { readonly columns?: readonly string[]; readonly orderBy?: readonly string[] } = {},
    ) =>
      defineStatement<AnyRow>()<unknown>((slots) => {
        const all = builder.selectFrom(name);
        let query = columns === undefined ? all.selectAll() : all.select([...columns]);
        for (const column of where) query = query.where(column, '=', slots.one(column));
        for (const each of orderBy) {
          const [column = '', direction] = each.split(' ');
          query = query.orderBy(column, direction === 'desc' ? 'desc' : 'asc');
        }
        return query;
      }),
    insert: (columns: readonly string[]) =>
      defineStatement<AnyRow>()<unknown>((slots) =>
        builder.insertInto(name).values(slots.row(...columns)),
      ),
    upsert: (key: readonly string[], columns: readonly string[], replaced: readonly string[]) =>
      defineStatement<AnyRow>()<unknown>((slots) =>
        builder
          .insertInto(name)
          .values(slots.row(...columns))
          .onConflict((conflict) => {
            const found = conflict.columns([...key]);
            return replaced.length === 0
              ? found.doNothing()
              : found.doUpdateSet(newRowColumns(...replaced));
          }),
      ),
    delete: (where: readonly string[]) =>
      defineStatement<AnyRow>()<unknown>((slots) => {
        let query = builder.deleteFrom(name);
        for (const column of where) query = query.where(column, '=', slots.one(column));
        return query;
      }),
  };
  return statements as unknown as TableStatements<T>;
};
