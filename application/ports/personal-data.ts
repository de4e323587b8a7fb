import type { Day } from '../../domain/calendar.ts';

/** Trips from before the shop stored bookings count for the loyalty rebate (R20). */
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
  /** Stored responses of these browsers repeat typed personal data. */
  readonly visitors: readonly string[];
  /** Keys of counted events contain the person's e-mail (R42). */
  readonly counters: readonly string[];
  readonly vouchers: readonly string[];
};

/** The use case `erasePerson` decides what these methods erase (R39). */
export type Erasure = {
  placesOf(email: string): Promise<readonly NamedPlace[]>;
  /** Number 0 stands for free text and the office's notes. Places and prices stay. */
  forget(bookingId: string, userNums: readonly number[]): Promise<void>;
  forgetEverybody(bookingId: string): Promise<void>;
  forgetAddress(bookingId: string): Promise<void>;
  forgetBeside(beside: DataBesideBookings): Promise<void>;
};

export type PersonalData = {
  pastTrips(email: string): Promise<readonly PastTrip[]>;
};
