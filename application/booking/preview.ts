import { err, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { LifeCommand } from '../../domain/booking/commands.ts';
import { decideBookingCommand } from '../../domain/booking/decide.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { BookingReader, OccupancyByUnit } from '../ports/store.ts';
import type { Actor } from './actor.ts';
import {
  type ContextReader,
  decisionContext,
  offerAndTouchedDataOf,
  readDecisionData,
  type WorldDeps,
} from './context.ts';
import type { ExecutionFailure } from './plan-command.ts';

export type PreviewDeps = WorldDeps &
  PortDeps<{ clock: true }> & {
    readonly store: ContextReader & { readonly bookings: Pick<BookingReader, 'get'> };
  };

export type CommandPreview = { readonly booking: Booking; readonly taken: OccupancyByUnit | null };

/**
 * If `expectedVersion` is null, any version is accepted. If `halfFilled` is true, answers of the
 * step can be missing.
 */
export type Trial = { readonly expectedVersion: number | null; readonly halfFilled: boolean };

/** Returns the booking as a command would change it; stores nothing, ignores past trips (R20). */
export const previewCommand =
  (deps: PreviewDeps) =>
  async (
    actor: Actor,
    bookingId: string,
    command: LifeCommand,
    { expectedVersion, halfFilled }: Trial,
  ): Promise<Result<CommandPreview, ExecutionFailure>> => {
    const seen = await deps.store.bookings.get(bookingId);
    if (seen === null || !actor.may(seen)) return err({ kind: 'unknownBooking' });
    const { by, owner, bookerEmail } = actor;
    const at = actor.at ?? deps.clock.now();
    const recorded = { bookingId, command, by, owner, at, expectedVersion, bookerEmail, trips: {} };
    const scope = offerAndTouchedDataOf(deps, seen, recorded);
    if (scope.isErr()) return err(scope.error);
    const { world, touched } = scope.value;
    const data = await readDecisionData(deps.store, world, touched, recorded);
    return decideBookingCommand(
      seen,
      recorded,
      decisionContext(world, touched, data),
      halfFilled,
    ).map(({ booking }) => ({ booking, taken: data.taken }));
  };
