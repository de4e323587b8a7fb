import { err, ok, type Result } from 'neverthrow';
import { unpaidLastDay } from '../../domain/booking/placed/dues.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import { type CommandFailure, type GivingDeps, giveAs } from '../booking/give-command.ts';
import { office } from '../booking/giver.ts';

/** What a statement came to: orders that were cancelled, and those that could not be, with why. */
export type StatementReport = {
  readonly cancelled: readonly string[];
  readonly refused: readonly { readonly bookingId: string; readonly kind: CommandFailure['kind'] }[];
};

/**
 * Somebody of the office says that the bank's statements are imported up to and with a day: orders by transfer for which nothing came in by
 * then are cancelled, in that person's name (R32). Payments of the statement are registered before. A day to come has no statement yet.
 */
export const statementsImported =
  (deps: GivingDeps) =>
  async (name: string, until: Day): Promise<Result<StatementReport, { readonly kind: 'dayToCome'; readonly today: Day }>> => {
    const today = dayOf(deps.clock.now());
    if (until > today) return err({ kind: 'dayToCome', today });
    const cancelled: string[] = [];
    const refused: { readonly bookingId: string; readonly kind: CommandFailure['kind'] }[] = [];
    for (const booking of await deps.store.bookings.confirmedFrom(today)) {
      if (booking.status !== 'confirmed' || booking.paymentType !== 'wired') continue;
      const days = deps.settings.of(booking.siteId)?.unpaidWorkingDays;
      if (days === undefined || unpaidLastDay(booking, days) > until) continue;
      const result = await giveAs(deps)(office(name), booking.id, { type: 'cancelUnpaid', statementsUntil: until }, null);
      if (result.isOk()) cancelled.push(booking.id);
      // Most orders are paid, and so not due; that is no failure.
      else if (result.error.kind !== 'notDue') refused.push({ bookingId: booking.id, kind: result.error.kind });
    }
    return ok({ cancelled, refused });
  };
