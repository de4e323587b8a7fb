import { err, ok, type Result } from 'neverthrow';
import { changesUntil } from '../../domain/booking/change.ts';
import type { ChangeBooking } from '../../domain/booking/commands.ts';
import { dayOf } from '../../domain/calendar.ts';
import { type Caller, mayUse } from '../booking/caller.ts';
import type { Executed } from '../booking/execute.ts';
import { type CommandDeps, type CommandFailure, giveCommand } from '../booking/give-command.ts';

/** Whether a change was made, or would be; `unchanged` where nothing is different (R37). */
export type ChangeResult = { readonly kind: 'changed'; readonly executed: Executed } | { readonly kind: 'unchanged' };

/** Whether the owner may still change a booking: confirmed, and not later than 14 days before the start (R37). */
export const changesAllowed =
  (deps: CommandDeps) =>
  async (caller: Caller, bookingId: string): Promise<Result<boolean, CommandFailure>> => {
    const booking = await deps.store.bookings.get(bookingId);
    if (booking === null || !mayUse(caller, booking)) return err({ kind: 'unknownBooking' });
    const offer = deps.catalogue.byId(booking.siteId, booking.offerId)?.offer;
    const settings = deps.settings.of(booking.siteId);
    if (offer === undefined || settings === undefined) return err({ kind: 'unknownOffer' });
    return ok(booking.status === 'confirmed' && dayOf(deps.clock.now()) <= changesUntil(offer, settings));
  };

/** Changes a confirmed booking, whole or not at all; a rehearsal only shows what would become of it (R37). */
export const changeBooking =
  (deps: CommandDeps) =>
  async (
    caller: Caller,
    bookingId: string,
    command: ChangeBooking,
    { expectedVersion, rehearsal }: { readonly expectedVersion: number | null; readonly rehearsal: boolean },
  ): Promise<Result<ChangeResult, CommandFailure>> => {
    const result = await giveCommand(deps)(caller, bookingId, command, expectedVersion, { rehearsal });
    if (result.isOk()) return ok({ kind: 'changed', executed: result.value });
    return result.error.kind === 'alreadyDone' ? ok({ kind: 'unchanged' }) : err(result.error);
  };
