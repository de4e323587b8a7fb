import type { MailContent } from '../../application/ports/mail/content.ts';
import { day, moment, price } from '../words/amounts-and-days.pl.ts';
import { note, type Rows, text } from './blocks.ts';
import { copy } from './copy.pl.ts';
import { payment } from './payment-blocks.ts';
import type { NewsWords } from './timely-letters.ts';
import { tripWithFreeDay } from './trip-blocks.ts';

/** A payment that was taken back (R31): which, what is owed again by when and how, and what to do where that is wrong. */
export const undoneWords = (content: Extract<MailContent, { kind: 'bookingPaymentUndone' }>): NewsWords => {
  const { firstDue, keptUntil, ...more } = content;
  const { how, amount, on, paid, left, onItsWay, bookingId } = more;
  const words = copy.undone[how];
  const after: Rows = onItsWay === null ? [[copy.undone.left, price(left)]] : [[copy.undone.onItsWay, price(onItsWay)]];
  const rows: Rows = [[words.amount, price(amount)], [copy.undone.paid, price(paid)], ...after];
  const settled = onItsWay === null && more.plan.length > 0 && left === 0;
  return {
    subject: words.subject(bookingId),
    blocks: [
      text(words.lead(price(amount), day(on))),
      tripWithFreeDay(content, rows),
      ...(firstDue === null ? [] : [text(copy.undone.firstDue(moment(firstDue)))]),
      ...payment({ ...more, ...(firstDue === null ? {} : { firstDue }) }),
      ...(settled ? [note(copy.undone.settled)] : []),
      ...(keptUntil === undefined ? [] : [note(copy.undone.keep(day(keptUntil)))]),
      note(words.wrong),
    ],
  };
};
