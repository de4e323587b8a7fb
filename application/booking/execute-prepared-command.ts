import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { commandFacts } from '../../domain/booking/command-facts.ts';
import {
  canPartyFitInUnits,
  type LifeCommand,
  MOVE_UP,
  type RecordedCommand,
} from '../../domain/booking/commands.ts';
import { holdEnd } from '../../domain/booking/draft/holds.ts';
import { dayOf, type Instant } from '../../domain/calendar.ts';
import { isCountedForGroupRebate } from '../../domain/groups/group.ts';
import { addOccupancy, NO_OCCUPANCY } from '../../domain/seats/occupancy.ts';
import { canPartiesMoveUpAutomatically } from '../../domain/seats/reserve-list.ts';
import type { RefusedEntry } from '../ports/journal.ts';
import type { Lock, Transaction, WaitingParty } from '../ports/store.ts';
import { type Actor, schedulerActor } from './actor.ts';
import type { WorldDeps } from './context.ts';
import { type ExecutedCommand, executeCommand } from './execute-command.ts';
import {
  EMPTY_LOCK_SET,
  type LockSet,
  lockSetCovers,
  mergeLockSets,
  unitIdsOfParties,
} from './lock-set.ts';
import {
  areSameHolds,
  type CommandFailure,
  checkHoldsOfAddress,
  findHoldsToEnd,
  type PreparationDeps,
  type PreparedCommand,
} from './prepare-command.ts';
import { queueNotifications, queueOfficeMails } from './queue-notifications.ts';
import { journalEntryOfRefusal } from './refused-commands.ts';

/**
 * The command needs more locks than its transaction holds. The shop rolls the transaction back and
 * tries again with the locks in `more` added.
 */
export type WiderLockSet = { readonly kind: 'wider'; readonly more: Partial<LockSet> };

/** Builds a command that the shop gives as a consequence of another command (R11, R21, R46). */
const bySystem = (bookingId: string, command: LifeCommand, at: Instant): RecordedCommand => {
  const { by, owner, bookerEmail } = schedulerActor(at);
  return { bookingId, command, by, owner, at, expectedVersion: null, bookerEmail, trips: {} };
};

/**
 * Updates the group rebate of each booking in the group; saves only bookings whose rebate changes
 * (R21).
 */
const regroupMembers =
  (deps: WorldDeps) =>
  async (
    transaction: Transaction,
    { group, id }: Booking,
    at: Instant,
    lockSet: LockSet,
  ): Promise<Result<readonly ExecutedCommand[], WiderLockSet>> => {
    if (group === null) return ok([]);
    const members = (await transaction.bookings.membersOf(group.code)).filter(
      (member) => member !== id,
    );
    if (!lockSetCovers(lockSet, { bookings: members }))
      return err({ kind: 'wider', more: { bookings: new Set(members) } });
    const executed: ExecutedCommand[] = [];
    for (const member of members) {
      const result = await executeCommand(deps)(
        transaction,
        bySystem(member, { type: 'regroup' }, at),
        null,
      );
      if (result.isOk()) executed.push(result.value);
    }
    return ok(executed);
  };

const afterGrowth =
  (deps: WorldDeps) =>
  async (
    transaction: Transaction,
    { booking, recorded }: ExecutedCommand,
    lockSet: LockSet,
  ): Promise<Result<readonly ExecutedCommand[], WiderLockSet>> =>
    recorded.command.type !== 'createDraft' &&
    commandFacts(recorded.command.type).group === 'grows' &&
    isCountedForGroupRebate(booking)
      ? regroupMembers(deps)(transaction, booking, recorded.at, lockSet)
      : ok([]);

type Trip = Pick<Booking, 'siteId' | 'offerId'>;

const offerThatMovesUp = ({ catalogue }: WorldDeps, { siteId, offerId }: Trip, at: Instant) => {
  const offer = catalogue.byId(siteId, offerId)?.offer;
  return offer !== undefined && canPartiesMoveUpAutomatically(offer, dayOf(at)) ? offer : null;
};

const reachOf = async (
  transaction: Transaction,
  { bookingId }: WaitingParty,
): Promise<Partial<LockSet>> => {
  const booking = await transaction.bookings.get(bookingId);
  const code = booking?.group?.code ?? null;
  const members = code === null ? [] : await transaction.bookings.membersOf(code);
  return {
    bookings: new Set([bookingId, ...members]),
    groups: new Set(code === null ? [] : [code]),
  };
};

/**
 * Parties move up in the order of their confirmation, each if its units have room for it (R11).
 * Units of other trips than `trip` are left out.
 */
