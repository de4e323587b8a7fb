import type { Booking } from '../../domain/booking/booking.ts';
import type { BookingSummary } from '../../domain/booking/summary.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Aboard } from '../../domain/crews/aboard.ts';
import type { ContractFacts } from '../../domain/reports/contributions.ts';
import type { ReviewSum } from '../../domain/reviews/review.ts';

/** Converts between a booking and the key of its review link (R72). */
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

/** `public`: reviews with a text that the office has not hidden; `offerIds`: those of these offers. */
export type ReviewFilter = 'public' | 'all' | { readonly offerIds: readonly number[] };

export type ReviewReader = {
  /** Returns the sum of stars of each offer, including hidden and erased reviews (R72). */
  reviewSums(): Promise<ReadonlyMap<number, ReviewSum>>;
  reviewed(which: ReviewFilter, limit: number): Promise<readonly Booking[]>;
};

/** The people in a summary. `everybody` is slower, so only a search by name uses this value. */
export type SummaryPeople = 'booker' | 'everybody';

export type SummaryReader = {
  /** Returns an offer's confirmed and cancelled bookings in all brands, in no certain order. */
  contractsOf(offerId: number): Promise<readonly ContractFacts[]>;
  /** Returns summaries for lists: an offer's bookings in all brands, sorted by id. */
  summariesOf(
    states: readonly Booking['status'][],
    offerId: number,
    people: SummaryPeople,
  ): Promise<readonly BookingSummary[]>;
};
