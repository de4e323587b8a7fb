import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { RefusedEntry } from '../ports/journal.ts';
import type { Lock, Transaction } from '../ports/store.ts';
import type { Actor } from './actor.ts';
import { afterGrowth, movesUpAutomatically, moveUpWaiting, type WiderLockSet } from './cascades.ts';
import { type Executed, executeCommand } from './execute-command.ts';
import { areSameHolds, findHoldsToEnd } from './hold-limits.ts';
import type { LockSet } from './lock-set.ts';
import type { CommandFailure, Prepared, PreparingDeps } from './prepare-command.ts';
import { refusalOf } from './refused-commands.ts';
import { sendNotifications, writeOfficeLetters } from './send-notifications.ts';

export type Alongside<E> = {
  /** Runs under the locks before the decision. It only reads, and may refuse the command. */
  readonly check?: (transaction: Transaction) => Promise<Result<unknown, E>>;
  readonly before?: (
    transaction: Transaction,
  ) => Promise<Result<{ readonly accountId: string | null }, E>>;
  readonly after?: (transaction: Transaction) => Promise<void>;
  readonly locks?: readonly Lock[];
  /** A booking that the caller has read; its version is checked again under the lock. */
  readonly seen?: Booking;
};

/** `untouched`: the transaction has written nothing except the journal line. */
type Declined<E> = {
  readonly kind: 'refused';
  readonly failure: CommandFailure | E;
  readonly line: RefusedEntry | null;
  readonly untouched: boolean;
};

export type Stopped<E> =
  | Declined<E>
  | { readonly kind: 'changedMeanwhile' | 'holdsChanged' }
  | WiderLockSet;

export type Completed = { readonly target: Executed; readonly mail: boolean };

const refused = <F>(failure: F, line: RefusedEntry | null = null, untouched = false) =>
  err({ kind: 'refused', failure, line, untouched } as const);

/** Counts holds again under the locks, because another request may have begun one (R8). */
const recheckHolds = async (
  { settings }: PreparingDeps,
  { bookings }: Transaction,
  actor: Actor,
  { seen, recorded, ended, limits }: Prepared,
): Promise<Result<null, Stopped<never>>> => {
  if (limits.length === 0) return ok(null);
  const { command, at } = recorded;
  const current = await findHoldsToEnd({ bookings, settings }, actor, seen, command.type, at);
  if (current.isErr()) return refused(current.error);
  return areSameHolds(current.value, ended) ? ok(null) : err({ kind: 'holdsChanged' });
};

/** Ends the holds of the session's other drafts (R8). A refused release is ignored. */
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

const executeAlone = async <E>(
  deps: PreparingDeps,
  transaction: Transaction,
  prepared: Prepared,
  address: string | null,
  { check, before, after }: Alongside<E>,
): Promise<Result<Executed, Stopped<E>>> => {
  const { recorded, ended } = prepared;
  const checked = await check?.(transaction);
  if (checked?.isErr()) return refused(checked.error);
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

/** One transaction moves sign-ups up (R11), updates group rebates (R21) and writes mails. */
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
  // Parties move up before the command, except before `moveUp`: the office has chosen a party.
  const movedBefore = awaited && command.type !== 'moveUp' ? await moveUp(bookingId) : ok([]);
  if (movedBefore.isErr()) return err(movedBefore.error);
  const executed = await executeAlone(deps, transaction, prepared, actor.address, alongside);
  if (executed.isErr())
    return err(
      movedBefore.value.length === 0 ? executed.error : { ...executed.error, untouched: false },
    );
  const regrouped = await afterGrowth(deps)(transaction, executed.value, lockSet);
  if (regrouped.isErr()) return err(regrouped.error);
  // A party that has just joined the reserve list may move up in the same transaction (R9).
  const signedUp = listMoves && executed.value.booking.status === 'reserveList';
  const movedAfter = awaited || signedUp ? await moveUp('') : ok([]);
  if (movedAfter.isErr()) return err(movedAfter.error);
  const all = [...movedBefore.value, executed.value, ...regrouped.value, ...movedAfter.value];
  const now = deps.clock.now();
  const written = await writeOfficeLetters(deps, transaction, all, now);
  const sent = (await sendNotifications(transaction, all, now)) || written;
  const target =
    movedAfter.value.findLast(({ booking }) => booking.id === bookingId) ?? executed.value;
  // The occupancy is outdated if a party has moved up after the command.
  const occupancy = movedAfter.value.length === 0 ? executed.value.taken : null;
  return ok({
    target: { ...target, taken: occupancy },
    mail: sent || alongside.before !== undefined,
  });
};
