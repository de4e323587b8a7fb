import { err, ok, type Result } from 'neverthrow';
import type { ChangedShop, ChangeProblem } from '../../domain/changes/commands.ts';
import { isEqual } from '../../domain/changes/differences.ts';
import type { CodeRefusal } from '../../domain/codes/commands.ts';
import { sameEffects } from '../booking/effects.ts';
import type { ExecutionFailure, Plan } from '../booking/plan-command.ts';
import { isSameReason } from '../booking/refused-commands.ts';
import { executeCodeCommand } from '../codes/change-code.ts';
import type { ChangeOutcome, CodeOutcome, Outcome, RefusalReason } from '../ports/journal.ts';
import { judgeChange, outcomeOfChange } from '../shop/execute-change.ts';
import type {
  BookingLine,
  ChangeLine,
  ExportLine,
  RefusedLine,
  ShopLine,
} from './export-journal.ts';
import { commandReplay, type ReplayStore } from './replay-command.ts';
import { type Tally, type TallyState, tallyOfAll, trackStates } from './tally.ts';
import { type RecordedWorld, recordedWorld } from './world.ts';

/** The first command whose outcome differs from the recorded one. */
export type Divergence = {
  readonly n: number;
  /** The booking, the voucher or code of the command, or the changed part of the shop. */
  readonly subject: string;
  readonly command: string;
  readonly recorded: Outcome | CodeOutcome | ChangeOutcome | RefusalReason;
  readonly replayed:
    | Outcome
    | CodeOutcome
    | ChangeOutcome
    | ExecutionFailure
    | CodeRefusal
    | readonly ChangeProblem[];
};

export type KindCount = {
  readonly commands: number;
  readonly refusals: number;
  readonly differences: number;
};

export type ReplayReport = {
  readonly commands: number;
  readonly byKind: readonly (readonly [type: string, count: KindCount])[];
  readonly refusals: number;
  readonly differences: number;
  readonly firstDivergence: Divergence | null;
  readonly tally: Tally;
  /** With a filter, from the recorded outcomes. Null if the file ends early. */
  readonly expected: Tally | null;
};

export type CommandLine = Extract<
  ExportLine,
  { readonly kind: 'command' | 'refused' | 'shop' | 'change' }
>;

/** Bookings and offers about which the recording has no further lines. */
export type Over = { readonly bookings: readonly string[]; readonly offers: readonly number[] };

/** Number of commands after which data of finished bookings and offers is removed. */
const ASKED_EVERY = 64;

