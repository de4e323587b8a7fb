import type { Day } from '../../domain/calendar.ts';
import type { PastTrip } from './past-trips.ts';

/** Whose data is to go. */
export type Forgotten = {
  /** Whose messages go. */
  readonly accountId: string;
  /** Lower case (R34). */
  readonly email: string;
  /** Bookings that lose the booker's own data: participant 1 and what was written freely. */
  readonly asBooker: readonly string[];
  /** Bookings that lose everybody's data: drafts that nobody will take up again. */
  readonly wholly: readonly string[];
  /** Trips of others that ended before this day lose the person's data; on trips ahead it is their booker's still. */
  readonly endedBefore: Day;
};

/**
 * Takes personal data away for good (R39): the booker's papers are closed, and of them invoices alone keep what they say; bookings, claims and journal lines themselves stay as they are. The lines of every booking that
 * loses somebody get stand-ins for everybody, so that a replay comes to the same (R46).
 */
export type Erasure = { erase(whose: Forgotten): Promise<void> };

/** What is kept of a person besides their account and bookings. */
export type PersonalData = {
  /** Trips from before the shop kept bookings, by day. */
  pastTrips(email: string): Promise<readonly PastTrip[]>;
};
