import type { Recorded } from '../../domain/booking/commands.ts';
import type { Money } from '../../domain/money.ts';
import type { Seats } from '../../domain/seats/claim.ts';

/** What an accepted command came to; replaying the command must come to the same (R46). */
export type Outcome = {
  readonly status: 'draft' | 'confirmed' | 'reserveList';
  readonly version: number;
  /** The price of the booking as it was placed; null for a draft. */
  readonly price: Money | null;
  readonly reserveList: boolean;
  readonly seats: readonly Seats[];
  /** Whether the places were held or taken. */
  readonly held: boolean;
};

export type JournalEntry = { readonly recorded: Recorded; readonly outcome: Outcome };
export type JournalLine = JournalEntry & { readonly n: number };

/** Reads the journal in the order of its numbers, in pages, with personal data put back. */
export type Journal = { read(after: number, limit: number): Promise<readonly JournalLine[]> };
