import type { Day } from '../../domain/calendar.ts';
import type { PastTrip } from './past-trips.ts';

/** Whose data is to go. */
export type Forgotten = {
  /** Lower case (R34). */
  readonly email: string;
  /** Bookings that lose the booker's own data: participant 1 and what was written freely. */
  readonly asBooker: readonly string[];
  /** Bookings that lose everybody's data: drafts that nobody will take up again. */
  readonly wholly: readonly string[];
  /** Trips of others that ended before this day lose the person's data; on trips ahead it is their booker's still. */
  readonly endedBefore: Day;
};

/** Takes personal data away for good (R39): bookings, claims and journal lines themselves stay as they are. */
export type Erasure = { erase(whose: Forgotten): Promise<void> };

/** Where a person's data is, besides their account and their own bookings. */
export type PersonalData = {
  /** Numbers of the bookings with a participant under this e-mail (lower case), ascending. */
  bookingsWith(email: string): Promise<readonly string[]>;
  /** Trips from before the shop kept bookings, by day. */
  pastTrips(email: string): Promise<readonly PastTrip[]>;
};
