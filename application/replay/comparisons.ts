import type { CodeRefusal } from '../../domain/codes/commands.ts';
import type { ChangeProblem } from '../../domain/shop-changes/commands.ts';
import { areSameEffects } from '../booking/effects.ts';
import type { ExecutionFailure } from '../booking/plan-command.ts';
import type { ChangeOutcome, CodeOutcome, Outcome, RefusalReason } from '../ports/journal.ts';

export type ComparedCommand = {
  readonly n: number;
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

export type CountsByKind = readonly (readonly [type: string, count: KindCount])[];

const NO_COMMANDS: KindCount = { commands: 0, refusals: 0, differences: 0 };

export const sumReplayCounts = (counts: readonly KindCount[]): KindCount =>
  counts.reduce(
    (sum, { commands, refusals, differences }) => ({
      commands: sum.commands + commands,
      refusals: sum.refusals + refusals,
      differences: sum.differences + differences,
    }),
    NO_COMMANDS,
  );

const inOrder = (counts: ReadonlyMap<string, KindCount>): CountsByKind =>
  [...counts].sort(([a], [b]) => (a < b ? -1 : 1));

export const mergeCountsByCommandType = (parts: readonly CountsByKind[]): CountsByKind => {
  const byKind = Map.groupBy(parts.flat(), ([type]) => type);
  return inOrder(
    new Map(
      [...byKind].map(([type, all]) => [type, sumReplayCounts(all.map(([, count]) => count))]),
    ),
  );
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

/**
 * Returns true if two outcomes have the same status, version, places and amounts. Their effects are
 * not compared.
 */
export const isSameOutcome = (a: Outcome, b: Outcome): boolean =>
  a.status === b.status &&
  a.version === b.version &&
  a.price === b.price &&
  a.paid === b.paid &&
  a.left === b.left &&
  a.refund === b.refund &&
  a.reserveList === b.reserveList &&
  a.held === b.held &&
  sameSeats(a.seats, b.seats);

/**
 * True if the replayed outcome equals the recorded one, with all effects that the journal line
 * records.
 */
export const hasRecordedOutcomeAndEffects = (recorded: Outcome, replayed: Outcome): boolean =>
  isSameOutcome(recorded, replayed) &&
  (recorded.noticed === undefined || areSameEffects(recorded.noticed, replayed.noticed ?? {}));

export const isSameCodeOutcome = (a: CodeOutcome, b: CodeOutcome): boolean =>
  a.voucher?.code === b.voucher?.code &&
  a.voucher?.value === b.voucher?.value &&
  a.voucher?.active === b.voucher?.active &&
  a.ambassadorCode?.name === b.ambassadorCode?.name &&
  a.ambassadorCode?.settled === b.ambassadorCode?.settled;

export const createComparisonTracker = (
  onDifference: (different: ComparedCommand) => void = () => undefined,
) => {
  const byKind = new Map<string, { -readonly [F in keyof KindCount]: KindCount[F] }>();
  let first: ComparedCommand | null = null;
  return {
    add: (
      type: string,
      compared: ComparedCommand,
      result: { readonly refused: boolean; readonly same: boolean },
    ): void => {
      const count = byKind.get(type) ?? { ...NO_COMMANDS };
      byKind.set(type, count);
      count.commands += 1;
      if (result.refused) count.refusals += 1;
      if (result.same) return;
      count.differences += 1;
      first ??= compared;
      onDifference(compared);
    },
    byKind: (): CountsByKind => inOrder(byKind),
    first: (): ComparedCommand | null => first,
  };
};
