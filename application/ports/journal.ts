import type { Booking } from '../../domain/booking/booking.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { PriceStep, RecordedChange } from '../../domain/shop-changes/commands.ts';
import type { RecordedCodeCommand } from '../../domain/codes/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Seats } from '../../domain/seats/claim.ts';
import type { ShopValue } from './values.ts';

/**
 * Effects of a command that the outcome's sums do not show. They are compared by replays and read
 * by people; they contain no names. A missing field means no change.
 */
export type Effects = {
  /** Price rows, for example `1 accommodation 501 234900` (R12). */
  readonly rows?: readonly string[] | undefined;
  /**
   * Rebates, for example `1 loyalty R20 8000 of 10000 cutBy cap`: granted, requested, limit (R18,
   * R23).
   */
  readonly rebates?: readonly string[] | undefined;
  /**
   * Plan lines, for example `2 0 of 134900 2027-06-01`: line, paid amount, amount, due day (R28,
   * R31).
   */
  readonly plan?: readonly string[] | undefined;
  /** When the first payment is due. `heldUntil`: when the hold expires; 0 if no places are held. */
  readonly firstDue?: Instant | undefined;
  readonly heldUntil?: Instant | undefined;
  readonly step?: number | undefined;
  /** The group: code, opening day, and whether this booking counts in it (R21). */
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
   * Version of the recorded effects. Fields below exist since version 2, more mails since 3.
   * Missing in older lines.
   */
  readonly v?: 2 | 3 | 4 | 5 | undefined;
  /**
   * Mails and their recipients, for example `bookingPlaced to 1`: a participant or the account's
   * panel.
   */
  readonly mails?: readonly string[] | undefined;
  /** The reserve list in order, if the booking joined or left it (R11). */
  readonly waiting?: readonly string[] | undefined;
  /**
   * State of tasks for the office, for example `age cleared`, `way awaited`, `cancelling asked`
   * (R30, R33, R48).
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
  /** Effects of the command. Missing in journal lines that are older than this field. */
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

export type JournalEntry = BookingEntry | RefusedEntry | ShopEntry | ChangeEntry;
export type JournalLine = JournalEntry & { readonly n: number };

/**
 * Reads journal lines by number. Personal data is stored apart from the lines and inserted here.
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
   * Returns the number of the newest change; 0 before the first. A decision on an older shop is
   * repeated.
   */
  newest(): Promise<number>;
  keep(n: number, at: Instant, values: readonly ShopValue[]): Promise<void>;
};
