import { err, ok, type Result } from 'neverthrow';
import type { Store } from '../../application/ports/store.ts';
import { addOccupancy, type Fleet, fitsFleet, NO_OCCUPANCY } from '../../domain/seats/occupancy.ts';
import { confirmedBooking, DRAFT_BEGUN_AT, singles } from '../arbitraries/bookings.ts';
import { bookingEntryOf, SEARCH_COLUMNS } from './record-examples.ts';

export const FIVE: Fleet = { yachts: 1, berths: 5, cabins: 0 };

export const sellOne = (
  store: Store,
  bookingId: string,
  unitId: number,
  fleet: Fleet,
): Promise<Result<string, 'full'>> =>
  store.inTransaction(
    [
      { kind: 'unit', id: String(unitId) },
      { kind: 'booking', id: bookingId },
    ],
    async ({ bookings, journal }) => {
      const claims = singles(unitId, 1);
      const occupancy =
        (await bookings.taken([unitId], DRAFT_BEGUN_AT, bookingId)).get(unitId) ?? NO_OCCUPANCY;
      if (!fitsFleet(fleet, addOccupancy(occupancy, claims))) return err('full');
      await bookings.save(confirmedBooking(bookingId, [claims]), SEARCH_COLUMNS);
      await journal.append(bookingEntryOf(bookingId, { type: 'releaseHold' }));
      return ok(bookingId);
    },
  );
