import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { factsOf } from '../../domain/booking/command-facts.ts';
import type { LifeCommand, Recorded } from '../../domain/booking/commands.ts';
import { type Touched, touchedBy } from '../../domain/booking/touched.ts';
import { dayOf } from '../../domain/calendar.ts';
import type { KnownTrips } from '../../domain/loyalty/loyalty.ts';
import type { Clock } from '../ports/clock.ts';
import type { RefusedEntry } from '../ports/journal.ts';
import type { LiveHold, Lock, Store, Transaction } from '../ports/store.ts';
import type { Caller } from './caller.ts';
import { afterGrowth, movesByItself, moveUpWaiting, type Wider } from './cascades.ts';
import { type Circle, circleOf, locksOf, NO_CIRCLE, union } from './circle.ts';
import type { WorldDeps } from './context.ts';
import { type Executed, type ExecutionFailure, execute } from './execute.ts';
import { customer, type Giver } from './giver.ts';
import { endedHolds, holdLocks, sameHolds, type TooManyHolds } from './hold-limits.ts';
import { notify } from './notify.ts';
import { keepRefusal, keepRefusalApart, refusalOf } from './refused-commands.ts';

/** What giving a command on a booking works with. */
export type GivingDeps = WorldDeps & {
  readonly store: Pick<Store, 'inTransaction' | 'bookings'>;
  readonly clock: Clock;
  /** Told after every commit that changed a booking: cached answers end, and a mail may go where one was written. */
  readonly committed: (what: { readonly mail: boolean }) => void;
};

export type CommandFailure = ExecutionFailure | TooManyHolds;

/** What else happens in the command's own transaction. */
export type Alongside<E> = {
  /** What comes before the command: an account is made, say, to which the booking then belongs. */
  readonly before?: (transaction: Transaction) => Promise<Result<{ readonly accountId: string | null }, E>>;
  /** What is kept with it once it was accepted. */
  readonly after?: (transaction: Transaction) => Promise<void>;
  readonly locks?: readonly Lock[];
  /** The booking, where the giver has just read it; whether it is still the same is looked at under its lock like after any reading. */
  readonly seen?: Booking;
};

/** A command, or what makes it of the booking as it is. */
export type Asked<C extends LifeCommand = LifeCommand> = C | ((seen: Booking) => C);

/** So often is a booking read anew that others change meanwhile. */
const ATTEMPTS = 5;
/** So often is a command given anew because it reaches others. */
const WIDENINGS = 50;

/** Trips behind the people of an order, by e-mail (R20). */
const tripsBehind = (deps: Pick<GivingDeps, 'store'>, booking: Booking, bookerEmail: string | null, today: string): Promise<KnownTrips> => {
  const emails = [bookerEmail ?? '', ...booking.choices.participants.map(({ person }) => person.email)].filter((email) => email !== '');
  return deps.store.bookings.endedTrips([...new Set(emails)], today);
};

/** A command with all that is read for it before its locks are held. */
type Prepared = {
  readonly seen: Booking;
  readonly recorded: Recorded & { readonly command: LifeCommand };
  readonly touched: Touched;
  /** Other holds of the browser that this one ends (R8). */
  readonly ended: readonly LiveHold[];
  /** What keeps the number of holds still, where it begins one. */
  readonly limits: readonly Lock[];
};

const prepare = async (
  deps: GivingDeps,
  giver: Giver,
  bookingId: string,
  asked: Asked,
  expectedVersion: number | null,
  read: Booking | undefined,
): Promise<Result<Prepared, CommandFailure>> => {
  const seen = read ?? (await deps.store.bookings.get(bookingId));
  if (seen === null || !giver.may(seen)) return err({ kind: 'unknownBooking' });
  const command = typeof asked === 'function' ? asked(seen) : asked;
  const { countsBooker, countsTrips } = factsOf(command.type);
  const { by, owner } = giver;
  const at = giver.at ?? deps.clock.now();
  const ended = await endedHolds({ ...deps, bookings: deps.store.bookings }, giver, seen, command.type, at);
  if (ended.isErr()) return err(ended.error);
  const bookerEmail = countsBooker ? giver.bookerEmail : null;
  const trips = countsTrips ? await tripsBehind(deps, seen, bookerEmail, dayOf(at)) : {};
  const recorded = { bookingId, command, by, owner, at, expectedVersion, bookerEmail, trips };
  return ok({ seen, recorded, touched: touchedBy(seen, command), ended: ended.value, limits: holdLocks(giver, seen, command.type, at) });
};

/** A command that is refused for good; `line` where the refusal is to be remembered, `untouched` where nothing was done before it. */
type Declined<E> = {
  readonly kind: 'refused';
  readonly failure: CommandFailure | E;
  readonly line: RefusedEntry | null;
  readonly untouched: boolean;
};

/** Why a transaction came to nothing: the command is refused for good, or has to be given again. */
type Stopped<E> = Declined<E> | { readonly kind: 'readAnew' | 'holdsMoved' } | Wider;

const refused = <F>(failure: F, line: RefusedEntry | null = null, untouched = false) =>
  err({ kind: 'refused', failure, line, untouched } as const);

/** Gives up what the session's other drafts hold, whatever becomes of each (R8). */
const endHolds = async (deps: GivingDeps, transaction: Transaction, { ended, recorded }: Prepared): Promise<void> => {
  for (const { bookingId } of ended) {
    const release: Recorded = { ...recorded, bookingId, command: { type: 'releaseHold' }, expectedVersion: null, trips: {} };
    await execute(deps)(transaction, release, null);
  }
};

/** The command alone, with what its giver has done in its transaction. */
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
  const executed = await execute(deps)(transaction, { ...recorded, owner }, address);
  if (executed.isErr())
    return refused(executed.error, refusalOf(recorded, executed.error), before === undefined && prepared.ended.length === 0);
  await after?.(transaction);
  return ok(executed.value);
};

