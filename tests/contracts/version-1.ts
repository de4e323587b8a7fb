import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { Dialect } from '../../adapters/storage/sql/engine/engine.ts';
import { migrationsFor } from '../../adapters/storage/sql/migrations/migrate.ts';

type Row = {
  readonly table: string;
  readonly row: Readonly<Record<string, string | number | null>>;
};

const ROWS: readonly Row[] = readFileSync(join(import.meta.dirname, 'version-1.jsonl'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));

const tables = (dialect: Dialect): readonly string[] => [
  'create table migrations (name text primary key)',
  ...migrationsFor(dialect)
    .filter(({ name }) => name === '001-first-booking')
    .flatMap(({ statements }) => statements),
];

const NOTE = "insert into migrations (name) values ('001-first-booking')";

const insertion = ({ table, row }: Row, slot: (index: number) => string): string =>
  `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row)
    .map((_, index) => slot(index))
    .join(', ')})`;

export const makeVersion1File = (path: string): void => {
  const raw = new Database(path);
  for (const text of [...tables('sqlite'), NOTE]) raw.exec(text);
  for (const each of ROWS) raw.prepare(insertion(each, () => '?')).run(...Object.values(each.row));
  raw.close();
};

export const makeVersion1Database = async (url: string): Promise<void> => {
  const raw = new pg.Client({ connectionString: url });
  await raw.connect();
  for (const text of [...tables('postgres'), NOTE]) await raw.query(text);
  for (const each of ROWS)
    await raw.query(
      insertion(each, (index) => `$${index + 1}`),
      Object.values(each.row),
    );
  await raw.end();
};
