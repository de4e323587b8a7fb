import type { Result } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import type { AmbassadorCode } from '../../domain/ambassadors/code.ts';
import type { Booking } from '../../domain/booking/booking.ts';
import type { Day, Instant } from '../../domain/calendar.ts';
import type { GroupState } from '../../domain/groups/group.ts';
import type { Money } from '../../domain/money.ts';
import type { Occupancy } from '../../domain/seats/occupancy.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import type { AccountReads, AccountWrites } from './account-writes.ts';
import type { WriteJournal, WriteShop } from './journal.ts';
import type { NewMail, UnsentMails } from './mail/outbox.ts';
import type { Messages, NewMessage } from './messages.ts';
import type { MoneyReads, MoneyWrites } from './online-payments.ts';
import type { PaperShelf, PaperWrites } from './papers.ts';
import type { Soon } from './soon.ts';

/**
 * What a transaction locks. Order: shop, group, account, booking, unit, code, limit; each by
 * ascending id. A voucher's code is `voucher/CODE`, an ambassador's `ambassador/NAME`; a limit is
 * the key of its events. The shop is shared (`kept`) by any number and changed (`changed`) by one
 * alone.
 */
export type Lock =
  | {
      readonly kind: 'group' | 'account' | 'booking' | 'unit' | 'code' | 'limit';
      readonly id: string;
    }
  | { readonly kind: 'shop'; readonly id: 'kept' | 'changed' };

/** An e-mail token, stored as its hash; it works once (R43). */
export type EmailToken = {
  readonly hash: string;
  readonly kind: 'activation' | 'reset';
  readonly accountId: string;
  readonly expiresAt: Instant;
  /** The browser that requested it; another one must give a password. */
  readonly visitorId: string;
};

/** Places taken by active holds and confirmed bookings; units without any are missing. */
export type OccupancyByUnit = ReadonlyMap<number, Occupancy>;

/** A draft with held places. */
export type LiveHold = {
  readonly bookingId: string;
  readonly offerId: number;
  readonly beganAt: Instant;
  readonly unitIds: readonly number[];
};

/** A party on the reserve list that waits for places of all its units (R11). */
export type WaitingParty = {
  readonly bookingId: string;
  readonly placedAt: Instant;
  readonly seats: Booking['seats'];
};

/** A booking with a scheduled event, and its moment. */
export type DueBooking = { readonly bookingId: string; readonly at: Instant };

export type ReadBookings = {
  get(id: string): Promise<Booking | null>;
  /** Newest first. */
  ofAccount(accountId: string): Promise<readonly Booking[]>;
  /** Placed bookings with a participant under this e-mail (lower case), newest first (R45). */
  ofTraveller(email: string): Promise<readonly Booking[]>;
  /** Confirmed bookings of trips that end on a day or later, by number. */
  confirmedFrom(day: Day): Promise<readonly Booking[]>;
  /**
   * Drafts, waiting and confirmed bookings of an offer in every brand, by number, at most `limit`:
   * those that calling off ends (R70).
   */
  ongoingOf(offerId: number, limit: number): Promise<readonly Booking[]>;
  /** Bookings in any of these states, of one offer or all (null), by number. */
  inStates(
    states: readonly Booking['status'][],
    offerId: number | null,
  ): Promise<readonly Booking[]>;
  /** Cancelled bookings with payments or repayments, by number (R48, R70). */
  cancelledPaid(): Promise<readonly Booking[]>;
  /** Drafts with an open request to clear the 45+ notice (R33). */
  ageRequests(): Promise<readonly Booking[]>;
  /** Bookings with a due event, earliest first. */
  due(until: Instant, limit: number): Promise<readonly DueBooking[]>;
  /** Active holds of a browser, oldest first (R8). */
  liveHolds(visitorId: string, at: Instant): Promise<readonly LiveHold[]>;
  /** Number of drafts of a network address with active holds (R8). */
  liveHoldsOfAddress(address: string, at: Instant): Promise<number>;
  /** Places taken of the units at a moment, without the named booking's own. */
  taken(unitIds: readonly number[], at: Instant, without: string | null): Promise<OccupancyByUnit>;
  /** The same for every unit of the shop, with the moment at which the next hold expires (R6). */
  takenOfAll(
    at: Instant,
  ): Promise<{ readonly taken: OccupancyByUnit; readonly nextLapse: Instant | null }>;
  /** Parties that wait for any of the units, in order of confirmation (R11). */
  waitingOn(unitIds: readonly number[]): Soon<readonly WaitingParty[]>;
  /**
   * A group by code, without the named booking's own travellers; null if no booking has opened it
   * (R21).
   */
  group(code: string, without: string): Soon<GroupState | null>;
  /** Numbers of a group's confirmed bookings, ascending. */
  membersOf(code: string): Promise<readonly string[]>;
  /**
   * Past trips before a day by e-mail, not cancelled, in any brand; addresses without any are
   * missing (R20).
   */
  endedTrips(emails: readonly string[], today: Day): Promise<Readonly<Record<string, number>>>;
};

/** Search columns of a booking besides its document. */
export type SearchColumns = {
  readonly endsOn: Day;
  readonly address: string | null;
  /** Moment of the next scheduled event; null without one. */
  readonly wakeAt: Instant | null;
  /** A new booking: nothing stored must be replaced. */
  readonly isNew?: boolean;
};

