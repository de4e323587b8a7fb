import type { MailContent } from '../../application/ports/mail/content.ts';
import { day, price } from '../words/amounts-and-days.pl.ts';
import { note, type Rows, text } from './blocks.ts';
import { copy } from './copy.pl.ts';
import type { NewsWords } from './timely-letters.ts';
import { trip } from './trip-blocks.ts';

/** Money that came in after the end of a booking (R31, R70): that it is kept, and whether it goes back or the office decides, as the panel says it. */
export const afterEndWords = (content: Extract<MailContent, { kind: 'bookingPaidAfterEnd' }>): NewsWords => {
  const { bookingId, reason, how, amount, undecided = 0, onItsWay = 0, backBy } = content;
  const { subject, lead, calledOff, undecided: decides, stillWish } = copy.afterEnd;
  const back: Rows = onItsWay > 0 ? [[copy.cancelled.refund, price(onItsWay)]] : [];
  return {
    subject: subject(bookingId),
    blocks: [
      text((reason === 'organiser' ? calledOff : lead)[how]),
      trip(content, [[copy.paid.amount, price(amount)], ...back]),
      ...(backBy === undefined ? [] : [note(copy.cancelled.backPart(copy.cancelled.by(day(backBy))))]),
      ...(undecided > 0 ? [note(decides(price(undecided)))] : []),
      ...(reason === 'unpaid' ? [note(stillWish)] : []),
    ],
  };
};

/** What the office has decided of it. */
export const lateDecidedWords = (content: Extract<MailContent, { kind: 'bookingLateDecided' }>): NewsWords => {
  const { subject, lead, sum, wrong } = copy.lateDecided;
  const { bookingId, decided, amount, undecided = 0 } = content;
  return {
    subject: subject(bookingId),
    blocks: [
      text(lead),
      trip(content, [[sum[decided], price(amount)]]),
      ...(undecided > 0 ? [note(copy.afterEnd.undecided(price(undecided)))] : []),
      note(wrong),
    ],
  };
};
