import type { Booking } from '../../domain/booking/booking.ts';
import type { BookingSummary } from '../../domain/booking/summary.ts';
import type { Day } from '../../domain/calendar.ts';
import type { Aboard } from '../../domain/crews/aboard.ts';
import type { ReviewSum } from '../../domain/reviews/review.ts';

/** Keys of the links to the review form. A key belongs to one booking (R72). */
export type ReviewLinks = {
  keyOf(bookingId: string): Promise<string>;
  /** Returns the booking of a key. Null if the shop did not make the key. */
  bookingOf(key: string): Promise<string | null>;
};

/** Who sails, by offer id. */
export type AboardByOffer = ReadonlyMap<number, Aboard>;

export type ReadAboard = {
  /** Returns who sails on trips that end on this day or later. */
  from(day: Day): Promise<AboardByOffer>;
};

export type WriteAboard = {
  get(offerId: number): Promise<Aboard | null>;
  save(offerId: number, endsOn: Day, aboard: Aboard): Promise<void>;
};

/**
 * Which reviews to read. `public`: all without hidden ones. `offerIds`: public reviews of these
 * offers (R72).
 */
export type ReviewFilter = 'public' | 'all' | { readonly offerIds: readonly number[] };

export type ReadReviews = {
  /** Sums of the stars by offer, hidden and erased reviews included (R72). */
  reviewSums(): Promise<ReadonlyMap<number, ReviewSum>>;
  /** Returns bookings with a review, the newest review first. */
  reviewed(which: ReviewFilter, limit: number): Promise<readonly Booking[]>;
};

export type ReadSummaries = {
  /** Returns what lists show of an offer's bookings in all brands, sorted by id. */
  summariesOf(
    states: readonly Booking['status'][],
    offerId: number,
  ): Promise<readonly BookingSummary[]>;
};