export const moveUpWaitingParties =
  (deps: WorldDeps) =>
  async (
    transaction: Transaction,
    trip: Trip,
    units: readonly number[],
    at: Instant,
    lockSet: LockSet,
    except: string,
  ): Promise<Result<readonly ExecutedCommand[], WiderLockSet>> => {
    const offer = offerThatMovesUp(deps, trip, at);
    const ofTrip = units.filter((unitId) => offer?.units.some(({ id }) => id === unitId));
    if (offer === null || ofTrip.length === 0) return ok([]);
    const waiting = (await transaction.bookings.waitingOn(ofTrip)).filter(
      ({ bookingId }) => bookingId !== except,
    );
    if (waiting.length === 0) return ok([]);
    const all = [...new Set(unitIdsOfParties(waiting))];
    if (!lockSetCovers(lockSet, { units: all }))
      return err({ kind: 'wider', more: { units: new Set(all) } });
    const occupancies = new Map(await transaction.bookings.taken(all, at, null));
    const takenOf = (unitId: number) => occupancies.get(unitId) ?? NO_OCCUPANCY;
    const executed: ExecutedCommand[] = [];
    // All parties that fit widen the lock set together, because each widening runs the command again.
    let missing: LockSet | null = null;
    for (const party of waiting) {
      if (!canPartyFitInUnits({ offer, taken: takenOf }, party.seats)) continue;
      if (!lockSetCovers(lockSet, { bookings: [party.bookingId] }))
        missing = mergeLockSets(missing ?? EMPTY_LOCK_SET, await reachOf(transaction, party));
      if (missing === null) {
        const moved = await executeCommand(deps)(
          transaction,
          bySystem(party.bookingId, MOVE_UP, at),
          null,
        );
        if (moved.isErr()) continue;
        const members = await afterGrowth(deps)(transaction, moved.value, lockSet);
        if (members.isErr()) return err(members.error);
        executed.push(moved.value, ...members.value);
      }
      for (const seats of party.seats)
        occupancies.set(seats.unitId, addOccupancy(takenOf(seats.unitId), seats));
    }
    if (missing !== null) return err({ kind: 'wider', more: missing });
    return ok(executed);
  };

export type CommandHooks<E> = {
  /**
   * Checks a condition of the caller before the decision, while the command's locks are held. If it
   * returns an error, the command is refused.
   */
  readonly check?: (transaction: Transaction) => Promise<Result<unknown, E>>;
  readonly before?: (
    transaction: Transaction,
  ) => Promise<Result<{ readonly accountId: string | null }, E>>;
  readonly after?: (transaction: Transaction) => Promise<void>;
  readonly locks?: readonly Lock[];
  /** The booking that the caller read. The transaction checks that its version has not changed. */
  readonly seen?: Booking;
};

/**
 * `untouched`: true if the transaction has written nothing. It can then store the refusal's journal
 * line and commit. Otherwise the shop rolls the transaction back.
 */
type Declined<E> = {
  readonly kind: 'refused';
  readonly failure: CommandFailure | E;
  readonly line: RefusedEntry | null;
  readonly untouched: boolean;
};

export type StoppedCommand<E> =
  | Declined<E>
  | { readonly kind: 'changedMeanwhile' }
  /** The holds differ from those that were expected. The next attempt uses this `expectsHold`. */
  | { readonly kind: 'holdsChanged'; readonly expectsHold: boolean }
  | WiderLockSet;

export type CompletedCommand = { readonly target: ExecutedCommand; readonly mail: boolean };

const refused = <F>(failure: F, line: RefusedEntry | null = null, untouched = false) =>
  err({ kind: 'refused', failure, line, untouched } as const);

/** Finds the holds again under the locks, because another request can have begun a hold (R8). */
const recheckHolds = async (
  { settings }: PreparationDeps,
  { bookings }: Transaction,
  actor: Actor,
  { seen, recorded, ended, limits, expectsHold }: PreparedCommand,
): Promise<Result<null, StoppedCommand<never>>> => {
  if (limits.length === 0 || !expectsHold) return ok(null);
  const { command, at } = recorded;
  const current = await findHoldsToEnd({ bookings, settings }, actor, seen, command.type, at);
  return areSameHolds(current, ended) ? ok(null) : err({ kind: 'holdsChanged', expectsHold });
};

/**
 * Only a new hold can end other holds or be refused because of the address (R8.18). Whether a hold
 * begins is known only after the holds in `ended` have ended, because the draft can need their
 * places. If the draft got no hold, the command is rolled back and retried without ending holds.
 */
const checkNewHold = async (
  { settings }: PreparationDeps,
  { bookings }: Transaction,
  { expectsHold, ended, limits }: PreparedCommand,
  { booking, recorded: { at } }: ExecutedCommand,
  address: string | null,
): Promise<Result<null, StoppedCommand<never>>> => {
  if (limits.length === 0) return ok(null);
  const hasHold = holdEnd(booking, at) !== null;
  if (hasHold && !expectsHold) return err({ kind: 'holdsChanged', expectsHold: true });
  if (!hasHold && ended.length > 0) return err({ kind: 'holdsChanged', expectsHold: false });
  if (!hasHold) return ok(null);
  const counted = await checkHoldsOfAddress({ bookings, settings }, address, booking, at);
  return counted.isErr() ? refused(counted.error) : ok(null);
};

/**
 * Ends the holds of the session's other drafts (R8). If one of these drafts refuses `releaseHold`,
 * its hold stays, and this is no error. Returns the drafts whose hold ended.
 */
