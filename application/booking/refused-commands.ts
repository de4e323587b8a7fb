import { err, ok, type Result } from 'neverthrow';
import type { RecordedCommand } from '../../domain/booking/commands.ts';
import type { RefusalReason, RefusedEntry } from '../ports/journal.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { Lock, Transaction } from '../ports/store.ts';
import type { WorldDeps } from './context.ts';
import { loadAndPlanCommand } from './execute-command.ts';
import type { ExecutionFailure } from './plan-command.ts';

/**
 * Maximum number of refusals that the journal stores for one booking. Without it, somebody who
 * repeats a refused command could fill the store.
 */
const MOST_OF_A_BOOKING = 40;

/** True if the journal does not record a refusal, for example of a repeated order (R50). */
const saysNothing = ({ by, command }: RecordedCommand, { kind }: ExecutionFailure): boolean =>
  by.kind === 'system' ||
  command.type === 'cancelUnpaid' ||
  (command.type === 'confirm' && kind === 'alreadyConfirmed');

export const journalEntryOfRefusal = (
  recorded: RecordedCommand,
  why: ExecutionFailure,
): RefusedEntry | null =>
  why.kind === 'unknownBooking' || why.kind === 'unknownOffer' || saysNothing(recorded, why)
    ? null
    : { refused: recorded, why };

/**
 * Decides a refused command again. Returns Ok with the new refusal if the command is refused again.
 * Returns Err if the command would be accepted now.
 */
const decideRefusedCommandAgain =
  (deps: WorldDeps) =>
  async (
    transaction: Transaction,
    recorded: RecordedCommand,
  ): Promise<Result<ExecutionFailure, 'accepted'>> => {
    const planned = await loadAndPlanCommand(deps)(transaction, recorded);
    return planned.isErr() ? ok(planned.error) : err('accepted');
  };

export const isSameRefusalReason = (a: RefusalReason, b: RefusalReason): boolean =>
  a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b);

/** Stores a refusal in this transaction, unless the booking has too many refusals (R46). */
export const storeRefusal = async ({ journal }: Transaction, line: RefusedEntry): Promise<void> => {
  if ((await journal.refusalsOf(line.refused.bookingId)) < MOST_OF_A_BOOKING)
    await journal.append(line);
};

/**
 * Locks the booking in a new transaction and decides the command again. Stores the refusal if the
 * shop refuses the command again for the same reason.
 */
export const storeRefusalInOwnTransaction = async (
  deps: WorldDeps & PortDeps<{ store: 'inTransaction' }>,
  locks: readonly Lock[],
  line: RefusedEntry,
): Promise<void> => {
  await deps.store.inTransaction(locks, async (transaction) => {
    const decidedAgain = await decideRefusedCommandAgain(deps)(transaction, line.refused);
    if (decidedAgain.isErr() || !isSameRefusalReason(decidedAgain.value, line.why))
      return err(null);
    await storeRefusal(transaction, line);
    return ok(null);
  });
};
