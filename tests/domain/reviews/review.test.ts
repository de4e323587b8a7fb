import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addReviewSums,
  averageReviewRating,
  lastReviewDay,
} from '../../../domain/reviews/review.ts';
import { runs } from '../../support/runs.ts';

const sumOf = (stars: readonly number[]) =>
  addReviewSums(stars.map((each) => ({ count: 1, stars: each })));

describe('the rating of offers, countries and the shop, from reviews (R72)', () => {
  it('R72.5: exists from the 20th review on, and is the average in tenths of a star', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 60 }),
        fc.nat({ max: 59 }),
        (stars, cut) => {
          const figure = averageReviewRating(
            addReviewSums([sumOf(stars.slice(0, cut)), sumOf(stars.slice(cut))]),
          );
          expect(figure === null).toBe(stars.length < 20);
          if (figure === null) return;
          const average = stars.reduce((sum, each) => sum + each, 0) / stars.length;
          expect(figure.count).toBe(stars.length);
          expect(Math.abs(figure.rating / 10 - average)).toBeLessThanOrEqual(0.05 + 1e-9);
        },
      ),
      runs(300),
    );
  });

  it('R72.5: 19 reviews give no rating, 20 reviews give one', () => {
    const five = Array.from({ length: 19 }, () => 5);
    expect(averageReviewRating(sumOf(five))).toBeNull();
    expect(averageReviewRating(sumOf([...five, 4]))).toEqual({ rating: 50, count: 20 });
    expect(averageReviewRating(sumOf([...five, 1]))).toEqual({ rating: 48, count: 20 });
  });

  it('R72.1: the link in the mail accepts a review until the 60th day after the trip', () => {
    expect(lastReviewDay('2027-08-07')).toBe('2027-10-06');
  });
});
