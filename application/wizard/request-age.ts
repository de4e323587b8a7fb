import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { Instant } from '../../domain/calendar.ts';
import { type LimitDeps, NOTHING_COUNTED, takeLimits } from '../accounts/limits.ts';
import { type Caller, canUse } from '../booking/caller.ts';
import { type CommandFailure, type GivingDeps, giveCommand } from '../booking/give-command.ts';
import type { Ids } from '../ports/ids.ts';

/** A repeated request has the first one's number. The hold expires at `holdUntil`. */
export type AgeRequestResult = { readonly number: string; readonly holdUntil: Instant };

export type AgeDeps = GivingDeps & LimitDeps & { readonly ids: Ids };

const answerOf = (
  booking: Booking | null,
  now: Instant,
): Result<AgeRequestResult, CommandFailure> => {
  if (booking === null) return err({ kind: 'unknownBooking' });
  if (booking.status !== 'draft' || booking.ageRequest === null)
    return err({ kind: 'wrongState', status: booking.status });
  return ok({ number: booking.ageRequest.number, holdUntil: booking.hold?.until ?? now });
};

/** Asks for age clearance and extends the hold once, by two working days (R33, R65). */
export const requestAge =
  (deps: AgeDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    expectedVersion: number | null,
  ): Promise<Result<AgeRequestResult, CommandFailure>> => {
    const seen = await deps.store.bookings.get(bookingId);
    if (seen === null || !canUse(caller, seen)) return err({ kind: 'unknownBooking' });
    const counted =
      seen.ageRequest === null
        ? await takeLimits(deps, ['ageHoldsOfAddress', caller.address])
        : ok(NOTHING_COUNTED);
    const number = deps.ids.bookingId();
    const result = await giveCommand(deps)(
      caller,
      bookingId,
      counted.isOk()
        ? { type: 'requestAge', number, ifMarked: true }
        : { type: 'noteAgeRequest', number },
      expectedVersion,
    );
    if (result.isOk()) return answerOf(result.value.booking, result.value.recorded.at);
    if (counted.isOk()) await counted.value.giveBack();
    if (result.error.kind !== 'alreadyDone') return err(result.error);
    return answerOf(await deps.store.bookings.get(bookingId), deps.clock.now());
  };