const endHolds = async (
  deps: PreparationDeps,
  transaction: Transaction,
  { ended, recorded }: PreparedCommand,
): Promise<readonly Booking[]> => {
  const released: Booking[] = [];
  for (const { bookingId } of ended) {
    const release: RecordedCommand = {
      ...recorded,
      bookingId,
      command: { type: 'releaseHold' },
      expectedVersion: null,
      trips: {},
    };
    const result = await executeCommand(deps)(transaction, release, null);
    if (result.isOk()) released.push(result.value.booking);
  }
  return released;
};

type ExecutedAlone = {
  readonly target: ExecutedCommand;
  /** The other drafts whose hold the target ended. */
  readonly released: readonly Booking[];
};

const executeAlone = async <E>(
  deps: PreparationDeps,
  transaction: Transaction,
  prepared: PreparedCommand,
  address: string | null,
  { check, before, after }: CommandHooks<E>,
): Promise<Result<ExecutedAlone, StoppedCommand<E>>> => {
  const { recorded, ended } = prepared;
  const checked = await check?.(transaction);
  if (checked?.isErr()) return refused(checked.error);
  const account = before === undefined ? ok(recorded.owner) : await before(transaction);
  if (account.isErr()) return refused(account.error);
  const released = await endHolds(deps, transaction, prepared);
  const owner = { ...recorded.owner, accountId: account.value.accountId };
  const executed = await executeCommand(deps)(transaction, { ...recorded, owner }, address);
  if (executed.isErr())
    return refused(
      executed.error,
      journalEntryOfRefusal(recorded, executed.error),
      before === undefined && ended.length === 0,
    );
  const holds = await checkNewHold(deps, transaction, prepared, executed.value, address);
  if (holds.isErr()) return err(holds.error);
  await after?.(transaction);
  return ok({ target: executed.value, released });
};

/** Returns the trips of the drafts, except the trip `without`. */
const tripsOf = (drafts: readonly Booking[], without: Trip): readonly Trip[] =>
  drafts.filter(({ siteId, offerId }) => siteId !== without.siteId || offerId !== without.offerId);

/**
 * Executes a command and its consequences in one transaction: moving up (R11), group rebates (R21),
 * mails.
 */
export const executePreparedCommand = async <E>(
  deps: PreparationDeps,
  transaction: Transaction,
  prepared: PreparedCommand,
  lockSet: LockSet,
  actor: Actor,
  hooks: CommandHooks<E>,
): Promise<Result<CompletedCommand, StoppedCommand<E>>> => {
  const { recorded, seen } = prepared;
  const { at, bookingId, command } = recorded;
  const { bookings } = transaction;
  // A scheduled command that runs late has an `at` in the past. A party that moves up because of it
  // must still have its whole time to pay, so it moves up now (R11.11).
  const movesAt = actor.at === null ? at : Math.max(at, deps.clock.now());
  const units = [...lockSet.units];
  const listMoves = units.length > 0 && offerThatMovesUp(deps, seen, movesAt) !== null;
  const { same, awaited } = await bookings.glance(seen, listMoves ? units : []);
  if (!same && (await bookings.get(bookingId))?.version !== seen.version)
    return err({ kind: 'changedMeanwhile' });
  const holds = await recheckHolds(deps, transaction, actor, prepared);
  if (holds.isErr()) return err(holds.error);
  const moveUp = (trip: Trip, except: string) =>
    moveUpWaitingParties(deps)(transaction, trip, units, movesAt, lockSet, except);
  // Waiting parties get free places before the command runs. The command `moveUp` is an exception,
  // because it has already chosen the party that moves up.
  const movedBefore = awaited && command.type !== 'moveUp' ? await moveUp(seen, bookingId) : ok([]);
  if (movedBefore.isErr()) return err(movedBefore.error);
  const alone = await executeAlone(deps, transaction, prepared, actor.address, hooks);
  if (alone.isErr())
    return err(movedBefore.value.length === 0 ? alone.error : { ...alone.error, untouched: false });
  const { target: executed, released } = alone.value;
  const regrouped = await afterGrowth(deps)(transaction, executed, lockSet);
  if (regrouped.isErr()) return err(regrouped.error);
  // If a party has just joined the reserve list and its units have room, it gets places at once
  // (R9).
  const signedUp = listMoves && executed.booking.status === 'reserveList';
  const movedAfter: ExecutedCommand[] = [];
  for (const trip of [...(awaited || signedUp ? [seen] : []), ...tripsOf(released, seen)]) {
    const moved = await moveUp(trip, '');
    if (moved.isErr()) return err(moved.error);
    movedAfter.push(...moved.value);
  }
  const all = [...movedBefore.value, executed, ...regrouped.value, ...movedAfter];
  const now = deps.clock.now();
  const written = await queueOfficeMails(deps, transaction, all, now);
  const sent = (await queueNotifications(transaction, all, now)) || written;
  const target = movedAfter.findLast(({ booking }) => booking.id === bookingId) ?? executed;
  // If a party moved up after the command, the occupancy that the command read is outdated.
  const occupancy = movedAfter.length === 0 ? executed.taken : null;
  return ok({
    target: { ...target, taken: occupancy },
    mail: sent || hooks.before !== undefined,
  });
};
