import { err, ok, type Result } from 'neverthrow';
import type { CodeRefusal } from '../../domain/codes/commands.ts';
import type { ChangedShop } from '../../domain/shop-changes/commands.ts';
import { hasNoDifferences } from '../../domain/shop-changes/differences.ts';
import type { Plan } from '../booking/plan-command.ts';
import { isSameRefusalReason } from '../booking/refused-commands.ts';
import { executeCodeCommand } from '../codes/submit-code-command.ts';
import type { CodeOutcome } from '../ports/journal.ts';
import { checkChange, outcomeOfChange } from '../shop/execute-change.ts';
import {
  type ComparedCommand,
  createComparisonTracker,
  hasRecordedOutcomeAndEffects,
  isSameCodeOutcome,
} from './comparisons.ts';
import type {
  BookingLine,
  ChangeLine,
  ExportLine,
  RefusedLine,
  ShopLine,
} from './export-journal.ts';
import { mergeParts, type Part, type ReplayReport } from './parts.ts';
import { type CommandReplay, createCommandReplay, type ReplayStore } from './replay-command.ts';
import { createTallyTracker, type Tally } from './tally.ts';
import { createRecordedCatalogueAndSettings, type RecordedWorld } from './world.ts';

export type CommandLine = Extract<
  ExportLine,
  { readonly kind: 'command' | 'refused' | 'shop' | 'change' }
>;

export type FinishedIds = {
  readonly bookings: readonly string[];
  readonly offers: readonly number[];
};

const COMMANDS_BETWEEN_REMOVALS = 64;

export type ReplayDeps = ReplayStore & {
  readonly hashOf: (text: string) => string;
  readonly progress: (commands: number) => void;
  /**
   * Selects the journal lines whose outcomes are compared. The replay also executes the lines that
   * are not selected; otherwise, their places would not be taken.
   */
  readonly isSelected?: (line: CommandLine) => boolean;
  readonly onDifference?: (different: ComparedCommand) => void;
  /**
   * Returns the bookings and offers that no later journal line is about. The replay removes them,
   * so that it needs less memory.
   */
  readonly takeFinished?: () => FinishedIds;
  /**
   * Selects changes of the shop to compare. Every part of the replay executes all changes, but only
   * one part compares them.
   */
  readonly comparesChange?: (line: ChangeLine) => boolean;
  readonly onCommand?: (line: BookingLine, plan: Plan) => void;
  readonly onChange?: (line: ChangeLine, changed: ChangedShop) => void;
};

const repeatChange = (
  within: CommandReplay['within'],
  onChange: ReplayDeps['onChange'],
  world: RecordedWorld,
  line: ChangeLine,
) =>
  within(async (transaction) => {
    const { change, outcome } = line;
    const judged = await checkChange(transaction, world.shop(), change);
    if (judged.isErr()) return err(judged.error);
    world.change(judged.value);
    onChange?.(line, judged.value);
    await transaction.journal.append({ change, outcome });
    return ok(outcomeOfChange(judged.value));
  });

const subjectOfChange = ({ change: { command } }: ChangeLine): string =>
  'offerId' in command ? `offer ${command.offerId}` : 'the shop';

const subjectOfCode = ({ shop: { command } }: ShopLine): string =>
  'code' in command ? command.code : 'name' in command ? command.name : command.accountId;

export type Lines = Iterable<ExportLine> | AsyncIterable<ExportLine | Iterable<ExportLine>>;

