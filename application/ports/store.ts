import { ok, type Result } from 'neverthrow';
import type { Account } from '../../domain/accounts/account.ts';
import type { AmbassadorCode } from '../../domain/ambassadors/code.ts';
import type { Booking } from '../../domain/booking/booking.ts';
import type { Day, Instant } from '../../domain/calendar.ts';
import type { GroupState } from '../../domain/groups/group.ts';
import type { Money } from '../../domain/money.ts';
import type { Occupancy } from '../../domain/seats/occupancy.ts';
import type { Voucher } from '../../domain/vouchers/voucher.ts';
import type { AccountReads, AccountWrites } from './accounts.ts';
import type { JournalWriter, ShopWriter } from './journal.ts';
import type { NewMail, UnsentMails } from './mail/outbox.ts';
import type { Messages, NewMessage } from './messages.ts';
import type { MoneyReads, MoneyWrites } from './online-payments.ts';
import type { PaperShelf, PaperWrites } from './papers.ts';
import type { AboardReader, AboardWriter, ReviewReader, SummaryReader } from './trips.ts';

/**
 * A transaction takes its locks in this order: shop, group, account, booking, unit, code, limit. It
 * takes locks of one kind by ascending id. Ids of codes are `voucher/CODE` and `ambassador/NAME`;
 * the id of a limit is its key. Every command takes the shared lock `shop/kept`, which any number
 * of transactions can hold at once. A change of offers or settings takes the exclusive lock
 * `shop/changed`. While a transaction holds it, no other transaction holds `shop/kept` or
 * `shop/changed`.
 */
export type Lock =
  | {
      readonly kind: 'group' | 'account' | 'booking' | 'unit' | 'code' | 'limit';
      readonly id: string;
    }
  | { readonly kind: 'shop'; readonly id: 'kept' | 'changed' };

/** The mailed link to an order that the office prepared (R55.4). */
export type OrderLink = {
  readonly hash: string;
  readonly bookingId: string;
  readonly expiresAt: Instant;
};

export type OrderLinks = {
  save(link: OrderLink): Promise<void>;
  byHash(hash: string): Promise<OrderLink | null>;
};

export type EmailToken = {
  readonly hash: string;
  readonly kind: 'activation' | 'reset';
  readonly accountId: string;
  readonly expiresAt: Instant;
  /** The browser that requested the link. Any other browser must send the password, too (R43). */
  readonly visitorId: string;
};

/** Places taken by active holds and confirmed bookings. A unit with no taken places is missing. */
export type OccupancyByUnit = ReadonlyMap<number, Occupancy>;

export type LiveHold = {
  readonly bookingId: string;
  readonly offerId: number;
  readonly beganAt: Instant;
  readonly unitIds: readonly number[];
};

export type WaitingParty = {
  readonly bookingId: string;
  readonly placedAt: Instant;
  readonly seats: Booking['seats'];
};

export type DueBooking = { readonly bookingId: string; readonly at: Instant };

export type BookingReader = ReviewReader &
  SummaryReader & {
    get(id: string): Promise<Booking | null>;
    /** Omits trips that ended before `endsFrom`; without it, returns all bookings. */
    ofAccount(accountId: string, endsFrom?: Day): Promise<readonly Booking[]>;
    draftsOf(accountId: string): Promise<readonly Booking[]>;
    /**
     * Returns placed bookings with this e-mail (in lower case), newest first (R45). Omits trips
     * that ended before `endsFrom`.
     */
    ofTraveller(email: string, endsFrom?: Day): Promise<readonly Booking[]>;
    /** Returns confirmed bookings whose trip ends on this day or later, sorted by id. */
    confirmedFrom(day: Day): Promise<readonly Booking[]>;
    /** Returns an offer's bookings that are not cancelled or removed, of all brands (R70). */
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
    /** Returns the taken places of the units; leaves out those of the booking `without`. */
    taken(
      unitIds: readonly number[],
      at: Instant,
      without: string | null,
    ): Promise<OccupancyByUnit>;
    /**
     * Returns taken places and the moment when the next hold ends (R6). Leaves out trips that ended
     * before `endsFrom`.
     */
    takenOfAll(
      at: Instant,
      endsFrom: Day | null,
    ): Promise<{ readonly taken: OccupancyByUnit; readonly nextLapse: Instant | null }>;
    waitingOn(unitIds: readonly number[]): Promise<readonly WaitingParty[]>;
    /**
     * Returns a group with the number of travellers in its bookings, except the booking `without`.
     * Returns null if the group is unknown (R21).
     */
    group(code: string, without: string): Promise<GroupState | null>;
    membersOf(code: string): Promise<readonly string[]>;
    /**
     * Counts the ended trips of each e-mail address in both brands; addresses without trips are
     * missing (R20).
     */
    endedTrips(emails: readonly string[], today: Day): Promise<Readonly<Record<string, number>>>;
  };

export type SearchColumns = {
  readonly endsOn: Day;
  readonly address: string | null;
  readonly wakeAt: Instant | null;
  readonly isNew?: boolean;
};

export type BookingWriter = Pick<
  BookingReader,
  | 'get'
  | 'ofAccount'
  | 'taken'
  | 'waitingOn'
  | 'group'
  | 'membersOf'
  | 'liveHolds'
  | 'liveHoldsOfAddress'
