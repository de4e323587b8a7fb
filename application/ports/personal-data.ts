import type { Day } from '../../domain/calendar.ts';
import type { PastTrip } from './past-trips.ts';

/** A participant with an e-mail, and the last day of that trip. */
export type NamedPlace = {
  readonly bookingId: string;
  readonly userNum: number;
  readonly endsOn: Day;
};

/** Personal data outside bookings, papers and journal lines. */
export type DataBesideBookings = {
  readonly accountId: string;
  readonly email: string;
  /** Responses of keyed calls are removed early, because they repeat typed data. */
  readonly visitors: readonly string[];
  /** Counted events whose keys name the person (R42). */
  readonly counters: readonly string[];
  readonly vouchers: readonly string[];
};

/** `erasePerson` decides what to erase (R39). */
export type Erasure = {
  /** `email` is lower case. Bookings of any state count. */
  placesOf(email: string): Promise<readonly NamedPlace[]>;
  /** Number 0 is the booker's free text and the office's notes. Places and prices stay. */
  forget(bookingId: string, userNums: readonly number[]): Promise<void>;
  forgetEverybody(bookingId: string): Promise<void>;
  forgetAddress(bookingId: string): Promise<void>;
  forgetBeside(beside: DataBesideBookings): Promise<void>;
};

export type PersonalData = {
  pastTrips(email: string): Promise<readonly PastTrip[]>;
};
