import { err, ok, type Result, safeTry } from 'neverthrow';
import type { CommandOf } from '../../domain/booking/commands.ts';
import type { Caller } from '../booking/actor.ts';
import {
  type CommandDeps,
  type CommandFailure,
  submitCustomerCommand,
} from '../booking/submit-command.ts';
import { type AccessFailure, findOwnBooking, isBookedTrip, type Trip } from './access.ts';

export type OwnerRequest = CommandOf<'requestCancel' | 'leaveReserveList'>;

/** The owner asks to cancel, or leaves the reserve list (R48). Returns the updated trip. */
export const submitOwnerRequest =
  (deps: CommandDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    command: OwnerRequest,
    expectedVersion: number | null,
  ): Promise<Result<Trip, CommandFailure | AccessFailure>> =>
    safeTry(async function* () {
      yield* await findOwnBooking(deps)(caller, bookingId);
      const { booking } = yield* await submitCustomerCommand(deps)(
        caller,
        bookingId,
        command,
        expectedVersion,
      );
      return isBookedTrip(booking)
        ? ok(booking)
        : err({ kind: 'wrongState', status: booking.status } as const);
    });
