import { ok } from 'neverthrow';
import { nextByTime } from '../../domain/booking/by-time.ts';
import type { Instant } from '../../domain/calendar.ts';
import { type GivingDeps, giveAs } from '../booking/give-command.ts';
import { time } from '../booking/giver.ts';

export type TimeDeps = GivingDeps & {
  /** Told of a booking whose due command was refused; it is tried again at the next pass. */
  readonly refused: (bookingId: string, kind: string) => void;
};

/** So many bookings that cannot be dealt with end a pass: something is wrong, and the log says what. */
const MOST_REFUSED = 100;

/** Puts right when a booking is looked at next: the figures that its moment hung on have changed. */
const rewaken = ({ store, settings }: TimeDeps, bookingId: string) =>
  store.inTransaction([{ kind: 'booking', id: bookingId }], async ({ bookings }) => {
    const booking = await bookings.get(bookingId);
    const figures = booking === null ? undefined : settings.of(booking.siteId);
    await bookings.rewake(bookingId, booking === null || figures === undefined ? null : (nextByTime(booking, figures)?.at ?? null));
    return ok(undefined);
  });

/**
 * Does everything that time has made due, the earliest first, each at the moment at which it was due (R8, R11, R32). The same end state
 * whether it is run every minute or once a year, and by however many processes: whoever comes second finds it done. Answers how
 * many commands were given.
 */
export const passTime =
  (deps: TimeDeps) =>
  async (until: Instant = deps.clock.now()): Promise<number> => {
    const refused = new Set<string>();
    let done = 0;
    while (refused.size < MOST_REFUSED) {
      const due = (await deps.store.bookings.due(until, refused.size + 1)).find(({ bookingId }) => !refused.has(bookingId));
      if (due === undefined) break;
      const booking = await deps.store.bookings.get(due.bookingId);
      const settings = booking === null ? undefined : deps.settings.of(booking.siteId);
      const next = booking === null || settings === undefined ? null : nextByTime(booking, settings);
      if (next === null || next.at > until) {
        await rewaken(deps, due.bookingId);
        continue;
      }
      const result = await giveAs(deps)(time(next.at), due.bookingId, next.command, null);
      if (result.isOk()) done += 1;
      else {
        refused.add(due.bookingId);
        if (result.error.kind !== 'notDue' && result.error.kind !== 'stale') deps.refused(due.bookingId, result.error.kind);
      }
    }
    return done;
  };
