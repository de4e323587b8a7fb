import { ok, Result } from 'neverthrow';
import { submitOfficeCommand } from '../../../../application/office/bookings.ts';
import { type ListedReview, listReviews } from '../../../../application/reviews/public-reviews.ts';
import type { CommandOf } from '../../../../domain/booking/commands.ts';
import { REVIEW_BOUNDS } from '../../../../domain/reviews/review.ts';
import { table } from '../../terminal/table.ts';
import { readBookingArgument } from '../booking-commands.ts';
import {
  type Command,
  type CommandOutput,
  type Option,
  requiredOption,
  type Task,
} from '../command.ts';
import { formatWarsawTime, jsonMoment, readSingleLineText } from '../read-values.ts';

const MOST = 200;

const REASON: Option = {
  name: 'reason',
  value: 'TEXT',
  says: 'the reason, which the author of the review gets by mail',
};

const stateOf = ({ review: { hidden } }: ListedReview): string =>
  hidden === undefined ? 'public' : `hidden by ${hidden.by}: ${hidden.reason}`;

const listAnswer = (reviews: readonly ListedReview[]): CommandOutput => ({
  text: table(
    ['Booking', 'Given', 'Stars', 'Author', 'Cruise', 'State', 'Text'],
    reviews.map((each) => [
      each.booking.id,
      formatWarsawTime(each.review.at),
      String(each.review.stars),
      each.firstName,
      each.offerName,
      stateOf(each),
      each.review.text,
    ]),
    'Nobody has given a review yet.',
  ),
  json: {
    reviews: reviews.map(({ booking, review, firstName, offerName }) => ({
      bookingId: booking.id,
      givenAt: jsonMoment(review.at),
      stars: review.stars,
      firstName,
      offerName,
      text: review.text,
      hidden:
        review.hidden === undefined ? null : { ...review.hidden, at: jsonMoment(review.hidden.at) },
    })),
  },
});

const runReviewCommand =
  (id: string, command: CommandOf<'hideReview' | 'showReview'>, message: string): Task =>
  async (deps, by) =>
    (await submitOfficeCommand(deps)(by, id, command)).map(() => ({
      text: `The review of booking ${id} ${message}.`,
      json: { bookingId: id, hidden: command.type === 'hideReview' },
    }));

/** Commands about reviews. A booking has at most one, so its number names the review (R72). */
export const reviewCommands: readonly Command[] = [
  {
    name: 'reviews list',
    says: `list the ${MOST} newest reviews, with the hidden ones and why they are hidden`,
    prepare: () => ok(async (deps) => ok(listAnswer(await listReviews(deps)(MOST)))),
  },
  {
    name: 'reviews hide',
    word: 'ID',
    needs: [REASON],
    changes: true,
    says: 'hide a review from the pages and mail the reason to its author; its stars still count',
    prepare: (args) =>
      Result.combine([
        readBookingArgument(args),
        requiredOption(args, REASON, (typed) =>
          readSingleLineText('--reason', typed, REVIEW_BOUNDS.reason),
        ),
      ]).map(([id, reason]) =>
        runReviewCommand(
          id,
          { type: 'hideReview', reason },
          'is hidden; its author gets the reason by mail',
        ),
      ),
  },
  {
    name: 'reviews show',
    word: 'ID',
    changes: true,
    says: 'show a hidden review on the pages again',
    prepare: (args) =>
      readBookingArgument(args).map((id) =>
        runReviewCommand(id, { type: 'showReview' }, 'is public again'),
      ),
  },
];
