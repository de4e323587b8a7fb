import type { Gender } from '../party/person.ts';

/** Somebody who sails, by booking and participant. */
export type Sailor = { readonly bookingId: string; readonly userNum: number; readonly gender: Gender | null };

/** Who booked together on a unit: a whole yacht, a cabin for its two, or single places. */
export type Crew = {
  readonly bookingId: string;
  readonly takes: 'whole' | 'cabin' | 'places';
  /** Bookings of one group want one yacht; null is in none. */
  readonly group: string | null;
  readonly sailors: readonly Sailor[];
};
