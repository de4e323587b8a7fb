import type { StoreKit } from '../../../../application/ports/store-kit.ts';
import { type Engine, queriesFor } from '../engine/engine.ts';
import { statement } from '../engine/statement.ts';
import { sqlKit } from '../kit.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { changedOpeningParts } from '../values.ts';
import { type AuditedRows, readAuditedRows } from './audited-rows.ts';
import { journalChecker } from './journal-rows.ts';
import { readUnjournaledData, type UnjournaledData } from './unjournaled-data.ts';

export type Snapshot = {
  readonly kit: StoreKit;
  readonly rows: AuditedRows;
  readonly beside: () => Promise<UnjournaledData>;
  readonly journal: ReturnType<typeof journalChecker>;
  readonly lines: () => Promise<number>;
  readonly opened: () => Promise<readonly string[] | null>;
};

/** Thrown if the tables belong to another program version, which this one cannot check. */
export class TablesMismatch extends Error {}

const refuseWrite = (): never => {
  throw new Error('A snapshot is read-only');
};

export type ReadOnlyEngine = Pick<Engine, 'dialect' | 'read' | 'close'>;

/** Throws TablesMismatch unless the tables are those of this program version. */
export const openSnapshot = async (reading: ReadOnlyEngine): Promise<Snapshot> => {
  const engine: Engine = {
    ...reading,
    write: refuseWrite,
    note: refuseWrite,
    transaction: refuseWrite,
    alone: refuseWrite,
    // A snapshot sees only committed lines, and no new ones appear, so there is no limit.
    journalHorizon: async () => Number.MAX_SAFE_INTEGER,
  };
  const db = queriesFor(reading.dialect);
  const counted = statement()(() =>
    db.selectFrom('journal').select((row) => row.fn.countAll<number>().as('lines')),
  );
  const applied = await reading.read(
    statement()(() => db.selectFrom('migrations').select('name'))({}),
  );
  const names = new Set(applied.map(({ name }) => name));
  if (names.size !== MIGRATIONS.length || MIGRATIONS.some(({ name }) => !names.has(name)))
    throw new TablesMismatch();
  const kit = sqlKit(engine);
  return {
    kit,
    rows: readAuditedRows(engine),
    beside: () => readUnjournaledData(engine),
    journal: journalChecker(engine, kit.journal),
    lines: async () => Number((await reading.read(counted({})))[0]?.lines ?? 0),
    opened: changedOpeningParts(engine),
  };
};