export type ReplayDeps = ReplayStore & {
  readonly hashOf: (text: string) => string;
  readonly progress: (commands: number) => void;
  /** All by default. Every line is executed, so that occupancy and codes are right. */
  readonly asked?: (line: CommandLine) => boolean;
  readonly differs?: (divergence: Divergence) => void;
  /** Since the last call. Without it, all data stays in memory. */
  readonly over?: () => Over;
  /** Every part executes all changes. By default true. */
  readonly isOwn?: (line: ChangeLine) => boolean;
  readonly heard?: (line: BookingLine, done: Plan) => void;
  readonly changed?: (line: ChangeLine, changed: ChangedShop) => void;
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

/** Compares state, places and amounts. Other effects are ignored. */
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

/** Effects that an older line did not record are ignored. */
const asRecorded = (recorded: Outcome, replayed: Outcome): boolean =>
  sameOutcome(recorded, replayed) &&
  (recorded.noticed === undefined || sameEffects(recorded.noticed, replayed.noticed ?? {}));

const sameShop = (a: CodeOutcome, b: CodeOutcome): boolean =>
  a.voucher?.code === b.voucher?.code &&
  a.voucher?.value === b.voucher?.value &&
  a.voucher?.active === b.voucher?.active &&
  a.ambassadorCode?.name === b.ambassadorCode?.name &&
  a.ambassadorCode?.settled === b.ambassadorCode?.settled;

const redoOnShop = (
  { store }: ReplayDeps,
  { shop }: ShopLine,
): Promise<Result<CodeOutcome, CodeRefusal>> =>
  store.inTransaction([], (transaction) => executeCodeCommand(transaction, shop));

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

const subjectOfChange = ({ change: { command } }: ChangeLine): string =>
  'offerId' in command ? `offer ${command.offerId}` : 'the shop';

const subjectOf = ({ shop: { command } }: ShopLine): string =>
  'code' in command ? command.code : 'name' in command ? command.name : command.accountId;

const countByKind = () => {
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

/** Lines of a recording: all at once, one by one, or in batches. */
export type Lines = Iterable<ExportLine> | AsyncIterable<ExportLine | Iterable<ExportLine>>;

/** The result of one part of a recording, whose lines do not depend on the other parts. */
export type Part = {
  readonly byKind: ReplayReport['byKind'];
  readonly firstDivergence: Divergence | null;
  readonly standing: TallyState;
  /** The recorded state of the filtered bookings; null without a filter. */
  readonly recorded: TallyState | null;
  /** The tally in the recording's last line; null if that line was not reached. */
  readonly end: Tally | null;
};

/** Repeats the commands of a part and compares each filtered outcome with the recorded one. */
export const replayPart = async (deps: ReplayDeps, lines: Lines): Promise<Part> => {
  const world = recordedWorld();
  const { execute, decide } = commandReplay(deps, world.deps);
  const { count, counted } = countByKind();
  const [replayed, recorded] = [trackStates(), trackStates()];
  let done = 0;
  let firstDivergence: Divergence | null = null;
  let end: Tally | null = null;
  const compared = <
    O extends Outcome | CodeOutcome | ChangeOutcome,
    F extends ExecutionFailure | CodeRefusal | readonly ChangeProblem[],
  >(
    divergence: Omit<Divergence, 'recorded' | 'replayed'>,
    was: O,
    result: Result<O, F>,
    alike: (a: O, b: O) => boolean,
  ): void => {
    const different = result.isErr() || !alike(was, result.value);
    count(divergence.command, result.isErr(), different);
    if (!different) return;
    const found: Divergence = {
      ...divergence,
      recorded: was,
      replayed: result.isOk() ? result.value : result.error,
    };
    firstDivergence ??= found;
    deps.differs?.(found);
  };
  const comparedOnBooking = (line: BookingLine, result: Result<Plan, ExecutionFailure>): void => {
    const { bookingId, command } = line.recorded;
    if (result.isOk()) replayed.stands(bookingId, result.value.outcome);
    if (deps.asked !== undefined) recorded.stands(bookingId, line.outcome);
    // Most commands match. For them no comparison report is built, which saves time.
    if (result.isOk() && asRecorded(line.outcome, result.value.outcome))
      count(command.type, false, false);
    else
      compared(
        { n: line.n, subject: bookingId, command: command.type },
        line.outcome,
        result.map(({ outcome }) => outcome),
        asRecorded,
      );
  };
  const refusedAgain = (
    { n, refused: { bookingId, command }, why }: RefusedLine,
    planned: Result<Plan, ExecutionFailure>,
  ): void => {
    const different = planned.isOk() || !isSameReason(why, planned.error);
    count(`${command.type} (refused)`, false, different);
    if (!different) return;
    const found: Divergence = {
      n,
      subject: bookingId,
      command: command.type,
      recorded: why,
      replayed: planned.isOk() ? planned.value.outcome : planned.error,
    };
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
  const doneOnBooking = (
    line: CommandLine & BookingLine,
    result: Result<Plan, ExecutionFailure>,
  ): void => {
    if (result.isOk()) deps.heard?.(line, result.value);
    if (deps.asked?.(line) ?? true) comparedOnBooking(line, result);
    wasDone();
  };
  const doneRefused = (
    line: CommandLine & RefusedLine,
    planned: Result<Plan, ExecutionFailure>,
  ): void => {
    if (deps.asked?.(line) ?? true) refusedAgain(line, planned);
    done += 1;
    deps.progress(done);
  };
  const redo = async (
    line: Extract<CommandLine, { readonly kind: 'shop' | 'change' }>,
  ): Promise<void> => {
    const asked = deps.asked?.(line) ?? true;
    if (line.kind === 'shop') {
      const result = await redoOnShop(deps, line);
      if (asked)
        compared(
          { n: line.n, subject: subjectOf(line), command: line.shop.command.type },
          line.outcome,
          result,
          sameShop,
        );
    } else {
      // A change of the shop may affect every offer, so finished offers are removed first.
      giveUp();
      const result = await redoChange(deps, world, line);
      if (!(deps.isOwn?.(line) ?? true)) return;
      if (asked)
        compared(
          { n: line.n, subject: subjectOfChange(line), command: line.change.command.type },
          line.outcome,
          result,
          isEqual,
        );
    }
    wasDone();
  };
  const takeAll = async (some: Iterable<ExportLine>): Promise<void> => {
    for (const line of some) {
      world.learn(line);
      if (line.kind === 'command') doneOnBooking(line, await execute(line.recorded));
      else if (line.kind === 'refused') doneRefused(line, await decide(line.refused));
      else if (line.kind === 'shop' || line.kind === 'change') await redo(line);
      else if (line.kind === 'end') end = line.tally;
    }
  };
  if (Symbol.iterator in lines) await takeAll(lines);
  else for await (const some of lines) await takeAll(Symbol.iterator in some ? some : [some]);
  giveUp();
  const asked = deps.asked === undefined ? null : recorded.standing();
  return {
    byKind: counted(),
    firstDivergence,
    standing: replayed.standing(),
    recorded: asked,
    end,
  };
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

/** The merged result does not depend on how the recording was divided. */
export const mergeParts = (
  parts: readonly Part[],
  hashOf: (text: string) => string,
): ReplayReport => {
  const byKind = bySum(parts);
  const sumOf = (of: keyof KindCount): number =>
    byKind.reduce((all, [, count]) => all + count[of], 0);
  const divergences = parts
    .flatMap(({ firstDivergence }) => firstDivergence ?? [])
    .sort((a, b) => a.n - b.n);
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

/** Repeats every recorded command on an empty store and compares each filtered outcome (R46). */
export const replay = async (deps: ReplayDeps, lines: Lines): Promise<ReplayReport> =>
  mergeParts([await replayPart(deps, lines)], deps.hashOf);

export const agrees = ({ differences, expected, tally }: ReplayReport): boolean =>
  differences === 0 && expected !== null && expected.stateHash === tally.stateHash;
