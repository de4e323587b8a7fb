import { err, ok, type Result } from 'neverthrow';
import type { Changed, ChangeProblem } from '../../domain/changes/commands.ts';
import { same } from '../../domain/changes/differences.ts';
import type { CodeRefusal } from '../../domain/codes/commands.ts';
import { type Executed, type ExecutionFailure, execute } from '../booking/execute.ts';
import { sameNoticed } from '../booking/noticed.ts';
import { sameWhy } from '../booking/refused-commands.ts';
import { executeCodeCommand } from '../codes/change-code.ts';
import type { ChangeOutcome, CodeOutcome, Outcome, Why } from '../ports/journal.ts';
import type { Soon } from '../ports/soon.ts';
import type { Transactions } from '../ports/store.ts';
import { judgeChange, outcomeOfChange } from '../shop/execute-change.ts';
import type { BookingLine, ChangeLine, ExportLine, RefusedLine, ShopLine } from './export-journal.ts';
import { followedStanding, type Standing, type Tally, tallyOfAll } from './tally.ts';
import { type RecordedWorld, recordedWorld } from './world.ts';

/** The first command whose outcome is not the recorded one. */
export type Divergence = {
  readonly n: number;
  /** The booking, the voucher or code that a shop command named, or what of the shop was changed. */
  readonly subject: string;
  readonly command: string;
  /** What it came to; of a command that was refused, why. */
  readonly recorded: Outcome | CodeOutcome | ChangeOutcome | Why;
  readonly replayed: Outcome | CodeOutcome | ChangeOutcome | ExecutionFailure | CodeRefusal | readonly ChangeProblem[];
};

/** How many commands of a type were compared, and how they ended. */
export type KindCount = { readonly commands: number; readonly refusals: number; readonly differences: number };

export type ReplayReport = {
  /** Commands that were compared: all of them, unless fewer were asked for. */
  readonly commands: number;
  /** The same by the command's type, in alphabetical order. */
  readonly byKind: readonly (readonly [type: string, count: KindCount])[];
  readonly refusals: number;
  readonly differences: number;
  readonly firstDivergence: Divergence | null;
  readonly tally: Tally;
  /** What the export says that it came to, of what was asked for what its lines say; null for a file that ends early. */
  readonly expected: Tally | null;
};

export type CommandLine = Extract<ExportLine, { readonly kind: 'command' | 'refused' | 'shop' | 'change' }>;

/** Bookings and offers of which no line says anything any more. */
export type Over = { readonly bookings: readonly string[]; readonly offers: readonly number[] };

/** Commands between two questions what is over. */
const ASKED_EVERY = 64;

