import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { factsOf } from '../../domain/booking/command-facts.ts';
import type { LifeCommand, Recorded } from '../../domain/booking/commands.ts';
import { packsBeside } from '../../domain/booking/decision.ts';
import { dayOf, type Instant } from '../../domain/calendar.ts';
import { bookingClosed, takesReserveListOnly } from '../../domain/catalogue/offer.ts';
import { EMPTY, plus } from '../../domain/seats/occupancy.ts';
import type { Transaction, WaitingParty } from '../ports/store.ts';
import type { Circle } from './circle.ts';
import { unitsOf, within } from './circle.ts';
import type { WorldDeps } from './context.ts';
import { type Executed, execute } from './execute.ts';
import { time } from './giver.ts';

/** The circle has to be wider: somebody is reached whose locks are not held. */
export type Wider = { readonly kind: 'wider'; readonly more: Partial<Circle> };

/** What the shop does by itself in the transaction of a command, as commands of its own (R11, R21, R46). */
const bySystem = (bookingId: string, command: LifeCommand, at: Instant): Recorded => {
  const { by, owner, bookerEmail } = time(at);
  return { bookingId, command, by, owner, at, expectedVersion: null, bookerEmail, trips: {} };
};

/** Brings the members of a booking's group up to the group as it is now; those whose rebate stays are left alone (R21). */
export const regroupMembers =
  (deps: WorldDeps) =>
  async (transaction: Transaction, { group, id }: Booking, at: Instant, circle: Circle): Promise<Result<readonly Executed[], Wider>> => {
    if (group?.counts !== true) return ok([]);
    const members = (await transaction.bookings.membersOf(group.code)).filter((member) => member !== id);
    if (!within(circle, { bookings: members })) return err({ kind: 'wider', more: { bookings: new Set(members) } });
    const done: Executed[] = [];
    for (const member of members) {
      const result = await execute(deps)(transaction, bySystem(member, { type: 'regroup' }, at), null);
      if (result.isOk()) done.push(result.value);
    }
    return ok(done);
  };

/** The members' part of a command that was just done: after some of them others of the group may have a better rebate (R21). */
export const afterGrowth =
  (deps: WorldDeps) =>
  async (transaction: Transaction, { booking, recorded }: Executed, circle: Circle): Promise<Result<readonly Executed[], Wider>> =>
    booking.status === 'confirmed' && recorded.command.type !== 'createDraft' && factsOf(recorded.command.type).group === 'grows'
      ? regroupMembers(deps)(transaction, booking, recorded.at, circle)
      : ok([]);

/** An offer as a booking of it names it. */
type Trip = Pick<Booking, 'siteId' | 'offerId'>;

const takesSignUps = (deps: WorldDeps, { siteId, offerId }: Trip, at: Instant) => {
  const offer = deps.catalogue.byId(siteId, offerId)?.offer;
  return offer === undefined || takesReserveListOnly(offer) || bookingClosed(offer, dayOf(at)) !== null ? null : offer;
};

/** Whether the shop itself ever moves sign-ups of this booking's offer (R11). */
export const movesByItself = (deps: WorldDeps, booking: Trip, at: Instant): boolean => takesSignUps(deps, booking, at) !== null;

/** What a party that moves up brings with it: its own lock, its group's and the members'. */
const reachOf = async (transaction: Transaction, { bookingId }: WaitingParty): Promise<Partial<Circle>> => {
  const booking = await transaction.bookings.get(bookingId);
  const code = booking?.group?.code ?? null;
  const members = code === null ? [] : await transaction.bookings.membersOf(code);
  return { bookings: new Set([bookingId, ...members]), groups: new Set(code === null ? [] : [code]) };
};

/**
 * Tries the sign-ups that wait for the units, in the order of their confirmation, and moves up each whose whole party fits, in all its
 * units (R11). `except` is the booking that a command is being given on.
 */
export const moveUpWaiting =
  (deps: WorldDeps) =>
  async (
    transaction: Transaction,
    trip: Trip,
    units: readonly number[],
    at: Instant,
    circle: Circle,
    except: string,
  ): Promise<Result<readonly Executed[], Wider>> => {
    const offer = takesSignUps(deps, trip, at);
    if (offer === null || units.length === 0) return ok([]);
    const waiting = (await transaction.bookings.waitingOn(units)).filter(({ bookingId }) => bookingId !== except);
    if (waiting.length === 0) return ok([]);
    const all = [...new Set(unitsOf(waiting))];
    if (!within(circle, { units: all })) return err({ kind: 'wider', more: { units: new Set(all) } });
    const taken = new Map(await transaction.bookings.taken(all, at, null));
    const takenOf = (unitId: number) => taken.get(unitId) ?? EMPTY;
    const done: Executed[] = [];
    for (const party of waiting) {
      if (!packsBeside({ offer, taken: takenOf }, party.seats)) continue;
      if (!within(circle, { bookings: [party.bookingId] })) return err({ kind: 'wider', more: await reachOf(transaction, party) });
      const moved = await execute(deps)(transaction, bySystem(party.bookingId, { type: 'moveUp' }, at), null);
      if (moved.isErr()) continue;
      for (const seats of party.seats) taken.set(seats.unitId, plus(takenOf(seats.unitId), seats));
      const members = await afterGrowth(deps)(transaction, moved.value, circle);
      if (members.isErr()) return err(members.error);
      done.push(moved.value, ...members.value);
    }
    return ok(done);
  };
