import { err, ok, type Result, safeTry } from 'neverthrow';
import type { Instant } from '../../domain/calendar.ts';
import type { Caller } from '../booking/caller.ts';
import { type CommandFailure, type GivingDeps, giveCommand } from '../booking/give-command.ts';
import type { Ids } from '../ports/ids.ts';

/** The number under which the office answers, and until when the places are kept; asking again answers the same number. */
export type AgeAsked = { readonly number: string; readonly holdUntil: Instant };

export type AgeDeps = GivingDeps & { readonly ids: Ids };

/** Asks the office to clear the 45+ notice; the places are kept for two working days (R33). */
export const requestAge =
  (deps: AgeDeps) =>
  async (caller: Caller, bookingId: string, expectedVersion: number | null): Promise<Result<AgeAsked, CommandFailure>> =>
    safeTry(async function* () {
      const command = { type: 'requestAge', number: deps.ids.bookingId() } as const;
      const { booking, recorded } = yield* await giveCommand(deps)(caller, bookingId, command, expectedVersion);
      if (booking.status !== 'draft' || booking.ageRequest === null) return err({ kind: 'wrongState', status: booking.status } as const);
      return ok({ number: booking.ageRequest.number, holdUntil: booking.hold?.until ?? recorded.at });
    });
