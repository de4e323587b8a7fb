import type { Day } from '../../domain/calendar.ts';

/** A trip with the company before this shop existed; it counts for the loyalty rebate (R20). */
export type PastTrip = { readonly email: string; readonly endedOn: Day; readonly siteId: number };

export type PastTrips = { add(trips: readonly PastTrip[]): Promise<void> };

export type NamedPlace = {
  readonly bookingId: string;
  readonly userNum: number;
  readonly endsOn: Day;
};

export type DataBesideBookings = {
  readonly accountId: string;
  readonly email: string;
  /** Browsers whose stored responses must be erased: the responses contain typed personal data. */
  readonly visitors: readonly string[];
  /** Keys of counted events that contain the person's e-mail (R42). */
  readonly counters: readonly string[];
  readonly vouchers: readonly string[];
};

/** Erases what the use case `erasePerson` decides (R39). */
export type Erasure = {
  placesOf(email: string): Promise<readonly NamedPlace[]>;
  /**
   * Erases participants' data. Number 0 stands for free text and the office's notes. Prices stay.
   */
  forget(bookingId: string, userNums: readonly number[]): Promise<void>;
  forgetEverybody(bookingId: string): Promise<void>;
  forgetAddress(bookingId: string): Promise<void>;
  forgetBeside(beside: DataBesideBookings): Promise<void>;
};

export type PersonalData = {
  pastTrips(email: string): Promise<readonly PastTrip[]>;
};
