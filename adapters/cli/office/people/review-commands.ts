import { ok } from 'neverthrow';
import { submitOfficeCommand } from '../../../../application/office/bookings.ts';
import { type ListedReview, listReviews } from '../../../../application/reviews/public-reviews.ts';
import type { CommandOf } from '../../../../domain/booking/commands.ts';
import { REVIEW_BOUNDS } from '../../../../domain/reviews/review.ts';
import { formatTableOfItems } from '../../terminal/table.ts';
import { BOOKING_ID } from '../booking-commands.ts';
import {
  type Command,
  type CommandOutput,
  defineCommand,
  defineOption,
  type Task,
} from '../command.ts';
import { formatWarsawTime, instantJson, readSingleLineUpTo } from '../read-values.ts';

const MOST = 200;

const stateOf = ({ review: { hidden } }: ListedReview): string =>
  hidden === undefined ? 'public' : `hidden by ${hidden.by}: ${hidden.reason}`;

const listAnswer = (reviews: readonly ListedReview[]): CommandOutput => ({
  text: formatTableOfItems(reviews, 'Nobody has given a review yet.', [
    ['Booking', ({ booking }) => booking.id],
    ['Given', ({ review }) => formatWarsawTime(review.at)],
    ['Stars', ({ review }) => String(review.stars)],
    ['Author', ({ firstName }) => firstName],
    ['Cruise', ({ offerName }) => offerName],
    ['State', stateOf],
    ['Text', ({ review }) => review.text],
  ]),
  json: {
    reviews: reviews.map(({ booking, review, firstName, offerName }) => ({
      bookingId: booking.id,
      givenAt: instantJson(review.at),
      stars: review.stars,
      firstName,
      offerName,
      text: review.text,
      hidden:
        review.hidden === undefined
          ? null
          : { ...review.hidden, at: instantJson(review.hidden.at) },
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
  defineCommand({
    name: 'reviews list',
    explainsMissingStore: true,
    helpText: `list the ${MOST} newest reviews, with the hidden ones and why they are hidden`,
    prepare: () => async (deps) => ok(listAnswer(await listReviews(deps)(MOST))),
  }),
  defineCommand({
    name: 'reviews hide',
    explainsMissingStore: true,
    word: BOOKING_ID,
    needs: {
      reason: defineOption(
        'TEXT',
        'the reason, which the author of the review gets by mail',
        readSingleLineUpTo(REVIEW_BOUNDS.reason),
      ),
    },
    changes: true,
    helpText:
      'hide a review from the pages and mail the reason to its author; its stars still count',
    prepare: ({ word, reason }) =>
      runReviewCommand(
        word,
        { type: 'hideReview', reason },
        'is hidden; its author gets the reason by mail',
      ),
  }),
  defineCommand({
    name: 'reviews show',
    explainsMissingStore: true,
    word: BOOKING_ID,
    changes: true,
    helpText: 'show a hidden review on the pages again',
    prepare: ({ word }) => runReviewCommand(word, { type: 'showReview' }, 'is public again'),
  }),
];
