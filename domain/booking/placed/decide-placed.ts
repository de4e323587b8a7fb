import type { Result } from 'neverthrow';
import {
  type GroupContext,
  type GroupMembership,
  type GroupRefusal,
  joinGroup,
  openGroup,
} from '../../groups/group.ts';
import { invalidAnswers, problem } from '../../party/problem.ts';
import { isReviewText, isStarRating, REVIEW_BOUNDS, reviewState } from '../../reviews/review.ts';
import type { Cancelled, Confirmed, Waiting } from '../booking.ts';
import type { CommandIn } from '../command-facts.ts';
import {
  acceptedDecision,
  type CommandContext,
  type CommandOf,
  type Decided,
  refusedDecision,
} from '../commands.ts';
import { addNote, recordMessage, recordMissingDataRequest } from '../note.ts';
import { announcementsOf } from './announcements.ts';
import { applyBuyerCorrection, setKsefNumber } from './buyer-and-ksef.ts';
import { cancelBooking, cancellationFeeMoment, cancelUnpaid } from './cancelling.ts';
import { applyChange } from './change.ts';
import { ledgerOfBooking, momentPlanLineBecomesLate } from './dues.ts';
import { moveUp } from './moving-up.ts';
import { setPaymentMethodToTransfer } from './payment-methods.ts';
import {
  keepLatePayment,
  notifyOfUndonePayment,
  redeemVoucher,
  registerPayment,
  undoPayment,
} from './payments.ts';
import { applyGroupRebates, repriceBooking } from './repricing.ts';

/**
 * Accepts a booking's only review. The version stays the same, because no customer's save depends
 * on reviews (R58).
 */
const giveReview = (
  { at, today, offer }: CommandContext,
  booking: Confirmed,
  { stars, text }: CommandOf<'giveReview'>,
): Decided => {
  switch (reviewState(booking.review !== undefined, offer.to, today)) {
    case 'given':
      return refusedDecision({ kind: 'alreadyDone' });
    case 'early':
      return refusedDecision({ kind: 'notDue' });
    case 'late':
      return refusedDecision({ kind: 'changesClosed' });
    case 'open':
      return isStarRating(stars) && isReviewText(text)
        ? acceptedDecision({ ...booking, review: { stars, text, at } })
        : refusedDecision(invalidAnswers(problem(null, 'note', 'invalid')));
  }
};

/** Hides a review's text from public pages; its stars still count (R72). */
const hideReview = (
  { at, by }: CommandContext,
  booking: Confirmed,
  { reason }: CommandOf<'hideReview'>,
): Decided => {
  const { review } = booking;
  if (review === undefined) return refusedDecision({ kind: 'notDue' });
  if (review.hidden !== undefined) return refusedDecision({ kind: 'alreadyDone' });
  if (reason === '' || reason.length > REVIEW_BOUNDS.reason || by.kind !== 'office')
    return refusedDecision(invalidAnswers(problem(null, 'note', 'invalid')));
  return acceptedDecision({
    ...booking,
    review: { ...review, hidden: { reason, by: by.name, at } },
  });
};

const showReview = (booking: Confirmed): Decided => {
  const { review } = booking;
  if (review === undefined) return refusedDecision({ kind: 'notDue' });
  if (review.hidden === undefined) return refusedDecision({ kind: 'alreadyDone' });
  const { hidden: _hidden, ...visible } = review;
  return acceptedDecision({ ...booking, review: visible });
};

/** The shop stops asking this traveller for reviews, also after later trips. */
const declineReviews = ({ at }: CommandContext, booking: Confirmed): Decided =>
  booking.reviewsDeclinedAt === undefined
    ? acceptedDecision({ ...booking, reviewsDeclinedAt: at })
    : refusedDecision({ kind: 'alreadyDone' });

