import type { Result } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import type { AmbassadorCode } from '../../domain/ambassadors/code.ts';
import type { Booking } from '../../domain/booking/booking.ts';
import type { Day, Instant } from '../../domain/calendar.ts';
import type { KnownGroup } from '../../domain/groups/group.ts';
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
 * What a transaction keeps others from touching. Taken in this order: shop, group, account, booking, unit, code, limit; each by ascending
 * id. A voucher's code is `voucher/CODE`, an ambassador's `ambassador/NAME`; a limit is the key under which its events are counted. The shop
 * is kept as it is by any number at once (`kept`), and changed by one alone (`changed`).
 */
export type Lock =
  | { readonly kind: 'group' | 'account' | 'booking' | 'unit' | 'code' | 'limit'; readonly id: string }
  | { readonly kind: 'shop'; readonly id: 'kept' | 'changed' };

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

/** A sign-up that waits for places of all its units (R11). */
export type WaitingParty = { readonly bookingId: string; readonly placedAt: Instant; readonly seats: Booking['seats'] };

/** A booking to which time does something (`nextByTime`), and when. */
export type DueBooking = { readonly bookingId: string; readonly at: Instant };

export type ReadBookings = {
  get(id: string): Promise<Booking | null>;
  /** Newest first. */
  ofAccount(accountId: string): Promise<readonly Booking[]>;
  /** Confirmed, waiting and cancelled bookings with a participant under this e-mail (lower case), newest first (R45). */
  ofTraveller(email: string): Promise<readonly Booking[]>;
  /** Confirmed bookings of trips that end on a day or later, by number: for the office's lists. */
  confirmedFrom(day: Day): Promise<readonly Booking[]>;
  /** Drafts, sign-ups and confirmed bookings of an offer in every brand, by number, so many at most: those that a call-off ends (R70). */
  ongoingOf(offerId: number, limit: number): Promise<readonly Booking[]>;
  /** Bookings in any of these states, of one offer or of all (null), by number: for the office's lists and reports. */
  inStates(states: readonly Booking['status'][], offerId: number | null): Promise<readonly Booking[]>;
  /** Cancelled bookings for which something was paid or paid back, by number: for the office's refunds (R48, R70). */
  cancelledPaid(): Promise<readonly Booking[]>;
  /** Drafts whose request to clear the 45+ notice waits for the office (R33). */
  ageRequests(): Promise<readonly Booking[]>;
  /** Bookings to which time does something up to a moment, the earliest first. */
  due(until: Instant, limit: number): Promise<readonly DueBooking[]>;
  /** Holds of one browser that live at a moment, oldest first (R8). */
  liveHolds(visitorId: string, at: Instant): Promise<readonly LiveHold[]>;
  /** How many drafts of one network address hold places at a moment (R8). */
  liveHoldsOfAddress(address: string, at: Instant): Promise<number>;
  /** Places taken of the units at a moment; the named booking's own are left out. */
  taken(unitIds: readonly number[], at: Instant, without: string | null): Promise<OccupancyByUnit>;
  /** The same for every unit of the shop, with the moment at which the next hold lapses (R6). */
  takenOfAll(at: Instant): Promise<{ readonly taken: OccupancyByUnit; readonly nextLapse: Instant | null }>;
  /** Sign-ups that want places of any of the units, in the order of their confirmation (R11). */
  waitingOn(unitIds: readonly number[]): Soon<readonly WaitingParty[]>;
  /** A group by its code, without the named booking's own travellers; null where no booking has opened it (R21). */
  group(code: string, without: string): Soon<KnownGroup | null>;
  /** Numbers of the confirmed bookings of a group, ascending. */
  membersOf(code: string): Promise<readonly string[]>;
  /** Trips that ended before a day and were not cancelled, by e-mail, in any brand; addresses without any are missing (R20). */
  endedTrips(emails: readonly string[], today: Day): Promise<Readonly<Record<string, number>>>;
};

/** What a booking is searched by besides what it says itself. */
export type Searched = {
  readonly endsOn: Day;
  readonly address: string | null;
  /** When time does something to it next (`nextByTime`); null where it does nothing. */
  readonly wakeAt: Instant | null;
  /** It has just begun: nothing is kept of it that would have to be replaced. */
  readonly isNew?: boolean;
};

