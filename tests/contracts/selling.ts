import { err, ok, type Result } from 'neverthrow';
import type { Store } from '../../application/ports/store.ts';
import { EMPTY, type Fleet, packs, plus } from '../../domain/seats/occupancy.ts';
import { BEGUN, confirmed, singles } from '../arbitraries/bookings.ts';
import { entryOf, SEARCHED } from './examples.ts';

/** A unit with five places in all. */
export const FIVE: Fleet = { yachts: 1, berths: 5, cabins: 0 };

/** Sells one place of a unit as the shop does it: what is taken is read, judged and added to under the unit's lock (R7, R10). */
export const sellOne = (store: Store, bookingId: string, unitId: number, fleet: Fleet): Promise<Result<string, 'full'>> =>
  store.inTransaction(
    [
      { kind: 'unit', id: String(unitId) },
      { kind: 'booking', id: bookingId },
    ],
    async ({ bookings, journal }) => {
      const wanted = singles(unitId, 1);
      const taken = (await bookings.taken([unitId], BEGUN, bookingId)).get(unitId) ?? EMPTY;
      if (!packs(fleet, plus(taken, wanted))) return err('full');
      await bookings.save(confirmed(bookingId, [wanted]), SEARCHED);
      await journal.append(entryOf(bookingId, { type: 'releaseHold' }));
      return ok(bookingId);
    },
  );
