import { err, ok, type Result } from 'neverthrow';
import type { ChangeProblem } from '../../domain/changes/commands.ts';
import { same } from '../../domain/changes/differences.ts';
import type { CodeRefusal } from '../../domain/codes/commands.ts';
import { type ExecutionFailure, execute } from '../booking/execute.ts';
import { sameNoticed } from '../booking/noticed.ts';
import { executeCodeCommand } from '../codes/change-code.ts';
import type { ChangeOutcome, CodeOutcome, Outcome } from '../ports/journal.ts';
import type { Store } from '../ports/store.ts';
import { judgeChange, outcomeOfChange } from '../shop/execute-change.ts';
import type { BookingLine, ChangeLine, ExportLine, ShopLine } from './export-journal.ts';
import { type Tally, tallyOf } from './tally.ts';
import { type RecordedWorld, recordedWorld } from './world.ts';

/** The first command whose outcome is not the recorded one. */
export type Divergence = {
  readonly n: number;
  /** The booking, the voucher or code that a shop command named, or what of the shop was changed. */
  readonly subject: string;
  readonly command: string;
  readonly recorded: Outcome | CodeOutcome | ChangeOutcome;
  readonly replayed: Outcome | CodeOutcome | ChangeOutcome | ExecutionFailure | CodeRefusal | readonly ChangeProblem[];
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

/** Whether two outcomes come to the same bookings, places and sums, whatever else was noticed of them. */
export const sameOutcome = (a: Outcome, b: Outcome): boolean =>
  a.status === b.status &&
  a.version === b.version &&
  a.price === b.price &&
  a.paid === b.paid &&
  a.left === b.left &&
  a.refund === b.refund &&
  a.reserveList === b.reserveList &&
  a.held === b.held &&
  sameSeats(a.seats, b.seats);

/** Whether a command came to what was recorded of it; of a line from before more was noticed no more is asked. */
const asRecorded = (recorded: Outcome, replayed: Outcome): boolean =>
  sameOutcome(recorded, replayed) && (recorded.noticed === undefined || sameNoticed(recorded.noticed, replayed.noticed ?? {}));

const sameShop = (a: CodeOutcome, b: CodeOutcome): boolean =>
  a.voucher?.code === b.voucher?.code &&
  a.voucher?.value === b.voucher?.value &&
  a.voucher?.active === b.voucher?.active &&
  a.ambassadorCode?.name === b.ambassadorCode?.name &&
  a.ambassadorCode?.settled === b.ambassadorCode?.settled;

type RedoOnBooking = (line: BookingLine) => Promise<Result<Outcome, ExecutionFailure>>;

/** Does a recorded command again, through the shop's own way of executing. */
const redoOnBookings = ({ store }: ReplayDeps, world: RecordedWorld): RedoOnBooking => {
  const run = execute(world.deps);
  return async ({ recorded }) =>
    (await store.inTransaction([], (transaction) => run(transaction, recorded, null))).map(({ outcome }) => outcome);
};

const redoOnShop = ({ store }: ReplayDeps, { shop }: ShopLine): Promise<Result<CodeOutcome, CodeRefusal>> =>
  store.inTransaction([], (transaction) => executeCodeCommand(transaction, shop));

/** Does a recorded change of the shop again: what it comes to is what the lines after it are decided by. */
const redoChange = ({ store }: ReplayDeps, world: RecordedWorld, { change, outcome }: ChangeLine) =>
  store.inTransaction([], async (transaction) => {
    const judged = await judgeChange(transaction, world.shop(), change);
    if (judged.isErr()) return err(judged.error);
    world.change(judged.value);
    await transaction.journal.append({ change, outcome });
    return ok(outcomeOfChange(judged.value));
  });

const subjectOfChange = ({ change: { command } }: ChangeLine): string => ('offerId' in command ? `offer ${command.offerId}` : 'the shop');

const subjectOf = ({ shop: { command } }: ShopLine): string =>
  'code' in command ? command.code : 'name' in command ? command.name : command.accountId;

/** Does every recorded command again on an empty store and compares each outcome (R46). */
export const replay = async (deps: ReplayDeps, lines: AsyncIterable<ExportLine> | Iterable<ExportLine>): Promise<ReplayReport> => {
  const world = recordedWorld();
  const redoOnBooking = redoOnBookings(deps, world);
  const last = new Map<string, Outcome>();
  const report = { commands: 0, refusals: 0, differences: 0, firstDivergence: null as Divergence | null, expected: null as Tally | null };
  const compared = <O extends Outcome | CodeOutcome | ChangeOutcome, F extends ExecutionFailure | CodeRefusal | readonly ChangeProblem[]>(
    divergence: Omit<Divergence, 'recorded' | 'replayed'>,
    recorded: O,
    result: Result<O, F>,
    same: (a: O, b: O) => boolean,
  ): void => {
    report.commands += 1;
    deps.progress(report.commands);
    if (result.isErr()) report.refusals += 1;
    else if (same(recorded, result.value)) return;
    report.differences += 1;
    report.firstDivergence ??= { ...divergence, recorded, replayed: result.isOk() ? result.value : result.error };
  };
  for await (const line of lines) {
    world.learn(line);
    if (line.kind === 'command') {
      const result = await redoOnBooking(line);
      const { bookingId, command } = line.recorded;
      if (result.isOk()) last.set(bookingId, result.value);
      compared({ n: line.n, subject: bookingId, command: command.type }, line.outcome, result, asRecorded);
    } else if (line.kind === 'shop') {
      const result = await redoOnShop(deps, line);
      compared({ n: line.n, subject: subjectOf(line), command: line.shop.command.type }, line.outcome, result, sameShop);
    } else if (line.kind === 'change') {
      const result = await redoChange(deps, world, line);
      compared({ n: line.n, subject: subjectOfChange(line), command: line.change.command.type }, line.outcome, result, same);
    } else if (line.kind === 'end') report.expected = line.tally;
  }
  return { ...report, tally: tallyOf(last, deps.hashOf) };
};

/** Whether a replay came to exactly what was recorded. */
export const agrees = ({ differences, expected, tally }: ReplayReport): boolean =>
  differences === 0 && expected !== null && expected.stateHash === tally.stateHash;
