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
  /** Browsers that were theirs: what keyed calls answered there goes (it repeats what was typed), long before it would by itself. */
  readonly visitors: readonly string[];
  /** Counted events under keys that name the person (R42). */
  readonly counters: readonly string[];
  /** Codes of vouchers that they made: the journal forgets what they are for. */
  readonly vouchers: readonly string[];
  /** Trips of others that ended before this day lose the person's data; on trips ahead it is their booker's still. */
  readonly endedBefore: Day;
};

/**
 * Takes personal data away for good (R39): the booker's data, words and network address, also where their e-mail stands at another
 * participant of their own bookings; their messages, the mails that were kept for reading, and what is listed above. The booker's papers are closed, and of them invoices alone keep what they say; bookings, claims and journal lines themselves stay as they are. The lines of every booking that
 * loses somebody get stand-ins for everybody, so that a replay comes to the same (R46).
 */
export type Erasure = { erase(whose: Forgotten): Promise<void> };

/** What is kept of a person besides their account and bookings. */
export type PersonalData = {
  /** Trips from before the shop kept bookings, by day. */
  pastTrips(email: string): Promise<readonly PastTrip[]>;
};
