import type { MailContent } from '../../application/ports/mail/content.ts';
import { formatDay, formatMoment, formatPrice } from '../words/amounts-and-days.pl.ts';
import { note, type Rows, text } from './blocks.ts';
import { copy } from './copy.pl.ts';
import { paymentBlocks } from './payment-blocks.ts';
import type { NotificationText } from './timely-letters.ts';
import { tripBlockWithFreeDay } from './trip-blocks.ts';

/** The reversed payment, the sum that is due again, and what to do if this is wrong (R31). */
export const undoneWords = (
  content: Extract<MailContent, { kind: 'bookingPaymentUndone' }>,
): NotificationText => {
  const { firstDue, keptUntil, ...more } = content;
  const { how, amount, on, paid, left, onItsWay, bookingId } = more;
  const words = copy.undone[how];
  const after: Rows =
    onItsWay === null
      ? [[copy.undone.left, formatPrice(left)]]
      : [[copy.undone.onItsWay, formatPrice(onItsWay)]];
  const rows: Rows = [
    [words.amount, formatPrice(amount)],
    [copy.undone.paid, formatPrice(paid)],
    ...after,
  ];
  const settled = onItsWay === null && more.plan.length > 0 && left === 0;
  return {
    subject: words.subject(bookingId),
    blocks: [
      text(words.lead(formatPrice(amount), formatDay(on))),
      tripBlockWithFreeDay(content, rows),
      ...(firstDue === null ? [] : [text(copy.undone.firstDue(formatMoment(firstDue)))]),
      ...paymentBlocks({ ...more, ...(firstDue === null ? {} : { firstDue }) }),
      ...(settled ? [note(copy.undone.settled)] : []),
      ...(keptUntil === undefined ? [] : [note(copy.undone.keep(formatDay(keptUntil)))]),
      note(words.wrong),
    ],
  };
};
