import type { Result } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import type { Booking } from '../../domain/booking/booking.ts';
import type { Day, Instant } from '../../domain/calendar.ts';
import type { Occupancy } from '../../domain/seats/occupancy.ts';
import type { AccountReads, AccountWrites } from './account-writes.ts';
import type { JournalEntry } from './journal.ts';
import type { NewMail } from './outbox.ts';

/** What a transaction keeps others from touching. Taken in this order: group, account, booking, unit, code; each by ascending id. */
export type Lock = { readonly kind: 'group' | 'account' | 'booking' | 'unit' | 'code'; readonly id: string };

/** A token of an e-mail, kept as its hash; works once (R43). */
export type EmailToken = {
  readonly hash: string;
  readonly kind: 'activation' | 'reset';
  readonly accountId: string;
  readonly expiresAt: Instant;
  /** The browser that asked for it; another one has to give a password. */
  readonly visitorId: string;
};

/** Places taken of units by live holds and confirmed bookings; units without any are missing. */
export type OccupancyByUnit = ReadonlyMap<number, Occupancy>;

/** A draft that holds places at the moment. */
export type LiveHold = {
  readonly bookingId: string;
  readonly offerId: number;
  readonly beganAt: Instant;
  readonly unitIds: readonly number[];
};

export type ReadBookings = {
  get(id: string): Promise<Booking | null>;
  /** Newest first. */
  ofAccount(accountId: string): Promise<readonly Booking[]>;
  /** Holds of one browser that live at a moment, oldest first (R8). */
  liveHolds(visitorId: string, at: Instant): Promise<readonly LiveHold[]>;
  /** How many drafts of one network address hold places at a moment (R8). */
  liveHoldsOfAddress(address: string, at: Instant): Promise<number>;
  /** Places taken of the units at a moment; the named booking's own are left out. */
  taken(unitIds: readonly number[], at: Instant, without: string | null): Promise<OccupancyByUnit>;
  /** The same for every unit of the shop, with the moment at which the next hold lapses (R6). */
  takenOfAll(at: Instant): Promise<{ readonly taken: OccupancyByUnit; readonly nextLapse: Instant | null }>;
  /** Trips that ended before a day and were not cancelled, by e-mail, in any brand; addresses without any are missing (R20). */
  endedTrips(emails: readonly string[], today: Day): Promise<Readonly<Record<string, number>>>;
};

export type WriteBookings = Pick<ReadBookings, 'get' | 'taken'> & {
  /** Keeps the booking, its claims and its participants' personal data as they now are; `endsOn` and `address` are kept for searching. */
  save(booking: Booking, searched: { readonly endsOn: Day; readonly address: string | null }): Promise<void>;
  /** Drafts of a browser become the account's (R44). */
  adopt(visitorId: string, accountId: string): Promise<void>;
};

export type Accounts = {
  byEmail(email: string): Promise<Account | null>;
  byId(id: string): Promise<Account | null>;
  save(account: Account): Promise<void>;
  remove(id: string): Promise<void>;
};

export type Tokens = {
  save(token: EmailToken): Promise<void>;
  /** Reads a token without spending it. */
  byHash(hash: string): Promise<EmailToken | null>;
  /** Ends every token of this kind of an account. */
  endAll(accountId: string, kind: EmailToken['kind']): Promise<void>;
};

/** What may be touched inside a transaction; nothing else is awaited there. */
export type Transaction = AccountWrites & {
  readonly bookings: WriteBookings;
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly journal: { /** Draws the next number and keeps the entry. */ append(entry: JournalEntry): Promise<number> };
  readonly outbox: { add(mail: NewMail): Promise<void> };
};

export type Store = AccountReads & {
  /**
   * Runs work under locks, all or nothing: an Err or an exception leaves everything as it was. Work may be run again after a
   * serialisation failure, so it must not touch anything but the transaction.
   */
  inTransaction<T, E>(locks: readonly Lock[], work: (transaction: Transaction) => Promise<Result<T, E>>): Promise<Result<T, E>>;
  /** Reads outside of any transaction, of what was last committed. */
  readonly bookings: ReadBookings;
  readonly accounts: Pick<Accounts, 'byEmail' | 'byId'>;
  readonly tokens: Pick<Tokens, 'byHash'>;
};
