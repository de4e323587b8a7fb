import type { Booking } from '../../domain/booking/booking.ts';
import type { RecordedCommand } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { RecordedCodeCommand } from '../../domain/codes/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { PlacesInUnit } from '../../domain/seats/claim.ts';
import type { PriceStep, RecordedChange } from '../../domain/shop-changes/commands.ts';
import type { ShopValue } from './values.ts';

/**
 * What a command changed besides the booking's state, without names of people. A missing field
 * means that nothing changed.
 */
export type Effects = {
  /** Price rows, such as `1 accommodation 501 234900`: participant, kind, item, grosze (R12). */
  readonly rows?: readonly string[] | undefined;
  /**
   * Rebates, such as `1 loyalty R20 8000 of 10000 cutBy cap`: participant, kind, rule, grosze
   * granted, grosze requested, and the limit that made the granted amount smaller (R18).
   */
  readonly rebates?: readonly string[] | undefined;
  /**
   * Plan lines, such as `2 0 of 134900 2027-06-01`: the line's number, grosze paid, the line's
   * amount in grosze, its due day (R28).
   */
  readonly plan?: readonly string[] | undefined;
  /** `heldUntil`: the end of the hold; 0 if the booking holds no places. */
  readonly firstDue?: Instant | undefined;
  readonly heldUntil?: Instant | undefined;
  readonly step?: number | undefined;
  /**
   * The group as one text: its code, its opening day, and whether this booking counts in its size
   * (R21).
   */
  readonly group?: string | undefined;
  /** The ambassador's code, and the commission that it earns with this booking (R22, R40). */
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
   * Version of the journal line. The oldest lines have no version and lack three fields: `mails`,
   * `waiting` and `desk`.
   */
  readonly v?: 2 | 3 | 4 | 5 | undefined;
  /**
   * Sent mails: `bookingPlaced to 1` went to participant 1. `bookingPlaced to account` is a message
   * in the panel.
   */
  readonly mails?: readonly string[] | undefined;
  /** The parties on the reserve list in their order, if the booking joined or left it (R11). */
  readonly waiting?: readonly string[] | undefined;
  /**
   * What the office has to do or has done about the booking. Examples: `age cleared` (accepted a
   * traveller of 45 or older), `way awaited` (must choose the payment method) (R30, R33, R48).
   */
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
  readonly seats: readonly PlacesInUnit[];
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
  /**
   * Returns all journal lines of a booking that contain personal data or the stand-ins for erased
   * data.
   */
  typedIn(bookingId: string): Promise<readonly JournalQuery[]>;
  refusalsOf(bookingId: string): Promise<number>;
  /** Replaces the personal data of these journal lines, and nothing else. */
  retell(lines: readonly JournalQuery[]): Promise<void>;
};

export type ShopWriter = {
  /** Returns the number of the newest change of offers, settings or sellers; 0 if there is none. */
  newest(): Promise<number>;
  keep(n: number, at: Instant, values: readonly ShopValue[]): Promise<void>;
};