> & {
  countOf(offerId: number): Promise<number>;
  lastLapses(unitIds: readonly number[], at: Instant): Promise<ReadonlyMap<number, Instant>>;
  /** Returns the bookings that have or hold a whole yacht of these units. */
  withWholeYachts(unitIds: readonly number[], at: Instant): Promise<readonly Booking[]>;
  /**
   * Checks two things with one query. `same`: the stored booking is still the version `seen`.
   * `awaited`: a party on the reserve list waits for one of the units (R11).
   */
  glance(
    seen: Booking,
    unitIds: readonly number[],
  ): Promise<{ readonly same: boolean; readonly awaited: boolean }>;
  save(booking: Booking, searchColumns: SearchColumns): Promise<void>;
  rewake(id: string, wakeAt: Instant | null): Promise<void>;
  /**
   * At this time, the brand's settings change, so the scheduler then looks at all its bookings:
   * those with a later event, and orders without an event whose trip is not over.
   */
  lookAgain(siteId: number, at: Instant): Promise<void>;
  /**
   * Gives the browser's drafts to the account (R44). It also takes the drafts of an account that this
   * browser created and nobody has activated, such as one with a mistyped e-mail (R8.10).
   */
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
  byHash(hash: string): Promise<EmailToken | null>;
  /** Returns true if this browser requested an activation link that has not expired. */
  activates(accountId: string, visitorId: string): Promise<boolean>;
  endAll(accountId: string, kind: EmailToken['kind']): Promise<void>;
};

export type VoucherReader = {
  get(codes: readonly string[]): Promise<ReadonlyMap<string, Voucher>>;
  ofAccount(accountId: string): Promise<readonly Voucher[]>;
  all(): Promise<readonly Voucher[]>;
};

export type AmbassadorReader = {
  isAmbassador(accountId: string): Promise<boolean>;
  code(name: string): Promise<AmbassadorCode | null>;
  codesOf(accountId: string): Promise<readonly AmbassadorCode[]>;
  allCodes(): Promise<readonly AmbassadorCode[]>;
  /**
   * Returns the commission that the code has earned so far. Only confirmed bookings that are fully
   * paid earn commission (R40).
   */
  earned(name: string): Promise<Money>;
  bookingsWith(name: string): Promise<readonly Booking[]>;
};

/**
 * The reads and writes of one transaction. The callback that gets them must await only these reads
 * and writes.
 */
export type Transaction = AccountWrites &
  PaperWrites &
  MoneyWrites & {
    readonly bookings: BookingWriter;
    readonly accounts: Accounts;
    readonly tokens: Tokens;
    readonly vouchers: Pick<VoucherReader, 'get'> & { save(voucher: Voucher): Promise<void> };
    readonly ambassadors: Pick<AmbassadorReader, 'isAmbassador' | 'code' | 'earned'> & {
      appoint(accountId: string): Promise<void>;
      dismiss(accountId: string): Promise<void>;
      saveCode(code: AmbassadorCode): Promise<void>;
    };
    readonly aboard: AboardWriter;
    readonly orderLinks: Pick<OrderLinks, 'save'>;
    readonly journal: JournalWriter;
    readonly shop: ShopWriter;
    readonly outbox: {
      /** Stores a mail, unless the outbox has its id already. */
      add(mail: NewMail): Promise<void>;
    };
    readonly messages: {
      add(message: NewMessage): Promise<void>;
      /** Stores a file. It is deleted together with the last message that it is attached to. */
      keepFile(id: string, file: Uint8Array): Promise<void>;
    };
  };

export type Store = AccountReads &
  PaperShelf &
  MoneyReads & {
    /**
     * Stores all writes of `work`, or none if it returns an Err or throws. After a conflict, `work`
     * runs again.
     */
    inTransaction<T, E>(
      locks: readonly Lock[],
      work: (transaction: Transaction) => Promise<Result<T, E>>,
    ): Promise<Result<T, E>>;
    /** Reads outside transactions; they return what was last committed. */
    readonly bookings: BookingReader;
    readonly aboard: AboardReader;
    readonly orderLinks: Pick<OrderLinks, 'byHash'>;
    readonly accounts: Pick<Accounts, 'byEmail' | 'byId'> & {
      /** Returns all accounts, sorted by e-mail. */
      all(): Promise<readonly Account[]>;
    };
    readonly tokens: Pick<Tokens, 'byHash'>;
    readonly vouchers: VoucherReader;
    readonly ambassadors: AmbassadorReader;
    readonly messages: Messages;
    readonly unsentMails: UnsentMails;
  };

/**
 * The data of a replay, in memory. A replay writes only after it has decided the whole command. It
 * therefore never needs to undo a write, and this type has no function for it.
 */
export type ReplayMemory = {
  booking(id: string): Booking | null;
  taken(unitIds: readonly number[], at: Instant, without: string | null): OccupancyByUnit;
  waitingOn(unitIds: readonly number[]): readonly WaitingParty[];
  group(code: string, without: string): GroupState | null;
  vouchers(codes: readonly string[]): ReadonlyMap<string, Voucher>;
  ambassadorCode(name: string): AmbassadorCode | null;
  saveBooking(booking: Booking): void;
  saveVoucher(voucher: Voucher): void;
  readonly transaction: ReplayTransaction;
};

/**
 * The reads and writes for commands about vouchers and ambassadors, and for changes of offers or
 * settings. Both the shop and a replay execute these commands.
 */
export type ReplayTransaction = {
  readonly bookings: Pick<BookingWriter, 'taken' | 'countOf' | 'lastLapses'>;
  readonly vouchers: Transaction['vouchers'];
  readonly ambassadors: Omit<Transaction['ambassadors'], 'dismiss'>;
  readonly journal: Pick<Transaction['journal'], 'append'>;
};

export const bookingLock = (id: string): Lock => ({ kind: 'booking', id });

/** Stores all writes of a `work` that is never refused, and returns its result. */
export const runTransaction = async <T>(
  store: Pick<Store, 'inTransaction'>,
  locks: readonly Lock[],
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> =>
  (
    await store.inTransaction<T, never>(locks, async (transaction) => ok(await work(transaction)))
  ).match(
    (done) => done,
    (never) => never,
  );
