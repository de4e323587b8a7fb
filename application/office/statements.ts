import { unpaidLastDay } from '../../domain/booking/placed.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import { type CommandDeps, giveAs, time } from '../booking/give-command.ts';

/**
 * Bank statements are imported up to and with a day: orders by transfer for which nothing came in by then are cancelled, and answered by
 * number (R32). Payments of the statement are registered before.
 */
export const statementsImported =
  (deps: CommandDeps) =>
  async (until: Day): Promise<readonly string[]> => {
    const now = deps.clock.now();
    const cancelled: string[] = [];
    for (const booking of await deps.store.bookings.confirmedFrom(dayOf(now))) {
      if (booking.status !== 'confirmed' || booking.paymentType !== 'wired') continue;
      const days = deps.settings.of(booking.siteId)?.unpaidWorkingDays;
      if (days === undefined || unpaidLastDay(booking, days) > until) continue;
      const result = await giveAs(deps)(time(now), booking.id, { type: 'cancelUnpaid', statementsUntil: until }, null);
      if (result.isOk()) cancelled.push(booking.id);
    }
    return cancelled;
  };
