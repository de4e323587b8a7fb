import { err, ok, type Result, safeTry } from 'neverthrow';
import type { LeaveReserveList, RequestCancel } from '../../domain/booking/commands.ts';
import type { Caller } from '../booking/actor.ts';
import { type CommandDeps, type CommandFailure, giveCommand } from '../booking/give-command.ts';
import { type AccessFailure, isTrip, ownBooking, type Trip } from './access.ts';

export type OwnerRequest = RequestCancel | LeaveReserveList;

/** The owner asks to cancel, or leaves the reserve list (R48). Returns the updated trip. */
export const giveOwnerRequest =
  (deps: CommandDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    command: OwnerRequest,
    expectedVersion: number | null,
  ): Promise<Result<Trip, CommandFailure | AccessFailure>> =>
    safeTry(async function* () {
      yield* await ownBooking(deps)(caller, bookingId);
      const { booking } = yield* await giveCommand(deps)(
        caller,
        bookingId,
        command,
        expectedVersion,
      );
      return isTrip(booking)
        ? ok(booking)
        : err({ kind: 'wrongState', status: booking.status } as const);
    });
