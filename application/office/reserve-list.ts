import { err, ok, type Result } from 'neverthrow';
import type { Waiting } from '../../domain/booking/booking.ts';
import { canPartyFitInUnits } from '../../domain/booking/commands.ts';
import { dayOf } from '../../domain/calendar.ts';
import { unitsStillTakeParty } from '../../domain/party/answers.ts';
import { NO_OCCUPANCY } from '../../domain/seats/occupancy.ts';
import { canPartiesMoveUpAutomatically } from '../../domain/seats/reserve-list.ts';
import type { CatalogueEntry } from '../ports/catalogue.ts';
import type { PortDeps } from '../ports/ports.ts';

export type SignUp = {
  readonly booking: Waiting;
  /** The party's position on the reserve list: the first to confirm moves up first (R11). */
  readonly turn: number;
  /** True if this party fits now. It can become false when another party moves up (R7). */
  readonly fits: boolean;
};

export type ReserveList = {
  readonly entry: CatalogueEntry;
  /**
   * True if the shop itself moves parties up. On a closed or grayed-out offer, only the office
   * moves them up (R11).
   */
  readonly movesByItself: boolean;
  readonly signUps: readonly SignUp[];
};

export type ReserveListDeps = PortDeps<{ store: 'bookings'; catalogue: 'all'; clock: true }>;

const listOf = async (deps: ReserveListDeps, entry: CatalogueEntry): Promise<ReserveList> => {
  const { offer } = entry;
  const now = deps.clock.now();
  const units = offer.units.map(({ id }) => id);
  const [parties, occupancies] = await Promise.all([
    deps.store.bookings.waitingOn(units),
    deps.store.bookings.taken(units, now, null),
  ]);
  const bookings = await Promise.all(
    parties.map(({ bookingId }) => deps.store.bookings.get(bookingId)),
  );
  const signUps = bookings.flatMap((booking, index): readonly SignUp[] => {
    if (booking?.status !== 'reserveList') return [];
    return [
      {
        booking,
        turn: index + 1,
        fits:
          unitsStillTakeParty(offer, booking.choices) &&
          canPartyFitInUnits(
            { offer, taken: (unitId) => occupancies.get(unitId) ?? NO_OCCUPANCY },
            booking.seats,
          ),
      },
    ];
  });
  return {
    entry,
    movesByItself: canPartiesMoveUpAutomatically(offer, dayOf(now)),
    signUps,
  };
};

export const listReserveLists =
  (deps: ReserveListDeps) =>
  async (
    sites: readonly number[],
    offerId: number | null,
  ): Promise<Result<readonly ReserveList[], { readonly kind: 'unknownOffer' }>> => {
    // All brands share an offer and its reserve list, so it is listed once.
    const entries = [...new Set(sites.flatMap((siteId) => deps.catalogue.all(siteId)))]
      .filter(({ offer }) => offerId === null || offer.id === offerId)
      .toSorted((a, b) =>
        a.offer.from < b.offer.from
          ? -1
          : a.offer.from > b.offer.from
            ? 1
            : a.offer.id - b.offer.id,
      );
    if (offerId !== null && entries.length === 0) return err({ kind: 'unknownOffer' });
    const lists: ReserveList[] = [];
    for (const entry of entries) {
      const list = await listOf(deps, entry);
      if (list.signUps.length > 0) lists.push(list);
    }
    return ok(lists);
  };
