import type { Day } from '../../domain/calendar.ts';

/** A trip that ended before this shop existed. It counts for the loyalty rebate (R20). */
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
  /**
   * Ids of browsers. The shop erases the responses that it stored for them, which contain personal
   * data.
   */
  readonly visitors: readonly string[];
  /** Keys of rate limit counters that contain the person's e-mail (R42). */
  readonly counters: readonly string[];
  readonly vouchers: readonly string[];
};

/** Writes that erase personal data. The use case `erasePerson` decides which (R39). */
export type Erasure = {
  placesOf(email: string): Promise<readonly NamedPlace[]>;
  /**
   * Erases the data of the participants with these numbers. 0 stands for the booking's free texts
   * and the office's notes. Prices stay.
   */
  forget(bookingId: string, userNums: readonly number[]): Promise<void>;
  forgetEverybody(bookingId: string): Promise<void>;
  forgetAddress(bookingId: string): Promise<void>;
  forgetBeside(beside: DataBesideBookings): Promise<void>;
};

export type PersonalData = {
  pastTrips(email: string): Promise<readonly PastTrip[]>;
};
