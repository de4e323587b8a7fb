import type { MailContent } from '../../application/ports/mail/content.ts';
import { formatDay, formatMoment, formatPrice } from '../words/amounts-and-days.pl.ts';
import { type FactRows, noteBlock, textBlock } from './blocks.ts';
import { mailCopy } from './copy.pl.ts';
import { meansRow, paymentBlocks } from './payment-blocks.ts';
import type { NotificationText } from './scheduled-letters.ts';
import { tripBlockWithFreeDay } from './trip-blocks.ts';

/** Names the undone payment, the sum that is due again, and what to do if it is wrong (R31). */
export const undoneWords = (
  content: Extract<MailContent, { kind: 'bookingPaymentUndone' }>,
): NotificationText => {
  const { firstDue, keptUntil, ...more } = content;
  const { how, means, amount, on, paid, left: leftToPay, onItsWay, bookingId } = more;
  const words = mailCopy.undone[means === undefined ? how : 'means'];
  const after: FactRows =
    onItsWay === null
      ? [[mailCopy.undone.left, formatPrice(leftToPay)]]
      : [[mailCopy.undone.onItsWay, formatPrice(onItsWay)]];
  const rows: FactRows = [
    [words.amount, formatPrice(amount)],
    ...meansRow(means),
    [mailCopy.undone.paid, formatPrice(paid)],
    ...after,
  ];
  const settled = onItsWay === null && more.plan.length > 0 && leftToPay === 0;
  return {
    subject: words.subject(bookingId),
    blocks: [
      textBlock(words.lead(formatPrice(amount), formatDay(on))),
      tripBlockWithFreeDay(content, rows),
      ...(firstDue === null ? [] : [textBlock(mailCopy.undone.firstDue(formatMoment(firstDue)))]),
      ...paymentBlocks({ ...more, ...(firstDue === null ? {} : { firstDue }) }),
      ...(settled ? [noteBlock(mailCopy.undone.settled)] : []),
      ...(keptUntil === undefined ? [] : [noteBlock(mailCopy.undone.keep(formatDay(keptUntil)))]),
      noteBlock(words.wrong),
    ],
  };
};
