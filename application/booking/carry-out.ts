import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { RefusedEntry } from '../ports/journal.ts';
import type { Lock, Transaction } from '../ports/store.ts';
import type { Actor } from './actor.ts';
import { afterGrowth, movesUpAutomatically, moveUpWaiting, type WiderLockSet } from './cascades.ts';
import { type Executed, executeCommand } from './execute-command.ts';
import { findHoldsToEnd, sameHolds } from './hold-limits.ts';
import type { LockSet } from './lock-set.ts';
import type { CommandFailure, Prepared, PreparingDeps } from './prepare-command.ts';
import { refusalOf } from './refused-commands.ts';
import { sendNotifications } from './send-notifications.ts';

/** What else happens in the command's transaction. */
export type Alongside<E> = {
  /**
   * Runs before the command, for example to create the account that the booking then belongs to.
   */
  readonly before?: (
    transaction: Transaction,
  ) => Promise<Result<{ readonly accountId: string | null }, E>>;
  /** Runs after the command was accepted. */
  readonly after?: (transaction: Transaction) => Promise<void>;
  readonly locks?: readonly Lock[];
  /** The booking if the caller has just read it. It is checked again under its lock. */
  readonly seen?: Booking;
};

/**
 * A final refusal. `line` is the journal line to store; `untouched` means that nothing else was
 * written before.
 */
type Declined<E> = {
  readonly kind: 'refused';
  readonly failure: CommandFailure | E;
  readonly line: RefusedEntry | null;
  readonly untouched: boolean;
};

/** Why a transaction was rolled back: a final refusal, or a reason to retry. */
export type Stopped<E> =
  | Declined<E>
  | { readonly kind: 'changedMeanwhile' | 'holdsChanged' }
  | WiderLockSet;

/** The command's result. `mail` is true if a mail or message was written. */
export type Completed = { readonly target: Executed; readonly mail: boolean };

const refused = <F>(failure: F, line: RefusedEntry | null = null, untouched = false) =>
  err({ kind: 'refused', failure, line, untouched } as const);

/**
 * Counts the holds again under the lock, because nobody else can begin one now. A limit that is
 * only checked before the lock is no limit (R8).
 */
const recheckHolds = async (
  { settings }: PreparingDeps,
  { bookings }: Transaction,
  actor: Actor,
  { seen, recorded, ended, limits }: Prepared,
): Promise<Result<null, Stopped<never>>> => {
  if (limits.length === 0) return ok(null);
  const { command, at } = recorded;
  const now = await findHoldsToEnd({ bookings, settings }, actor, seen, command.type, at);
  if (now.isErr()) return refused(now.error);
  return sameHolds(now.value, ended) ? ok(null) : err({ kind: 'holdsChanged' });
};

/** Ends the holds of the session's other drafts, whatever the result of each (R8). */
const endHolds = async (
  deps: PreparingDeps,
  transaction: Transaction,
  { ended, recorded }: Prepared,
): Promise<void> => {
  for (const { bookingId } of ended) {
    const release: Recorded = {
      ...recorded,
      bookingId,
      command: { type: 'releaseHold' },
      expectedVersion: null,
      trips: {},
    };
    await executeCommand(deps)(transaction, release, null);
  }
};

/** Executes the command with the caller's own work in its transaction. */
const executeAlone = async <E>(
  deps: PreparingDeps,
  transaction: Transaction,
  prepared: Prepared,
  address: string | null,
  { before, after }: Alongside<E>,
): Promise<Result<Executed, Stopped<E>>> => {
  const { recorded, ended } = prepared;
  const account = before === undefined ? ok(recorded.owner) : await before(transaction);
  if (account.isErr()) return refused(account.error);
  await endHolds(deps, transaction, prepared);
  const owner = { ...recorded.owner, accountId: account.value.accountId };
  const executed = await executeCommand(deps)(transaction, { ...recorded, owner }, address);
  if (executed.isErr())
    return refused(
      executed.error,
      refusalOf(recorded, executed.error),
      before === undefined && ended.length === 0,
    );
  await after?.(transaction);
  return ok(executed.value);
};

/**
 * Executes a command with its consequences in one transaction that holds `lockSet`: parties that
 * move up before and after it (R11), members of its group (R21), notifications.
 */
export const carryOut = async <E>(
  deps: PreparingDeps,
  transaction: Transaction,
  prepared: Prepared,
  lockSet: LockSet,
  actor: Actor,
  alongside: Alongside<E>,
): Promise<Result<Completed, Stopped<E>>> => {
  const { recorded, seen } = prepared;
  const { at, bookingId, command } = recorded;
  const { bookings } = transaction;
  const units = [...lockSet.units];
  const listMoves = units.length > 0 && movesUpAutomatically(deps, seen, at);
  const { same, awaited } = await bookings.glance(seen, listMoves ? units : []);
  if (!same && (await bookings.get(bookingId))?.version !== seen.version)
    return err({ kind: 'changedMeanwhile' });
  const holds = await recheckHolds(deps, transaction, actor, prepared);
  if (holds.isErr()) return err(holds.error);
  const moveUp = (except: string) =>
    moveUpWaiting(deps)(transaction, seen, units, at, lockSet, except);
  // The longest-waiting party gets the free places first. The office names the party that it moves.
  const movedBefore = awaited && command.type !== 'moveUp' ? await moveUp(bookingId) : ok([]);
  if (movedBefore.isErr()) return err(movedBefore.error);
  const executed = await executeAlone(deps, transaction, prepared, actor.address, alongside);
  if (executed.isErr())
    return err(
      movedBefore.value.length === 0 ? executed.error : { ...executed.error, untouched: false },
    );
  const regrouped = await afterGrowth(deps)(transaction, executed.value, lockSet);
  if (regrouped.isErr()) return err(regrouped.error);
  // A new party on the reserve list is tried at once (R9).
  const signedUp = listMoves && executed.value.booking.status === 'reserveList';
  const movedAfter = awaited || signedUp ? await moveUp('') : ok([]);
  if (movedAfter.isErr()) return err(movedAfter.error);
  const all = [...movedBefore.value, executed.value, ...regrouped.value, ...movedAfter.value];
  const sent = await sendNotifications(transaction, all, deps.clock.now());
  const target =
    movedAfter.value.findLast(({ booking }) => booking.id === bookingId) ?? executed.value;
  // The last party that moved up took places that were free at the decision.
  const taken = movedAfter.value.length === 0 ? executed.value.taken : null;
  return ok({ target: { ...target, taken }, mail: sent || alongside.before !== undefined });
};
