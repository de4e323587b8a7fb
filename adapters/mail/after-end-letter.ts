import type { MailContent } from '../../application/ports/mail/content.ts';
import { formatDay, formatPrice } from '../words/amounts-and-days.pl.ts';
import { type FactRows, noteBlock, textBlock } from './blocks.ts';
import { mailCopy } from './copy.pl.ts';
import { meansRow } from './payment-blocks.ts';
import type { NotificationText } from './scheduled-letters.ts';
import { tripBlock } from './trip-blocks.ts';

/** A payment after a cancellation is refunded, or the office decides (R31, R70). */
export const afterEndWords = (
  content: Extract<MailContent, { kind: 'bookingPaidAfterEnd' }>,
): NotificationText => {
  const { bookingId, reason, how, means, amount, undecided = 0, onItsWay = 0, backBy } = content;
  const { subject, lead, calledOff, undecided: decides, stillWish } = mailCopy.afterEnd;
  const back: FactRows = onItsWay > 0 ? [[mailCopy.cancelled.refund, formatPrice(onItsWay)]] : [];
  return {
    subject: subject(bookingId),
    blocks: [
      textBlock((reason === 'organiser' ? calledOff : lead)[means === undefined ? how : 'means']),
      tripBlock(content, [
        [mailCopy.paid.amount, formatPrice(amount)],
        ...meansRow(means),
        ...back,
      ]),
      ...(backBy === undefined
        ? []
        : [noteBlock(mailCopy.cancelled.backPart(mailCopy.cancelled.by(formatDay(backBy))))]),
      ...(undecided > 0 ? [noteBlock(decides(formatPrice(undecided)))] : []),
      ...(reason === 'unpaid' ? [noteBlock(stillWish)] : []),
    ],
  };
};

export const lateDecidedWords = (
  content: Extract<MailContent, { kind: 'bookingLateDecided' }>,
): NotificationText => {
  const { subject, lead, sum, wrong } = mailCopy.lateDecided;
  const { bookingId, decided, amount, undecided = 0 } = content;
  return {
    subject: subject(bookingId),
    blocks: [
      textBlock(lead),
      tripBlock(content, [[sum[decided], formatPrice(amount)]]),
      ...(undecided > 0 ? [noteBlock(mailCopy.afterEnd.undecided(formatPrice(undecided)))] : []),
      noteBlock(wrong),
    ],
  };
};