type Done = { readonly target: Executed; readonly told: boolean };
/** Nothing was done, and that is remembered. */
type Refused<E> = { readonly failure: CommandFailure | E };

/** A command together with what it sets off, inside its transaction: sign-ups before it and after it, its group's members, the news. */
const carryOut = async <E>(
  deps: GivingDeps,
  transaction: Transaction,
  prepared: Prepared,
  circle: Circle,
  giver: Giver,
  alongside: Alongside<E>,
): Promise<Result<Done, Stopped<E>>> => {
  const { recorded, seen, ended, limits } = prepared;
  const { at, bookingId, command } = recorded;
  const units = [...circle.units];
  const listMoves = units.length > 0 && movesByItself(deps, seen, at);
  const { same, awaited } = await transaction.bookings.glance(seen, listMoves ? units : []);
  if (!same && (await transaction.bookings.get(bookingId))?.version !== seen.version) return err({ kind: 'readAnew' });
  if (limits.length > 0) {
    // Counted again now that nobody else of this browser or address can begin a hold: a limit that is only read before is none (R8).
    const { settings } = deps;
    const endedNow = await endedHolds({ ...transaction, settings }, giver, seen, command.type, at);
    if (endedNow.isErr()) return refused(endedNow.error);
    if (!sameHolds(endedNow.value, ended)) return err({ kind: 'holdsMoved' });
  }
  const moveUp = (except: string) => moveUpWaiting(deps)(transaction, seen, units, at, circle, except);
  // Who waited longer has the places that came free first; the office names whom it moves.
  const movedBefore = awaited && command.type !== 'moveUp' ? await moveUp(bookingId) : ok([]);
  if (movedBefore.isErr()) return err(movedBefore.error);
  const executed = await carryOutAlone(deps, transaction, prepared, giver.address, alongside);
  if (executed.isErr()) return err(movedBefore.value.length === 0 ? executed.error : { ...executed.error, untouched: false });
  const regrouped = await afterGrowth(deps)(transaction, executed.value, circle);
  if (regrouped.isErr()) return err(regrouped.error);
  // A new sign-up is tried at once as well (R9).
  const signedUp = listMoves && executed.value.booking.status === 'reserveList';
  const movedAfter = awaited || signedUp ? await moveUp('') : ok([]);
  if (movedAfter.isErr()) return err(movedAfter.error);
  const told = await notify(
    deps,
    transaction,
    [...movedBefore.value, executed.value, ...regrouped.value, ...movedAfter.value],
    deps.clock.now(),
  );
  const target = movedAfter.value.findLast(({ booking }) => booking.id === bookingId) ?? executed.value;
  // Who moved up last took places that were free when this command was decided.
  const taken = movedAfter.value.length === 0 ? executed.value.taken : null;
  return ok({ target: { ...target, taken }, told: told || alongside.before !== undefined });
};

/**
 * Gives one command on a booking: reads what the decision needs outside the locks, takes the locks in order, decides, keeps and
 * journals it in one transaction, with everything that it sets off for others. A booking that changed between the reading and the
 * locks is read anew; where others are reached whose locks are not held, it is given anew with theirs.
 */
export const giveAs =
  (deps: GivingDeps) =>
  async <E = never>(
    giver: Giver,
    bookingId: string,
    asked: Asked,
    expectedVersion: number | null,
    alongside: Alongside<E> = {},
  ): Promise<Result<Executed, CommandFailure | E>> => {
    let reached = NO_CIRCLE;
    for (let [attempts, widenings] = [0, 0]; ; ) {
      const first = attempts + widenings === 0;
      const prepared = await prepare(deps, giver, bookingId, asked, expectedVersion, first ? alongside.seen : undefined);
      if (prepared.isErr()) return err(prepared.error);
      const { seen, touched, ended, limits } = prepared.value;
      const circle = union(await circleOf(deps.store, seen.id, touched, ended), reached);
      const locks = [...locksOf(circle, alongside.locks ?? []), ...limits];
      const carriedOut = await deps.store.inTransaction<Done | Refused<E>, Stopped<E>>(locks, async (transaction) => {
        const done = await carryOut(deps, transaction, prepared.value, circle, giver, alongside);
        if (done.isOk() || done.error.kind !== 'refused' || done.error.line === null || !done.error.untouched) return done;
        await keepRefusal(transaction, done.error.line);
        return ok({ failure: done.error.failure });
      });
      if (carriedOut.isOk()) {
        const done = carriedOut.value;
        if ('failure' in done) return err(done.failure);
        deps.committed({ mail: done.told });
        return ok(done.target);
      }
      const stopped = carriedOut.error;
      if (stopped.kind === 'refused') {
        // What the transaction had begun was given up with it: the refusal is kept by one of its own, under the same locks.
        if (stopped.line !== null) await keepRefusalApart(deps, locks, stopped.line);
        return err(stopped.failure);
      }
      if (stopped.kind === 'wider') {
        reached = union(reached, stopped.more);
        widenings += 1;
      } else if (stopped.kind === 'holdsMoved') widenings += 1;
      else attempts += 1;
      if (attempts === ATTEMPTS || widenings > WIDENINGS) return err({ kind: 'stale', version: seen.version });
    }
  };

/** Gives a command of a customer on a booking of their own. */
export const giveCommand =
  (deps: GivingDeps) =>
  <E = never>(
    caller: Caller,
    bookingId: string,
    asked: Asked,
    expectedVersion: number | null,
    alongside: Alongside<E> = {},
  ): Promise<Result<Executed, CommandFailure | E>> =>
    giveAs(deps)<E>(customer(caller), bookingId, asked, expectedVersion, alongside);