export type ReplayDeps = {
  readonly store: Transactions;
  readonly hashOf: (text: string) => string;
  readonly progress: (commands: number) => void;
  /** Whether a line is compared and counted; every line is, where this is missing. All are done again, so that places and codes are right. */
  readonly asked?: (line: CommandLine) => boolean;
  /** Hears of every difference, not of the first alone. */
  readonly differs?: (divergence: Divergence) => void;
  /** What no line says anything of any more, each once; where this is missing all is kept. */
  readonly over?: () => Over;
  /** Whether a change of the shop, which every part does, is this part's to compare; it is where this is missing. */
  readonly isOwn?: (line: ChangeLine) => boolean;
  /** Hears of every command on a booking that was done again and accepted. */
  readonly heard?: (line: BookingLine, done: Executed) => void;
  /** Hears of every change of the shop that was done again and accepted. */
  readonly changed?: (line: ChangeLine, changed: Changed) => void;
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

type RedoOnBooking = (line: BookingLine) => Soon<Result<Executed, ExecutionFailure>>;

/** Does a recorded command again, through the shop's own way of executing. */
const redoOnBookings = ({ store }: ReplayDeps, world: RecordedWorld): RedoOnBooking => {
  const run = execute(world.deps);
  return ({ recorded }) => store.inTransaction([], (transaction) => run(transaction, recorded, null));
};

const redoOnShop = ({ store }: ReplayDeps, { shop }: ShopLine): Soon<Result<CodeOutcome, CodeRefusal>> =>
  store.inTransaction([], (transaction) => executeCodeCommand(transaction, shop));

/** Does a recorded change of the shop again: what it comes to is what the lines after it are decided by. */
const redoChange = ({ store, changed }: ReplayDeps, world: RecordedWorld, line: ChangeLine) =>
  store.inTransaction([], async (transaction) => {
    const { change, outcome } = line;
    const judged = await judgeChange(transaction, world.shop(), change);
    if (judged.isErr()) return err(judged.error);
    world.change(judged.value);
    changed?.(line, judged.value);
    await transaction.journal.append({ change, outcome });
    return ok(outcomeOfChange(judged.value));
  });

type Refused = Result<never, Outcome | ExecutionFailure>;

/** What a refused command comes to now, as a transaction that is given up. */
const givenUp = (done: Result<Executed, ExecutionFailure>): Refused => err(done.isOk() ? done.value.outcome : done.error);

const seenOf = (ended: Refused): Outcome | ExecutionFailure => {
  if (ended.isOk()) throw new Error('A refused command was kept');
  return ended.error;
};

/** Does a refused command again, only to see what it comes to: why it is refused, or that it would be accepted now (R46). */
const redoRefused = ({ store }: ReplayDeps, world: RecordedWorld, { refused }: RefusedLine): Soon<Outcome | ExecutionFailure> => {
  const ended = store.inTransaction([], (transaction) => {
    const done = execute(world.deps)(transaction, refused, null);
    return 'then' in done ? done.then(givenUp) : givenUp(done);
  });
  return 'then' in ended ? ended.then(seenOf) : seenOf(ended);
};

const subjectOfChange = ({ change: { command } }: ChangeLine): string => ('offerId' in command ? `offer ${command.offerId}` : 'the shop');

const subjectOf = ({ shop: { command } }: ShopLine): string =>
  'code' in command ? command.code : 'name' in command ? command.name : command.accountId;

/** Counts what was compared, by type and in all. */
const counting = () => {
  const byKind = new Map<string, { -readonly [F in keyof KindCount]: KindCount[F] }>();
  return {
    count: (type: string, refused: boolean, different: boolean): void => {
      const before = byKind.get(type);
      const known = before ?? { commands: 0, refusals: 0, differences: 0 };
      if (before === undefined) byKind.set(type, known);
      known.commands += 1;
      if (refused) known.refusals += 1;
      if (different) known.differences += 1;
    },
    counted: (): ReplayReport['byKind'] => [...byKind].sort(([a], [b]) => (a < b ? -1 : 1)),
  };
};

/** The lines of a recording: all that there are, or one by one or some at a time as they come. */
export type Lines = Iterable<ExportLine> | AsyncIterable<ExportLine | Iterable<ExportLine>>;

/** What came of some lines of a recording that have nothing to do with its others. */
export type Part = {
  readonly byKind: ReplayReport['byKind'];
  readonly firstDivergence: Divergence | null;
  readonly standing: Standing;
  /** What was recorded of the bookings that were asked for; null where all were. */
  readonly recorded: Standing | null;
  /** What the recording's last line says; null where it did not come by. */
  readonly end: Tally | null;
};

/** Does the commands of a part again and compares each outcome that is asked for. */
export const replayPart = async (deps: ReplayDeps, lines: Lines): Promise<Part> => {
  const world = recordedWorld();
  const redoOnBooking = redoOnBookings(deps, world);
  const { count, counted } = counting();
  const [replayed, recorded] = [followedStanding(), followedStanding()];
  let done = 0;
  let firstDivergence: Divergence | null = null;
  let end: Tally | null = null;
  const compared = <O extends Outcome | CodeOutcome | ChangeOutcome, F extends ExecutionFailure | CodeRefusal | readonly ChangeProblem[]>(
    divergence: Omit<Divergence, 'recorded' | 'replayed'>,
    was: O,
    result: Result<O, F>,
    alike: (a: O, b: O) => boolean,
  ): void => {
    const different = result.isErr() || !alike(was, result.value);
    count(divergence.command, result.isErr(), different);
    if (!different) return;
    const found: Divergence = { ...divergence, recorded: was, replayed: result.isOk() ? result.value : result.error };
    firstDivergence ??= found;
    deps.differs?.(found);
  };
  const comparedOnBooking = (line: BookingLine, result: Result<Executed, ExecutionFailure>): void => {
    const { bookingId, command } = line.recorded;
    if (result.isOk()) replayed.stands(bookingId, result.value.outcome);
    if (deps.asked !== undefined) recorded.stands(bookingId, line.outcome);
    // Nearly every command comes to what was recorded: nothing is made to tell of it.
    if (result.isOk() && asRecorded(line.outcome, result.value.outcome)) count(command.type, false, false);
    else
      compared(
        { n: line.n, subject: bookingId, command: command.type },
        line.outcome,
        result.map(({ outcome }) => outcome),
        asRecorded,
      );
  };
  const refusedAgain = ({ n, refused: { bookingId, command }, why }: RefusedLine, now: Outcome | ExecutionFailure): void => {
    const different = !('kind' in now) || !sameWhy(why, now);
    count(`${command.type} (refused)`, false, different);
    if (!different) return;
    const found: Divergence = { n, subject: bookingId, command: command.type, recorded: why, replayed: now };
    firstDivergence ??= found;
    deps.differs?.(found);
  };
  const giveUp = (): void => {
    if (deps.over === undefined) return;
    const { bookings, offers } = deps.over();
    for (const id of bookings) {
      replayed.isOver(id);
      recorded.isOver(id);
    }
    for (const id of offers) world.forget(id);
  };
  const wasDone = (): void => {
    done += 1;
    deps.progress(done);
    if (done % ASKED_EVERY === 0) giveUp();
  };
  const doneOnBooking = (line: CommandLine & BookingLine, result: Result<Executed, ExecutionFailure>): void => {
    if (result.isOk()) deps.heard?.(line, result.value);
    if (deps.asked?.(line) ?? true) comparedOnBooking(line, result);
    wasDone();
  };
  const doneRefused = (line: CommandLine & RefusedLine, now: Outcome | ExecutionFailure): void => {
    if (deps.asked?.(line) ?? true) refusedAgain(line, now);
    done += 1;
    deps.progress(done);
  };
  const redo = async (line: Extract<CommandLine, { readonly kind: 'shop' | 'change' }>): Promise<void> => {
    const asked = deps.asked?.(line) ?? true;
    if (line.kind === 'shop') {
      const result = await redoOnShop(deps, line);
      if (asked) compared({ n: line.n, subject: subjectOf(line), command: line.shop.command.type }, line.outcome, result, sameShop);
    } else {
      // A change goes through all offers that are there.
      giveUp();
      const result = await redoChange(deps, world, line);
      if (!(deps.isOwn?.(line) ?? true)) return;
      if (asked) compared({ n: line.n, subject: subjectOfChange(line), command: line.change.command.type }, line.outcome, result, same);
    }
    wasDone();
  };
  // Lines that are there are not waited for: that costs as much as many a command.
  const takeAll = async (some: Iterable<ExportLine>): Promise<void> => {
    for (const line of some) {
      world.learn(line);
      if (line.kind === 'command') {
        const result = redoOnBooking(line);
        doneOnBooking(line, 'then' in result ? await result : result);
      } else if (line.kind === 'refused') {
        const now = redoRefused(deps, world, line);
        doneRefused(line, 'then' in now ? await now : now);
      } else if (line.kind === 'shop' || line.kind === 'change') await redo(line);
      else if (line.kind === 'end') end = line.tally;
    }
  };
  if (Symbol.iterator in lines) await takeAll(lines);
  else for await (const some of lines) await takeAll(Symbol.iterator in some ? some : [some]);
  giveUp();
  const asked = deps.asked === undefined ? null : recorded.standing();
  return { byKind: counted(), firstDivergence, standing: replayed.standing(), recorded: asked, end };
};

const bySum = (parts: readonly Part[]): ReplayReport['byKind'] => {
  const sums = new Map<string, KindCount>();
  for (const { byKind } of parts)
    for (const [type, { commands, refusals, differences }] of byKind) {
      const sum = sums.get(type) ?? { commands: 0, refusals: 0, differences: 0 };
      sums.set(type, {
        commands: sum.commands + commands,
        refusals: sum.refusals + refusals,
        differences: sum.differences + differences,
      });
    }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
};

/** What the parts of a recording came to together: the same however it was divided. */
export const together = (parts: readonly Part[], hashOf: (text: string) => string): ReplayReport => {
  const byKind = bySum(parts);
  const sumOf = (of: keyof KindCount): number => byKind.reduce((all, [, count]) => all + count[of], 0);
  const divergences = parts.flatMap(({ firstDivergence }) => firstDivergence ?? []).sort((a, b) => a.n - b.n);
  const end = parts.find((part) => part.end !== null)?.end ?? null;
  const asked = parts.flatMap(({ recorded }) => recorded ?? []);
  return {
    commands: sumOf('commands'),
    refusals: sumOf('refusals'),
    differences: sumOf('differences'),
    byKind,
    firstDivergence: divergences[0] ?? null,
    expected: end === null || asked.length === 0 ? end : tallyOfAll(asked, hashOf),
    tally: tallyOfAll(
      parts.map(({ standing }) => standing),
      hashOf,
    ),
  };
};

/** Does every recorded command again on an empty store and compares each outcome that is asked for (R46). */
export const replay = async (deps: ReplayDeps, lines: Lines): Promise<ReplayReport> =>
  together([await replayPart(deps, lines)], deps.hashOf);

/** Whether a replay came to exactly what was recorded. */
export const agrees = ({ differences, expected, tally }: ReplayReport): boolean =>
  differences === 0 && expected !== null && expected.stateHash === tally.stateHash;
