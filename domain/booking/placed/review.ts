import { invalidAnswers, problem } from '../../party/problem.ts';
import { areStars, isReviewText, REVIEW_BOUNDS, reviewState } from '../../reviews/review.ts';
import type { Confirmed } from '../booking.ts';
import type { GiveReview, HideReview } from '../commands.ts';
import { accept, type CommandContext, type Decided, refuse } from '../decision.ts';

/** Accepts one review; no customer's save depends on it, so the version stays (R58). */
export const giveReview = (
  { at, today, offer }: CommandContext,
  booking: Confirmed,
  { stars, text }: GiveReview,
): Decided => {
  switch (reviewState(booking.review !== undefined, offer.to, today)) {
    case 'given':
      return refuse({ kind: 'alreadyDone' });
    case 'early':
      return refuse({ kind: 'notDue' });
    case 'late':
      return refuse({ kind: 'changesClosed' });
    case 'open':
      return areStars(stars) && isReviewText(text)
        ? accept({ ...booking, review: { stars, text, at } })
        : refuse(invalidAnswers(problem(null, 'note', 'invalid')));
  }
};

/** Hides a review's text from public pages; its stars still count (R72). */
export const hideReview = (
  { at, by }: CommandContext,
  booking: Confirmed,
  { reason }: HideReview,
): Decided => {
  const { review } = booking;
  if (review === undefined) return refuse({ kind: 'notDue' });
  if (review.hidden !== undefined) return refuse({ kind: 'alreadyDone' });
  if (reason === '' || reason.length > REVIEW_BOUNDS.reason || by.kind !== 'office')
    return refuse(invalidAnswers(problem(null, 'note', 'invalid')));
  return accept({ ...booking, review: { ...review, hidden: { reason, by: by.name, at } } });
};

export const showReview = (booking: Confirmed): Decided => {
  const { review } = booking;
  if (review === undefined) return refuse({ kind: 'notDue' });
  if (review.hidden === undefined) return refuse({ kind: 'alreadyDone' });
  const { hidden: _hidden, ...visible } = review;
  return accept({ ...booking, review: visible });
};

/** The shop stops asking this traveller for reviews, also after later trips. */
export const declineReviews = ({ at }: CommandContext, booking: Confirmed): Decided =>
  booking.reviewsDeclinedAt === undefined
    ? accept({ ...booking, reviewsDeclinedAt: at })
    : refuse({ kind: 'alreadyDone' });
