import type { Recorded } from '../../domain/booking/commands.ts';
import { decideChange } from '../../domain/changes/decide.ts';
import type { Money } from '../../domain/money.ts';
import { execute } from '../booking/execute.ts';
import { outcomeOf } from '../booking/outcome.ts';
import { executeCodeCommand } from '../codes/change-code.ts';
import type { Outcome } from '../ports/journal.ts';
import type { ExportLine } from './export-journal.ts';
import { type ReplayDeps, sameOutcome } from './replay.ts';
import { type Tally, tallyOf } from './tally.ts';
import { type OtherWorld, recordedWorld } from './world.ts';

/** A booking that would have come out otherwise: as it was, as it would have been, and the first command that was then refused. */
export type Otherwise = {
  readonly bookingId: string;
  readonly recorded: Outcome;
  readonly replayed: Outcome | null;
  readonly refused: { readonly command: string; readonly kind: string } | null;
};

export type WhatIfReport = {
  readonly commands: number;
  readonly bookings: readonly Otherwise[];
  readonly recorded: Tally;
  readonly replayed: Tally;
  /** What the turnover would have been more (or less, when negative). */
  readonly turnover: Money;
};

/** What the customer saw is left out: under other figures they would have seen others. */
const unseen = (recorded: Recorded): Recorded => ({
  ...recorded,
  expectedVersion: null,
  command: recorded.command.type === 'confirm' ? { ...recorded.command, expectedPrice: null, expectedLeft: null } : recorded.command,
});

/** Replays an export under other figures or another catalogue, and tells what would have been different (R47). */
export const whatIf = async (
  deps: ReplayDeps,
  other: OtherWorld,
  lines: AsyncIterable<ExportLine> | Iterable<ExportLine>,
): Promise<WhatIfReport> => {
  const world = recordedWorld(other);
  const run = execute(world.deps);
  const recorded = new Map<string, Outcome>();
  const replayed = new Map<string, Outcome>();
  const refused = new Map<string, Otherwise['refused']>();
  let commands = 0;
  for await (const line of lines) {
    world.learn(line);
    if (line.kind === 'change') {
      // The shop was changed so; whether it could have been under other figures is not asked.
      decideChange(world.shop(), line.change).map(world.change);
      continue;
    }
    if (line.kind !== 'command' && line.kind !== 'shop') continue;
    commands += 1;
    deps.progress(commands);
    if (line.kind === 'shop') {
      // A refusal shows in the bookings that would have used it.
      await deps.store.inTransaction([], (transaction) => executeCodeCommand(transaction, line.shop));
      continue;
    }
    const { bookingId, command } = line.recorded;
    recorded.set(bookingId, line.outcome);
    const result = await deps.store.inTransaction([], (transaction) => run(transaction, unseen(line.recorded), null));
    if (result.isOk()) replayed.set(bookingId, outcomeOf(result.value.booking));
    else if (!refused.has(bookingId)) refused.set(bookingId, { command: command.type, kind: result.error.kind });
  }
  // Versions count commands: they differ wherever one was refused, and say nothing of their own.
  const differs = (id: string, was: Outcome): boolean => {
    const now = replayed.get(id);
    return now === undefined || !sameOutcome(was, { ...now, version: was.version });
  };
  const bookings = [...recorded]
    .filter(([id, was]) => differs(id, was))
    .map(([bookingId, was]) => ({
      bookingId,
      recorded: was,
      replayed: replayed.get(bookingId) ?? null,
      refused: refused.get(bookingId) ?? null,
    }));
  const [before, after] = [tallyOf(recorded, deps.hashOf), tallyOf(replayed, deps.hashOf)];
  return { commands, bookings, recorded: before, replayed: after, turnover: after.turnover - before.turnover };
};
