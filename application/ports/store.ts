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

/**
 * Lock in this order, each by ascending id: shop, group, account, booking, unit, code, limit. Code
 * ids are `voucher/CODE` or `ambassador/NAME`; a limit's id is the key of its events. Any number
 * share the shop (`kept`), one alone changes it (`changed`).
 */
export type Lock =
  | {
      readonly kind: 'group' | 'account' | 'booking' | 'unit' | 'code' | 'limit';
      readonly id: string;
    }
  | { readonly kind: 'shop'; readonly id: 'kept' | 'changed' };

/** Only the token's hash is stored; it works once (R43). */
export type EmailToken = {
  readonly hash: string;
  readonly kind: 'activation' | 'reset';
  readonly accountId: string;
  readonly expiresAt: Instant;
  /** The browser that requested the token; another one must give a password. */
  readonly visitorId: string;
};

/** Places taken by active holds and confirmed bookings. Units without any are missing. */
export type OccupancyByUnit = ReadonlyMap<number, Occupancy>;

export type LiveHold = {
  readonly bookingId: string;
  readonly offerId: number;
  readonly beganAt: Instant;
  readonly unitIds: readonly number[];
};

/** The party waits for places of all its units (R11). */
export type WaitingParty = {
  readonly bookingId: string;
  readonly placedAt: Instant;
  readonly seats: Booking['seats'];
};

export type DueBooking = { readonly bookingId: string; readonly at: Instant };

export type ReadBookings = {
  get(id: string): Promise<Booking | null>;
  ofAccount(accountId: string): Promise<readonly Booking[]>;
  /** Placed bookings by a participant's lower-case e-mail, newest first (R45). */
  ofTraveller(email: string): Promise<readonly Booking[]>;
  /** Confirmed bookings whose trip ends on this day or later, by id. */
  confirmedFrom(day: Day): Promise<readonly Booking[]>;
  /** Drafts, waiting and confirmed bookings of all brands: what calling off ends (R70). */
  ongoingOf(offerId: number, limit: number): Promise<readonly Booking[]>;
  inStates(
    states: readonly Booking['status'][],
    offerId: number | null,
  ): Promise<readonly Booking[]>;
  cancelledPaid(): Promise<readonly Booking[]>;
  ageRequests(): Promise<readonly Booking[]>;
  due(until: Instant, limit: number): Promise<readonly DueBooking[]>;
  liveHolds(visitorId: string, at: Instant): Promise<readonly LiveHold[]>;
  liveHoldsOfAddress(address: string, at: Instant): Promise<number>;
  /** Counts places without the named booking's own. */
  taken(unitIds: readonly number[], at: Instant, without: string | null): Promise<OccupancyByUnit>;
  /** Places taken of every unit, with the moment at which the next hold expires (R6). */
  takenOfAll(
    at: Instant,
  ): Promise<{ readonly taken: OccupancyByUnit; readonly nextLapse: Instant | null }>;
  waitingOn(unitIds: readonly number[]): Promise<readonly WaitingParty[]>;
  /** A group without the named booking's travellers; null if no booking has opened it (R21). */
  group(code: string, without: string): Promise<GroupState | null>;
  membersOf(code: string): Promise<readonly string[]>;
  /** Ended trips by e-mail in any brand; addresses without any are missing (R20). */
  endedTrips(emails: readonly string[], today: Day): Promise<Readonly<Record<string, number>>>;
};

/** Search columns of a booking. */
export type SearchColumns = {
  readonly endsOn: Day;
  readonly address: string | null;
  readonly wakeAt: Instant | null;
  readonly isNew?: boolean;
};

export type WriteBookings = Pick<
  ReadBookings,
  'get' | 'taken' | 'waitingOn' | 'group' | 'membersOf' | 'liveHolds' | 'liveHoldsOfAddress'
> & {
  countOf(offerId: number): Promise<number>;
  lastLapses(unitIds: readonly number[], at: Instant): Promise<ReadonlyMap<number, Instant>>;
  /** Checks under the lock if the booking is unchanged and if a party waits (R11). */
  glance(
    seen: Booking,
    unitIds: readonly number[],
  ): Promise<{ readonly same: boolean; readonly awaited: boolean }>;
  save(booking: Booking, searched: SearchColumns): Promise<void>;
  /** Stores only the moment of the next scheduled event. */
  rewake(id: string, wakeAt: Instant | null): Promise<void>;
  /** The brand's figures change: later events are rescheduled to this moment. */
  lookAgain(siteId: number, at: Instant): Promise<void>;
  /** Gives a browser's drafts to the account (R44). */
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
  /** The browser was sent an activation link of the account that is still valid. */
  activates(accountId: string, visitorId: string): Promise<boolean>;
  endAll(accountId: string, kind: EmailToken['kind']): Promise<void>;
};

export type ReadVouchers = {
  get(codes: readonly string[]): Promise<ReadonlyMap<string, Voucher>>;
  ofAccount(accountId: string): Promise<readonly Voucher[]>;
  all(): Promise<readonly Voucher[]>;
};

export type ReadAmbassadors = {
  isAmbassador(accountId: string): Promise<boolean>;
  code(name: string): Promise<AmbassadorCode | null>;
  codesOf(accountId: string): Promise<readonly AmbassadorCode[]>;
  allCodes(): Promise<readonly AmbassadorCode[]>;
  /** Commission for every participant of confirmed, fully paid bookings (R40). */
  earned(name: string): Promise<Money>;
  bookingsWith(name: string): Promise<readonly Booking[]>;
};

/** Nothing else is awaited inside a transaction. */
export type Transaction = AccountWrites &
  PaperWrites &
  MoneyWrites & {
    readonly bookings: WriteBookings;
    readonly accounts: Accounts;
    readonly tokens: Tokens;
    readonly vouchers: Pick<ReadVouchers, 'get'> & { save(voucher: Voucher): Promise<void> };
    readonly ambassadors: Pick<ReadAmbassadors, 'isAmbassador' | 'code' | 'earned'> & {
      appoint(accountId: string): Promise<void>;
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
      /** A file is stored once and removed with the last message that has it. */
      keepFile(id: string, file: Uint8Array): Promise<void>;
    };
  };

/** All or nothing; synchronous if neither the work nor the store has to wait. */
export type Store = AccountReads &
  PaperShelf &
  MoneyReads & {
    /**
     * All or nothing: an Err or an exception changes nothing. After a serialisation failure the
     * work runs again, so it must touch only the transaction.
     */
    inTransaction<T, E>(
      locks: readonly Lock[],
      work: (transaction: Transaction) => Promise<Result<T, E>>,
    ): Promise<Result<T, E>>;
    /** Reads see the last committed state, outside of transactions. */
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
