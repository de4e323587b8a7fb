import { sql } from 'kysely';
import { defineStatement, type Engine, queriesFor } from '../engine/engine.ts';
import { MIGRATIONS } from './migrations.ts';

const MIGRATION_LOCK = { kind: 'code', id: 'kilwater/migrations' } as const;

/**
 * Returns true if no migration is missing. It takes no lock, because the check of the SQLite file
 * can still run.
 */
const isCurrent = async (engine: Engine): Promise<boolean> => {
  const db = queriesFor(engine.dialect);
  const names = defineStatement()(() => db.selectFrom('migrations').select('name'));
  // If there is no table yet, this query fails. After any other error, the migration fails too.
  const applied = await engine.read(names({})).catch(() => []);
  return (
    applied.length === MIGRATIONS.length &&
    MIGRATIONS.every((migration) => applied.some(({ name }) => name === migration.name))
  );
};

/** Runs the migrations that are missing. Throws if a newer program has migrated the database. */
export const migrate = async (engine: Engine): Promise<void> => {
  if (!(await isCurrent(engine))) await runMissing(engine);
};

const runMissing = (engine: Engine): Promise<void> =>
  engine.transaction([MIGRATION_LOCK], async (connection) => {
    const db = queriesFor(engine.dialect);
    const text = engine.dialect === 'postgres' ? sql`text collate "C"` : 'text';
    const none = {};
    const create = db.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', text, (column) => column.primaryKey());
    connection.send(defineStatement()(() => create)(none));
    const applied = (
      await connection.all(
        defineStatement()(() => db.selectFrom('migrations').select('name'))(none),
      )
    ).map(({ name }) => name);
    const unknown = applied.find((name) =>
      MIGRATIONS.every((migration) => migration.name !== name),
    );
    if (unknown !== undefined)
      throw new Error(
        `The database was migrated by a newer release (${unknown}). Start that release.`,
      );
    const note = defineStatement<{ name: string }>()((slots) =>
      db.insertInto('migrations').values({ name: slots.one('name') }),
    );
    for (const { name, statements } of MIGRATIONS.filter(
      (migration) => !applied.includes(migration.name),
    )) {
      for (const step of statements(db, engine.dialect))
        connection.send(defineStatement()(() => step)(none));
      connection.send(note({ name }));
    }
    return { commit: true, value: undefined };
  });
