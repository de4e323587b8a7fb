import type { Booking } from '../../domain/booking/booking.ts';
import type { RecordedCommand } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { RecordedCodeCommand } from '../../domain/codes/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Seats } from '../../domain/seats/claim.ts';
import type { PriceStep, RecordedChange } from '../../domain/shop-changes/commands.ts';
import type { ShopValue } from './values.ts';

/**
 * What a command changed beside the state, without people's names. A missing field means no change.
 */
export type Effects = {
  /** Price rows, for example `1 accommodation 501 234900` in grosze (R12). */
  readonly rows?: readonly string[] | undefined;
  /** Rebates like `1 loyalty R20 8000 of 10000 cutBy cap`: granted, requested, limit (R18, R23). */
  readonly rebates?: readonly string[] | undefined;
  /** Plan lines like `2 0 of 134900 2027-06-01`: line, paid, amount, due day (R28, R31). */
  readonly plan?: readonly string[] | undefined;
  /** The hold ends at `heldUntil`; 0 means that the booking holds no places. */
  readonly firstDue?: Instant | undefined;
  readonly heldUntil?: Instant | undefined;
  readonly step?: number | undefined;
  /** Group code, opening day, and whether the booking counts in the group, in one text (R21). */
  readonly group?: string | undefined;
  /** The ambassador's code and the commission that it gets for this booking (R22, R40). */
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
  /** Version of the line. Missing in the oldest lines, which lack `mails`, `waiting` and `desk`. */
  readonly v?: 2 | 3 | 4 | 5 | undefined;
  /** Mails, for example `bookingPlaced to 1`. A recipient is a participant or the panel. */
  readonly mails?: readonly string[] | undefined;
  /** Waiting parties in order, if the booking has joined or left the reserve list (R11). */
  readonly waiting?: readonly string[] | undefined;
  /** Office tasks like `age cleared`, `way awaited`, `cancelling asked` (R30, R33, R48). */
  readonly desk?: string | undefined;
};

/** The state of a booking after a command. A replay must reach the same state (R46). */
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

export type BookingEntry = { readonly recorded: RecordedCommand; readonly outcome: Outcome };

export type RefusalReason = { readonly kind: string };
export type RefusedEntry = { readonly refused: RecordedCommand; readonly why: RefusalReason };
export type ShopEntry = { readonly shop: RecordedCodeCommand; readonly outcome: CodeOutcome };

export type ChangeOutcome = {
  readonly offers: readonly number[];
  readonly prices: readonly PriceStep[];
};
export type ChangeEntry = { readonly change: RecordedChange; readonly outcome: ChangeOutcome };

export type JournalEntry = BookingEntry | RefusedEntry | ShopEntry | ChangeEntry;
export type JournalLine = JournalEntry & { readonly n: number };

export type Journal = { read(after: number, limit: number): Promise<readonly JournalLine[]> };

export type JournalQuery = { readonly n: number; readonly recorded: RecordedCommand };

export type JournalWriter = {
  append(entry: JournalEntry): Promise<number>;
  /** Returns a booking's journal lines, at least all lines with personal data. */
  typedIn(bookingId: string): Promise<readonly JournalQuery[]>;
  refusalsOf(bookingId: string): Promise<number>;
  /** Replaces only the personal data of these journal lines. */
  retell(lines: readonly JournalQuery[]): Promise<void>;
};

export type ShopWriter = {
  /** Returns the number of the newest change of the shop; 0 if there is none. */
  newest(): Promise<number>;
  keep(n: number, at: Instant, values: readonly ShopValue[]): Promise<void>;
};
