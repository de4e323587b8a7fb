import type { Finding } from '../../application/books/check-books.ts';
import { moneyProblems, paymentsRegistered } from '../../application/books/money-beside.ts';
import { paperProblems } from '../../application/books/paper-problems.ts';
import { type LastLine, wakesRight } from '../../application/books/wakes.ts';
import { StoreAway } from '../../application/ports/store-away.ts';
import { type ExportLine, exportJournal } from '../../application/replay/export-journal.ts';
import { type Divergence, type ReplayDeps, type ReplayReport, replay } from '../../application/replay/replay.ts';
import type { Money } from '../../domain/money.ts';
import { UnreadableLine } from '../storage/sql/journal/journal-lines.ts';
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
  /** What the shop was opened with and is otherwise now: the journal begins there and says nothing of it. Null where it was not sealed. */
  readonly opened: readonly string[] | null;
  /** What does not fit what the journal comes to, or itself: the journal's own rows, money and papers beside the bookings. */
  readonly beside: readonly Finding[];
};

/** A line of the journal that this program cannot do again, and why; nothing after it can be said. */
export class UndoableLine extends Error {
  readonly n: number;
  constructor(n: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'UndoableLine';
    this.n = n;
  }
}

/** What the shop was opened with cannot be read; `names` are what of it is not as it was. */
export class UnreadableOpening extends Error {
  readonly names: readonly string[];
  constructor(names: readonly string[], cause: unknown) {
    super('What the shop was opened with cannot be read', { cause });
    this.name = 'UnreadableOpening';
    this.names = names;
  }
}

// Each store is loaded when it is the one in use.
const snapshotOf = async (store: Config['store']): Promise<Snapshot> => {
  if (store.kind === 'sqlite') return (await import('../storage/sqlite/snapshot.ts')).sqliteSnapshot(store.file);
  return (await import('../storage/postgres/snapshot.ts')).postgresSnapshot(store.url);
};

/** Hears how many commands were done again, and which share of all that is, from 0 to 1. */
type Progress = (commands: number, share: number) => void;

/** Does all lines again; a line that is none of the shop's is named. */
const replayed = async (deps: ReplayDeps, lines: AsyncIterable<ExportLine>): Promise<ReplayReport> => {
  let n = 0;
  async function* counted(): AsyncGenerator<ExportLine> {
    for await (const line of lines) {
      if ('n' in line) n = line.n;
      yield line;
    }
  }
  try {
    return await replay(deps, counted());
  } catch (failure) {
    throw failure instanceof StoreAway ? failure : new UndoableLine(failure instanceof UnreadableLine ? failure.n : n, failure);
  }
};

/** What a shop was opened with, as today's program reads it. */
const beginning = async ({ kit: { catalogueStore }, opened }: Snapshot) => {
  try {
    const opening = await catalogueStore.opening();
    return [opening, (await catalogueStore.load()).map(broughtUpToDate)] as const;
  } catch (failure) {
    if (failure instanceof StoreAway) throw failure;
    throw new UnreadableOpening((await opened()) ?? [], failure);
  }
};

/** Does the journal of a snapshot again in this process, and compares every row that commands make; null where no shop was opened. */
const auditOf = async (live: Snapshot, told: Progress): Promise<AuditReport | null> => {
  const { journal } = live.journal;
  const [opening, entries] = await beginning(live);
  if (opening === null) return null;
  const { hashOf } = cryptoIds;
  const all = await live.lines();
  const progress = (commands: number): void => told(commands, commands / all);
  const catalogue = catalogueOf(entries);
  const lines = exportJournal({ journal, catalogue, settings: settingsOf(opening.brands, null), hashOf }, true);
  const replayStore = await (await import('../storage/sqlite/snapshot.ts')).sqliteInMemory();
  try {
    const divergences: Divergence[] = [];
    const differs = (divergence: Divergence) => void divergences.push(divergence);
    const { changed, beside: withChanges, timed } = rowsOfChanges(entries);
    const { registered, hear } = paymentsRegistered();
    const last = new Map<string, LastLine>();
    const had = new Map<string, Set<Money>>();
    const heard: ReplayDeps['heard'] = ({ n, recorded, outcome }, { offer: trip }) => {
      const { bookingId } = recorded;
      last.set(bookingId, { n, wakes: outcome.noticed?.wakes, trip });
      const prices = had.get(bookingId) ?? new Set<Money>();
      had.set(bookingId, outcome.price === null ? prices : prices.add(outcome.price));
      hear(recorded);
    };
    const report = await replayed({ store: replayStore.kit.store, hashOf, progress, differs, changed, heard }, lines);
    const isRight = wakesRight({ brands: opening.brands, ...timed });
    const { money, papers, accounts, found } = await live.beside();
    const online = new Set(money.payments.map(({ bookingId }) => bookingId));
    const wakes = async (bookingId: string, kept: number | null): Promise<boolean> => {
      const [booking, line] = [await replayStore.kit.store.bookings.get(bookingId), last.get(bookingId)];
      return booking === null || line === undefined || isRight(booking, line, kept, online.has(bookingId));
    };
    const compared = await compareRows(live.rows, withChanges(replayStore.rows), { accounts, wakes });
    const beside = [...(await live.journal.found()), ...found, ...moneyProblems(money, registered), ...paperProblems(papers, had)];
    return { replay: report, divergences, compared, opened: await live.opened(), beside };
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
