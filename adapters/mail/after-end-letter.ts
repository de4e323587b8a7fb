import type { MailContent } from '../../application/ports/mail/content.ts';
import { formatDay, formatPrice } from '../words/amounts-and-days.pl.ts';
import { note, type Rows, text } from './blocks.ts';
import { copy } from './copy.pl.ts';
import type { NotificationText } from './timely-letters.ts';
import { tripBlock } from './trip-blocks.ts';

/** Late money goes back or waits for the office (R31, R70). The panel uses the same words. */
export const afterEndWords = (
  content: Extract<MailContent, { kind: 'bookingPaidAfterEnd' }>,
): NotificationText => {
  const { bookingId, reason, how, amount, undecided = 0, onItsWay = 0, backBy } = content;
  const { subject, lead, calledOff, undecided: decides, stillWish } = copy.afterEnd;
  const back: Rows = onItsWay > 0 ? [[copy.cancelled.refund, formatPrice(onItsWay)]] : [];
  return {
    subject: subject(bookingId),
    blocks: [
      text((reason === 'organiser' ? calledOff : lead)[how]),
      tripBlock(content, [[copy.paid.amount, formatPrice(amount)], ...back]),
      ...(backBy === undefined
        ? []
        : [note(copy.cancelled.backPart(copy.cancelled.by(formatDay(backBy))))]),
      ...(undecided > 0 ? [note(decides(formatPrice(undecided)))] : []),
      ...(reason === 'unpaid' ? [note(stillWish)] : []),
    ],
  };
};

export const lateDecidedWords = (
  content: Extract<MailContent, { kind: 'bookingLateDecided' }>,
): NotificationText => {
  const { subject, lead, sum, wrong } = copy.lateDecided;
  const { bookingId, decided, amount, undecided = 0 } = content;
  return {
    subject: subject(bookingId),
    blocks: [
      text(lead),
      tripBlock(content, [[sum[decided], formatPrice(amount)]]),
      ...(undecided > 0 ? [note(copy.afterEnd.undecided(formatPrice(undecided)))] : []),
      note(wrong),
    ],
  };
};