const saveConfirmed = (
  { at }: CommandContext,
  booking: Confirmed,
  changes: Partial<Confirmed> = {},
): Confirmed => ({
  ...booking,
  ...changes,
  version: booking.version + 1,
  savedAt: at,
});

type Enter = (context: GroupContext, booking: Confirmed) => Result<GroupMembership, GroupRefusal>;

/** A booking that joins a group gets the group rebate at once (R21). */
const enterGroup = (context: CommandContext, booking: Confirmed, enter: Enter): Decided =>
  context.today > context.offer.to
    ? refusedDecision({ kind: 'changesClosed' })
    : enter(context, booking).andThen((group) =>
        acceptedDecision(saveConfirmed(context, applyGroupRebates(context, { ...booking, group }))),
      );

const remind = (
  { at }: CommandContext,
  booking: Confirmed,
  { line }: CommandOf<'remind'>,
): Decided => {
  const planned = ledgerOfBooking(booking).lines.find(({ number }) => number === line);
  const late =
    planned !== undefined &&
    planned.paid < planned.amount &&
    at >= momentPlanLineBecomesLate(booking, line);
  if (!late || booking.reminded.includes(line)) return refusedDecision({ kind: 'notDue' });
  return acceptedDecision({ ...booking, reminded: [...booking.reminded, line] });
};

const announce = (
  { at, offer, settings }: CommandContext,
  booking: Confirmed,
  { what }: CommandOf<'announce'>,
): Decided => {
  const due = announcementsOf(booking, offer, settings).some(
    (each) => each.what === what && at >= each.at,
  );
  return due
    ? acceptedDecision({ ...booking, announced: [...(booking.announced ?? []), what] })
    : refusedDecision({ kind: 'notDue' });
};

const grantRebate = (
  context: CommandContext,
  booking: Confirmed,
  { amount, reason }: CommandOf<'grantRebate'>,
): Decided => {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return refusedDecision(invalidAnswers(problem(null, 'rebate', 'invalid')));
  const officeRebates = [...booking.officeRebates, { amount, reason }];
  const terms = {
    ...booking.basis.terms,
    officeRebates: officeRebates.map((rebate) => rebate.amount),
  };
  return acceptedDecision(
    saveConfirmed(
      context,
      repriceBooking(context, { ...booking, officeRebates }, booking.quote.rows, terms),
    ),
  );
};

const endTrip = (
  context: CommandContext,
  booking: Confirmed,
  command: CommandOf<'cancel' | 'callOff'>,
): Decided => {
  if (command.type === 'callOff') return cancelBooking(context, booking, 'organiser');
  const { reason, asOfAsked } = command;
  const requestedAt =
    reason === 'customer' && asOfAsked === true
      ? cancellationFeeMoment(booking, context.at)
      : context.at;
  return cancelBooking(context, booking, reason, requestedAt);
};

/** A change is refused if its price differs from the previewed price (R17, R37). */
const checkShownPrice = (
  { expectedPrice }: CommandOf<'changeBooking'>,
  after: Confirmed,
): Decided =>
  expectedPrice === undefined || after.quote.price === expectedPrice
    ? acceptedDecision(after)
    : refusedDecision({ kind: 'priceChanged', price: after.quote.price });

