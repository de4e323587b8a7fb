import type { Gender } from '../party/person.ts';

export type Sailor = {
  readonly bookingId: string;
  readonly userNum: number;
  readonly gender: Gender | null;
};

export type Crew = {
  readonly bookingId: string;
  readonly takes: 'whole' | 'cabin' | 'places';
  /** Bookings with the same group code sail on the same yacht if possible. */
  readonly group: string | null;
  readonly sailors: readonly Sailor[];
};
