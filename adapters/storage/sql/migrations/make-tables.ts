import { type ColumnDataType, type Compilable, type CreateTableBuilder, type RawBuilder, sql } from 'kysely';
import type { Dialect, Queries } from '../engine/engine.ts';

export type Migration = { readonly name: string; readonly statements: (db: Queries, dialect: Dialect) => readonly Compilable[] };

type Type = ColumnDataType | RawBuilder<unknown>;
type ColumnKind = 'text' | 'integer' | 'moment' | 'bytes';
/** A column's type; a trailing `?` lets it be null. */
export type Columns = Readonly<Record<string, ColumnKind | `${ColumnKind}?`>>;

/** Texts compare by their bytes in both databases, whatever the locale of the machine. */
export const typeOf = (dialect: Dialect, name: string): Type => {
  if (name === 'text') return dialect === 'postgres' ? sql`text collate "C"` : 'text';
  if (name === 'bytes') return dialect === 'postgres' ? 'bytea' : 'blob';
  return name === 'moment' ? 'bigint' : 'integer';
};

/** A new table with these columns. */
export const table = (db: Queries, dialect: Dialect, name: string, columns: Columns): CreateTableBuilder<string, string> => {
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, kind] of Object.entries(columns)) {
    const type = typeOf(dialect, kind.replace('?', ''));
    builder = builder.addColumn(column, type, (definition) => (kind.endsWith('?') ? definition : definition.notNull()));
  }
  return builder;
};

/** Columns that are added to a table with rows in it, one statement each: numbers begin at 0, what may be null is null. */
export const addedColumns = (db: Queries, dialect: Dialect, name: string, columns: Columns): readonly Compilable[] =>
  Object.entries(columns).map(([column, kind]) =>
    db.schema
      .alterTable(name)
      .addColumn(column, typeOf(dialect, kind.replace('?', '')), (definition) =>
        kind.endsWith('?') ? definition : definition.notNull().defaultTo(kind === 'text' ? '' : 0),
      ),
  );

/** A number that the database draws by itself, ascending and never used again. */
export const numbered = (builder: CreateTableBuilder<string, string>, dialect: Dialect): CreateTableBuilder<string, string> =>
  dialect === 'sqlite'
    ? builder.addColumn('n', 'integer', (column) => column.primaryKey().autoIncrement())
    : builder.addColumn('n', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey());
