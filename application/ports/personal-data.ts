import type { Day } from '../../domain/calendar.ts';
import type { PastTrip } from './past-trips.ts';

/** Where somebody's e-mail stands: at which participant of a booking, and the last day of its trip. */
export type NamedPlace = { readonly bookingId: string; readonly userNum: number; readonly endsOn: Day };

/** What is kept of a person beside bookings, papers and the lines of bookings. */
export type KeptBeside = {
  /** Whose messages go. */
  readonly accountId: string;
  /** Lower case (R34): mails that were kept for reading go, and trips from before the shop. */
  readonly email: string;
  /** Browsers that were theirs: what keyed calls answered there goes (it repeats what was typed), long before it would by itself. */
  readonly visitors: readonly string[];
  /** Counted events under keys that name the person (R42). */
  readonly counters: readonly string[];
  /** Codes of vouchers that they made: the journal forgets what they are for. */
  readonly vouchers: readonly string[];
};

/** Takes personal data away for good, with the transaction; what has to go of whom is said by `erasePerson` (R39). */
export type Erasure = {
  /** Participants under an e-mail (lower case) in bookings of any state. */
  placesOf(email: string): Promise<readonly NamedPlace[]>;
  /** Forgets participants of a booking; number 0 is what its booker wrote freely, and the office's notes. Places and prices stay as they are. */
  forget(bookingId: string, userNums: readonly number[]): Promise<void>;
  /** Forgets everybody of a booking, and what its booker wrote freely. */
  forgetEverybody(bookingId: string): Promise<void>;
  /** Forgets the network address from which a booking was made. */
  forgetAddress(bookingId: string): Promise<void>;
  forgetBeside(beside: KeptBeside): Promise<void>;
};

/** What is kept of a person besides their account and bookings. */
export type PersonalData = {
  /** Trips from before the shop kept bookings, by day. */
  pastTrips(email: string): Promise<readonly PastTrip[]>;
};
