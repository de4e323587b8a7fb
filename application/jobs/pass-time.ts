import { ok } from 'neverthrow';
import type { Booking, Confirmed } from '../../domain/booking/booking.ts';
import { type ByTime, nextInTime } from '../../domain/booking/by-time.ts';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import { type GivingDeps, giveAs } from '../booking/give-command.ts';
import { time } from '../booking/giver.ts';
import { awaitsWord } from '../payments/ask-standing.ts';
import type { Store } from '../ports/store.ts';
import { type FindKeepingLine, readKeepingLines } from '../statements/keeping-lines.ts';

export type TimeDeps = GivingDeps & {
  readonly store: Pick<Store, 'bank'>;
  /** Told of a booking whose due command was refused; it is tried again at the next pass. */
  readonly refused: (bookingId: string, kind: string) => void;
};

/** So many bookings that cannot be dealt with end a pass: something is wrong, and the log says what. */
const MOST_REFUSED = 100;

/** Null also where its offer is gone from the catalogue. */
const nextOf = ({ settings, catalogue }: TimeDeps, booking: Booking | null): ByTime | null => {
  const offer = booking === null ? undefined : catalogue.byId(booking.siteId, booking.offerId)?.offer;
  return booking === null || offer === undefined ? null : nextInTime(booking, settings.inTime(booking.siteId), offer);
};

/** Puts right when a booking is looked at next: the figures that its moment hung on have changed. */
const rewaken = (deps: TimeDeps, bookingId: string) =>
  deps.store.inTransaction([{ kind: 'booking', id: bookingId }], async ({ bookings }) => {
    await bookings.rewake(bookingId, nextOf(deps, await bookings.get(bookingId))?.at ?? null);
    return ok(undefined);
  });

/** Time until an order that may be paid is checked again; the provider is asked meanwhile (R31). */
const LOOKED_AGAIN = 5 * MINUTE;

/**
 * Returns true if an unpaid order may have been paid. A payment that began before the order's end is pending at the provider, the provider
 * refused one and the office has not dealt with that yet (R32.2), or an open statement line keeps the order (R32.4). Such an order is checked
 * again later.
 */
const mayBePaid = async ({ store, clock }: TimeDeps, booking: Confirmed, end: Instant, keepingLine: FindKeepingLine): Promise<boolean> => {
  const bookingId = booking.id;
  const found = await store.inTransaction<boolean, never>([{ kind: 'booking', id: bookingId }], async ({ bookings, payments, bank }) => {
    const now = clock.now();
    const isRefused = (await bank.oddNotices()).some((line) => line.bookingId === bookingId && line.why === 'orderRefused');
    const waits = isRefused || keepingLine(booking, now) !== null || awaitsWord(await payments.pendingOf(bookingId), end, now);
    if (waits) await bookings.rewake(bookingId, now + LOOKED_AGAIN);
    return ok(waits);
  });
  return found.unwrapOr(false);
};

/**
 * Does everything that time has made due, the earliest first, each at the moment at which it was due (R8, R11, R32). The same end state
 * whether it is run every minute or once a year, and by however many processes: whoever comes second finds it done. Answers how
 * many commands were given.
 */
export const passTime =
  (deps: TimeDeps) =>
  async (until: Instant = deps.clock.now()): Promise<number> => {
    const refused = new Set<string>();
    const waiting = new Set<string>();
    let done = 0;
    let keepingLine: FindKeepingLine | null = null;
    while (refused.size < MOST_REFUSED) {
      const due = (await deps.store.bookings.due(until, refused.size + waiting.size + 1)).find(
        ({ bookingId }) => !refused.has(bookingId) && !waiting.has(bookingId),
      );
      if (due === undefined) break;
      const booking = await deps.store.bookings.get(due.bookingId);
      const next = nextOf(deps, booking);
      if (next === null || next.at > until) {
        await rewaken(deps, due.bookingId);
        continue;
      }
      if (next.command.type === 'cancelUnpaid' && booking?.status === 'confirmed') {
        keepingLine ??= await readKeepingLines(deps);
        if (await mayBePaid(deps, booking, next.at, keepingLine)) {
          waiting.add(due.bookingId);
          continue;
        }
      }
      const result = await giveAs(deps)(time(next.at), due.bookingId, next.command, null);
      if (result.isOk()) done += 1;
      // Another process, or its own customer, was there first: what is due of it now is looked up anew.
      else if ((await deps.store.bookings.get(due.bookingId))?.version !== booking?.version) continue;
      else {
        refused.add(due.bookingId);
        if (result.error.kind !== 'notDue' && result.error.kind !== 'stale') deps.refused(due.bookingId, result.error.kind);
      }
    }
    return done;
  };