export const decideConfirmed = (
  context: CommandContext,
  booking: Confirmed,
  command: CommandIn<'confirmed'>,
): Decided => {
  const { today } = context;
  switch (command.type) {
    case 'redeemVoucher':
      return redeemVoucher(context, booking, command);
    case 'createGroup':
      return enterGroup(context, booking, (...opened) =>
        openGroup(...opened, command.keepsDays === true),
      );
    case 'joinGroup':
      return enterGroup(context, booking, joinGroup);
    case 'regroup': {
      const after = applyGroupRebates(context, booking);
      return after === booking
        ? refusedDecision({ kind: 'notDue' })
        : acceptedDecision(saveConfirmed(context, after));
    }
    case 'registerPayment':
      return registerPayment(context, booking, command);
    case 'undoPayment':
      return undoPayment(context, booking, command);
    case 'tellUndone':
      return notifyOfUndonePayment(context, booking, command);
    case 'requestCancel':
      return today >= context.offer.from
        ? refusedDecision({ kind: 'changesClosed' })
        : acceptedDecision(
            saveConfirmed(context, booking, { cancelAskedAt: booking.cancelAskedAt ?? context.at }),
          );
    case 'cancel':
    case 'callOff':
      return today > context.offer.to
        ? refusedDecision({ kind: 'bookingClosed', reason: 'over' })
        : endTrip(context, booking, command);
    case 'cancelUnpaid':
      return cancelUnpaid(context, booking, command);
    case 'remind':
      return remind(context, booking, command);
    case 'announce':
      return announce(context, booking, command);
    case 'grantRebate':
      return grantRebate(context, booking, command);
    case 'tell':
      return command.about === 'missingData'
        ? recordMissingDataRequest(context, booking, command)
        : recordMessage(booking, command);
    case 'note':
      return addNote(context, booking, command);
    case 'nameKsef':
      return setKsefNumber(booking, command);
    case 'correctBuyer':
      return applyBuyerCorrection(booking, command);
    case 'clearAge':
      // After the office's consent, a change can add a traveller of 45 or older (R33, R37).
      return booking.ageCleared
        ? refusedDecision({ kind: 'alreadyDone' })
        : acceptedDecision(saveConfirmed(context, booking, { ageCleared: true }));
    case 'nameWay':
      return booking.wayAwaited === true
        ? acceptedDecision(setPaymentMethodToTransfer(context, booking))
        : refusedDecision({ kind: 'alreadyDone' });
    case 'giveReview':
      return giveReview(context, booking, command);
    case 'hideReview':
      return hideReview(context, booking, command);
    case 'showReview':
      return showReview(booking);
    case 'declineReviews':
      return declineReviews(context, booking);
    case 'changeBooking':
      return applyChange(context, booking, command).andThen(({ booking: after, rows }) =>
        checkShownPrice(
          command,
          saveConfirmed(context, repriceBooking(context, after, rows, after.basis.terms)),
        ),
      );
  }
};

export const decideWaiting = (
  context: CommandContext,
  booking: Waiting,
  command: CommandIn<'reserveList'>,
): Decided => {
  switch (command.type) {
    case 'moveUp':
      return moveUp(context, booking, command);
    case 'leaveReserveList':
      return cancelBooking(context, booking, 'leftReserveList');
    case 'cancel':
      return cancelBooking(context, booking, command.reason);
    case 'callOff':
      return cancelBooking(context, booking, 'organiser');
    case 'registerPayment':
      return registerPayment(context, booking, command);
    case 'undoPayment':
      return undoPayment(context, booking, command);
    case 'tellUndone':
      return notifyOfUndonePayment(context, booking, command);
    case 'tell':
      return recordMessage(booking, command);
    case 'note':
      return addNote(context, booking, command);
  }
};

/**
 * Decides a command on a cancelled booking. Such a booking still accepts commands on payments and
 * refunds, messages, notes, KSeF numbers and a corrected buyer.
 */
export const decideCancelled = (
  context: CommandContext,
  booking: Cancelled,
  command: CommandIn<'cancelled'>,
): Decided => {
  switch (command.type) {
    case 'registerPayment':
      return registerPayment(context, booking, command);
    case 'undoPayment':
      return undoPayment(context, booking, command);
    case 'tellUndone':
      return notifyOfUndonePayment(context, booking, command);
    case 'keepLate':
      return keepLatePayment(context, booking, command);
    case 'tell':
      return recordMessage(booking, command);
    case 'note':
      return addNote(context, booking, command);
    case 'nameKsef':
      return setKsefNumber(booking, command);
    case 'correctBuyer':
      return applyBuyerCorrection(booking, command);
  }
};
