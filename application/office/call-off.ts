import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { dayOf } from '../../domain/calendar.ts';
import { hasTrait } from '../../domain/catalogue/offer.ts';
import { type Money, sum } from '../../domain/money.ts';
import { SITES } from '../../domain/sites.ts';
import type { CommandDeps, CommandFailure } from '../booking/submit-command.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { PortDeps } from '../ports/ports.ts';
import { submitOfficeCommand } from './bookings.ts';

export type CallOffDeps<E> = CommandDeps &
  PortDeps<{ store: 'inTransaction' | 'bookings'; catalogue: 'all' | 'byId' }> & {
    /** Closes the offer in every brand, so that nobody can book, order or move up any more. */
    readonly close: (name: string, offerId: number) => Promise<Result<unknown, E>>;
  };

export type CallOffPlan = {
  readonly entry: CatalogueEntry;
  readonly confirmed: readonly string[];
  readonly signUps: readonly string[];
  readonly drafts: readonly string[];
  readonly refund: Money;
};

export type CallOffReport = {
  readonly entry: CatalogueEntry;
  readonly cancelled: readonly { readonly bookingId: string; readonly refund: Money }[];
  readonly removed: readonly string[];
  readonly refused: readonly {
    readonly bookingId: string;
    readonly kind: CommandFailure['kind'];
  }[];
};

export type CallOffFailure =
  | { readonly kind: 'unknownOffer' }
  | { readonly kind: 'bookingClosed'; readonly reason: 'over' };

const BATCH = 100;
const EVERYBODY = 1_000_000;

type Named = Pick<CallOffDeps<never>, 'catalogue' | 'clock'>;

/**
 * Returns the catalogue's entry of the offer for each brand that sells it; refuses if the trip has
 * ended.
 */
const soldAs = (
  { catalogue, clock }: Named,
  offerId: number,
): Result<readonly [CatalogueEntry, ...CatalogueEntry[]], CallOffFailure> => {
  const [first, ...otherEntries] = SITES.flatMap((siteId) =>
    catalogue.all(siteId).filter(({ offer }) => offer.id === offerId),
  );
  if (first === undefined) return err({ kind: 'unknownOffer' });
  return dayOf(clock.now()) > first.offer.to
    ? err({ kind: 'bookingClosed', reason: 'over' })
    : ok([first, ...otherEntries]);
};

const ids = (bookings: readonly Booking[], status: Booking['status']): readonly string[] =>
  bookings.filter((booking) => booking.status === status).map(({ id }) => id);

const paidOf = (booking: Booking): Money =>
  booking.status === 'confirmed' || booking.status === 'reserveList'
    ? Math.max(0, ledgerOfBooking(booking).paid)
    : 0;

export const previewTripCallOff =
  (deps: Named & PortDeps<{ store: 'bookings' }>) =>
  async (offerId: number): Promise<Result<CallOffPlan, CallOffFailure>> => {
    const sold = soldAs(deps, offerId);
    if (sold.isErr()) return err(sold.error);
    const bookings = await deps.store.bookings.ongoingOf(offerId, EVERYBODY);
    return ok({
      entry: sold.value[0],
      confirmed: ids(bookings, 'confirmed'),
      signUps: ids(bookings, 'reserveList'),
      drafts: ids(bookings, 'draft'),
      refund: sum(bookings.map(paidOf)),
    });
  };

/**
 * Calls a trip off, one transaction for each booking (R70). Call it again after an interruption.
 */
export const callOffTrip =
  <E>(deps: CallOffDeps<E>) =>
  async (name: string, offerId: number): Promise<Result<CallOffReport, CallOffFailure | E>> => {
    const sold = soldAs(deps, offerId);
    if (sold.isErr()) return err(sold.error);
    if (sold.value.some(({ offer }) => !hasTrait(offer, 'calledOff'))) {
      const closed = await deps.close(name, offerId);
      if (closed.isErr()) return err(closed.error);
    }
    const cancelled: { readonly bookingId: string; readonly refund: Money }[] = [];
    const removed: string[] = [];
    const refused = new Map<string, CommandFailure['kind']>();
    for (;;) {
      const found = await deps.store.bookings.ongoingOf(offerId, BATCH + refused.size);
      const batch = found.filter(({ id }) => !refused.has(id));
      if (batch.length === 0) break;
      for (const { id } of batch) {
        const result = await submitOfficeCommand(deps)(name, id, { type: 'callOff' });
        if (result.isErr()) {
          // Another process can cancel or remove the booking at the same time. The booking then
          // needs no calling off, so the report omits this refusal.
          refused.set(id, result.error.kind);
          continue;
        }
        const { booking } = result.value;
        if (booking.status === 'cancelled')
          cancelled.push({ bookingId: id, refund: booking.refund });
        else removed.push(id);
      }
    }
    const ongoing = new Set(
      (await deps.store.bookings.ongoingOf(offerId, EVERYBODY)).map(({ id }) => id),
    );
    const stillOngoing = [...refused]
      .filter(([id]) => ongoing.has(id))
      .map(([bookingId, kind]) => ({ bookingId, kind }));
    return ok({ entry: sold.value[0], cancelled, removed, refused: stillOngoing });
  };
