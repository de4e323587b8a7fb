import type { Confirmed, Review } from '../../domain/booking/booking.ts';
import type { Day } from '../../domain/calendar.ts';
import {
  addReviewSums,
  averageReviewRating,
  type ReviewFigure,
} from '../../domain/reviews/review.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { Store } from '../ports/store.ts';

/** What everybody can see of a review; nothing else of its author and their trip (R72). */
export type PublicReview = {
  readonly stars: number;
  readonly text: string;
  readonly firstName: string;
  readonly from: Day;
  readonly offerName: string;
  readonly friendlyUrl: string;
};

/** Reviews and their average in `figure`, which is null if there are fewer than 20 (R72). */
export type ReviewBoard = {
  readonly figure: ReviewFigure | null;
  readonly count: number;
  readonly reviews: readonly PublicReview[];
};

export type PublicReviewsDeps = PortDeps<{ catalogue: 'byId' }> & {
  readonly store: { readonly bookings: Pick<Store['bookings'], 'reviewSums' | 'reviewed'> };
};

const firstNameOf = (name: string): string => name.trim().split(' ')[0] ?? '';

/** Lists public reviews; `offerIds` null: all offers. Reviews without a text are only counted. */
export const readPublicReviews =
  ({ store, catalogue }: PublicReviewsDeps) =>
  async (offerIds: readonly number[] | null, limit: number): Promise<ReviewBoard> => {
    const [sums, bookings] = await Promise.all([
      store.bookings.reviewSums(),
      store.bookings.reviewed(offerIds === null ? 'public' : { offerIds }, limit),
    ]);
    const counted =
      offerIds === null ? [...sums.values()] : offerIds.flatMap((id) => sums.get(id) ?? []);
    const sum = addReviewSums(counted);
    const reviews = bookings.flatMap((booking) => {
      const entry = catalogue.byId(booking.siteId, booking.offerId);
      if (booking.status !== 'confirmed' || booking.review === undefined || entry === undefined)
        return [];
      const { stars, text } = booking.review;
      const firstName = firstNameOf(booking.choices.participants[0]?.person.firstName ?? '');
      if (text === '' || firstName === '') return [];
      const { offer, content } = entry;
      return [
        {
          ...{ stars, text, firstName, from: offer.from, offerName: offer.name },
          friendlyUrl: content.friendlyUrl,
        },
      ];
    });
    return { figure: averageReviewRating(sum), count: sum.count, reviews };
  };

export type ReviewListDeps = PortDeps<{ catalogue: 'byId' }> & {
  readonly store: { readonly bookings: Pick<Store['bookings'], 'reviewed'> };
};

export type ListedReview = {
  readonly booking: Confirmed;
  readonly review: Review;
  readonly firstName: string;
  readonly offerName: string;
};

export const listReviews =
  ({ store, catalogue }: ReviewListDeps) =>
  async (limit: number): Promise<readonly ListedReview[]> =>
    (await store.bookings.reviewed('all', limit)).flatMap((booking) =>
      booking.status !== 'confirmed' || booking.review === undefined
        ? []
        : [
            {
              booking,
              review: booking.review,
              firstName: booking.choices.participants[0]?.person.firstName ?? '',
              offerName: catalogue.byId(booking.siteId, booking.offerId)?.offer.name ?? '',
            },
          ],
    );
