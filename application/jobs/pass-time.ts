import { ok } from 'neverthrow';
import type { Booking, Confirmed } from '../../domain/booking/booking.ts';
import { nextScheduledEvent, type ScheduledEvent } from '../../domain/booking/scheduled-events.ts';
import { type Instant, MINUTE } from '../../domain/calendar.ts';
import { timeActor } from '../booking/actor.ts';
import { type GivingDeps, giveAs } from '../booking/give-command.ts';
import { isAwaitingProvider } from '../payments/query-pending-payments.ts';
import type { Store } from '../ports/store.ts';
import { type FindKeepingLine, readKeepingLines } from '../statements/keeping-lines.ts';

export type TimeDeps = GivingDeps & {
  readonly store: Pick<Store, 'bank'>;
  readonly refused: (bookingId: string, kind: string) => void;
};

/** The log names the bookings if more scheduled commands than this are refused. */
const MOST_REFUSED = 100;

/** The booking's next event; null if there is none or the catalogue lacks the offer. */
const nextOf = (
  { settings, catalogue }: TimeDeps,
  booking: Booking | null,
): ScheduledEvent | null => {
  const offer =
    booking === null ? undefined : catalogue.byId(booking.siteId, booking.offerId)?.offer;
  return booking === null || offer === undefined
    ? null
    : nextScheduledEvent(booking, settings.inTime(booking.siteId), offer);
};

const rescheduleWake = (deps: TimeDeps, bookingId: string) =>
  deps.store.inTransaction([{ kind: 'booking', id: bookingId }], async ({ bookings }) => {
    await bookings.rewake(bookingId, nextOf(deps, await bookings.get(bookingId))?.at ?? null);
    return ok(undefined);
  });

/** A postponed cancellation is retried after this pause; the provider is queried meanwhile. */
const LOOKED_AGAIN = 5 * MINUTE;

/** Pending payments, refused orders (R32.2) and open bank lines (R32.4) delay a cancellation. */
const mayBePaid = async (
  { store, clock }: TimeDeps,
  booking: Confirmed,
  end: Instant,
  keepingLine: FindKeepingLine,
): Promise<boolean> => {
  const bookingId = booking.id;
  const found = await store.inTransaction<boolean, never>(
    [{ kind: 'booking', id: bookingId }],
    async ({ bookings, payments, bank }) => {
      const now = clock.now();
      const isRefused = (await bank.oddNotices()).some(
        (line) => line.bookingId === bookingId && line.why === 'orderRefused',
      );
      const waits =
        isRefused ||
        keepingLine(booking, now) !== null ||
        isAwaitingProvider(await payments.pendingOf(bookingId), end, now);
      if (waits) await bookings.rewake(bookingId, now + LOOKED_AGAIN);
      return ok(waits);
    },
  );
  return found.unwrapOr(false);
};

/** Executes due commands, earliest first. Late or parallel runs have the same result. */
export const passTime =
  (deps: TimeDeps) =>
  async (until: Instant = deps.clock.now()): Promise<number> => {
    const refused = new Set<string>();
    const waiting = new Set<string>();
    let executed = 0;
    let keepingLine: FindKeepingLine | null = null;
    while (refused.size < MOST_REFUSED) {
      const due = (await deps.store.bookings.due(until, refused.size + waiting.size + 1)).find(
        ({ bookingId }) => !refused.has(bookingId) && !waiting.has(bookingId),
      );
      if (due === undefined) break;
      const booking = await deps.store.bookings.get(due.bookingId);
      const next = nextOf(deps, booking);
      if (next === null || next.at > until) {
        await rescheduleWake(deps, due.bookingId);
        continue;
      }
      if (next.command.type === 'cancelUnpaid' && booking?.status === 'confirmed') {
        keepingLine ??= await readKeepingLines(deps);
        if (await mayBePaid(deps, booking, next.at, keepingLine)) {
          waiting.add(due.bookingId);
          continue;
        }
      }
      const result = await giveAs(deps)(timeActor(next.at), due.bookingId, next.command, null);
      if (result.isOk()) executed += 1;
      // The booking has changed since its event was read, so its next event is computed again.
      else if ((await deps.store.bookings.get(due.bookingId))?.version !== booking?.version)
        continue;
      else {
        refused.add(due.bookingId);
        if (result.error.kind !== 'notDue' && result.error.kind !== 'stale')
          deps.refused(due.bookingId, result.error.kind);
      }
    }
    return executed;
  };
