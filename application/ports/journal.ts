import type { Booking } from '../../domain/booking/booking.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { PriceStep, RecordedChange } from '../../domain/changes/commands.ts';
import type { RecordedCodeCommand } from '../../domain/codes/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Seats } from '../../domain/seats/claim.ts';
import type { ShopValue } from './values.ts';

/**
 * Effects of a command beyond its figures. An absent field did not change. Texts are for comparison
 * and reading; they contain no names.
 */
export type Effects = {
  /** Price rows: `1 accommodation 501 234900` (R12). */
  readonly rows?: readonly string[] | undefined;
  /** Rebates with their rule, what was given of what was asked, and what cut it: `1 loyalty R20 8000 of 10000 cutBy cap` (R18, R23). */
  readonly rebates?: readonly string[] | undefined;
  /** Lines of the plan with their payments and days: `2 0 of 134900 2027-06-01` (R28, R31). */
  readonly plan?: readonly string[] | undefined;
  /** When the first payment is due and until when places are held; 0 if they are not. */
  readonly firstDue?: Instant | undefined;
  readonly heldUntil?: Instant | undefined;
  /** Last saved step of a draft; 0 afterwards. */
  readonly step?: number | undefined;
  /** The group with its first day, and whether this booking counts in it (R21). */
  readonly group?: string | undefined;
  /** The ambassador code's name, and its commission from this booking (R22, R40). */
  readonly ambassador?: string | undefined;
  readonly commission?: Money | undefined;
  /** Vouchers that the command spent, reserved or released (R26). */
  readonly vouchers?:
    | readonly {
        readonly code: string;
        readonly value: Money;
        readonly used: boolean;
        readonly keptUntil: Instant | null;
      }[]
    | undefined;
  /** The next scheduled moment; null if there is none (R8, R32). */
  readonly wakes?: Instant | null | undefined;
  /**
   * Which fields are recorded: from 2 on also the following ones, from 3 on with more mails; absent
   * in older lines (`sameNoticed`).
   */
  readonly v?: 2 | 3 | 4 | 5 | undefined;
  /**
   * Mails of the command's moment: kind and participant, or the account's panel: `bookingPlaced to
   * 1`.
   */
  readonly mails?: readonly string[] | undefined;
  /**
   * If the booking joined or left the reserve list: all parties that wait for its units, in order
   * (R11).
   */
  readonly waiting?: readonly string[] | undefined;
  /**
   * What the office must do or has done: `age cleared`, `way awaited`, `cancelling asked` (R30,
   * R33, R48).
   */
  readonly desk?: string | undefined;
};

/** The result of an accepted command. Replaying the command must give the same (R46). */
export type Outcome = {
  readonly status: Booking['status'];
  readonly version: number;
  /** Price of the placed booking; null for a draft. */
  readonly price: Money | null;
  /** Payments minus repayments, and what is left. */
  readonly paid: Money;
  readonly left: Money;
  /** Refund of a cancelled booking. */
  readonly refund: Money;
  readonly reserveList: boolean;
  readonly seats: readonly Seats[];
  /** Places are held or taken. */
  readonly held: boolean;
  /** Absent in lines from before it was recorded. */
  readonly noticed?: Effects | undefined;
};

/** The result of a command about vouchers or ambassadors. */
export type CodeOutcome = {
  /** The voucher's code, value and state afterwards; null if none changed. */
  readonly voucher: {
    readonly code: string;
    readonly value: Money;
    readonly active: boolean;
  } | null;
  /** The ambassador's code afterwards; null if none changed. */
  readonly ambassadorCode: { readonly name: string; readonly settled: Money } | null;
};

export type BookingEntry = { readonly recorded: Recorded; readonly outcome: Outcome };

/** Why a command was refused: a kind with its data. */
export type RefusalReason = { readonly kind: string };
/** A refused command of a customer or the office. It changed nothing. */
export type RefusedEntry = { readonly refused: Recorded; readonly why: RefusalReason };
export type ShopEntry = { readonly shop: RecordedCodeCommand; readonly outcome: CodeOutcome };

/**
 * The result of a change of the shop: changed offers and new entries of their price histories
 * (R60).
 */
export type ChangeOutcome = {
  readonly offers: readonly number[];
  readonly prices: readonly PriceStep[];
};
export type ChangeEntry = { readonly change: RecordedChange; readonly outcome: ChangeOutcome };

/**
 * A command on a booking, a refused one, one about vouchers and ambassadors, or a change of the
 * shop; distinguished by their first field.
 */
export type JournalEntry = BookingEntry | RefusedEntry | ShopEntry | ChangeEntry;
export type JournalLine = JournalEntry & { readonly n: number };

/** Reads the journal in pages, by number, with personal data put back. */
export type Journal = { read(after: number, limit: number): Promise<readonly JournalLine[]> };

/** A line about a booking, accepted or refused. */
export type JournalQuery = { readonly n: number; readonly recorded: Recorded };

/** The journal inside a transaction. */
export type WriteJournal = {
  /** Draws the next number and stores the entry. */
  append(entry: JournalEntry): Promise<number>;
  /** Lines of a booking in order: at least those with personal data. */
  typedIn(bookingId: string): Promise<readonly JournalQuery[]>;
  /** Number of stored refusals of a booking. */
  refusalsOf(bookingId: string): Promise<number>;
  /** Replaces personal data in these lines; everything else stays. */
  retell(lines: readonly JournalQuery[]): Promise<void>;
};

/** Changes of the shop inside a transaction. */
export type WriteShop = {
  /**
   * Number of the last change; 0 before the first. A decision made on an older shop is repeated.
   */
  newest(): Promise<number>;
  /** Stores what the change of this number left. */
  keep(n: number, at: Instant, values: readonly ShopValue[]): Promise<void>;
};
