import { addDays, type Day } from '../calendar.ts';
import { isStorable } from '../text/clean.ts';

/** Limits of a review: stars, characters of its text, days after the trip (R72). */
export const REVIEW_BOUNDS = {
  stars: { least: 1, most: 5 },
  text: 500,
  days: 60,
  reason: 300,
} as const;

const FIGURE_FROM = 20;

/** Returns the last day on which the link in the mail accepts a review. */
export const lastReviewDay = (endOfTrip: Day): Day => addDays(endOfTrip, REVIEW_BOUNDS.days);

export type ReviewState = 'open' | 'early' | 'late' | 'given';

export const reviewState = (isGiven: boolean, endOfTrip: Day, today: Day): ReviewState => {
  if (isGiven) return 'given';
  if (today <= endOfTrip) return 'early';
  return today > lastReviewDay(endOfTrip) ? 'late' : 'open';
};

export const areStars = (stars: number): boolean =>
  Number.isInteger(stars) &&
  stars >= REVIEW_BOUNDS.stars.least &&
  stars <= REVIEW_BOUNDS.stars.most;

export const isReviewText = (text: string): boolean =>
  text.length <= REVIEW_BOUNDS.text && isStorable(text);

/** Hidden and erased reviews count in sums of stars. */
export type ReviewSum = { readonly count: number; readonly stars: number };

export const addReviewSums = (sums: readonly ReviewSum[]): ReviewSum => {
  let [count, stars] = [0, 0];
  for (const sum of sums) {
    count += sum.count;
    stars += sum.stars;
  }
  return { count, stars };
};

/** A rating of 48 means an average of 4.8 stars. */
export type ReviewFigure = { readonly rating: number; readonly count: number };

/** Returns the average of stars; null below 20 reviews. Hidden reviews count, too. */
export const reviewFigure = ({ count, stars }: ReviewSum): ReviewFigure | null =>
  count < FIGURE_FROM ? null : { rating: Math.floor((20 * stars + count) / (2 * count)), count };
