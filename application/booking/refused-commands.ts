import { err, ok, type Result } from 'neverthrow';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { RefusedEntry, Why } from '../ports/journal.ts';
import type { Lock, Store, Transaction } from '../ports/store.ts';
import type { WorldDeps } from './context.ts';
import { type ExecutionFailure, execute } from './execute.ts';

/** So many refused commands are kept of one booking: nobody fills the store with what they may not do. */
const MOST_OF_A_BOOKING = 40;

/** What the shop tries as time or a statement goes by, and a second press of the order, which is answered with the first (R32, R50). */
const saysNothing = ({ by, command }: Recorded, { kind }: ExecutionFailure): boolean =>
  by.kind === 'system' || command.type === 'cancelUnpaid' || (command.type === 'confirm' && kind === 'alreadyConfirmed');

/**
 * The line about a command that was decided and refused; null where there is none to keep: it says nothing, or was never decided, because
 * the booking is not the caller's, is not there, or is not sold any more.
 */
export const refusalOf = (recorded: Recorded, why: ExecutionFailure): RefusedEntry | null =>
  why.kind === 'unknownBooking' || why.kind === 'unknownOffer' || saysNothing(recorded, why) ? null : { refused: recorded, why };

/** What a command comes to that is done to be looked at alone: Ok where it is refused, Err where it would be accepted. */
export const refusedNow =
  (deps: WorldDeps) =>
  async (transaction: Transaction, recorded: Recorded): Promise<Result<ExecutionFailure, 'accepted'>> => {
    const done = await execute(deps)(transaction, recorded, null);
    return done.isErr() ? ok(done.error) : err('accepted');
  };

/** Whether two refusals say the same, to the last figure. */
export const sameWhy = (a: Why, b: Why): boolean => a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b);

/** Keeps a refused command in the transaction in which it was decided, where nothing else was done (R46). */
export const keepRefusal = async ({ journal }: Transaction, line: RefusedEntry): Promise<void> => {
  if ((await journal.refusalsOf(line.refused.bookingId)) < MOST_OF_A_BOOKING) await journal.append(line);
};

/**
 * Keeps a refused command whose transaction was given up. It is decided once more under the same locks, so that its line stands among the
 * others where it says the truth; where it would be accepted by now, or refused for another reason, nothing is kept.
 */
export const keepRefusalApart = async (
  deps: WorldDeps & { readonly store: Pick<Store, 'inTransaction'> },
  locks: readonly Lock[],
  line: RefusedEntry,
): Promise<void> => {
  await deps.store.inTransaction(locks, async (transaction) => {
    const now = await refusedNow(deps)(transaction, line.refused);
    if (now.isErr() || !sameWhy(now.value, line.why)) return err(null);
    await keepRefusal(transaction, line);
    return ok(null);
  });
};
