import type { Gender } from '../party/person.ts';

/** Somebody who sails, by booking and participant. */
export type Sailor = { readonly bookingId: string; readonly userNum: number; readonly gender: Gender | null };

/** Who booked together on a unit: a whole yacht, a cabin, or single places. */
export type Crew = {
  readonly bookingId: string;
  readonly takes: 'whole' | 'cabin' | 'places';
  /** Bookings of one group want one yacht; null is in none. */
  readonly group: string | null;
  readonly sailors: readonly Sailor[];
};

/** Berths that a crew has: a cabin's two are its own. */
export const headsOf = ({ takes, sailors }: Crew): number => (takes === 'cabin' ? 2 : sailors.length);
