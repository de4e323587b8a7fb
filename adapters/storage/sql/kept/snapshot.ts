import type { StoreKit } from '../../../../application/ports/store-kit.ts';
import { type Engine, queriesFor } from '../engine/engine.ts';
import { statement } from '../engine/statement.ts';
import { sqlKit } from '../kit.ts';
import { MIGRATIONS } from '../migrations/migrations.ts';
import { openedOtherwise } from '../values.ts';
import { type Beside, keptBeside } from './beside.ts';
import { journalRows } from './journal-rows.ts';
import { type KeptRows, keptRows } from './kept-rows.ts';

/** A shop's store as it was at one moment, for reading alone, and its rows. */
export type Snapshot = {
  readonly kit: StoreKit;
  readonly rows: KeptRows;
  readonly beside: () => Promise<Beside>;
  /** Its journal, and what is wrong with the journal's rows once all were read. */
  readonly journal: ReturnType<typeof journalRows>;
  /** How many lines its journal has. */
  readonly lines: () => Promise<number>;
  /** What the shop was opened with and is otherwise now, by name; null where there are no seals to know it by. */
  readonly opened: () => Promise<readonly string[] | null>;
};

/** The tables are of another program: nothing can be said of what is in them. */
export class OtherTables extends Error {}

const refused = (): never => {
  throw new Error('A snapshot is for reading alone');
};

/** What a snapshot is read with; `close` ends it. */
export type Reading = Pick<Engine, 'dialect' | 'read' | 'close'>;

/** A snapshot of a store whose tables are those of this program; fails with OtherTables where they are not. */
export const snapshotOn = async (reading: Reading): Promise<Snapshot> => {
  const engine: Engine = {
    ...reading,
    write: refused,
    note: refused,
    transaction: refused,
    alone: refused,
    // Whatever is seen was committed, and nothing else comes.
    journalHorizon: async () => Number.MAX_SAFE_INTEGER,
  };
  const db = queriesFor(reading.dialect);
  const counted = statement()(() => db.selectFrom('journal').select((row) => row.fn.countAll<number>().as('lines')));
  const done = await reading.read(statement()(() => db.selectFrom('migrations').select('name'))({}));
  const names = new Set(done.map(({ name }) => name));
  if (names.size !== MIGRATIONS.length || MIGRATIONS.some(({ name }) => !names.has(name))) throw new OtherTables();
  const kit = sqlKit(engine);
  return {
    kit,
    rows: keptRows(engine),
    beside: () => keptBeside(engine),
    journal: journalRows(engine, kit.journal),
    lines: async () => Number((await reading.read(counted({})))[0]?.lines ?? 0),
    opened: openedOtherwise(engine),
  };
};
