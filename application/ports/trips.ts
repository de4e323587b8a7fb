import type { Booking } from '../../domain/booking/booking.ts';
import type { BookingSummary } from '../../domain/booking/summary.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Aboard } from '../../domain/crews/aboard.ts';
import type { ContractFacts } from '../../domain/reports/contributions.ts';
import type { ReviewSum } from '../../domain/reviews/review.ts';

/** Converts a booking's number to the key of its review link, and back (R72). */
export type ReviewLinks = {
  keyOf(bookingId: string): Promise<string>;
  bookingOf(key: string): Promise<string | null>;
};

export type AboardByOffer = ReadonlyMap<number, Aboard>;

export type AboardReader = {
  from(day: Day): Promise<AboardByOffer>;
};

export type AboardWriter = {
  get(offerId: number): Promise<Aboard | null>;
  save(offerId: number, endsOn: Day, aboard: Aboard): Promise<void>;
};

/**
 * `public`: only reviews that have a text and that the office has not hidden. `offerIds`: all
 * reviews of these offers.
 */
export type ReviewFilter = 'public' | 'all' | { readonly offerIds: readonly number[] };

export type ReviewReader = {
  /** Returns count and stars of each offer's reviews, including hidden and erased ones (R72). */
  reviewSums(): Promise<ReadonlyMap<number, ReviewSum>>;
  reviewed(which: ReviewFilter, limit: number): Promise<readonly Booking[]>;
};

/**
 * The people whom a summary of a booking names. Reading `everybody` is slower than reading the
 * booker, so only a search by name does it.
 */
export type SummaryPeople = 'booker' | 'everybody';

export type SummaryReader = {
  /** Returns an offer's confirmed and cancelled bookings in all brands, in no certain order. */
  contractsOf(offerId: number): Promise<readonly ContractFacts[]>;
  /** Returns summaries of an offer's bookings for lists: of all brands, sorted by id. */
  summariesOf(
    states: readonly Booking['status'][],
    offerId: number,
    people: SummaryPeople,
  ): Promise<readonly BookingSummary[]>;
};
