import { addDays, type Day } from '../calendar.ts';
import { isStorable } from '../text/clean.ts';

/** A review's bounds: stars, characters of the text, and days after the trip to give it (R72). */
export const REVIEW_BOUNDS = {
  stars: { least: 1, most: 5 },
  text: 500,
  days: 60,
  reason: 300,
} as const;

const FIGURE_FROM = 20;

/** Returns the last day on which a traveller can give a review through the link in the mail. */
export const lastReviewDay = (endOfTrip: Day): Day => addDays(endOfTrip, REVIEW_BOUNDS.days);

export type ReviewState = 'open' | 'early' | 'late' | 'given';

export const reviewState = (isGiven: boolean, endOfTrip: Day, today: Day): ReviewState => {
  if (isGiven) return 'given';
  if (today <= endOfTrip) return 'early';
  return today > lastReviewDay(endOfTrip) ? 'late' : 'open';
};

export const isStarRating = (stars: number): boolean =>
  Number.isInteger(stars) &&
  stars >= REVIEW_BOUNDS.stars.least &&
  stars <= REVIEW_BOUNDS.stars.most;

export const isReviewText = (text: string): boolean =>
  text.length <= REVIEW_BOUNDS.text && isStorable(text);

/** The number of reviews and the sum of their stars, including hidden and erased reviews. */
export type ReviewSum = { readonly count: number; readonly stars: number };

export const addReviewSums = (sums: readonly ReviewSum[]): ReviewSum => {
  let [count, stars] = [0, 0];
  for (const sum of sums) {
    count += sum.count;
    stars += sum.stars;
  }
  return { count, stars };
};

/** `rating` is ten times the average of stars: 48 means 4.8. */
export type ReviewFigure = { readonly rating: number; readonly count: number };

/** Returns the average rating of all reviews, hidden ones too; null if there are fewer than 20. */
export const averageReviewRating = ({ count, stars }: ReviewSum): ReviewFigure | null =>
  count < FIGURE_FROM ? null : { rating: Math.floor((20 * stars + count) / (2 * count)), count };
