import { err, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { LifeCommand } from '../../domain/booking/commands.ts';
import { decide } from '../../domain/booking/decide.ts';
import { touchedBy } from '../../domain/booking/touched.ts';
import type { Clock } from '../ports/clock.ts';
import type { OccupancyByUnit, ReadBookings } from '../ports/store.ts';
import { type ContextReader, readContext, type WorldDeps, worldOf } from './context.ts';
import type { ExecutionFailure } from './execute.ts';
import type { Giver } from './giver.ts';

export type WouldBeDeps = WorldDeps & {
  readonly store: ContextReader & { readonly bookings: Pick<ReadBookings, 'get'> };
  readonly clock: Clock;
};

/** What a command would come to, with what others take of the offer's units where that was read. */
export type WouldBe = { readonly booking: Booking; readonly taken: OccupancyByUnit | null };

/** `expectedVersion`: the version that was seen, null makes no check; `halfFilled`: a step whose questions are still being answered. */
export type Trial = { readonly expectedVersion: number | null; readonly halfFilled: boolean };

/**
 * What a command would come to if it were given now. It is decided as it would be and nothing else is done: nothing is saved, held or
 * journalled and no lock is taken, so the command itself may still be answered otherwise. For commands that count no trips (R20).
 */
export const wouldBe =
  (deps: WouldBeDeps) =>
  async (
    giver: Giver,
    bookingId: string,
    command: LifeCommand,
    { expectedVersion, halfFilled }: Trial,
  ): Promise<Result<WouldBe, ExecutionFailure>> => {
    const seen = await deps.store.bookings.get(bookingId);
    if (seen === null || !giver.may(seen)) return err({ kind: 'unknownBooking' });
    const { by, owner, bookerEmail } = giver;
    const at = giver.at ?? deps.clock.now();
    const world = worldOf(deps, seen, at);
    if (world === null) return err({ kind: 'unknownOffer' });
    const { context, taken } = await readContext(deps.store, world, touchedBy(seen, command), { bookingId, at });
    const recorded = { bookingId, command, by, owner, at, expectedVersion, bookerEmail, trips: {} };
    return decide(seen, recorded, context, halfFilled).map(({ booking }) => ({ booking, taken }));
  };
