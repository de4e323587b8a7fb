import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { type ExecutionFailure, execute, outcomeOf } from '../booking/execute.ts';
import type { JournalLine, Outcome } from '../ports/journal.ts';
import type { Store } from '../ports/store.ts';
import type { ExportLine } from './export-journal.ts';
import { type Tally, tallyOf } from './tally.ts';

/** The first command whose outcome is not the recorded one. */
export type Divergence = {
  readonly n: number;
  readonly bookingId: string;
  readonly command: string;
  readonly recorded: Outcome;
  readonly replayed: Outcome | ExecutionFailure;
};

export type ReplayReport = {
  readonly commands: number;
  readonly refusals: number;
  readonly differences: number;
  readonly firstDivergence: Divergence | null;
  readonly tally: Tally;
  /** What the export says that it came to; null for a file that ends early. */
  readonly expected: Tally | null;
};

export type ReplayDeps = {
  readonly store: Store;
  readonly hashOf: (text: string) => string;
  readonly progress: (commands: number) => void;
};

const sameSeats = (a: Outcome['seats'], b: Outcome['seats']): boolean =>
  a.length === b.length &&
  a.every((seat, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      seat.unitId === other.unitId &&
      seat.wholes === other.wholes &&
      seat.pairs === other.pairs &&
      seat.singles === other.singles
    );
  });

const same = (a: Outcome, b: Outcome): boolean =>
  a.status === b.status &&
  a.version === b.version &&
  a.price === b.price &&
  a.reserveList === b.reserveList &&
  a.held === b.held &&
  sameSeats(a.seats, b.seats);

/** The catalogue and the figures that an export was made under, filled line by line. */
const recordedWorld = () => {
  const offers = new Map<string, Offer>();
  const settings = new Map<number, BrandSettings>();
  return {
    offers,
    settings,
    deps: {
      catalogue: {
        byId: (siteId: number, offerId: number) => {
          const offer = offers.get(`${siteId}/${offerId}`);
          return offer === undefined ? undefined : { offer };
        },
      },
      settings: { of: (siteId: number) => settings.get(siteId) },
    },
  };
};

/** Does every recorded command again on an empty store, through the shop's own way of executing, and compares each outcome (R46). */
export const replay = async (deps: ReplayDeps, lines: AsyncIterable<ExportLine> | Iterable<ExportLine>): Promise<ReplayReport> => {
  const world = recordedWorld();
  const run = execute(world.deps);
  const last = new Map<string, Outcome>();
  const report = { commands: 0, refusals: 0, differences: 0, firstDivergence: null as Divergence | null, expected: null as Tally | null };
  const differs = (line: JournalLine, replayed: Outcome | ExecutionFailure): void => {
    report.differences += 1;
    const { bookingId, command } = line.recorded;
    report.firstDivergence ??= { n: line.n, bookingId, command: command.type, recorded: line.outcome, replayed };
  };
  const again = async (line: JournalLine): Promise<void> => {
    const result = await deps.store.inTransaction([], (transaction) => run(transaction, line.recorded, null));
    report.commands += 1;
    deps.progress(report.commands);
    if (result.isErr()) {
      report.refusals += 1;
      differs(line, result.error);
      return;
    }
    const outcome = outcomeOf(result.value.booking);
    last.set(line.recorded.bookingId, outcome);
    if (!same(outcome, line.outcome)) differs(line, outcome);
  };
  for await (const line of lines) {
    switch (line.kind) {
      case 'settings':
        world.settings.set(line.value.siteId, line.value);
        break;
      case 'offer':
        world.offers.set(`${line.siteId}/${line.value.id}`, line.value);
        break;
      case 'command':
        await again(line);
        break;
      case 'end':
        report.expected = line.tally;
        break;
      case 'header':
        break;
    }
  }
  return { ...report, tally: tallyOf(last, deps.hashOf) };
};

/** Whether a replay came to exactly what was recorded. */
export const agrees = ({ differences, expected, tally }: ReplayReport): boolean =>
  differences === 0 && expected !== null && expected.stateHash === tally.stateHash;
