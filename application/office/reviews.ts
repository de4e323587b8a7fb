import type { Confirmed, Review } from '../../domain/booking/booking.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { Store } from '../ports/store.ts';

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
