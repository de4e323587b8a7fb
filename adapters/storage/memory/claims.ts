import type { Claims } from '../../../domain/booking/booking.ts';
import type { Instant } from '../../../domain/calendar.ts';
import { EMPTY, type Occupancy, plus } from '../../../domain/seats/occupancy.ts';

type Held = { readonly bookingId: string; readonly until: Instant; readonly seats: Occupancy };
/** What is taken of one unit of an offer: for good as a sum, holds by ascending end so that those that live are at the tail. */
type UnitClaims = { readonly offerId: number; good: Occupancy; readonly holds: Held[] };

export const minus = (a: Occupancy, b: Occupancy): Occupancy => ({
  wholes: a.wholes - b.wholes,
  pairs: a.pairs - b.pairs,
  singles: a.singles - b.singles,
});

/** The first place in the holds whose end is not before `until`. */
const placeOf = (holds: readonly Held[], until: Instant): number => {
  let [low, high] = [0, holds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((holds[middle]?.until ?? until) < until) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The claims of all bookings by unit. A question about a moment looks at the holds that live then and at nothing else,
 * however many bookings there were.
 */
export const claimTable = () => {
  const units = new Map<number, UnitClaims>();
  const unit = (unitId: number, offerId: number): UnitClaims => {
    const known = units.get(unitId);
    if (known !== undefined) return known;
    const made: UnitClaims = { offerId, good: EMPTY, holds: [] };
    units.set(unitId, made);
    return made;
  };
  const live = ({ good, holds }: UnitClaims, at: Instant): Occupancy => {
    let sum = good;
    for (let index = holds.length - 1; index >= 0; index -= 1) {
      const held = holds[index];
      if (held === undefined || held.until <= at) break;
      sum = plus(sum, held.seats);
    }
    return sum;
  };
  return {
    add: (bookingId: string, offerId: number, { seats, until }: Claims): void => {
      for (const wanted of seats) {
        const claims = unit(wanted.unitId, offerId);
        if (until === null) claims.good = plus(claims.good, wanted);
        else claims.holds.splice(placeOf(claims.holds, until), 0, { bookingId, until, seats: wanted });
      }
    },
    lastLapse: (unitId: number, at: Instant): Instant | null => {
      const last = units.get(unitId)?.holds.at(-1)?.until ?? at;
      return last > at ? last : null;
    },
    remove: (bookingId: string, { seats, until }: Claims): void => {
      for (const wanted of seats) {
        const claims = units.get(wanted.unitId);
        if (claims === undefined) continue;
        if (until === null) claims.good = minus(claims.good, wanted);
        else {
          let index = placeOf(claims.holds, until);
          while (index < claims.holds.length && claims.holds[index]?.bookingId !== bookingId) index += 1;
          claims.holds.splice(index, 1);
        }
      }
    },
    taken: (unitId: number, at: Instant): Occupancy => {
      const claims = units.get(unitId);
      return claims === undefined ? EMPTY : live(claims, at);
    },
    /** When the next hold of a unit lapses after a moment; null where none lives. */
    nextLapse: (unitId: number, at: Instant): Instant | null => {
      const holds = units.get(unitId)?.holds ?? [];
      return holds[placeOf(holds, at + 1)]?.until ?? null;
    },
    units: (): readonly number[] => [...units.keys()],
    /** Nobody asks any more what is taken of an offer's units. */
    forgetOffer: (offerId: number): void => {
      for (const [unitId, claims] of units) if (claims.offerId === offerId) units.delete(unitId);
    },
  };
};
