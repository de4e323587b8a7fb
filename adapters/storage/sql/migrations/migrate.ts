import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Dialect, defineStatement, type Engine, queriesFor } from '../engine/engine.ts';

type Migration = { readonly name: string; readonly statements: readonly string[] };

const FILE = readFileSync(join(import.meta.dirname, 'migrations.sql'), 'utf8');

/**
 * Types of columns that differ between SQLite and PostgreSQL. With the collation "C", PostgreSQL
 * compares texts byte by byte, like SQLite.
 */
const TYPES: Readonly<Record<Dialect, Readonly<Record<string, string>>>> = {
  sqlite: { TEXT: 'text', BYTES: 'blob', NUMBERED: 'integer primary key autoincrement' },
  postgres: {
    TEXT: 'text collate "C"',
    BYTES: 'bytea',
    NUMBERED: 'bigint generated always as identity primary key',
  },
};

const OTHER_DIALECT = { sqlite: /^-- postgres$/m, postgres: /^-- sqlite$/m } as const;

const statementsIn = (text: string, dialect: Dialect): readonly string[] =>
  text
    .split(/;$/m)
    .filter((part) => !OTHER_DIALECT[dialect].test(part))
    .map((part) => part.replaceAll(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '')
    .map((statement) =>
      statement.replaceAll(/\b(TEXT|BYTES|NUMBERED)\b/g, (type) => TYPES[dialect][type] ?? type),
    );

/** Returns all migrations in order, from migrations.sql. */
export const migrationsFor = (dialect: Dialect): readonly Migration[] =>
  FILE.split(/^-- migration /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      return { name, statements: statementsIn(lines.join('\n'), dialect) };
    });

const MIGRATION_LOCK = { kind: 'code', id: 'kilwater/migrations' } as const;

/** True if exactly the migrations of this program were applied. */
export const hasCurrentTables = (applied: readonly { readonly name: string }[]): boolean => {
  const names = new Set(applied.map(({ name }) => name));
  const current = migrationsFor('sqlite');
  return applied.length === current.length && current.every(({ name }) => names.has(name));
};

/** Runs the migrations that are missing. Throws if a newer program has migrated the database. */
export const migrate = async (engine: Engine): Promise<void> => {
  const db = queriesFor(engine.dialect);
  const names = defineStatement()(() => db.selectFrom('migrations').select('name'));
  // Read without a lock: while SQLite's check of the file runs, a transaction would wait until the
  // check ends. If the database has no tables yet, this query fails. After any other error, the
  // migration below fails, too.
  if (hasCurrentTables(await engine.read(names({})).catch(() => []))) return;
  const raw = (text: string) =>
    defineStatement()(() => ({ compile: () => sql.raw(text).compile(db) }))({});
  const note = defineStatement<{ name: string }>()((slots) =>
    db.insertInto('migrations').values(slots.row('name')),
  );
  await engine.transaction([MIGRATION_LOCK], async (connection) => {
    const { TEXT } = TYPES[engine.dialect];
    connection.send(raw(`create table if not exists migrations (name ${TEXT} primary key)`));
    const applied = (await connection.all(names({}))).map(({ name }) => name);
    const migrations = migrationsFor(engine.dialect);
    const unknown = applied.find((name) =>
      migrations.every((migration) => migration.name !== name),
    );
    if (unknown !== undefined)
      throw new Error(
        `The database was migrated by a newer release (${unknown}). Start that release.`,
      );
    for (const { name, statements } of migrations.filter(({ name }) => !applied.includes(name))) {
      for (const statement of statements) connection.send(raw(statement));
      connection.send(note({ name }));
    }
    return { commit: true, value: undefined };
  });
};
