import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { commandFacts } from '../../domain/booking/command-facts.ts';
import type { LifeCommand, Recorded } from '../../domain/booking/commands.ts';
import { type Touched, touchedBy } from '../../domain/booking/touched.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { TripsByEmail } from '../../domain/loyalty/loyalty.ts';
import type { Clock } from '../ports/clock.ts';
import type { RefusedEntry } from '../ports/journal.ts';
import type { LiveHold, Lock, Store, Transaction } from '../ports/store.ts';
import { type Actor, customerActor } from './actor.ts';
import type { Caller } from './caller.ts';
import { afterGrowth, movesUpAutomatically, moveUpWaiting, type WiderLockSet } from './cascades.ts';
import type { WorldDeps } from './context.ts';
import { type Executed, executeCommand } from './execute-command.ts';
import { findHoldsToEnd, holdLocks, sameHolds, type TooManyHolds } from './hold-limits.ts';
import { EMPTY_LOCK_SET, type LockSet, lockSetOf, locksOf, mergeLockSets } from './lock-set.ts';
import type { ExecutionFailure } from './plan-command.ts';
import { keepRefusal, keepRefusalApart, refusalOf } from './refused-commands.ts';
import { sendNotifications } from './send-notifications.ts';

export type GivingDeps = WorldDeps & {
  readonly store: Pick<Store, 'inTransaction' | 'bookings'>;
  readonly clock: Clock;
  /**
   * Called after every commit that changed a booking: cached responses expire, and a new mail can
   * be sent.
   */
  readonly committed: (what: { readonly mail: boolean }) => void;
};

export type CommandFailure = ExecutionFailure | TooManyHolds;

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

/** A command, or a function that makes it from the current booking. */
export type Asked<C extends LifeCommand = LifeCommand> = C | ((seen: Booking) => C);

/** Retries after the booking changed between reading and locking. */
const ATTEMPTS = 5;
/** Retries with a wider lock set. */
const WIDENINGS = 50;

/** Past trips of the people of an order, by e-mail (R20). */
const tripsBehind = (
  deps: Pick<GivingDeps, 'store'>,
  booking: Booking,
  bookerEmail: string | null,
  today: string,
): Promise<TripsByEmail> => {
  const emails = [
    bookerEmail ?? '',
    ...booking.choices.participants.map(({ person }) => person.email),
  ].filter((email) => email !== '');
  return deps.store.bookings.endedTrips([...new Set(emails)], today);
};

/** A command with everything that is read before its locks are held. */
type Prepared = {
  readonly seen: Booking;
  readonly recorded: Recorded & { readonly command: LifeCommand };
  readonly touched: Touched;
  /** Other holds of the browser that this command ends (R8). */
  readonly ended: readonly LiveHold[];
  /** Locks of the limits on holds, if the command begins one. */
  readonly limits: readonly Lock[];
};

