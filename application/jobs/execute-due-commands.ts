import { ok } from 'neverthrow';
import type { Booking, Confirmed } from '../../domain/booking/booking.ts';
import { nextScheduledEvent, type ScheduledEvent } from '../../domain/booking/scheduled-events.ts';
import { dayOf, type Instant, MINUTE } from '../../domain/calendar.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { type TravellerFacts, updateCrewSummary } from '../../domain/crews/aboard.ts';
import { SITES } from '../../domain/sites.ts';
import { ageAtStart } from '../../domain/travellers/requirements.ts';
import { schedulerActor } from '../booking/actor.ts';
import { type CommandDeps, submitCommandAsActor } from '../booking/submit-command.ts';
import { canQueryStillRevealPayment } from '../payments/settle.ts';
import type { PortDeps } from '../ports/ports.ts';
import { bookingLock, runTransaction } from '../ports/store.ts';
import {
  createCancellationDelayFinder,
  type FindCancellationDelay,
} from '../statements/cancellation-delays.ts';

type Deps = PortDeps<{
  store: 'bookings' | 'aboard' | 'inTransaction';
  catalogue: true;
  clock: true;
}>;

/**
 * Time between two counts of the travellers of each trip. A count reads the bookings of all future
 * trips.
 */
const EVERY = 10 * MINUTE;

/** Returns the age of each traveller, and whether they booked alone and without a group (R21). */
const travellersOf = (offer: Offer, { choices, group }: Booking): readonly TravellerFacts[] =>
  choices.participants.map(({ person }) => ({
    age: person.birthDate === '' ? null : ageAtStart(offer, person.birthDate),
    alone: choices.participants.length === 1 && group === null,
  }));

export const createCrewSummaryRefresh = ({
  store,
  catalogue,
  clock,
}: Deps): (() => Promise<void>) => {
  let next = 0;
  return async () => {
    const now = clock.now();
    if (now < next) return;
    next = now + EVERY;
    const today = dayOf(now);
    const [bookings, stored] = [
      await store.bookings.confirmedFrom(today),
      await store.aboard.from(today),
    ];
    const byOffer = Map.groupBy(bookings, ({ offerId }) => offerId);
    for (const offerId of new Set([...byOffer.keys(), ...stored.keys()])) {
      const entry = SITES.map((siteId) => catalogue.byId(siteId, offerId)).find(Boolean);
      if (entry === undefined) continue;
      const { offer } = entry;
      const travellers = (byOffer.get(offerId) ?? []).flatMap((booking) =>
        travellersOf(offer, booking),
      );
      if (stored.get(offerId)?.people === travellers.length) continue;
      // Without this lock, another process could replace the counts of the trip's travellers by
      // older ones.
      await runTransaction(
        store,
        [{ kind: 'limit', id: `aboard/${offerId}` }],
        async ({ aboard }) => {
          const before = await aboard.get(offerId);
          await aboard.save(offerId, offer.to, updateCrewSummary(before, travellers));
        },
      );
    }
  };
};

type TimeDeps = CommandDeps &
  PortDeps<{ store: 'bank' }> & {
    readonly refused: (bookingId: string, kind: string) => void;
  };

/**
 * After so many refused scheduled commands, the run ends. The next run tries them again. The log
 * names the booking of each refusal.
 */
const MOST_REFUSED = 100;

/** Returns a booking's next scheduled event; null if it has none or its offer is unknown. */
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
  deps.store.inTransaction([bookingLock(bookingId)], async ({ bookings }) => {
    await bookings.rewake(bookingId, nextOf(deps, await bookings.get(bookingId))?.at ?? null);
    return ok(undefined);
  });

/** Time until a delayed cancellation is tried again. Meanwhile the shop queries the provider. */
const LOOKED_AGAIN = 5 * MINUTE;

/**
 * Returns true if a payment can still arrive, so that the cancellation must wait (R32.2, R32.4).
 */
const mayBePaid = async (
  { store, clock }: TimeDeps,
  booking: Confirmed,
  end: Instant,
  keepingLine: FindCancellationDelay,
): Promise<boolean> => {
  const bookingId = booking.id;
  return runTransaction(store, [bookingLock(bookingId)], async ({ bookings, payments, bank }) => {
    const now = clock.now();
    const isRefused = (await bank.discrepancies()).some(
      (line) => line.bookingId === bookingId && line.why === 'orderRefused',
    );
    const waits =
      isRefused ||
      keepingLine(booking, now) !== null ||
      canQueryStillRevealPayment(await payments.pendingOf(bookingId), end, now);
    if (waits) await bookings.rewake(bookingId, now + LOOKED_AGAIN);
    return waits;
  });
};

/**
 * Executes due scheduled commands, earliest first. Late or parallel runs have the same result,
 * except that waiting parties move up when the run finds the free places (R11.11).
 */
export const executeDueCommands =
  (deps: TimeDeps) =>
  async (until: Instant = deps.clock.now()): Promise<number> => {
    const refused = new Set<string>();
    const waiting = new Set<string>();
    let executed = 0;
    let keepingLine: FindCancellationDelay | null = null;
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
        keepingLine ??= await createCancellationDelayFinder(deps);
        if (await mayBePaid(deps, booking, next.at, keepingLine)) {
          waiting.add(due.bookingId);
          continue;
        }
      }
      const result = await submitCommandAsActor(deps)(
        schedulerActor(next.at),
        due.bookingId,
        next.command,
        null,
      );
      if (result.isOk()) executed += 1;
      // The booking has changed since its event was read, so the event is read again.
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
