import type { Booking } from '../../domain/booking/booking.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { RecordedCodeCommand } from '../../domain/codes/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Seats } from '../../domain/seats/claim.ts';

/** What an accepted command on a booking came to; replaying the command must come to the same (R46). */
export type Outcome = {
  readonly status: Booking['status'];
  readonly version: number;
  /** The price of the booking as it was placed; null for a draft. */
  readonly price: Money | null;
  /** What was paid (refunds taken off), and what is left to pay. */
  readonly paid: Money;
  readonly left: Money;
  /** What comes back of a cancelled booking. */
  readonly refund: Money;
  readonly reserveList: boolean;
  readonly seats: readonly Seats[];
  /** Whether the places were held or taken. */
  readonly held: boolean;
};

/** What a command about vouchers or ambassadors came to. */
export type CodeOutcome = {
  /** The voucher's code, value and state afterwards; null where none changed. */
  readonly voucher: { readonly code: string; readonly value: Money; readonly active: boolean } | null;
  /** The ambassador's code afterwards; null where none changed. */
  readonly ambassadorCode: { readonly name: string; readonly settled: Money } | null;
};

export type BookingEntry = { readonly recorded: Recorded; readonly outcome: Outcome };
export type ShopEntry = { readonly shop: RecordedCodeCommand; readonly outcome: CodeOutcome };

/** A command on a booking, or one about vouchers and ambassadors; told apart by `recorded` and `shop`. */
export type JournalEntry = BookingEntry | ShopEntry;
export type JournalLine = JournalEntry & { readonly n: number };

/** Reads the journal in the order of its numbers, in pages, with personal data put back. */
export type Journal = { read(after: number, limit: number): Promise<readonly JournalLine[]> };

/** A line about a booking, by its number. */
export type BookingLine = BookingEntry & { readonly n: number };

/** The journal inside a transaction. */
export type WriteJournal = {
  /** Draws the next number and keeps the entry. */
  append(entry: JournalEntry): Promise<number>;
  /** Lines of a booking in their order: at least those into which something was typed of people. */
  typedIn(bookingId: string): Promise<readonly BookingLine[]>;
  /** Keeps what these lines say of people as it is told here; whoever retells changes nothing else in them. */
  retell(lines: readonly Pick<BookingLine, 'n' | 'recorded'>[]): Promise<void>;
};
