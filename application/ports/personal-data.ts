import type { Day } from '../../domain/calendar.ts';
import type { PastTrip } from './past-trips.ts';

/** Where an e-mail stands: the participant of a booking, and the last day of its trip. */
export type NamedPlace = {
  readonly bookingId: string;
  readonly userNum: number;
  readonly endsOn: Day;
};

/** Personal data beside bookings, papers and journal lines. */
export type DataBesideBookings = {
  /** Account whose messages are removed. */
  readonly accountId: string;
  /** Lower case (R34): stored mails and trips from before the shop are removed. */
  readonly email: string;
  /**
   * The person's browsers: responses of keyed calls are removed early, because they repeat typed
   * data.
   */
  readonly visitors: readonly string[];
  /** Counted events whose keys name the person (R42). */
  readonly counters: readonly string[];
  /** Vouchers that they created: the journal loses the descriptions. */
  readonly vouchers: readonly string[];
};

/** Erases personal data in the transaction; `erasePerson` decides what (R39). */
export type Erasure = {
  /** Participants with an e-mail (lower case) in bookings of any state. */
  placesOf(email: string): Promise<readonly NamedPlace[]>;
  /**
   * Erases participants of a booking. Number 0 is the booker's free text and the office's notes.
   * Places and prices stay.
   */
  forget(bookingId: string, userNums: readonly number[]): Promise<void>;
  /** Erases everybody of a booking and the booker's free text. */
  forgetEverybody(bookingId: string): Promise<void>;
  /** Erases the network address of a booking. */
  forgetAddress(bookingId: string): Promise<void>;
  forgetBeside(beside: DataBesideBookings): Promise<void>;
};

/** Personal data besides account and bookings. */
export type PersonalData = {
  /** Trips from before the shop stored bookings, by day. */
  pastTrips(email: string): Promise<readonly PastTrip[]>;
};
