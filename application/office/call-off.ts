import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { dayOf } from '../../domain/calendar.ts';
import { type Money, sum } from '../../domain/money.ts';
import { SITES } from '../../domain/sites.ts';
import { type CommandFailure, type GivingDeps, giveAs } from '../booking/give-command.ts';
import { office } from '../booking/giver.ts';
import type { Catalogue, CatalogueEntry } from '../ports/catalogue.ts';
import type { Store } from '../ports/store.ts';

export type CallOffDeps<E> = GivingDeps & {
  readonly store: Pick<Store, 'inTransaction' | 'bookings'>;
  readonly catalogue: Pick<Catalogue, 'all' | 'byId'>;
  /** Takes the offer off sale in every brand, in somebody's name: from then on nobody begins, orders or moves up. */
  readonly close: (name: string, offerId: number) => Promise<Result<unknown, E>>;
};

/** Whom a call-off concerns, and what comes back to them together. */
export type CallOffPlan = {
  readonly entry: CatalogueEntry;
  readonly confirmed: readonly string[];
  readonly signUps: readonly string[];
  readonly drafts: readonly string[];
  readonly refund: Money;
};

/** What was done: bookings that ended, and those that could not, each with why. */
export type CallOffReport = {
  readonly entry: CatalogueEntry;
  readonly cancelled: readonly { readonly bookingId: string; readonly refund: Money }[];
  /** Drafts that were cleared away. */
  readonly removed: readonly string[];
  readonly refused: readonly { readonly bookingId: string; readonly kind: CommandFailure['kind'] }[];
};

export type CallOffFailure = { readonly kind: 'unknownOffer' } | { readonly kind: 'bookingClosed'; readonly reason: 'over' };

/** So many bookings are read at once. */
const BATCH = 100;
const EVERYBODY = 1_000_000;

type Named = Pick<CallOffDeps<never>, 'catalogue' | 'clock'>;

/** The offer of every brand that sells it; a trip that is over is called off no more. */
const soldAs = ({ catalogue, clock }: Named, offerId: number): Result<readonly [CatalogueEntry, ...CatalogueEntry[]], CallOffFailure> => {
  const [first, ...others] = SITES.flatMap((siteId) => catalogue.all(siteId).filter(({ offer }) => offer.id === offerId));
  if (first === undefined) return err({ kind: 'unknownOffer' });
  return dayOf(clock.now()) > first.offer.to ? err({ kind: 'bookingClosed', reason: 'over' }) : ok([first, ...others]);
};

const ids = (bookings: readonly Booking[], status: Booking['status']): readonly string[] =>
  bookings.filter((booking) => booking.status === status).map(({ id }) => id);

const paidOf = (booking: Booking): Money =>
  booking.status === 'confirmed' || booking.status === 'reserveList' ? Math.max(0, ledgerOfBooking(booking).paid) : 0;

/** What calling an offer off would do now. */
export const callOffPlan =
  (deps: Named & { readonly store: Pick<Store, 'bookings'> }) =>
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
 * Calls a trip off in somebody's name (R70): first nobody can book it any more, in any brand, then each booking, sign-up and draft ends in a
 * transaction of its own with its journal line, its mail and its message. Whoever ends it half-way repeats it: what is done is done once,
 * and the rest is gone on with.
 */
export const callOff =
  <E>(deps: CallOffDeps<E>) =>
  async (name: string, offerId: number): Promise<Result<CallOffReport, CallOffFailure | E>> => {
    const sold = soldAs(deps, offerId);
    if (sold.isErr()) return err(sold.error);
    if (sold.value.some(({ offer }) => !offer.closed)) {
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
        const done = await giveAs(deps)(office(name), id, { type: 'callOff' }, null);
        if (done.isErr()) {
          // Somebody else ended it at the same moment: then it is not found again either.
          refused.set(id, done.error.kind);
          continue;
        }
        const { booking } = done.value;
        if (booking.status === 'cancelled') cancelled.push({ bookingId: id, refund: booking.refund });
        else removed.push(id);
      }
    }
    const left = new Set((await deps.store.bookings.ongoingOf(offerId, EVERYBODY)).map(({ id }) => id));
    const stillOngoing = [...refused].filter(([id]) => left.has(id)).map(([bookingId, kind]) => ({ bookingId, kind }));
    return ok({ entry: sold.value[0], cancelled, removed, refused: stillOngoing });
  };
