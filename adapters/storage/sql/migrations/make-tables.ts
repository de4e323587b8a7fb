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
/** A trailing `?` of a column's type allows null. */
export type Columns = Readonly<Record<string, ColumnKind | `${ColumnKind}?`>>;

/** Both databases compare texts by bytes, independent of the machine's locale. */
export const columnType = (dialect: Dialect, name: string): Type => {
  if (name === 'text') return dialect === 'postgres' ? sql`text collate "C"` : 'text';
  if (name === 'bytes') return dialect === 'postgres' ? 'bytea' : 'blob';
  return name === 'moment' ? 'bigint' : 'integer';
};

/** The name of the primary key ends in `_key`. An empty `key` adds none. */
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

/** In existing rows numbers get 0, texts get `text`, and nullable columns get null. */
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

/** Adds a column that the database numbers; a deleted row's number is never used again. */
export const addAutoNumber = (
  builder: CreateTableBuilder<string, string>,
  dialect: Dialect,
): CreateTableBuilder<string, string> =>
  dialect === 'sqlite'
    ? builder.addColumn('n', 'integer', (column) => column.primaryKey().autoIncrement())
    : builder.addColumn('n', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey());