export const replayPart = async (deps: ReplayDeps, lines: Lines): Promise<Part> => {
  const { isSelected = () => true, comparesChange = () => true } = deps;
  const world = createRecordedCatalogueAndSettings();
  const { execute, decide, within } = createCommandReplay(deps, world.deps);
  const comparisons = createComparisonTracker(deps.onDifference);
  const [replayed, recorded] = [createTallyTracker(), createTallyTracker()];
  let commands = 0;
  let end: Tally | null = null;

  const removeFinished = (): void => {
    const { bookings, offers } = deps.takeFinished?.() ?? { bookings: [], offers: [] };
    for (const id of bookings) {
      replayed.finish(id);
      recorded.finish(id);
    }
    for (const id of offers) world.forget(id);
  };

  const countCommand = (): void => {
    commands += 1;
    deps.progress(commands);
    if (commands % COMMANDS_BETWEEN_REMOVALS === 0) removeFinished();
  };

  const compare = (
    line: CommandLine,
    type: string,
    subject: string,
    recorded: ComparedCommand['recorded'],
    result: Result<ComparedCommand['replayed'], ComparedCommand['replayed']>,
    same: boolean,
    name = type,
  ): void => {
    const replayed = result.isOk() ? result.value : result.error;
    const compared = { n: line.n, subject, command: type, recorded, replayed };
    // If the journal recorded a refusal, the replay must refuse the command, too. The report counts
    // a command as refused only if the shop accepted it and the replay refuses it.
    const refused = line.kind !== 'refused' && result.isErr();
    if (isSelected(line)) comparisons.add(name, compared, { refused, same });
    countCommand();
  };

  const repeatAccepted = async (line: CommandLine & BookingLine): Promise<void> => {
    const { bookingId, command } = line.recorded;
    const { outcome } = line;
    const result = await execute(line.recorded);
    if (result.isOk()) deps.onCommand?.(line, result.value);
    if (isSelected(line)) {
      if (result.isOk()) replayed.update(bookingId, result.value.outcome);
      if (deps.isSelected !== undefined) recorded.update(bookingId, outcome);
    }
    compare(
      line,
      command.type,
      bookingId,
      outcome,
      result.map((plan) => plan.outcome),
      result.isOk() && hasRecordedOutcomeAndEffects(outcome, result.value.outcome),
    );
  };

  const repeatRefused = async (line: CommandLine & RefusedLine): Promise<void> => {
    const { bookingId, command } = line.refused;
    const result = await decide(line.refused);
    compare(
      line,
      command.type,
      bookingId,
      line.why,
      result.map((plan) => plan.outcome),
      result.isErr() && isSameRefusalReason(line.why, result.error),
      `${command.type} (refused)`,
    );
  };

  const repeatOnCodes = async (line: CommandLine & ShopLine): Promise<void> => {
    const { shop, outcome } = line;
    const result = await within<CodeOutcome, CodeRefusal>((transaction) =>
      executeCodeCommand(transaction, shop),
    );
    const same = result.isOk() && isSameCodeOutcome(outcome, result.value);
    compare(line, shop.command.type, subjectOfCode(line), outcome, result, same);
  };

  const repeatOnShop = async (line: CommandLine & ChangeLine): Promise<void> => {
    const { change, outcome } = line;
    // First remove offers that no later line uses, so that the change skips them.
    removeFinished();
    const result = await repeatChange(within, deps.onChange, world, line);
    if (!comparesChange(line)) return;
    const same = result.isOk() && hasNoDifferences(outcome, result.value);
    compare(line, change.command.type, subjectOfChange(line), outcome, result, same);
  };

  const repeatAll = async (batch: Iterable<ExportLine>): Promise<void> => {
    for (const line of batch) {
      world.learn(line);
      if (line.kind === 'command') await repeatAccepted(line);
      else if (line.kind === 'refused') await repeatRefused(line);
      else if (line.kind === 'shop') await repeatOnCodes(line);
      else if (line.kind === 'change') await repeatOnShop(line);
      else if (line.kind === 'end') end = line.tally;
    }
  };

  if (Symbol.iterator in lines) await repeatAll(lines);
  else for await (const some of lines) await repeatAll(Symbol.iterator in some ? some : [some]);
  removeFinished();
  return {
    byKind: comparisons.byKind(),
    firstDivergence: comparisons.first(),
    replayed: replayed.state(),
    recorded: deps.isSelected === undefined ? null : recorded.state(),
    end,
  };
};

/**
 * Replays journal lines on an empty store; compares selected outcomes with the recorded ones (R46).
 */
export const replay = async (deps: ReplayDeps, lines: Lines): Promise<ReplayReport> =>
  mergeParts([await replayPart(deps, lines)], deps.hashOf);

export const agreesWithRecording = ({ differences, expected, tally }: ReplayReport): boolean =>
  differences === 0 && expected !== null && expected.stateHash === tally.stateHash;
