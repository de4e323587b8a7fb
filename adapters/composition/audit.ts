import { exportJournal } from '../../application/replay/export-journal.ts';
import { type Divergence, type ReplayReport, replay } from '../../application/replay/replay.ts';
import { compareRows, type RowsCompared } from '../storage/sql/kept/differences.ts';
import { rowsOfChanges } from '../storage/sql/kept/kept-changes.ts';
import type { Snapshot } from '../storage/sql/kept/snapshot.ts';
import { catalogueOf } from '../system/catalogue.ts';
import type { Config } from '../system/config.ts';
import { cryptoIds } from '../system/ids.ts';
import { broughtUpToDate } from '../system/old-entries.ts';
import { settingsOf } from '../system/settings.ts';

export type AuditReport = {
  readonly replay: ReplayReport;
  /** Commands that come to something else than their lines say. */
  readonly divergences: readonly Divergence[];
  readonly compared: RowsCompared;
  /** What the shop was opened with and is otherwise now: the journal begins there and says nothing of it. */
  readonly opened: readonly string[];
};

// Each store is loaded when it is the one in use.
const snapshotOf = async (store: Config['store']): Promise<Snapshot> => {
  if (store.kind === 'sqlite') return (await import('../storage/sqlite/snapshot.ts')).sqliteSnapshot(store.file);
  return (await import('../storage/postgres/snapshot.ts')).postgresSnapshot(store.url);
};

/** Hears how many commands were done again, and which share of all that is, from 0 to 1. */
type Progress = (commands: number, share: number) => void;

/** Does the journal of a snapshot again in this process, and compares every row that commands make; null where no shop was opened. */
const auditOf = async (live: Snapshot, told: Progress): Promise<AuditReport | null> => {
  const { journal, catalogueStore } = live.kit;
  const opening = await catalogueStore.opening();
  const entries = await catalogueStore.load();
  if (opening === null) return null;
  const { hashOf } = cryptoIds;
  const all = await live.lines();
  const progress = (commands: number): void => told(commands, commands / all);
  const catalogue = catalogueOf(entries.map(broughtUpToDate));
  const lines = exportJournal({ journal, catalogue, settings: settingsOf(opening.brands, null), hashOf }, true);
  const replayStore = await (await import('../storage/sqlite/snapshot.ts')).sqliteInMemory();
  try {
    const divergences: Divergence[] = [];
    const differs = (divergence: Divergence) => void divergences.push(divergence);
    const { changed, beside } = rowsOfChanges(entries);
    const replayed = await replay({ store: replayStore.kit.store, hashOf, progress, differs, changed }, lines);
    const compared = await compareRows(live.rows, beside(replayStore.rows), await live.accounts());
    return { replay: replayed, divergences, compared, opened: await live.opened() };
  } finally {
    await replayStore.kit.close();
  }
};

/**
 * Does a shop's journal again and compares what it comes to with what its store holds, at one moment and while the shop goes on; nothing
 * in the store is changed (R46).
 */
export const auditSnapshot = async (store: Config['store'], progress: Progress): Promise<AuditReport | null> => {
  const live = await snapshotOf(store);
  try {
    return await auditOf(live, progress);
  } finally {
    await live.kit.close();
  }
};
