import type { Booking } from '../../domain/booking/booking.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { PriceStep, RecordedChange } from '../../domain/changes/commands.ts';
import type { RecordedCodeCommand } from '../../domain/codes/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Seats } from '../../domain/seats/claim.ts';
import type { ShopValue } from './values.ts';

/**
 * Effects of a command that the outcome's sums do not show. An absent field means no change. The
 * texts are for comparison and reading; they contain no names.
 */
export type Effects = {
  /** Price rows, for example `1 accommodation 501 234900` (R12). */
  readonly rows?: readonly string[] | undefined;
  /**
   * For example `1 loyalty R20 8000 of 10000 cutBy cap`: granted amount, requested amount, and the
   * limit that reduced it (R18, R23).
   */
  readonly rebates?: readonly string[] | undefined;
  /**
   * For example `2 0 of 134900 2027-06-01`: plan line, paid amount, amount and due day (R28, R31).
   */
  readonly plan?: readonly string[] | undefined;
  /**
   * `firstDue`: when the first payment is due. `heldUntil`: when the hold expires; 0 if no places
   * are held.
   */
  readonly firstDue?: Instant | undefined;
  readonly heldUntil?: Instant | undefined;
  readonly step?: number | undefined;
  /**
   * The group code, the day on which the group was opened, and whether this booking counts in the
   * group (R21).
   */
  readonly group?: string | undefined;
  /** The name of the ambassador's code, and the commission from this booking (R22, R40). */
  readonly ambassador?: string | undefined;
  readonly commission?: Money | undefined;
  readonly vouchers?:
    | readonly {
        readonly code: string;
        readonly value: Money;
        readonly used: boolean;
        readonly keptUntil: Instant | null;
      }[]
    | undefined;
  readonly wakes?: Instant | null | undefined;
  /**
   * Version of the recorded effects. The fields below are recorded since version 2, more kinds of
   * mails since version 3. Absent in older lines.
   */
  readonly v?: 2 | 3 | 4 | 5 | undefined;
  /**
   * Mails by kind and recipient, which is a participant or the account's panel: `bookingPlaced to
   * 1`.
   */
  readonly mails?: readonly string[] | undefined;
  /**
   * Parties that wait for the booking's units, in order. Present if the booking joined or left a
   * reserve list (R11).
   */
  readonly waiting?: readonly string[] | undefined;
  /**
   * Open requests to the office and its decisions: `age cleared`, `way awaited`, `cancelling
   * asked` (R30, R33, R48).
   */
  readonly desk?: string | undefined;
};

/** The result of an accepted command. A replay must produce the same result (R46). */
export type Outcome = {
  readonly status: Booking['status'];
  readonly version: number;
  readonly price: Money | null;
  readonly paid: Money;
  readonly left: Money;
  readonly refund: Money;
  readonly reserveList: boolean;
  readonly seats: readonly Seats[];
  readonly held: boolean;
  /** Absent in journal lines that are older than this field. */
  readonly noticed?: Effects | undefined;
};

export type CodeOutcome = {
  readonly voucher: {
    readonly code: string;
    readonly value: Money;
    readonly active: boolean;
  } | null;
  readonly ambassadorCode: { readonly name: string; readonly settled: Money } | null;
};

export type BookingEntry = { readonly recorded: Recorded; readonly outcome: Outcome };

export type RefusalReason = { readonly kind: string };
/** A refused command of a customer or of the office. It changed nothing in the shop. */
export type RefusedEntry = { readonly refused: Recorded; readonly why: RefusalReason };
export type ShopEntry = { readonly shop: RecordedCodeCommand; readonly outcome: CodeOutcome };

export type ChangeOutcome = {
  readonly offers: readonly number[];
  readonly prices: readonly PriceStep[];
};
export type ChangeEntry = { readonly change: RecordedChange; readonly outcome: ChangeOutcome };

/** The first field of an entry shows its kind. */
export type JournalEntry = BookingEntry | RefusedEntry | ShopEntry | ChangeEntry;
export type JournalLine = JournalEntry & { readonly n: number };

/**
 * Reads journal lines in pages, by number. Personal data is stored apart from the lines and
 * inserted here.
 */
export type Journal = { read(after: number, limit: number): Promise<readonly JournalLine[]> };

export type JournalQuery = { readonly n: number; readonly recorded: Recorded };

export type WriteJournal = {
  /** Stores the entry under the next number and returns the number. */
  append(entry: JournalEntry): Promise<number>;
  /** Returns a booking's journal lines in order. Lines without personal data may be left out. */
  typedIn(bookingId: string): Promise<readonly JournalQuery[]>;
  refusalsOf(bookingId: string): Promise<number>;
  /** Replaces the personal data in these lines. All other data stays. */
  retell(lines: readonly JournalQuery[]): Promise<void>;
};

export type WriteShop = {
  /**
   * Number of the last change of the shop; 0 before the first. If a decision used an older shop,
   * it is repeated.
   */
  newest(): Promise<number>;
  keep(n: number, at: Instant, values: readonly ShopValue[]): Promise<void>;
};
