import { err, ok, type Result } from 'neverthrow';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { RefusalReason, RefusedEntry } from '../ports/journal.ts';
import type { Lock, Store, Transaction } from '../ports/store.ts';
import type { WorldDeps } from './context.ts';
import { decideCommand } from './execute-command.ts';
import type { ExecutionFailure } from './plan-command.ts';

/** Maximum of stored refusals per booking, so that nobody fills the store with refused commands. */
const MOST_OF_A_BOOKING = 40;

/**
 * Refusals that are not stored: attempts of time and statements, and a repeated order, which gets
 * the first response (R32, R50).
 */
const saysNothing = ({ by, command }: Recorded, { kind }: ExecutionFailure): boolean =>
  by.kind === 'system' ||
  command.type === 'cancelUnpaid' ||
  (command.type === 'confirm' && kind === 'alreadyConfirmed');

/**
 * The journal line of a refused command, or null. None is stored if the refusal says nothing or
 * nothing was decided: the booking is foreign or missing, or its offer is gone.
 */
export const refusalOf = (recorded: Recorded, why: ExecutionFailure): RefusedEntry | null =>
  why.kind === 'unknownBooking' || why.kind === 'unknownOffer' || saysNothing(recorded, why)
    ? null
    : { refused: recorded, why };

/** Decides a command without storing anything: Ok with the refusal, Err if it would be accepted. */
export const refusalToday =
  (deps: WorldDeps) =>
  async (
    transaction: Transaction,
    recorded: Recorded,
  ): Promise<Result<ExecutionFailure, 'accepted'>> => {
    const planned = await decideCommand(deps)(transaction, recorded);
    return planned.isErr() ? ok(planned.error) : err('accepted');
  };

/** Compares two refusals exactly. */
export const isSameReason = (a: RefusalReason, b: RefusalReason): boolean =>
  a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b);

/** Stores a refusal in the transaction that decided it, if nothing else was written (R46). */
export const keepRefusal = async ({ journal }: Transaction, line: RefusedEntry): Promise<void> => {
  if ((await journal.refusalsOf(line.refused.bookingId)) < MOST_OF_A_BOOKING)
    await journal.append(line);
};

/**
 * Stores a refusal whose transaction was rolled back. The command is decided again under the same
 * locks, so that its line has the right place. If it would now be accepted or refused for another
 * reason, nothing is stored.
 */
export const keepRefusalApart = async (
  deps: WorldDeps & { readonly store: Pick<Store, 'inTransaction'> },
  locks: readonly Lock[],
  line: RefusedEntry,
): Promise<void> => {
  await deps.store.inTransaction(locks, async (transaction) => {
    const now = await refusalToday(deps)(transaction, line.refused);
    if (now.isErr() || !isSameReason(now.value, line.why)) return err(null);
    await keepRefusal(transaction, line);
    return ok(null);
  });
};
