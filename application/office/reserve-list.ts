import { err, ok, type Result } from 'neverthrow';
import type { Waiting } from '../../domain/booking/booking.ts';
import { packsBeside } from '../../domain/booking/decision.ts';
import { dayOf } from '../../domain/calendar.ts';
import { bookingClosed, takesReserveListOnly } from '../../domain/catalogue/offer.ts';
import { EMPTY } from '../../domain/seats/occupancy.ts';
import type { Catalogue, CatalogueEntry } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';

/** A sign-up as the office sees it. */
export type SignUp = {
  readonly booking: Waiting;
  /** Its turn: sign-ups are tried in the order of their confirmation (R11). */
  readonly turn: number;
  /** The whole party has places at this moment, in all its units; each sign-up is asked for itself (R7). */
  readonly fits: boolean;
};

/** The reserve list of one offer, in the order of its sign-ups. */
export type ReserveList = {
  readonly entry: CatalogueEntry;
  /** False: the offer takes sign-ups only, or none any more, and the office moves whom it chooses (R11). */
  readonly movesByItself: boolean;
  readonly signUps: readonly SignUp[];
};

export type ReserveListDeps = {
  readonly store: Pick<Store, 'bookings'>;
  readonly catalogue: Pick<Catalogue, 'all'>;
  readonly clock: Clock;
};

const listOf = async (deps: ReserveListDeps, entry: CatalogueEntry): Promise<ReserveList> => {
  const { offer } = entry;
  const now = deps.clock.now();
  const units = offer.units.map(({ id }) => id);
  const [parties, taken] = await Promise.all([deps.store.bookings.waitingOn(units), deps.store.bookings.taken(units, now, null)]);
  const bookings = await Promise.all(parties.map(({ bookingId }) => deps.store.bookings.get(bookingId)));
  const signUps = bookings.flatMap((booking, index): readonly SignUp[] => {
    // One that moved or left between the two readings waits no longer.
    if (booking?.status !== 'reserveList') return [];
    return [{ booking, turn: index + 1, fits: packsBeside({ offer, taken: (unitId) => taken.get(unitId) ?? EMPTY }, booking.seats) }];
  });
  return { entry, movesByItself: !takesReserveListOnly(offer) && bookingClosed(offer, dayOf(now)) === null, signUps };
};

/** The reserve lists of all offers that have one, or of the offer with a number in every brand that sells it. */
export const reserveLists =
  (deps: ReserveListDeps) =>
  async (sites: readonly number[], offerId: number | null): Promise<Result<readonly ReserveList[], { readonly kind: 'unknownOffer' }>> => {
    // What several brands sell is one offer with one list.
    const entries = [...new Set(sites.flatMap((siteId) => deps.catalogue.all(siteId)))]
      .filter(({ offer }) => offerId === null || offer.id === offerId)
      .toSorted((a, b) => (a.offer.from < b.offer.from ? -1 : a.offer.from > b.offer.from ? 1 : a.offer.id - b.offer.id));
    if (offerId !== null && entries.length === 0) return err({ kind: 'unknownOffer' });
    const lists: ReserveList[] = [];
    for (const entry of entries) {
      const list = await listOf(deps, entry);
      if (list.signUps.length > 0) lists.push(list);
    }
    return ok(lists);
  };
