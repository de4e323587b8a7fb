import type { Result } from 'neverthrow';
import { closedReason } from '../../catalogue/offer.ts';
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
  acceptCommand,
  type CommandContext,
  type CommandOf,
  canOrderPlaces,
  type Decided,
  fitsWithOtherBookings,
  refuseCommand,
} from '../commands.ts';
import { addNote, recordMessage, recordMissingDataRequest } from '../note.ts';
import { announcementsOf } from './announcements.ts';
import { applyBuyerCorrection, setKsefNumber } from './buyer-and-ksef.ts';
import { cancelBooking, cancellationFeeDay, cancelUnpaid } from './cancelling.ts';
import { applyChange } from './change.ts';
import { firstPaymentDueForOrder, ledgerOfBooking, momentPlanLineBecomesLate } from './dues.ts';
import { paymentMethodPendingFlag, setPaymentMethodToTransfer } from './payment-methods.ts';
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
      return refuseCommand({ kind: 'alreadyDone' });
    case 'early':
      return refuseCommand({ kind: 'notDue' });
    case 'late':
      return refuseCommand({ kind: 'changesClosed' });
    case 'open':
      return isStarRating(stars) && isReviewText(text)
        ? acceptCommand({ ...booking, review: { stars, text, at } })
        : refuseCommand(invalidAnswers(problem(null, 'note', 'invalid')));
  }
};

/** Hides a review's text from public pages; its stars still count (R72). */
const hideReview = (
  { at, by }: CommandContext,
  booking: Confirmed,
  { reason }: CommandOf<'hideReview'>,
): Decided => {
  const { review } = booking;
  if (review === undefined) return refuseCommand({ kind: 'notDue' });
  if (review.hidden !== undefined) return refuseCommand({ kind: 'alreadyDone' });
  if (reason === '' || reason.length > REVIEW_BOUNDS.reason || by.kind !== 'office')
    return refuseCommand(invalidAnswers(problem(null, 'note', 'invalid')));
  return acceptCommand({ ...booking, review: { ...review, hidden: { reason, by: by.name, at } } });
};

const showReview = (booking: Confirmed): Decided => {
  const { review } = booking;
  if (review === undefined) return refuseCommand({ kind: 'notDue' });
  if (review.hidden === undefined) return refuseCommand({ kind: 'alreadyDone' });
  const { hidden: _hidden, ...visible } = review;
  return acceptCommand({ ...booking, review: visible });
};

/** The shop stops asking this traveller for reviews, also after later trips. */
const declineReviews = ({ at }: CommandContext, booking: Confirmed): Decided =>
  booking.reviewsDeclinedAt === undefined
    ? acceptCommand({ ...booking, reviewsDeclinedAt: at })
    : refuseCommand({ kind: 'alreadyDone' });

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
    ? refuseCommand({ kind: 'changesClosed' })
    : enter(context, booking).andThen((group) =>
        acceptCommand(saveConfirmed(context, applyGroupRebates(context, { ...booking, group }))),
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
  if (!late || booking.reminded.includes(line)) return refuseCommand({ kind: 'notDue' });
  return acceptCommand({ ...booking, reminded: [...booking.reminded, line] });
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
    ? acceptCommand({ ...booking, announced: [...(booking.announced ?? []), what] })
    : refuseCommand({ kind: 'notDue' });
};

const grantRebate = (
  context: CommandContext,
  booking: Confirmed,
  { amount, reason }: CommandOf<'grantRebate'>,
): Decided => {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return refuseCommand(invalidAnswers(problem(null, 'rebate', 'invalid')));
  const officeRebates = [...booking.officeRebates, { amount, reason }];
  const terms = {
    ...booking.basis.terms,
    officeRebates: officeRebates.map((rebate) => rebate.amount),
  };
  return acceptCommand(
    saveConfirmed(
      context,
      repriceBooking(context, { ...booking, officeRebates }, booking.quote.rows, terms),
    ),
  );
};

/** A party that moves up keeps its price and pays like a new order (R11). */
const moveUp = (context: CommandContext, booking: Waiting): Decided => {
  const { offer, today, at, by } = context;
  // The office can move parties up even on an offer that takes only sign-ups.
  const room =
    by.kind === 'office'
      ? fitsWithOtherBookings(context, booking.seats)
      : canOrderPlaces(context, booking.seats);
  if (!room || closedReason(offer, today) !== null) return refuseCommand({ kind: 'notDue' });
  const confirmed: Confirmed = {
    ...booking,
    status: 'confirmed',
    firstDue: firstPaymentDueForOrder(context),
    ...paymentMethodPendingFlag(context, booking),
    plan: booking.plan.map((line) => ({
      ...line,
      due: line.due !== null && line.due < today ? null : line.due,
    })),
    version: booking.version + 1,
    savedAt: at,
  };
  return acceptCommand(applyGroupRebates(context, confirmed));
};

const endTrip = (
  context: CommandContext,
  booking: Confirmed,
  command: CommandOf<'cancel' | 'callOff'>,
): Decided => {
  if (command.type === 'callOff') return cancelBooking(context, booking, 'organiser');
  const { reason, asOfAsked } = command;
  const day =
    reason === 'customer' && asOfAsked === true
      ? cancellationFeeDay(booking, context.today)
      : context.today;
  return cancelBooking(context, booking, reason, day);
};

/** A change is refused if its price differs from the previewed price (R17, R37). */
const checkShownPrice = (
  { expectedPrice }: CommandOf<'changeBooking'>,
  after: Confirmed,
): Decided =>
  expectedPrice === undefined || after.quote.price === expectedPrice
    ? acceptCommand(after)
    : refuseCommand({ kind: 'priceChanged', price: after.quote.price });

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
      return enterGroup(context, booking, openGroup);
    case 'joinGroup':
      return enterGroup(context, booking, joinGroup);
    case 'regroup': {
      const after = applyGroupRebates(context, booking);
      return after === booking
        ? refuseCommand({ kind: 'notDue' })
        : acceptCommand(saveConfirmed(context, after));
    }
    case 'registerPayment':
      return registerPayment(context, booking, command);
    case 'undoPayment':
      return undoPayment(context, booking, command);
    case 'tellUndone':
      return notifyOfUndonePayment(context, booking, command);
    case 'requestCancel':
      return today >= context.offer.from
        ? refuseCommand({ kind: 'changesClosed' })
        : acceptCommand(
            saveConfirmed(context, booking, { cancelAskedAt: booking.cancelAskedAt ?? context.at }),
          );
    case 'cancel':
    case 'callOff':
      return today > context.offer.to
        ? refuseCommand({ kind: 'bookingClosed', reason: 'over' })
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
        ? refuseCommand({ kind: 'alreadyDone' })
        : acceptCommand(saveConfirmed(context, booking, { ageCleared: true }));
    case 'nameWay':
      return booking.wayAwaited === true
        ? acceptCommand(setPaymentMethodToTransfer(context, booking))
        : refuseCommand({ kind: 'alreadyDone' });
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
      return moveUp(context, booking);
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
