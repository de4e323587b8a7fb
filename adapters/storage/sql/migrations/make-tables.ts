import {
  type ColumnDataType,
  type Compilable,
  type CreateTableBuilder,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Dialect, Queries } from '../engine/engine.ts';

export type Migration = {
  readonly name: string;
  readonly statements: (db: Queries, dialect: Dialect) => readonly Compilable[];
};

type Type = ColumnDataType | RawBuilder<unknown>;
type ColumnKind = 'text' | 'integer' | 'moment' | 'bytes';
/** Columns of a table with their types. A `?` at the end means: can be null. */
export type Columns = Readonly<Record<string, ColumnKind | `${ColumnKind}?`>>;

/** Returns the type of a column. Both databases then compare texts byte by byte. */
export const columnType = (dialect: Dialect, name: string): Type => {
  if (name === 'text') return dialect === 'postgres' ? sql`text collate "C"` : 'text';
  if (name === 'bytes') return dialect === 'postgres' ? 'bytea' : 'blob';
  return name === 'moment' ? 'bigint' : 'integer';
};

/** Creates a table. It has no primary key if `key` is empty. */
export const buildTable = (
  db: Queries,
  dialect: Dialect,
  name: string,
  key: readonly string[],
  columns: Columns,
): CreateTableBuilder<string, string> => {
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, kind] of Object.entries(columns)) {
    const type = columnType(dialect, kind.replace('?', ''));
    builder = builder.addColumn(column, type, (definition) =>
      kind.endsWith('?') ? definition : definition.notNull(),
    );
  }
  return key.length === 0 ? builder : builder.addPrimaryKeyConstraint(`${name}_key`, [...key]);
};

export const createIndex = (db: Queries, name: string, table: string, columns: readonly string[]) =>
  db.schema
    .createIndex(name)
    .on(table)
    .columns([...columns]);

/** Adds columns. Existing rows get null; if the column does not allow null, 0 or `text`. */
export const addColumns = (
  db: Queries,
  dialect: Dialect,
  name: string,
  columns: Columns,
  text = '',
): readonly Compilable[] =>
  Object.entries(columns).map(([column, kind]) =>
    db.schema
      .alterTable(name)
      .addColumn(column, columnType(dialect, kind.replace('?', '')), (definition) =>
        kind.endsWith('?')
          ? definition
          : definition.notNull().defaultTo(kind === 'text' ? text : 0),
      ),
  );

/** Adds a column that the database numbers. It never uses the number of a deleted row again. */
export const addAutoNumber = (
  builder: CreateTableBuilder<string, string>,
  dialect: Dialect,
): CreateTableBuilder<string, string> =>
  dialect === 'sqlite'
    ? builder.addColumn('n', 'integer', (column) => column.primaryKey().autoIncrement())
    : builder.addColumn('n', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey());
