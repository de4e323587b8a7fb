import type { Finding } from '../../application/consistency/finding.ts';
import {
  createRegisteredPaymentCollector,
  moneyProblems,
} from '../../application/consistency/money-records.ts';
import { paperProblems } from '../../application/consistency/paper-problems.ts';
import { createWakeTimeCheck, type LastLine } from '../../application/consistency/wake-times.ts';
import { StoreUnavailable } from '../../application/ports/store-unavailable.ts';
import type { ComparedCommand } from '../../application/replay/comparisons.ts';
import { type ExportLine, exportJournal } from '../../application/replay/export-journal.ts';
import type { ReplayReport } from '../../application/replay/parts.ts';
import { type ReplayDeps, replay } from '../../application/replay/replay.ts';
import type { Money } from '../../domain/money.ts';
import {
  compareRows,
  createShopVersionRowCollector,
  type RowComparison,
} from '../storage/sql/audit/differences.ts';
import type { Snapshot } from '../storage/sql/audit/snapshot.ts';
import { UnreadableLine } from '../storage/sql/journal/journal-lines.ts';
import { catalogueOf } from '../system/catalogue.ts';
import type { Config } from '../system/config.ts';
import { cryptoIds } from '../system/ids.ts';
import { fillMissingPageFields } from '../system/older-offers.ts';
import { settingsOf } from '../system/settings.ts';

export type AuditReport = {
  readonly replay: ReplayReport;
  readonly divergences: readonly ComparedCommand[];
  readonly compared: RowComparison;
  /**
   * The names of the parts of the opening data whose hash differs from the stored hash; null if no
   * hashes are stored.
   */
  readonly opened: readonly string[] | null;
  readonly beside: readonly Finding[];
};

/** Thrown for a journal line that this program cannot replay. The audit stops at this line. */
export class UnreplayableLine extends Error {
  readonly n: number;
  constructor(n: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'UndoableLine';
    this.n = n;
  }
}

export class UnreadableOpening extends Error {
  readonly names: readonly string[];
  constructor(names: readonly string[], cause: unknown) {
    super('The opening data of the shop cannot be read', { cause });
    this.name = 'UnreadableOpening';
    this.names = names;
  }
}

const loadSnapshot = async (store: Config['store']): Promise<Snapshot> => {
  if (store.kind === 'sqlite')
    return (await import('../storage/sqlite/snapshot.ts')).sqliteSnapshot(store.file);
  return (await import('../storage/postgres/snapshot.ts')).postgresSnapshot(store.url);
};

type Progress = (commands: number, share: number) => void;

const replayLines = async (
  deps: ReplayDeps,
  lines: AsyncIterable<ExportLine>,
): Promise<ReplayReport> => {
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
    throw failure instanceof StoreUnavailable
      ? failure
      : new UnreplayableLine(failure instanceof UnreadableLine ? failure.n : n, failure);
  }
};

const readOpening = async ({ kit: { catalogueStore }, opened }: Snapshot) => {
  try {
    const opening = await catalogueStore.opening();
    return [opening, (await catalogueStore.load()).map(fillMissingPageFields)] as const;
  } catch (failure) {
    if (failure instanceof StoreUnavailable) throw failure;
    throw new UnreadableOpening((await opened()) ?? [], failure);
  }
};

/** Compares the store with a replay of its journal. Null if the store has no opened shop. */
const runAudit = async (live: Snapshot, onProgress: Progress): Promise<AuditReport | null> => {
  const { journal } = live.journal;
  const [opening, entries] = await readOpening(live);
  if (opening === null) return null;
  const { hashOf } = cryptoIds;
  const all = await live.lines();
  const progress = (commands: number): void => onProgress(commands, commands / all);
  const catalogue = catalogueOf(entries);
  const lines = exportJournal(
    { journal, catalogue, settings: settingsOf(opening.brands, null), hashOf },
    true,
  );
  const replayStore = (
    await import('../storage/sqlite/in-memory.ts')
  ).openMemoryStoreWithAuditRows();
  try {
    const divergences: ComparedCommand[] = [];
    const onDifference = (divergence: ComparedCommand) => void divergences.push(divergence);
    const { onChange, beside: withChanges, timed } = createShopVersionRowCollector(entries);
    const { registered, hear } = createRegisteredPaymentCollector();
    const last = new Map<string, LastLine>();
    const had = new Map<string, Set<Money>>();
    const onCommand: ReplayDeps['onCommand'] = ({ n, recorded, outcome }, { offer: trip }) => {
      const { bookingId } = recorded;
      last.set(bookingId, { n, wakes: outcome.noticed?.wakes, trip });
      const prices = had.get(bookingId) ?? new Set<Money>();
      had.set(bookingId, outcome.price === null ? prices : prices.add(outcome.price));
      hear(recorded);
    };
    const report = await replayLines(
      { store: replayStore.kit.store, hashOf, progress, onDifference, onChange, onCommand },
      lines,
    );
    const isRight = createWakeTimeCheck({ brands: opening.brands, ...timed });
    const { money, papers, accounts, found } = await live.beside();
    const online = new Set(money.payments.map(({ bookingId }) => bookingId));
    const wakes = async (bookingId: string, stored: number | null): Promise<boolean> => {
      const [booking, line] = [
        await replayStore.kit.store.bookings.get(bookingId),
        last.get(bookingId),
      ];
      return (
        booking === null ||
        line === undefined ||
        isRight(booking, line, stored, online.has(bookingId))
      );
    };
    const compared = await compareRows(live.rows, withChanges(replayStore.rows), {
      accounts,
      wakes,
    });
    const beside = [
      ...(await live.journal.found()),
      ...found,
      ...moneyProblems(money, registered),
      ...paperProblems(papers, had),
    ];
    return { replay: report, divergences, compared, opened: await live.opened(), beside };
  } finally {
    await replayStore.kit.close();
  }
};

export const auditStoreSnapshot = async (
  store: Config['store'],
  progress: Progress,
): Promise<AuditReport | null> => {
  const live = await loadSnapshot(store);
  try {
    return await runAudit(live, progress);
  } finally {
    await live.kit.close();
  }
};