export type WriteBookings = Pick<ReadBookings, 'waitingOn' | 'group' | 'membersOf' | 'liveHolds' | 'liveHoldsOfAddress'> & {
  get(...asked: Parameters<ReadBookings['get']>): Soon<Booking | null>;
  taken(...asked: Parameters<ReadBookings['taken']>): Soon<OccupancyByUnit>;
  /** How many bookings and drafts are for an offer, whatever became of them; removed ones are not counted. */
  countOf(offerId: number): Promise<number>;
  /** When the last of the holds on units lapses, by unit; units that nobody holds are missing. */
  lastLapses(unitIds: readonly number[], at: Instant): Promise<ReadonlyMap<number, Instant>>;
  /**
   * Whether a booking that was read before its lock was taken is still the same, so that it need not be read again, and whether
   * sign-ups wait for places of any of the units (R11).
   */
  glance(seen: Booking, unitIds: readonly number[]): Promise<{ readonly same: boolean; readonly awaited: boolean }>;
  /** Keeps the booking, its claims, its place on the reserve list and its participants' personal data as they now are. */
  save(booking: Booking, searched: Searched): Soon<void>;
  /** Keeps only when time does something to a booking next. */
  rewake(id: string, wakeAt: Instant | null): Promise<void>;
  /** Whatever of a brand time does something to after a moment is looked at in that moment: figures change with it. */
  lookAgain(siteId: number, at: Instant): Promise<void>;
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
  /** Whether a browser was sent an activation link of an account that nothing has ended since. */
  activates(accountId: string, visitorId: string): Promise<boolean>;
  /** Ends every token of this kind of an account. */
  endAll(accountId: string, kind: EmailToken['kind']): Promise<void>;
};

export type ReadVouchers = {
  /** Vouchers by code; those that do not exist are missing. */
  get(codes: readonly string[]): Soon<ReadonlyMap<string, Voucher>>;
  /** A customer's own, newest first. */
  ofAccount(accountId: string): Promise<readonly Voucher[]>;
  /** All of the shop, newest first. */
  all(): Promise<readonly Voucher[]>;
};

export type ReadAmbassadors = {
  isAmbassador(accountId: string): Promise<boolean>;
  /** A code by its name (upper case); null where there is none. */
  code(name: string): Soon<AmbassadorCode | null>;
  /** By name. */
  codesOf(accountId: string): Promise<readonly AmbassadorCode[]>;
  /** Of everybody, by name. */
  allCodes(): Promise<readonly AmbassadorCode[]>;
  /** What a code has earned: its commission for every participant of confirmed bookings that are fully paid (R40). */
  earned(name: string): Promise<Money>;
  /** Confirmed bookings made with a code, newest first. */
  bookingsWith(name: string): Promise<readonly Booking[]>;
};

/** What may be touched inside a transaction; nothing else is awaited there. */
export type Transaction = AccountWrites &
  PaperWrites &
  MoneyWrites & {
    readonly bookings: WriteBookings;
    readonly accounts: Accounts;
    readonly tokens: Tokens;
    readonly vouchers: Pick<ReadVouchers, 'get'> & { save(voucher: Voucher): Soon<void> };
    readonly ambassadors: Pick<ReadAmbassadors, 'isAmbassador' | 'code' | 'earned'> & {
      appoint(accountId: string): Promise<void>;
      /** The account is an ambassador's no longer; its codes stay as they are. */
      dismiss(accountId: string): Promise<void>;
      saveCode(code: AmbassadorCode): Promise<void>;
    };
    readonly journal: WriteJournal;
    readonly shop: WriteShop;
    readonly outbox: { /** A mail whose id was added before is left as it was. */ add(mail: NewMail): Promise<void> };
    readonly messages: {
      /** A message whose id was added before is left as it was. */
      add(message: NewMessage): Promise<void>;
      /** Keeps a file that messages bring, once however many do; it goes with the last of them. */
      keepFile(id: string, file: Uint8Array): Promise<void>;
    };
  };

/** Where recorded commands are done again: all or nothing as in a store, and at once where neither the work nor the store has to be waited for. */
export type Transactions = {
  inTransaction<T, E>(locks: readonly Lock[], work: (transaction: Transaction) => Soon<Result<T, E>>): Soon<Result<T, E>>;
};

export type Store = AccountReads &
  PaperShelf &
  MoneyReads & {
    /**
     * Runs work under locks, all or nothing: an Err or an exception leaves everything as it was. Work may be run again after a
     * serialisation failure, so it must not touch anything but the transaction.
     */
    inTransaction<T, E>(locks: readonly Lock[], work: (transaction: Transaction) => Soon<Result<T, E>>): Promise<Result<T, E>>;
    /** Reads outside of any transaction, of what was last committed. */
    readonly bookings: ReadBookings;
    readonly accounts: Pick<Accounts, 'byEmail' | 'byId'> & { /** By e-mail. */ all(): Promise<readonly Account[]> };
    readonly tokens: Pick<Tokens, 'byHash'>;
    readonly vouchers: ReadVouchers;
    readonly ambassadors: ReadAmbassadors;
    readonly messages: Messages;
    readonly unsentMails: UnsentMails;
  };
