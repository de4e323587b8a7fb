import type { Claims } from '../../../domain/booking/booking.ts';
import type { Instant } from '../../../domain/calendar.ts';
import { addOccupancy, NO_OCCUPANCY, type Occupancy } from '../../../domain/seats/occupancy.ts';

type Held = { readonly bookingId: string; readonly until: Instant; readonly seats: Occupancy };
/**
 * Taken places of a unit. `good`: places that are taken permanently. `holds`: places that are taken
 * for a limited time; the hold that ends first is the first in the list.
 */
type UnitClaims = { readonly offerId: number; good: Occupancy; readonly holds: Held[] };

export const subtractOccupancy = (a: Occupancy, b: Occupancy): Occupancy => ({
  wholes: a.wholes - b.wholes,
  pairs: a.pairs - b.pairs,
  singles: a.singles - b.singles,
});

const firstHoldFrom = (holds: readonly Held[], until: Instant): number => {
  let [low, high] = [0, holds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((holds[middle]?.until ?? until) < until) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const createPlaceClaimTable = () => {
  const units = new Map<number, UnitClaims>();
  const unit = (unitId: number, offerId: number): UnitClaims => {
    const existing = units.get(unitId);
    if (existing !== undefined) return existing;
    const created: UnitClaims = { offerId, good: NO_OCCUPANCY, holds: [] };
    units.set(unitId, created);
    return created;
  };
  const live = ({ good, holds }: UnitClaims, at: Instant): Occupancy => {
    let sum = good;
    for (let index = holds.length - 1; index >= 0; index -= 1) {
      const hold = holds[index];
      if (hold === undefined || hold.until <= at) break;
      sum = addOccupancy(sum, hold.seats);
    }
    return sum;
  };
  return {
    add: (bookingId: string, offerId: number, { seats, until }: Claims): void => {
      for (const claimed of seats) {
        const claims = unit(claimed.unitId, offerId);
        if (until === null) claims.good = addOccupancy(claims.good, claimed);
        else
          claims.holds.splice(firstHoldFrom(claims.holds, until), 0, {
            bookingId,
            until,
            seats: claimed,
          });
      }
    },
    lastLapse: (unitId: number, at: Instant): Instant | null => {
      const last = units.get(unitId)?.holds.at(-1)?.until ?? at;
      return last > at ? last : null;
    },
    remove: (bookingId: string, { seats, until }: Claims): void => {
      for (const claimed of seats) {
        const claims = units.get(claimed.unitId);
        if (claims === undefined) continue;
        if (until === null) claims.good = subtractOccupancy(claims.good, claimed);
        else {
          let index = firstHoldFrom(claims.holds, until);
          while (index < claims.holds.length && claims.holds[index]?.bookingId !== bookingId)
            index += 1;
          claims.holds.splice(index, 1);
        }
      }
    },
    taken: (unitId: number, at: Instant): Occupancy => {
      const claims = units.get(unitId);
      return claims === undefined ? NO_OCCUPANCY : live(claims, at);
    },
    units: (): number => units.size,
    forgetOffer: (offerId: number): void => {
      for (const [unitId, claims] of units) if (claims.offerId === offerId) units.delete(unitId);
    },
  };
};
