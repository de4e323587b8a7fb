import { err, type Result } from 'neverthrow';
import type { Confirmed } from '../../domain/booking/booking.ts';
import type { LifeCommand } from '../../domain/booking/commands.ts';
import { isConfirmedWithBookerName } from '../../domain/booking/placed/papers.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import {
  isReviewText,
  isStarRating,
  lastReviewDay,
  type ReviewState,
  reviewState,
} from '../../domain/reviews/review.ts';
import { cleanMultiLineText } from '../../domain/text/clean.ts';
import type { Actor } from '../booking/actor.ts';
import { type CommandDeps, submitCommandAsActor } from '../booking/submit-command.ts';
import type { PortDeps } from '../ports/ports.ts';

export type ReviewFormDeps = CommandDeps & PortDeps<{ reviewLinks: 'bookingOf' }>;

/** What the review form shows. Anybody with the link sees it, so it names only the reviewer. */
export type ReviewForm = {
  readonly bookingId: string;
  readonly state: ReviewState;
  readonly offerName: string;
  readonly from: Day;
  readonly to: Day;
  readonly until: Day;
  readonly firstName: string;
  readonly isDeclined: boolean;
};

/** The actor for a booker who opened the review link. The link replaces a login (R72). */
const LINK_HOLDER: Actor = {
  by: { kind: 'customer' },
  may: () => true,
  owner: { visitorId: '', accountId: null },
  bookerEmail: null,
  address: null,
  at: null,
};

const formOf = ({ catalogue, clock }: ReviewFormDeps, booking: Confirmed): ReviewForm | null => {
  const offer = catalogue.byId(booking.siteId, booking.offerId)?.offer;
  if (offer === undefined) return null;
  return {
    bookingId: booking.id,
    state: reviewState(booking.review !== undefined, offer.to, dayOf(clock.now())),
    offerName: offer.name,
    from: offer.from,
    to: offer.to,
    until: lastReviewDay(offer.to),
    firstName: booking.choices.participants[0]?.person.firstName ?? '',
    isDeclined: booking.reviewsDeclinedAt !== undefined,
  };
};

/**
 * If the booker was erased, the link is invalid. A review written after that would stay, because
 * nothing would erase its text later (R39).
 */
const bookingOf = async (
  { reviewLinks, store }: ReviewFormDeps,
  key: string,
): Promise<Confirmed | null> => {
  const bookingId = await reviewLinks.bookingOf(key);
  const booking = bookingId === null ? null : await store.bookings.get(bookingId);
  return booking !== null && isConfirmedWithBookerName(booking) ? booking : null;
};

/** Returns the review form of a link, and changes nothing; null if the link is invalid. */
export const loadReviewForm =
  (deps: ReviewFormDeps) =>
  async (key: string): Promise<ReviewForm | null> => {
    const booking = await bookingOf(deps, key);
    return booking === null ? null : formOf(deps, booking);
  };

export type ReviewField = 'stars' | 'text';
export type ReviewFailure =
  | { readonly kind: 'unknownLink' }
  | { readonly kind: 'invalid'; readonly fields: readonly ReviewField[] }
  /** It is too late for a review, or the booking has one already. */
  | { readonly kind: 'closed' };

const give = async (
  deps: ReviewFormDeps,
  key: string,
  command: LifeCommand,
): Promise<Result<void, ReviewFailure>> => {
  const booking = await bookingOf(deps, key);
  if (booking === null) return err({ kind: 'unknownLink' });
  const result = await submitCommandAsActor(deps)(LINK_HOLDER, booking.id, command, null);
  return result.map(() => undefined).mapErr(() => ({ kind: 'closed' }));
};

export const sendReview =
  (deps: ReviewFormDeps) =>
  async (key: string, typed: { readonly stars: string; readonly text: string }) => {
    const stars = Number(typed.stars === '' ? Number.NaN : typed.stars);
    const text = cleanMultiLineText(typed.text);
    const fields: readonly ReviewField[] = [
      ...(isStarRating(stars) ? [] : (['stars'] as const)),
      ...(isReviewText(text) ? [] : (['text'] as const)),
    ];
    return fields.length > 0
      ? err<void, ReviewFailure>({ kind: 'invalid', fields })
      : give(deps, key, { type: 'giveReview', stars, text });
  };

/** The shop stops asking this customer for reviews (R72). A second call succeeds, too. */
export const declineReviewQuestions =
  (deps: ReviewFormDeps) =>
  async (key: string): Promise<boolean> => {
    const declined = await give(deps, key, { type: 'declineReviews' });
    return declined.isOk() || declined.error.kind === 'closed';
  };
