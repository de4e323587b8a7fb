import { describe, expect, it } from 'vitest';
import type { Confirmed } from '../../../../domain/booking/booking.ts';
import type { LifeCommand } from '../../../../domain/booking/commands.ts';
import {
  acceptedBooking,
  acceptedConfirmed,
  allSteps,
  draftAfter,
  give,
  invalidAt,
  refusalFrom,
} from '../booking-steps.ts';
import { atNoonOf, OFFICE, placedOrder, placedSignUp } from './placed-steps.ts';

const order = placedOrder(1);
const IN_TIME = atNoonOf('2027-08-09');
const review = (stars: number, text = ''): LifeCommand => ({ type: 'giveReview', stars, text });
const reviewed = (text = 'Świetny tydzień'): Confirmed =>
  acceptedConfirmed(give(order, review(5, text), IN_TIME));
const hide = (reason: string): LifeCommand => ({ type: 'hideReview', reason });
const show: LifeCommand = { type: 'showReview' };
const invalid = invalidAt(null, 'note', 'invalid');
const ALREADY = { kind: 'alreadyDone' };

describe('the review of an ended trip (R72)', () => {
  it('R72.1, R58: a confirmed booking can get one review, and the booking’s version stays', () => {
    expect(reviewed()).toEqual({
      ...order,
      review: { stars: 5, text: 'Świetny tydzień', at: IN_TIME.at },
    });
    expect(refusalFrom(give(reviewed(), review(1), IN_TIME))).toEqual(ALREADY);
  });

  it('R72.1: a review is accepted for 60 days, from the day after the trip', () => {
    const on = (day: string) => give(order, review(3), atNoonOf(day));
    expect(refusalFrom(on('2027-08-07'))).toEqual({ kind: 'notDue' });
    expect(on('2027-08-08').isOk()).toBe(true);
    expect(on('2027-10-06').isOk()).toBe(true);
    expect(refusalFrom(on('2027-10-07'))).toEqual({ kind: 'changesClosed' });
  });

  it('R72.2: a review has 1 to 5 whole stars and up to 500 characters; its text can be empty', () => {
    for (const stars of [0, 6, 2.5, Number.NaN])
      expect(refusalFrom(give(order, review(stars), IN_TIME))).toEqual(invalid);
    expect(refusalFrom(give(order, review(4, 'x'.repeat(501)), IN_TIME))).toEqual(invalid);
    for (const stars of [1, 2, 3, 4, 5])
      expect(give(order, review(stars, 'x'.repeat(500)), IN_TIME).isOk()).toBe(true);
  });

  it('R72.1: a review of a draft, a sign-up or a cancelled booking is refused', () => {
    const cancelled = acceptedBooking(give(order, { type: 'cancel', reason: 'customer' }));
    for (const booking of [draftAfter(allSteps(1)), placedSignUp(1), cancelled])
      expect(give(booking, review(5), IN_TIME).isErr()).toBe(true);
  });

  it('R72.4: the office can hide a review with a reason, and show it again', () => {
    const hidden = acceptedConfirmed(give(reviewed(), hide('Obraża skippera'), OFFICE));
    expect(hidden.review?.hidden).toMatchObject({ reason: 'Obraża skippera', by: 'Ewa' });
    expect(hidden.review).toMatchObject({ stars: 5, text: 'Świetny tydzień' });
    expect(refusalFrom(give(hidden, hide('Znowu'), OFFICE))).toEqual(ALREADY);
    expect(acceptedBooking(give(hidden, show, OFFICE))).toEqual(reviewed());
    expect(refusalFrom(give(reviewed(), show, OFFICE))).toEqual(ALREADY);
  });

  it('R72.4: only the office can hide a review, and it must give a reason of 1 to 300 characters', () => {
    for (const command of [hide('Powód'), show])
      expect(refusalFrom(give(order, command, OFFICE))).toEqual({ kind: 'notDue' });
    for (const reason of ['', 'x'.repeat(301)])
      expect(refusalFrom(give(reviewed(), hide(reason), OFFICE))).toEqual(invalid);
    expect(refusalFrom(give(reviewed(), hide('Powód')))).toEqual(invalid);
  });

  it('R72.7: a booker can decline further questions about reviews, once', () => {
    const decline: LifeCommand = { type: 'declineReviews' };
    const declined = acceptedConfirmed(give(order, decline, IN_TIME));
    expect(declined.reviewsDeclinedAt).toBe(IN_TIME.at);
    expect(refusalFrom(give(declined, decline, IN_TIME))).toEqual(ALREADY);
  });
});
