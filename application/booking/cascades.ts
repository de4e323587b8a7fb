import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { commandFacts } from '../../domain/booking/command-facts.ts';
import type { LifeCommand, Recorded } from '../../domain/booking/commands.ts';
import { fitsBesideOthers } from '../../domain/booking/decision.ts';
import { dayOf, type Instant } from '../../domain/calendar.ts';
import { closedReason, takesReserveListOnly } from '../../domain/catalogue/offer.ts';
import { addOccupancy, NO_OCCUPANCY } from '../../domain/seats/occupancy.ts';
import type { Transaction, WaitingParty } from '../ports/store.ts';
import { timeActor } from './actor.ts';
import type { WorldDeps } from './context.ts';
import { type Executed, executeCommand } from './execute-command.ts';
import type { LockSet } from './lock-set.ts';
import { covers, unitsOf } from './lock-set.ts';

/** `more`: locks of affected bookings that the transaction must hold too. */
export type WiderLockSet = { readonly kind: 'wider'; readonly more: Partial<LockSet> };

/** Runs a command of the shop in the transaction of another command (R11, R21, R46). */
const bySystem = (bookingId: string, command: LifeCommand, at: Instant): Recorded => {
  const { by, owner, bookerEmail } = timeActor(at);
  return { bookingId, command, by, owner, at, expectedVersion: null, bookerEmail, trips: {} };
};

/** Updates the group rebate of each member. Members with an equal rebate are not saved (R21). */
export const regroupMembers =
  (deps: WorldDeps) =>
  async (
    transaction: Transaction,
    { group, id }: Booking,
    at: Instant,
    lockSet: LockSet,
  ): Promise<Result<readonly Executed[], WiderLockSet>> => {
    if (group?.counts !== true) return ok([]);
    const members = (await transaction.bookings.membersOf(group.code)).filter(
      (member) => member !== id,
    );
    if (!covers(lockSet, { bookings: members }))
      return err({ kind: 'wider', more: { bookings: new Set(members) } });
    const executed: Executed[] = [];
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

export const afterGrowth =
  (deps: WorldDeps) =>
  async (
    transaction: Transaction,
    { booking, recorded }: Executed,
    lockSet: LockSet,
  ): Promise<Result<readonly Executed[], WiderLockSet>> =>
    booking.status === 'confirmed' &&
    recorded.command.type !== 'createDraft' &&
    commandFacts(recorded.command.type).group === 'grows'
      ? regroupMembers(deps)(transaction, booking, recorded.at, lockSet)
      : ok([]);

type Trip = Pick<Booking, 'siteId' | 'offerId'>;

const takesSignUps = (deps: WorldDeps, { siteId, offerId }: Trip, at: Instant) => {
  const offer = deps.catalogue.byId(siteId, offerId)?.offer;
  return offer === undefined ||
    takesReserveListOnly(offer) ||
    closedReason(offer, dayOf(at)) !== null
    ? null
    : offer;
};

export const movesUpAutomatically = (deps: WorldDeps, booking: Trip, at: Instant): boolean =>
  takesSignUps(deps, booking, at) !== null;

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

/** Parties move up in order of confirmation, if all their people fit in all units (R11). */
export const moveUpWaiting =
  (deps: WorldDeps) =>
  async (
    transaction: Transaction,
    trip: Trip,
    units: readonly number[],
    at: Instant,
    lockSet: LockSet,
    except: string,
  ): Promise<Result<readonly Executed[], WiderLockSet>> => {
    const offer = takesSignUps(deps, trip, at);
    if (offer === null || units.length === 0) return ok([]);
    const waiting = (await transaction.bookings.waitingOn(units)).filter(
      ({ bookingId }) => bookingId !== except,
    );
    if (waiting.length === 0) return ok([]);
    const all = [...new Set(unitsOf(waiting))];
    if (!covers(lockSet, { units: all }))
      return err({ kind: 'wider', more: { units: new Set(all) } });
    const occupancies = new Map(await transaction.bookings.taken(all, at, null));
    const takenOf = (unitId: number) => occupancies.get(unitId) ?? NO_OCCUPANCY;
    const executed: Executed[] = [];
    for (const party of waiting) {
      if (!fitsBesideOthers({ offer, taken: takenOf }, party.seats)) continue;
      if (!covers(lockSet, { bookings: [party.bookingId] }))
        return err({ kind: 'wider', more: await reachOf(transaction, party) });
      const moved = await executeCommand(deps)(
        transaction,
        bySystem(party.bookingId, { type: 'moveUp' }, at),
        null,
      );
      if (moved.isErr()) continue;
      for (const seats of party.seats)
        occupancies.set(seats.unitId, addOccupancy(takenOf(seats.unitId), seats));
      const members = await afterGrowth(deps)(transaction, moved.value, lockSet);
      if (members.isErr()) return err(members.error);
      executed.push(moved.value, ...members.value);
    }
    return ok(executed);
  };
