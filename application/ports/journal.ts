import type { Booking } from '../../domain/booking/booking.ts';
import type { Recorded } from '../../domain/booking/commands.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { PriceStep, RecordedChange } from '../../domain/changes/commands.ts';
import type { RecordedCodeCommand } from '../../domain/codes/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Seats } from '../../domain/seats/claim.ts';
import type { Soon } from './soon.ts';
import type { ShopValue } from './values.ts';

/**
 * What a traveller or the books would notice of a command besides its figures. A field that is absent is as it was before the command.
 * Texts are for comparing and for reading; nobody's name is in them.
 */
export type Noticed = {
  /** Price rows: `1 accommodation 501 234900` (R12). */
  readonly rows?: readonly string[] | undefined;
  /** Rebates with their rule, what was given of what was asked, and what cut it: `1 loyalty R20 8000 of 10000 cutBy cap` (R18, R23). */
  readonly rebates?: readonly string[] | undefined;
  /** Lines of the plan with what of the payments they have and their day: `2 0 of 134900 2027-06-01` (R28, R31). */
  readonly plan?: readonly string[] | undefined;
  /** When the first payment is due, and until when places are held; 0 where they are not. */
  readonly firstDue?: Instant | undefined;
  readonly heldUntil?: Instant | undefined;
  /** The last step that was saved of a draft; 0 once it is none. */
  readonly step?: number | undefined;
  /** The group with the day on which it was opened, and whether this booking counts in it (R21). */
  readonly group?: string | undefined;
  /** The ambassador's code by its name, and what it has earned by this booking (R22, R40). */
  readonly ambassador?: string | undefined;
  readonly commission?: Money | undefined;
  /** Vouchers that the command spent, kept from others or gave back (R26). */
  readonly vouchers?:
    | readonly { readonly code: string; readonly value: Money; readonly used: boolean; readonly keptUntil: Instant | null }[]
    | undefined;
  /** When time does something to the booking next; null where it does nothing (R8, R32). */
  readonly wakes?: Instant | null | undefined;
  /** Which of these fields were looked at: 2 where the following were too, from 3 on with more news, absent in lines from before (`sameNoticed`). */
  readonly v?: 2 | 3 | 4 | 5 | undefined;
  /** News that went out at the command's moment: of which kind, and to whom by participant, or to the account's panel: `bookingPlaced to 1`. */
  readonly mails?: readonly string[] | undefined;
  /** Where the booking came onto the reserve list or left it: all who wait for its units now, in the order in which they are tried (R11). */
  readonly waiting?: readonly string[] | undefined;
  /** What the office is yet to do, or has done, about it: `age cleared`, `way awaited`, `cancelling asked` (R30, R33, R48). */
  readonly desk?: string | undefined;
};

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
  /** Absent in lines from before it was kept. */
  readonly noticed?: Noticed | undefined;
};

/** What a command about vouchers or ambassadors came to. */
export type CodeOutcome = {
  /** The voucher's code, value and state afterwards; null where none changed. */
  readonly voucher: { readonly code: string; readonly value: Money; readonly active: boolean } | null;
  /** The ambassador's code afterwards; null where none changed. */
  readonly ambassadorCode: { readonly name: string; readonly settled: Money } | null;
};

export type BookingEntry = { readonly recorded: Recorded; readonly outcome: Outcome };

/** Why a command was refused: a kind, and what else there is to say of it as data. */
export type Why = { readonly kind: string };
/** A command on a booking that its customer or the office gave, and that was refused: it changed nothing, and binds nothing after it. */
export type RefusedEntry = { readonly refused: Recorded; readonly why: Why };
export type ShopEntry = { readonly shop: RecordedCodeCommand; readonly outcome: CodeOutcome };

/** What a change of the shop came to: the offers that are other ones now, and what was written into their price histories (R60). */
export type ChangeOutcome = { readonly offers: readonly number[]; readonly prices: readonly PriceStep[] };
export type ChangeEntry = { readonly change: RecordedChange; readonly outcome: ChangeOutcome };

/** A command on a booking, one that was refused, one about vouchers and ambassadors, or a change of the shop; told apart by their first field. */
export type JournalEntry = BookingEntry | RefusedEntry | ShopEntry | ChangeEntry;
export type JournalLine = JournalEntry & { readonly n: number };

/** Reads the journal in the order of its numbers, in pages, with personal data put back. */
export type Journal = { read(after: number, limit: number): Promise<readonly JournalLine[]> };

/** A line on a booking with what was asked, whether it was accepted or refused. */
export type AskedLine = { readonly n: number; readonly recorded: Recorded };

/** The journal inside a transaction. */
export type WriteJournal = {
  /** Draws the next number and keeps the entry. */
  append(entry: JournalEntry): Soon<number>;
  /** Lines of a booking in their order: at least those into which something was typed of people. */
  typedIn(bookingId: string): Promise<readonly AskedLine[]>;
  /** How many refused commands are kept of a booking. */
  refusalsOf(bookingId: string): Promise<number>;
  /** Keeps what these lines say of people as it is told here; whoever retells changes nothing else in them. */
  retell(lines: readonly AskedLine[]): Promise<void>;
};

/** The changes of the shop inside a transaction. */
export type WriteShop = {
  /** The number of the last change; 0 before the first. Whoever decides by another shop than this one decides again. */
  newest(): Promise<number>;
  /** Keeps what the change of this number left. */
  keep(n: number, at: Instant, values: readonly ShopValue[]): Promise<void>;
};