export type WriteBookings = Pick<
  ReadBookings,
  'waitingOn' | 'group' | 'membersOf' | 'liveHolds' | 'liveHoldsOfAddress'
> & {
  get(...asked: Parameters<ReadBookings['get']>): Soon<Booking | null>;
  taken(...asked: Parameters<ReadBookings['taken']>): Soon<OccupancyByUnit>;
  /** Number of bookings and drafts of an offer in any state; removed ones do not count. */
  countOf(offerId: number): Promise<number>;
  /** When the last hold of each unit expires; units without holds are missing. */
  lastLapses(unitIds: readonly number[], at: Instant): Promise<ReadonlyMap<number, Instant>>;
  /**
   * Checks under the lock whether a booking is unchanged since it was read, and whether parties
   * wait for any of the units (R11).
   */
  glance(
    seen: Booking,
    unitIds: readonly number[],
  ): Promise<{ readonly same: boolean; readonly awaited: boolean }>;
  /** Stores the booking, its claims, its place on the reserve list and its personal data. */
  save(booking: Booking, searched: SearchColumns): Soon<void>;
  /** Stores only the moment of the next scheduled event. */
  rewake(id: string, wakeAt: Instant | null): Promise<void>;
  /** Reschedules later events of a brand to this moment, because its figures change. */
  lookAgain(siteId: number, at: Instant): Promise<void>;
  /** Assigns a browser's drafts to the account (R44). */
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
  /** Reads a token without using it up. */
  byHash(hash: string): Promise<EmailToken | null>;
  /** Returns true if the browser was sent an activation link of the account that is still valid. */
  activates(accountId: string, visitorId: string): Promise<boolean>;
  /** Ends all tokens of a kind of an account. */
  endAll(accountId: string, kind: EmailToken['kind']): Promise<void>;
};

export type ReadVouchers = {
  /** Vouchers by code; missing ones are left out. */
  get(codes: readonly string[]): Soon<ReadonlyMap<string, Voucher>>;
  /** A customer's own, newest first. */
  ofAccount(accountId: string): Promise<readonly Voucher[]>;
  /** All of the shop, newest first. */
  all(): Promise<readonly Voucher[]>;
};

export type ReadAmbassadors = {
  isAmbassador(accountId: string): Promise<boolean>;
  /** A code by its name (upper case); null if there is none. */
  code(name: string): Soon<AmbassadorCode | null>;
  /** By name. */
  codesOf(accountId: string): Promise<readonly AmbassadorCode[]>;
  /** Of everybody, by name. */
  allCodes(): Promise<readonly AmbassadorCode[]>;
  /** Commission of a code: for every participant of confirmed, fully paid bookings (R40). */
  earned(name: string): Promise<Money>;
  /** Confirmed bookings made with a code, newest first. */
  bookingsWith(name: string): Promise<readonly Booking[]>;
};

/** What a transaction may touch; nothing else is awaited inside. */
export type Transaction = AccountWrites &
  PaperWrites &
  MoneyWrites & {
    readonly bookings: WriteBookings;
    readonly accounts: Accounts;
    readonly tokens: Tokens;
    readonly vouchers: Pick<ReadVouchers, 'get'> & { save(voucher: Voucher): Soon<void> };
    readonly ambassadors: Pick<ReadAmbassadors, 'isAmbassador' | 'code' | 'earned'> & {
      appoint(accountId: string): Promise<void>;
      /** The account is no ambassador any more; its codes stay. */
      dismiss(accountId: string): Promise<void>;
      saveCode(code: AmbassadorCode): Promise<void>;
    };
    readonly journal: WriteJournal;
    readonly shop: WriteShop;
    readonly outbox: {
      /** A mail with a known id is not added again. */ add(mail: NewMail): Promise<void>;
    };
    readonly messages: {
      /** A message with a known id is not added again. */
      add(message: NewMessage): Promise<void>;
      /** Stores a file of messages once; it is removed with the last of them. */
      keepFile(id: string, file: Uint8Array): Promise<void>;
    };
  };

/**
 * Transactions of a replay: all or nothing, and synchronous if neither the work nor the store has
 * to wait.
 */
export type Transactions = {
  inTransaction<T, E>(
    locks: readonly Lock[],
    work: (transaction: Transaction) => Soon<Result<T, E>>,
  ): Soon<Result<T, E>>;
};

export type Store = AccountReads &
  PaperShelf &
  MoneyReads & {
    /**
     * Runs work under locks, all or nothing: an Err or an exception changes nothing. The work may
     * run again after a serialisation failure, so it must touch only the transaction.
     */
    inTransaction<T, E>(
      locks: readonly Lock[],
      work: (transaction: Transaction) => Soon<Result<T, E>>,
    ): Promise<Result<T, E>>;
    /** Reads of the last committed state, outside of transactions. */
    readonly bookings: ReadBookings;
    readonly accounts: Pick<Accounts, 'byEmail' | 'byId'> & {
      /** By e-mail. */ all(): Promise<readonly Account[]>;
    };
    readonly tokens: Pick<Tokens, 'byHash'>;
    readonly vouchers: ReadVouchers;
    readonly ambassadors: ReadAmbassadors;
    readonly messages: Messages;
    readonly unsentMails: UnsentMails;
  };
