import type { Booking } from '../../domain/booking/booking.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { PriceStep, RecordedChange } from '../../domain/changes/commands.ts';
import type { RecordedCodeCommand } from '../../domain/codes/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Seats } from '../../domain/seats/claim.ts';
import type { ShopValue } from './values.ts';

/**
 * Effects beyond the outcome's figures. An absent field did not change. Texts are for comparison
 * and reading; they contain no names.
 */
export type Effects = {
  /** For example `1 accommodation 501 234900` (R12). */
  readonly rows?: readonly string[] | undefined;
  /** For example `1 loyalty R20 8000 of 10000 cutBy cap`: given, asked, what cut it (R18, R23). */
  readonly rebates?: readonly string[] | undefined;
  /** For example `2 0 of 134900 2027-06-01`: paid, amount and day of a line (R28, R31). */
  readonly plan?: readonly string[] | undefined;
  /** When the first payment is due; `heldUntil` is 0 if no places are held. */
  readonly firstDue?: Instant | undefined;
  readonly heldUntil?: Instant | undefined;
  readonly step?: number | undefined;
  /** The group with its first day, and whether this booking counts in it (R21). */
  readonly group?: string | undefined;
  /** The code's name, and its commission from this booking (R22, R40). */
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
   * Version of the recorded fields. From 2 on the following ones are recorded, from 3 on more
   * mails. Absent in older lines.
   */
  readonly v?: 2 | 3 | 4 | 5 | undefined;
  /** Mails by kind and participant, or the account's panel: `bookingPlaced to 1`. */
  readonly mails?: readonly string[] | undefined;
  /** If the booking joined or left the reserve list: the parties waiting for its units (R11). */
  readonly waiting?: readonly string[] | undefined;
  /**
   * The office's open matters: `age cleared`, `way awaited`, `cancelling asked` (R30, R33, R48).
   */
  readonly desk?: string | undefined;
};

/** The result of an accepted command. Replaying it must give the same (R46). */
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
  /** Absent in lines from before it was recorded. */
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
/** A refused command of a customer or the office. It changed nothing. */
export type RefusedEntry = { readonly refused: Recorded; readonly why: RefusalReason };
export type ShopEntry = { readonly shop: RecordedCodeCommand; readonly outcome: CodeOutcome };

export type ChangeOutcome = {
  readonly offers: readonly number[];
  readonly prices: readonly PriceStep[];
};
export type ChangeEntry = { readonly change: RecordedChange; readonly outcome: ChangeOutcome };

/** Kinds of entries are told apart by their first field. */
export type JournalEntry = BookingEntry | RefusedEntry | ShopEntry | ChangeEntry;
export type JournalLine = JournalEntry & { readonly n: number };

/** Reads lines in pages, by number, with personal data put back. */
export type Journal = { read(after: number, limit: number): Promise<readonly JournalLine[]> };

export type JournalQuery = { readonly n: number; readonly recorded: Recorded };

export type WriteJournal = {
  /** Draws the next number and stores the entry. */
  append(entry: JournalEntry): Promise<number>;
  /** Returns a booking's lines in order, at least those with personal data. */
  typedIn(bookingId: string): Promise<readonly JournalQuery[]>;
  refusalsOf(bookingId: string): Promise<number>;
  /** Replaces personal data in these lines; everything else stays. */
  retell(lines: readonly JournalQuery[]): Promise<void>;
};

export type WriteShop = {
  /**
   * Number of the last change; 0 before the first. A decision made on an older shop is repeated.
   */
  newest(): Promise<number>;
  keep(n: number, at: Instant, values: readonly ShopValue[]): Promise<void>;
};