const prepare = async (
  deps: GivingDeps,
  giver: Actor,
  bookingId: string,
  asked: Asked,
  expectedVersion: number | null,
  read: Booking | undefined,
): Promise<Result<Prepared, CommandFailure>> => {
  const seen = read ?? (await deps.store.bookings.get(bookingId));
  if (seen === null || !giver.may(seen)) return err({ kind: 'unknownBooking' });
  const command = typeof asked === 'function' ? asked(seen) : asked;
  const { countsBooker, countsTrips } = commandFacts(command.type);
  const { by, owner } = giver;
  const at = giver.at ?? deps.clock.now();
  const ended = await findHoldsToEnd(
    { ...deps, bookings: deps.store.bookings },
    giver,
    seen,
    command.type,
    at,
  );
  if (ended.isErr()) return err(ended.error);
  const bookerEmail = countsBooker ? giver.bookerEmail : null;
  const trips = countsTrips ? await tripsBehind(deps, seen, bookerEmail, dayOf(at)) : {};
  const recorded = { bookingId, command, by, owner, at, expectedVersion, bookerEmail, trips };
  return ok({
    seen,
    recorded,
    touched: touchedBy(seen, command),
    ended: ended.value,
    limits: holdLocks(giver, seen, command.type, at),
  });
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
type Stopped<E> = Declined<E> | { readonly kind: 'readAnew' | 'holdsMoved' } | WiderLockSet;

const refused = <F>(failure: F, line: RefusedEntry | null = null, untouched = false) =>
  err({ kind: 'refused', failure, line, untouched } as const);

/** Ends the holds of the session's other drafts, whatever the result of each (R8). */
const endHolds = async (
  deps: GivingDeps,
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

/** Runs the command with the caller's own work in its transaction. */
const carryOutAlone = async <E>(
  deps: GivingDeps,
  transaction: Transaction,
  prepared: Prepared,
  address: string | null,
  { before, after }: Alongside<E>,
): Promise<Result<Executed, Stopped<E>>> => {
  const { recorded } = prepared;
  const account = before === undefined ? ok(recorded.owner) : await before(transaction);
  if (account.isErr()) return refused(account.error);
  await endHolds(deps, transaction, prepared);
  const owner = { ...recorded.owner, accountId: account.value.accountId };
  const executed = await executeCommand(deps)(transaction, { ...recorded, owner }, address);
  if (executed.isErr())
    return refused(
      executed.error,
      refusalOf(recorded, executed.error),
      before === undefined && prepared.ended.length === 0,
    );
  await after?.(transaction);
  return ok(executed.value);
};

type Done = { readonly target: Executed; readonly told: boolean };
/** Nothing was done, and the refusal is stored. */
type Refused<E> = { readonly failure: CommandFailure | E };

/**
 * Runs a command with its consequences in one transaction: waiting parties before and after it,
 * members of its group, notifications.
 */
const carryOut = async <E>(
  deps: GivingDeps,
  transaction: Transaction,
  prepared: Prepared,
  circle: LockSet,
  giver: Actor,
  alongside: Alongside<E>,
): Promise<Result<Done, Stopped<E>>> => {
  const { recorded, seen, ended, limits } = prepared;
  const { at, bookingId, command } = recorded;
  const units = [...circle.units];
  const listMoves = units.length > 0 && movesUpAutomatically(deps, seen, at);
  const { same, awaited } = await transaction.bookings.glance(seen, listMoves ? units : []);
  if (!same && (await transaction.bookings.get(bookingId))?.version !== seen.version)
    return err({ kind: 'readAnew' });
  if (limits.length > 0) {
    // Count again under the lock, because nobody else can begin a hold now. A limit that is only
    // read before is no limit (R8).
    const { settings } = deps;
    const endedNow = await findHoldsToEnd(
      { ...transaction, settings },
      giver,
      seen,
      command.type,
      at,
    );
    if (endedNow.isErr()) return refused(endedNow.error);
    if (!sameHolds(endedNow.value, ended)) return err({ kind: 'holdsMoved' });
  }
  const moveUp = (except: string) =>
    moveUpWaiting(deps)(transaction, seen, units, at, circle, except);
  // The longest-waiting party gets the free places first. The office names the party that it moves.
  const movedBefore = awaited && command.type !== 'moveUp' ? await moveUp(bookingId) : ok([]);
  if (movedBefore.isErr()) return err(movedBefore.error);
  const executed = await carryOutAlone(deps, transaction, prepared, giver.address, alongside);
  if (executed.isErr())
    return err(
      movedBefore.value.length === 0 ? executed.error : { ...executed.error, untouched: false },
    );
  const regrouped = await afterGrowth(deps)(transaction, executed.value, circle);
  if (regrouped.isErr()) return err(regrouped.error);
  // A new party on the reserve list is tried at once (R9).
  const signedUp = listMoves && executed.value.booking.status === 'reserveList';
  const movedAfter = awaited || signedUp ? await moveUp('') : ok([]);
  if (movedAfter.isErr()) return err(movedAfter.error);
  const told = await sendNotifications(
    transaction,
    [...movedBefore.value, executed.value, ...regrouped.value, ...movedAfter.value],
    deps.clock.now(),
  );
  const target =
    movedAfter.value.findLast(({ booking }) => booking.id === bookingId) ?? executed.value;
  // The last party that moved up took places that were free at the decision.
  const taken = movedAfter.value.length === 0 ? executed.value.taken : null;
  return ok({ target: { ...target, taken }, told: told || alongside.before !== undefined });
};

/**
 * Gives one command on a booking. It reads what the decision needs, takes the locks in order, then
 * decides, stores and journals in one transaction, with all consequences for others. It retries if
 * the booking changed before the locks were held, or with a wider lock set if the command reaches
 * others.
 */
export const giveAs =
  (deps: GivingDeps) =>
  async <E = never>(
    giver: Actor,
    bookingId: string,
    asked: Asked,
    expectedVersion: number | null,
    alongside: Alongside<E> = {},
  ): Promise<Result<Executed, CommandFailure | E>> => {
    let reached = EMPTY_LOCK_SET;
    for (let [attempts, widenings] = [0, 0]; ; ) {
      const first = attempts + widenings === 0;
      const prepared = await prepare(
        deps,
        giver,
        bookingId,
        asked,
        expectedVersion,
        first ? alongside.seen : undefined,
      );
      if (prepared.isErr()) return err(prepared.error);
      const { seen, touched, ended, limits } = prepared.value;
      const circle = mergeLockSets(await lockSetOf(deps.store, seen.id, touched, ended), reached);
      const locks = [...locksOf(circle, alongside.locks ?? []), ...limits];
      const carriedOut = await deps.store.inTransaction<Done | Refused<E>, Stopped<E>>(
        locks,
        async (transaction) => {
          const done = await carryOut(deps, transaction, prepared.value, circle, giver, alongside);
          if (
            done.isOk() ||
            done.error.kind !== 'refused' ||
            done.error.line === null ||
            !done.error.untouched
          )
            return done;
          await keepRefusal(transaction, done.error.line);
          return ok({ failure: done.error.failure });
        },
      );
      if (carriedOut.isOk()) {
        const done = carriedOut.value;
        if ('failure' in done) return err(done.failure);
        deps.committed({ mail: done.told });
        return ok(done.target);
      }
      const stopped = carriedOut.error;
      if (stopped.kind === 'refused') {
        // The refusal is stored in a transaction of its own under the same locks, because this one
        // is rolled back.
        if (stopped.line !== null) await keepRefusalApart(deps, locks, stopped.line);
        return err(stopped.failure);
      }
      if (stopped.kind === 'wider') {
        reached = mergeLockSets(reached, stopped.more);
        widenings += 1;
      } else if (stopped.kind === 'holdsMoved') widenings += 1;
      else attempts += 1;
      if (attempts === ATTEMPTS || widenings > WIDENINGS)
        return err({ kind: 'stale', version: seen.version });
    }
  };

/** Gives a command of a customer on their own booking. */
export const giveCommand =
  (deps: GivingDeps) =>
  <E = never>(
    caller: Caller,
    bookingId: string,
    asked: Asked,
    expectedVersion: number | null,
    alongside: Alongside<E> = {},
  ): Promise<Result<Executed, CommandFailure | E>> =>
    giveAs(deps)<E>(customerActor(caller), bookingId, asked, expectedVersion, alongside);
