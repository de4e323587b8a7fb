import type { Booking } from '../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../domain/booking/placed/dues.ts';
import { type ShownStatus, shownStatus } from '../../domain/booking/placed/status.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import type { Ledger } from '../../domain/payments/ledger.ts';
import type { Catalogue, CatalogueEntry } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Store } from '../ports/store.ts';
import { matchesBooking } from './name-search.ts';

export type ListedStatus = ShownStatus | 'draft';

/** Filters of the booking list. A null filter accepts every booking. */
export type BookingListQuery = {
  readonly offerId: number | null;
  readonly siteId: number | null;
  readonly status: ListedStatus | null;
  readonly from: Day | null;
  readonly until: Day | null;
  readonly unpaid: boolean;
  readonly name: string | null;
};

export type ListedBooking = {
  readonly booking: Booking;
  readonly entry: CatalogueEntry;
  readonly status: ListedStatus;
  readonly ledger: Ledger | null;
};

export type BookingListDeps = {
  readonly store: Pick<Store, 'bookings'>;
  readonly catalogue: Pick<Catalogue, 'byId'>;
  readonly clock: Clock;
};

const toListedBooking = (
  deps: Pick<BookingListDeps, 'catalogue'>,
  booking: Booking,
  today: Day,
): ListedBooking | null => {
  const entry = deps.catalogue.byId(booking.siteId, booking.offerId);
  if (entry === undefined || booking.status === 'removed') return null;
  if (booking.status === 'draft') return { booking, entry, status: 'draft', ledger: null };
  return {
    booking,
    entry,
    status: shownStatus(booking, entry.offer, today),
    ledger: ledgerOfBooking(booking),
  };
};

const isWanted = (
  { booking, entry: { offer }, status, ledger }: ListedBooking,
  { name: typed, ...wanted }: BookingListQuery,
): boolean =>
  (wanted.siteId === null || booking.siteId === wanted.siteId) &&
  (wanted.status === null || status === wanted.status) &&
  (wanted.from === null || offer.from >= wanted.from) &&
  (wanted.until === null || offer.from <= wanted.until) &&
  (!wanted.unpaid || (booking.status === 'confirmed' && ledger !== null && ledger.left > 0)) &&
  (typed === null || matchesBooking(booking, typed));

/** Sorts by first day of the trip, then by number. Drafts only on request. */
export const listBookings =
  (deps: BookingListDeps) =>
  async (wanted: BookingListQuery): Promise<readonly ListedBooking[]> => {
    const states =
      wanted.status === 'draft'
        ? (['draft'] as const)
        : (['confirmed', 'reserveList', 'cancelled'] as const);
    const today = dayOf(deps.clock.now());
    const found = (await deps.store.bookings.inStates(states, wanted.offerId)).flatMap(
      (booking) => toListedBooking(deps, booking, today) ?? [],
    );
    const day = ({ entry: { offer } }: ListedBooking): Day => offer.from;
    return found
      .filter((one) => isWanted(one, wanted))
      .toSorted((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : 0));
  };
